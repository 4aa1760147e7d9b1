// The stay that a hotel's page is asked for: as the fields of its form, and in words.
import { plainDate } from '#kernel/clock.ts'
import type { FieldFault } from '#kernel/fault.ts'
import { addDays, nightsBetween } from '#kernel/plain-date.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { sayForStay, sayGuests, sayStayDates } from './say-terms.server.ts'
import { formLimits, hasStay, type SearchAddress, writeRoom } from './stay-address.ts'

/** @param faults of the stay, as the API tells them */
export function presentStay(page: PageContext, search: SearchAddress, faults: readonly FieldFault[], now: Date) {
  const today = plainDate(now, page.provider.location.timeZone)
  return {
    search,
    /** As calls and addresses have them. */
    rooms: search.rooms.map(writeRoom),
    today,
    lastDay: addDays(today, formLimits.daysAhead),
    said: hasStay(search) && faults.length === 0 ? sayStay(page, search) : '',
    /** What a price is for; empty without dates. */
    forStay: hasStay(search) && faults.length === 0 ? sayForStay(page.t, search) : '',
    guestsSaid: sayGuests(search.rooms, page.t),
    faults: [...faults],
  }
}
export type StayView = ReturnType<typeof presentStay>

function sayStay({ t, visitor }: PageContext, { checkIn, checkOut }: SearchAddress): string {
  const nights = t('hotels.list.nights', { count: nightsBetween(checkIn, checkOut) })
  return t('hotels.list.and', { first: sayStayDates(checkIn, checkOut, visitor.language), second: nights })
}
