// By when a provider's answer is promised: the day that people are told, and the moment at which it is over.
import { plainDate } from '#kernel/clock.ts'
import { momentAt } from '#kernel/moment-at.ts'
import { addDays } from '#kernel/plain-date.ts'
import type { Provider } from './provider.ts'

type Promised = Pick<Provider, 'contact' | 'location'>

const hoursADay = 8

/**
 * The working hours that a provider names say nothing of its days off, which differ from land to land. So this is the latest
 * day that they can mean: eight hours a day, the day of sending not counted, two days off in every five that are worked.
 * @returns a plain date where the provider is
 */
export function replyByOf({ contact, location }: Promised, sentAt: Date): string {
  const worked = Math.ceil(contact.replyHours / hoursADay)
  const days = worked + 2 * Math.ceil(worked / 5)
  return addDays(plainDate(sentAt, location.timeZone), days)
}

/** The moment at which that day is over where the provider is: an answer before it is in time. */
export function dueAtOf(provider: Promised, askedAt: Date): Date {
  return momentAt(addDays(replyByOf(provider, askedAt), 1), '00:00', provider.location.timeZone)
}
