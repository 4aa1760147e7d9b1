// What a kind of thing that can be booked brings to the booking machine: a hotel stay, a flight, an activity, a consultation, a procedure.
import { Fault, type FieldFault } from '#kernel/fault.ts'
import type { Language } from '#kernel/language.ts'
import type { Localized } from '#kernel/localized.ts'
import type { Amendable } from './amendment.ts'
import type { Booking } from './booking.ts'
import type { BookingKind } from './booking-kind.ts'
import type { BookingPrice } from './booking-price.ts'
import type { BookingSupplier } from './booking-supplier.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import type { Due } from './due.ts'
import type { Requirement } from './requirement.ts'

/** Reads what was written as JSON; a zod schema is one. */
export type Shape<T> = { parse(value: unknown): T }

/** When it is: moments, and the zone that they are read in. */
export type Span = { from: Date; until: Date; timeZone: string }

/** A line of a voucher or a mail, in one language. */
export type Fact = { label: string; value: string }

/** What a calendar shows of a booking; nothing of anyone's health. */
export type CalendarEvent = {
  from: Date
  until: Date
  title: string
  place: { title: string; address: string; latitude: number; longitude: number } | null
  text: string
}

/** Texts of the mails about a booking, by the end of their key; each kind has them in its own words. */
export type MailText =
  | `${'booked' | 'changed' | 'refused' | 'cancelled' | 'standing'}.${'subject' | 'heading' | 'introduction'}`
  | `clinic.${'booked' | 'cancelled' | 'standing' | 'booking' | 'cancelling'}.${'subject' | 'heading' | 'introduction'}`
  | 'refused.stillBooked'
  | 'clinic.passOn'
  | 'clinic.supplier'
  | 'clinic.supplierReference'
  | 'clinic.difference'
  | 'clinic.differenceText'
  | 'clinic.instead'
  | 'fee'
  | 'changeFee'
  | 'noFee'
  | 'link'

/** Lines of it that a mail takes: `summary` where and when, `voucher` everything, `forSupplier` what the supplier on site must know. */
export type BookingWords = Record<
  'summary' | 'voucher' | 'forSupplier',
  (booking: Booking, language: Language) => Fact[]
>

/** Methods, so that a list of kinds can hold kinds of different items. `Request`: what is asked for; `Item`: what is held, as it was then; `Details`: what the client adds. */
export type Bookable<Request = unknown, Item = unknown, Details = unknown> = {
  kind: BookingKind
  /** The letter that references begin with: `H-7K3M-92PX`. */
  prefix: string
  request: Shape<Request>
  item: Shape<Item>
  details: Shape<Details>
  suppliers: readonly BookingSupplier<Request, Item, Details>[]
  /** How a supplier is named to the clinic; empty for its own. */
  supplierTitle(supplier: string): string
  /** What is wrong with a request before anyone is asked. @param today plain date at the clinic */
  requestFaults(request: Request, today: string): FieldFault[]
  /** The supplier's own key of what is booked, for counts of what others chose. */
  keyOf(request: Request): string
  /** How its client changes what is booked; null where only the clinic does. */
  amends: Amendable<Request, Item> | null
  /** Why a change may not lead from the one to the other. */
  changeFaults(from: Request, to: Request): FieldFault[]
  /** @param item null while it is only asked for; then the zone of the clinic is as good as any */
  span(request: Request, item: Item | null, timeZone: string): Span
  title(item: Item): Localized
  price(item: Item): BookingPrice
  policy(item: Item): CancellationPolicy
  requirements(request: Request, item: Item): Requirement[]
  /** It gives a place to stay for its nights: a trip that has one needs no other. */
  isStay: boolean
  /** For how many people it is; missing where the kind does not say. */
  people?(request: Request): number
  /** Not a travel service of its own, which a package of the law is made of; missing where it is one. */
  isNoTravelService?(item: Item): boolean
  /** Whether it can be booked by itself: nothing has to be paid through this site. With an order everything can be. */
  isBookableHere(item: Item): boolean
  /** Without it nothing else of an order is worth having: the journey is made for its sake. */
  isEssential: boolean
  /** What is paid when, summing to the price; what is due when booking comes first. @param today plain date at the clinic */
  dues(request: Request, item: Item, today: string): Due[]
  /** Whom the client makes the contract with; null: the clinic. */
  party(item: Item): Localized | null
  /** It is changed before the one moment and cancelled before the other. */
  deadlines(request: Request, item: Item): { change: Date; cancel: Date }
  voucher: {
    /** Below the site's own address: `/profile/hotels/bookings`. */
    path: string
    event(booking: Booking, language: Language): CalendarEvent
  }
  mails: {
    text(language: Language): (key: MailText, values?: Record<string, string>) => string
    words: BookingWords
  }
}

export function kindOf(kinds: readonly Bookable[], { kind }: { kind: BookingKind }): Bookable {
  const found = kinds.find((one) => one.kind === kind)
  if (!found) throw new Fault('internal', 'A booking is of a kind that is not set up.')
  return found
}
