// When and where a stay is, as its cancellation policy is drawn and told: to the day of arrival, by the clock of the hotel.
import { momentAt } from '#kernel/moment-at.ts'
import { formatShortDay, zoneName } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import type { PolicySpan } from '#web/site/present-policy.server.ts'

/** Rooms are ready at about that time, where the hotel does not say; the drawing needs an end. */
const usualArrival = '15:00'

export function policySpan(
  { t, visitor: { language } }: Pick<PageContext, 't' | 'visitor'>,
  { timeZone, checkIn }: { timeZone: string; checkIn: string },
): PolicySpan {
  return {
    timeZone,
    startsOn: checkIn,
    startsAt: momentAt(checkIn, usualArrival, timeZone),
    starts: t('meta.hotels.policy.arrival', { day: formatShortDay(checkIn, language) }),
    zone: t('meta.hotels.policy.zone', { zone: zoneName(timeZone, language) }),
  }
}
