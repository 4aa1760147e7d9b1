// What one kind of booking brings to the screens that all bookings share: where it is asked about, its own facts, and its words.

import type { z } from 'zod'
import type { HotelBooking, quoteHotelCancel } from '#contract/hotel-bookings.ts'
import type { PageContext, SignedIn } from '#web/page/page-context.ts'
import type { PolicySpan } from './present-policy.server.ts'

/** The area of a kind: in the addresses of its pages, and in the names of its texts (`hotels.booking.release`). */
export type KindName = 'hotels'

/** What the API says of a booking of any kind. */
export type Booking = Pick<
  HotelBooking,
  | 'reference'
  | 'state'
  | 'refusal'
  | 'price'
  | 'policy'
  | 'expiresAt'
  | 'seenTotal'
  | 'canBook'
  | 'replaces'
  | 'replacedBy'
  | 'lead'
  | 'isInOrder'
  | 'fee'
  | 'can'
>

/** One line of a list. */
export type BookingSummary = {
  /** Of the hotel, the airline, the clinic. */
  name: string
  /** `Wed 12 May to Wed 19 May 2027, 7 nights` */
  dates: string
  /** What of it: the room. */
  what: string
  /** The last day that it is still to come or on; a plain date by the clock there. */
  endsOn: string
  timeZone: string
}

export type BookingDetails = {
  name: string
  isSample: boolean
  /** Line by line what is booked: the page is the voucher too. */
  facts: { label: string; text: string }[]
  /** Of the line of a price that has no name of its own. */
  mainLine: string
  /** When it is, for what cancelling costs until when. */
  span: PolicySpan
  /** Where it was chosen, and where other dates are. */
  againHref: string
  changeHref: string
}

export type CancelQuote = z.output<typeof quoteHotelCancel.reply>

/** @typeParam Form what its form for confirming begins with */
export type BookingKind<One extends Booking, Form> = {
  name: KindName
  list(page: PageContext): Promise<One[]>
  read(page: PageContext, reference: string): Promise<One>
  quoteCancel(page: PageContext, reference: string): Promise<CancelQuote>
  summary(page: PageContext, booking: One): BookingSummary
  details(page: PageContext, booking: One): BookingDetails
  /** @param before the booking that this one would take the place of */
  form(page: PageContext, session: SignedIn, booking: One, before: One | undefined): Promise<Form>
}
