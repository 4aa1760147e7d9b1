// One hotel booking in words: where it stands, what was agreed, and what can be done with it now.
import { getClient } from '#contract/clients.ts'
import { type HotelBooking, readHotelBooking } from '#contract/hotel-bookings.ts'
import type { Price } from '#contract/money.ts'
import { areaTexts } from '#texts/catalogues.ts'
import { formatColumn, formatMoney } from '#texts/format.ts'
import { foundOr404 } from '#web/not-found.server.ts'
import type { PageContext, SignedIn } from '#web/page-context.ts'
import { presentPrice } from '#web/price-text.server.ts'
import { contentLanguageOf } from '#web/visitor.ts'
import { sayNights } from './present-bookings.server.ts'
import { presentCancel, sayBoth } from './present-cancel.server.ts'
import { presentLadder } from './present-ladder.server.ts'
import { sayGuests } from './say-terms.server.ts'
import { writeRoom } from './stay-address.ts'

/**
 * `booking` is undefined where it cannot be had.
 * @param isCancelling whether the page asks what cancelling costs
 * @throws a 404 response where the client has no such booking
 */
export async function presentBooking(
  page: PageContext,
  session: SignedIn,
  { reference, isCancelling, now }: { reference: string; isCancelling: boolean; now: Date },
) {
  const { language, currency } = page.visitor
  const booking = await foundOr404(
    page.call(readHotelBooking, { reference, language: contentLanguageOf(page.visitor), currency }),
  ).catch(unlessMissing)
  const before = booking?.state === 'held' ? await readBefore(page, booking) : undefined
  return {
    hotelsTexts: areaTexts(language, 'hotels'),
    heading: page.t('hotels.bookings.title'),
    booking: booking && presentOne(page, booking, before, now),
    person: booking?.can.confirm ? await presentGuest(page, session, before) : undefined,
    cancel: booking?.can.cancel && isCancelling ? await presentCancel(page, booking) : undefined,
  }
}
export type BookingView = ReturnType<typeof presentOne>
export type GuestView = Awaited<ReturnType<typeof presentGuest>>

function unlessMissing(error: unknown): undefined {
  if (error instanceof Response) throw error
  return undefined
}

/** The booking that this one would take the place of. */
async function readBefore({ call }: PageContext, { insteadOf }: HotelBooking): Promise<HotelBooking | undefined> {
  if (!insteadOf) return undefined
  return call(readHotelBooking, { reference: insteadOf.reference }).catch(() => undefined)
}

/** The first answer to who stays: whoever stays in the booking before, or whoever is signed in. */
async function presentGuest({ call }: PageContext, { email }: SignedIn, before: HotelBooking | undefined) {
  if (before?.lead) return before.lead
  const client = email ? await call(getClient, { email }).catch(() => undefined) : undefined
  const { firstName = '', lastName = '', phoneNumber = '' } = client ?? {}
  return { firstName, lastName, email, phone: phoneNumber }
}

const amountOf = (price: Price) => price.charged.from

function presentOne(page: PageContext, booking: HotelBooking, before: HotelBooking | undefined, now: Date) {
  const { t, visitor } = page
  const { reference, state, hotel, price, ladder, insteadOf, seenTotal } = booking
  const charged = (amount: Price) => formatMoney(amountOf(amount), visitor.language)
  const [sum = '', ...amounts] = formatColumn(
    [price.total, ...price.lines.map(({ amount }) => amount)].map(amountOf),
    visitor.language,
  )
  return {
    reference,
    state,
    stateText: t(`meta.hotels.bookings.state.${state}`),
    next: sayNext(page, booking),
    hotel,
    facts: listFacts(page, booking),
    total: presentPrice(price.total, visitor.language),
    sum,
    lines: price.lines.map(({ name, isPaidAtHotel }, at) => ({
      label: name || t('hotels.list.nights', { count: booking.nights }),
      amount: amounts[at] ?? '',
      isPaidAtHotel,
    })),
    /** Null where nothing is left to cancel. */
    ladder: isLive(state)
      ? presentLadder(page, ladder, { timeZone: hotel.timeZone, checkIn: booking.checkIn, now })
      : null,
    /** While it is held: what moved between choosing and holding, and what leaving another booking costs. */
    warnings: [
      seenTotal && t('meta.hotels.bookings.moved', { now: charged(price.total), before: charged(seenTotal) }),
      insteadOf && sayChange(page, insteadOf),
      before && t('meta.hotels.bookings.before', { before: charged(before.price.total), now: charged(price.total) }),
    ].filter((text): text is string => state === 'held' && typeof text === 'string'),
    /** Milliseconds by the server's clock: a device's own may be wrong. */
    heldForMs: state === 'held' && booking.expiresAt ? Date.parse(booking.expiresAt) - now.getTime() : null,
    canBook: booking.canBook,
    can: booking.can,
    totalText: charged(price.total),
    /** As it is agreed to. */
    agreed: {
      total: amountOf(price.total),
      ladder: ladder.map(({ until, fee }) => ({ until, feeMinor: amountOf(fee).amountMinor })),
    },
    roomCount: booking.rooms.length,
    replacedBy: booking.replacedBy,
    stayHref: `/profile/hotels/${hotel.id}?${staySearch(booking)}`,
    changeHref: `/profile/hotels/${hotel.id}?${staySearch(booking)}&insteadOf=${reference}`,
  }
}

const isLive = (state: HotelBooking['state']): boolean =>
  state === 'held' || state === 'asked' || state === 'booking' || state === 'booked' || state === 'cancelling'

function sayChange({ t, visitor }: PageContext, { reference, changeFee }: NonNullable<HotelBooking['insteadOf']>) {
  const fee = amountOf(changeFee)
  const key = fee.amountMinor > 0 ? 'meta.hotels.bookings.changeFee' : 'meta.hotels.bookings.changeFree'
  return t(key, { reference, fee: formatMoney(fee, visitor.language) })
}

function staySearch({ checkIn, checkOut, rooms, room, plan }: HotelBooking): URLSearchParams {
  const search = new URLSearchParams({ checkIn, checkOut })
  for (const guests of rooms) search.append('room', writeRoom(guests))
  search.set('offer', `${room.slug}/${plan.slug}`)
  search.set('at', 'rooms')
  return search
}

/** What comes next, or what became of it. */
function sayNext({ t, visitor }: PageContext, booking: HotelBooking): string {
  const { state, refusal, fee, hotel, insteadOf, lead } = booking
  // Never confirmed: not the hotel said no, what it was to take the place of is there no more.
  if (state === 'refused' && insteadOf && !lead) {
    return t('meta.hotels.bookings.refusal.change', { reference: insteadOf.reference })
  }
  if (state === 'refused') return t(`meta.hotels.bookings.refusal.${refusal ?? 'gone'}`)
  if (state === 'held' && !booking.canBook) return t('meta.hotels.bookings.next.notHere')
  if (state !== 'cancelled') return t(`meta.hotels.bookings.next.${state}`, { hotel: hotel.name })
  const isFree = !fee || amountOf(fee).amountMinor === 0
  const amount = fee ? sayBoth(fee, { t, visitor }) : ''
  return t(isFree ? 'meta.hotels.bookings.next.cancelledFree' : 'meta.hotels.bookings.next.cancelled', { fee: amount })
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
