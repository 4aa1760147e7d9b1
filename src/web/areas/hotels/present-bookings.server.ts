// The list of a client's hotel bookings in words: what is held, what is coming, and what is over.
import { type HotelBooking, listHotelBookings } from '#contract/hotel-bookings.ts'
import { plainDate } from '#kernel/clock.ts'
import { areaTexts } from '#texts/catalogues.ts'
import type { PageContext } from '#web/page-context.ts'
import { presentPrice } from '#web/price-text.server.ts'
import { contentLanguageOf } from '#web/visitor.ts'
import { sayStayDates } from './say-terms.server.ts'

/** In this order on the page: what waits for the client first. */
const groups = ['held', 'coming', 'over'] as const
type Group = (typeof groups)[number]

/** `groups` is undefined where the list cannot be had. */
export async function presentBookings(page: PageContext, now: Date) {
  const { language, currency } = page.visitor
  const found = await page
    .call(listHotelBookings, { language: contentLanguageOf(page.visitor), currency })
    .catch(() => undefined)
  return {
    hotelsTexts: areaTexts(language, 'hotels'),
    heading: page.t('hotels.bookings.title'),
    groups: found && presentGroups(page, found, now),
  }
}
/** What is held and what is coming, the next one first; undefined where it cannot be had. */
export async function presentComingStays(page: PageContext, now: Date): Promise<BookingItem[] | undefined> {
  const { currency } = page.visitor
  const found = await page
    .call(listHotelBookings, { language: contentLanguageOf(page.visitor), currency })
    .catch(() => undefined)
  return found?.map((booking) => presentItem(page, booking, now)).filter(({ group }) => group !== 'over')
}
export type BookingGroups = ReturnType<typeof presentGroups>

function presentGroups(page: PageContext, found: HotelBooking[], now: Date) {
  const items = found.map((booking) => presentItem(page, booking, now))
  return groups
    .map((name) => ({
      name,
      title: page.t(`meta.hotels.bookings.group.${name}`),
      items: items.filter(({ group }) => group === name),
    }))
    .filter((group) => group.items.length > 0)
}
export type BookingItem = ReturnType<typeof presentItem>

function groupOf({ state, checkOut, hotel }: HotelBooking, now: Date): Group {
  if (state === 'held' || state === 'asked') return 'held'
  const isLive = state === 'booked' || state === 'booking' || state === 'cancelling'
  return isLive && plainDate(now, hotel.timeZone) <= checkOut ? 'coming' : 'over'
}

function presentItem(page: PageContext, booking: HotelBooking, now: Date) {
  const { t, visitor } = page
  const { reference, hotel, state } = booking
  return {
    reference,
    href: `/profile/hotels/bookings/${reference}`,
    group: groupOf(booking, now),
    state,
    stateText: t(`meta.hotels.bookings.state.${state}`),
    hotel: hotel.name,
    dates: sayNights(page, booking),
    room: booking.room.name,
    total: presentPrice(booking.price.total, visitor.language),
  }
}

/** `Wed 12 May to Wed 19 May 2027, 7 nights` */
export function sayNights(
  { t, visitor }: Pick<PageContext, 't' | 'visitor'>,
  { checkIn, checkOut, nights }: Pick<HotelBooking, 'checkIn' | 'checkOut' | 'nights'>,
): string {
  const [first, second] = [
    sayStayDates(checkIn, checkOut, visitor.language),
    t('hotels.list.nights', { count: nights }),
  ]
  return t('hotels.list.and', { first, second })
}
