// Hotels as a kind of booking: what only a stay has to tell, on the screens that all bookings share.
import { getClient } from '#contract/clients.ts'
import { type HotelBooking, listHotelBookings, quoteHotelCancel, readHotelBooking } from '#contract/hotel-bookings.ts'
import type { PageContext, SignedIn } from '#web/page/page-context.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import type { BookingKind } from '#web/site/booking-kind.ts'
import { type GuestNeeds, guestNeedsOf } from './guest-needs.ts'
import { policySpan } from './policy-span.server.ts'
import { sayGuests, sayStayDates } from './say-terms.server.ts'
import { writeRoom } from './stay-address.ts'

/** What the form for confirming begins with. */
export type GuestView = {
  firstName: string
  lastName: string
  email: string
  phone: string
  roomCount: number
  needs: GuestNeeds
}

export const hotelBookings: BookingKind<HotelBooking, GuestView> = {
  name: 'hotels',
  list: (page) => page.call(listHotelBookings, readBy(page)),
  read: (page, reference) => page.call(readHotelBooking, { reference, ...readBy(page) }),
  quoteCancel: (page, reference) => page.call(quoteHotelCancel, { reference, ...readBy(page) }),
  summary: (page, booking) => ({
    name: booking.hotel.name,
    dates: sayNights(page, booking),
    what: booking.room.name,
    endsOn: booking.checkOut,
    timeZone: booking.hotel.timeZone,
  }),
  details: (page, booking) => ({
    name: booking.hotel.name,
    isSample: booking.hotel.isSample,
    facts: listFacts(page, booking),
    mainLine: page.t('hotels.list.nights', { count: booking.nights }),
    span: policySpan(page, { timeZone: booking.hotel.timeZone, checkIn: booking.checkIn }),
    againHref: `/profile/hotels/${booking.hotel.id}?${staySearch(booking)}`,
    changeHref: `/profile/hotels/${booking.hotel.id}?${staySearch(booking)}&replaces=${booking.reference}`,
  }),
  form: presentGuest,
}

const readBy = ({ visitor }: PageContext) => ({ language: contentLanguageOf(visitor), currency: visitor.currency })

/** The first answer to who stays: whoever stays in the booking before, or whoever is signed in. */
async function presentGuest(
  { call }: PageContext,
  { email }: SignedIn,
  { rooms, requirements }: HotelBooking,
  before: HotelBooking | undefined,
): Promise<GuestView> {
  const form = { roomCount: rooms.length, needs: guestNeedsOf(requirements) }
  if (before?.lead) return { ...before.lead, ...form }
  const client = email ? await call(getClient, { email }).catch(() => undefined) : undefined
  const { firstName = '', lastName = '', phoneNumber = '' } = client ?? {}
  return { firstName, lastName, email, phone: phoneNumber, ...form }
}

function staySearch({ checkIn, checkOut, rooms, room, plan }: HotelBooking): URLSearchParams {
  const search = new URLSearchParams({ checkIn, checkOut })
  for (const guests of rooms) search.append('room', writeRoom(guests))
  search.set('offer', `${room.slug}/${plan.slug}`)
  search.set('at', 'rooms')
  return search
}

/** `Wed 12 May to Wed 19 May 2027, 7 nights` */
function sayNights(
  { t, visitor }: Pick<PageContext, 't' | 'visitor'>,
  { checkIn, checkOut, nights }: Pick<HotelBooking, 'checkIn' | 'checkOut' | 'nights'>,
): string {
  const [first, second] = [
    sayStayDates(checkIn, checkOut, visitor.language),
    t('hotels.list.nights', { count: nights }),
  ]
  return t('hotels.list.and', { first, second })
}

/** Line by line what is booked; what is not known is left out. */
function listFacts(page: PageContext, booking: HotelBooking): { label: string; text: string }[] {
  const { t } = page
  const { hotel, room, plan, rooms, guests, lead, remarks, confirmation, reference } = booking
  const arrival = hotel.checkInFrom && t('meta.hotels.bookings.arrival', { time: hotel.checkInFrom })
  const departure = hotel.checkOutUntil && t('meta.hotels.bookings.departure', { time: hotel.checkOutUntil })
  const label = (
    name: 'dates' | 'times' | 'room' | 'guests' | 'address' | 'phone' | 'remarks' | 'confirmation' | 'reference',
  ) => t(`meta.hotels.bookings.fact.${name}`)
  const names = [lead, ...guests].flatMap((guest) => (guest ? [`${guest.firstName} ${guest.lastName}`.trim()] : []))
  return [
    { label: label('confirmation'), text: confirmation },
    { label: label('reference'), text: reference },
    { label: label('dates'), text: sayNights(page, booking) },
    { label: label('times'), text: [arrival, departure].filter(Boolean).join('\n') },
    {
      label: label('room'),
      text: [
        t('meta.hotels.bookings.roomCount', { count: rooms.length, room: room.name }),
        t(`hotels.board.${plan.board}`),
      ].join('\n'),
    },
    {
      label: label('guests'),
      text: [sayGuests(rooms, t), ...new Set(names)].join('\n'),
    },
    { label: label('address'), text: [hotel.name, hotel.address].join('\n') },
    { label: label('phone'), text: hotel.phone },
    { label: label('remarks'), text: remarks },
  ].filter(({ text }) => text !== '')
}
