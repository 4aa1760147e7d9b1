// Holds an offer of LiteAPI's by a prebook: it says the price and the terms for the last time, and takes nothing from anyone.

import { holdMs } from '#domain/bookings/booking.ts'
import type { SupplierEvidence } from '#domain/bookings/booking-supplier.ts'
import { feeAt } from '#domain/bookings/cancellation-policy.ts'
import { type Clinic } from '#domain/bookings/clinic-of.ts'
import {
  type Held,
  type HoldRequest,
  type HotelFacts,
  type Refusal,
  type RoomOffer,
} from '#domain/hotels/hotel-supplier.ts'
import type { Stay } from '#domain/hotels/stay.ts'
import { Fault } from '#kernel/fault.ts'
import { languages } from '#kernel/language.ts'
import type { Localized } from '#kernel/localized.ts'
import { done, type Outcome, refused } from '#kernel/outcome.ts'
import { policyOfBooking, readBooking } from './liteapi-booking.ts'
import type { LiteapiReply } from './liteapi-call.ts'
import { isForGuests, offerOf } from './liteapi-rates.ts'
import { type LiteapiParts, occupanciesOf } from './liteapi-search.ts'
import { type LiteapiPrebook, liteapiPrebook, liteapiPrebooks } from './liteapi-shapes.ts'
import { readReply } from './read-reply.ts'

const prebookS = 12
const prebookMs = 15_000
const mostAlternatives = 10

/** Under the same reference again is another prebook: that takes no room and no money, so nothing has to be remembered of the first. */
export async function holdLiteapi(
  parts: LiteapiParts,
  clinic: Clinic,
  request: HoldRequest,
): Promise<Outcome<Held, Refusal>> {
  const { key, replaces } = request
  const [hotel, chosen] = await Promise.all([readHotel(parts, clinic, key), prebook(parts, clinic, request)])
  if (!hotel) return refused('gone')
  if (chosen.is !== 'done') return chosen
  const expiresAt = new Date(parts.clock().getTime() + holdMs)
  if (!replaces) {
    const { prebookId: holdId, ...rest } = chosen.value
    return done({ holdId, ...rest, hotel, expiresAt, changeFeeMinor: 0 })
  }
  const replaced = await readBooking(parts.call, replaces)
  // Theirs to change by hand, which takes days and may end in a no.
  if (!replaced || replaced.status !== 'CONFIRMED' || !isRefundable(replaced.cancellationPolicies))
    return refused('gone')
  const other = await alternative(parts, clinic, request, replaces.supplierReference, chosen.value.offer)
  if (other.is !== 'done') return other
  const { prebookId, ...rest } = other.value
  const holdId = writeChangeId({ prebookId, bookingId: replaced.bookingId })
  // What leaving the other one costs by the end of the hold: by then at the latest it is left.
  const changeFeeMinor = feeAt(policyOfBooking(replaced, expiresAt), expiresAt)
  return done({ holdId, ...rest, hotel, expiresAt, changeFeeMinor })
}

/** In every language, for the booking is read in any of them later; one that is not answered in time is done without, but for the first. */
async function readHotel({ hotels }: LiteapiParts, clinic: Clinic, key: string): Promise<HotelFacts | undefined> {
  const [first, ...others] = await Promise.all(
    languages.map((language, at) => {
      const one = hotels.one(clinic, key, language)
      return at === 0 ? one : one.catch(orNothing)
    }),
  )
  if (!first) return undefined
  const all = [first, ...others].flatMap((one) => one?.hotel ?? [])
  const together = (of: 'name' | 'summary' | 'address'): Localized =>
    Object.fromEntries(all.flatMap((one) => Object.entries(one[of])))
  return { ...first.hotel, name: together('name'), summary: together('summary'), address: together('address') }
}

function orNothing(error: unknown): undefined {
  if (error instanceof Fault && error.code === 'unavailable') return undefined
  throw error
}

const isRefundable = (policies: { refundableTag: string } | null | undefined) => policies?.refundableTag !== 'NRFN'

/** A hold in place of another booking is booked at another address, which has to know that booking. */
export type ChangeId = { prebookId: string; bookingId: string }

/** No id of theirs has a slash in it. */
export const writeChangeId = ({ prebookId, bookingId }: ChangeId): string => `${bookingId}/${prebookId}`

/** Undefined for a hold that takes no other booking's place. */
export function readChangeId(holdId: string): ChangeId | undefined {
  const [bookingId = '', prebookId] = holdId.split('/')
  return prebookId === undefined ? undefined : { bookingId, prebookId }
}

type Prebooked = { prebookId: string; offer: RoomOffer; evidence: SupplierEvidence }

async function prebook(
  parts: LiteapiParts,
  clinic: Clinic,
  { offerId, key, stay }: HoldRequest,
): Promise<Outcome<Prebooked, Refusal>> {
  const reply = await parts.call({
    at: 'booking',
    method: 'POST',
    path: '/rates/prebook',
    query: { timeout: prebookS },
    body: { offerId, usePaymentSdk: false },
    timeoutMs: prebookMs,
  })
  if (reply.isRefused) return refused(whyNot(reply))
  const { data } = readReply(liteapiPrebook, reply.body)
  const rates = data.roomTypes.flatMap((type) => type.rates)
  if (!isForGuests(rates, stay)) return refused('does-not-fit')
  const offer = data.hotelId === key ? offerOfPrebook(data, offerId, stay, clinic, parts.clock()) : undefined
  // Another hotel, other days, another currency: not what was chosen, whatever it is.
  if (!offer) return refused('gone')
  return done({ prebookId: data.prebookId, offer, evidence: evidenceOf(data) })
}

/** Of what they offer in the other booking's place that which is most like what was chosen. */
async function alternative(
  parts: LiteapiParts,
  clinic: Clinic,
  { key, stay, offerId }: HoldRequest,
  bookingId: string,
  chosen: RoomOffer,
): Promise<Outcome<Prebooked, Refusal>> {
  const reply = await parts.call({
    at: 'booking',
    method: 'POST',
    path: `/bookings/${encodeURIComponent(bookingId)}/alternative-prebooks`,
    body: {
      occupancies: occupanciesOf(stay),
      checkin: stay.checkIn,
      checkout: stay.checkOut,
      maxPrebooks: mostAlternatives,
    },
    timeoutMs: prebookMs,
  })
  if (reply.isRefused) return refused(whyNot(reply))
  const { data } = readReply(liteapiPrebooks, reply.body)
  const likeness = (offer: RoomOffer) =>
    (offer.room.slug === chosen.room.slug ? 0 : 2) + (offer.plan.payment === chosen.plan.payment ? 0 : 1)
  const apart = ({ price }: RoomOffer) => Math.abs(price.totalMinor - chosen.price.totalMinor)
  const [best] = data
    .flatMap((one) => {
      const offer = one.hotelId === key ? offerOfPrebook(one, offerId, stay, clinic, parts.clock()) : undefined
      return offer?.plan.board === chosen.plan.board
        ? [{ prebookId: one.prebookId, offer, evidence: evidenceOf(one) }]
        : []
    })
    .toSorted((a, b) => likeness(a.offer) - likeness(b.offer) || apart(a.offer) - apart(b.offer))
  return best ? done(best) : refused('sold-out')
}

const evidenceOf = ({ prebookId, hotelId, checkin, checkout, price, currency }: LiteapiPrebook): SupplierEvidence => ({
  prebookId,
  hotelId,
  checkin,
  checkout,
  price,
  currency,
})

function offerOfPrebook(
  one: LiteapiPrebook,
  offerId: string,
  stay: Stay,
  clinic: Clinic,
  now: Date,
): RoomOffer | undefined {
  if (one.checkin.slice(0, 10) !== stay.checkIn || one.checkout.slice(0, 10) !== stay.checkOut) return undefined
  const rates = one.roomTypes.flatMap((type) => type.rates)
  return offerOf({ offerId, rates, total: { amount: one.price, currency: one.currency } }, stay, clinic.currency, now)
}

/** 1008 and 2001 are their "no availability found"; others are about an offer that is over. */
function whyNot({ code, words }: LiteapiReply & { isRefused: true }): 'sold-out' | 'gone' {
  return [1008, 2001].includes(code) || /sold out|availab/.test(words) ? 'sold-out' : 'gone'
}
