// By when a provider's answer is promised: the moment at which it is due, and the day that people are told.
import { plainDate } from '#kernel/clock.ts'
import { momentAt } from '#kernel/moment-at.ts'
import { addDays } from '#kernel/plain-date.ts'
import { afterOpenHours } from './after-open-hours.ts'
import type { Provider } from './provider.ts'

type Promised = Pick<Provider, 'contact' | 'location'>

const hoursADay = 8

/** The day that an answer is due on. @returns a plain date where the provider is */
export function replyByOf(provider: Promised, sentAt: Date): string {
  const { timeZone } = provider.location
  const openUntil = afterOpening(provider, sentAt)
  return openUntil ? plainDate(openUntil, timeZone) : latestDay(provider, sentAt)
}

/**
 * The moment until which an answer is in time: the promised working hours counted through the opening hours, by the clock where
 * the provider is. Of one that names none it is the end of the latest day that they can mean.
 */
export function dueAtOf(provider: Promised, askedAt: Date): Date {
  const nextDay = () => addDays(latestDay(provider, askedAt), 1)
  return afterOpening(provider, askedAt) ?? momentAt(nextDay(), '00:00', provider.location.timeZone)
}

function afterOpening({ contact, location }: Promised, askedAt: Date): Date | undefined {
  const { openingHours, replyHours } = contact
  return openingHours?.length ? afterOpenHours(openingHours, location.timeZone, askedAt, replyHours) : undefined
}

/**
 * Working hours alone say nothing of days off, which differ from land to land. So this is the latest day that they can mean: eight
 * hours a day, the day of sending not counted, two days off in every five that are worked.
 */
function latestDay({ contact, location }: Promised, sentAt: Date): string {
  const worked = Math.ceil(contact.replyHours / hoursADay)
  const days = worked + 2 * Math.ceil(worked / 5)
  return addDays(plainDate(sentAt, location.timeZone), days)
}
