// By when a provider's first answer to a request is promised, as a day.
import type { Provider } from '#domain/provider/provider.ts'
import { plainDate } from '#kernel/clock.ts'

const hoursADay = 8
const dayMs = 86_400_000

/**
 * The working hours that a provider names say nothing of its days off, which differ from land to land. So this is the latest
 * day that they can mean: eight hours a day, the day of sending not counted, two days off in every five that are worked.
 * @returns a plain date where the provider is
 */
export function replyByOf({ contact, location }: Pick<Provider, 'contact' | 'location'>, sentAt: Date): string {
  const worked = Math.ceil(contact.replyHours / hoursADay)
  const days = worked + 2 * Math.ceil(worked / 5)
  const sentOn = plainDate(sentAt, location.timeZone)
  return new Date(Date.parse(`${sentOn}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}
