// Books and cancels at LiteAPI. What it answers without a clear yes or no is looked up under our reference, and unknown until then.

import { offerRefused } from '#domain/bookings/booking-parts.ts'
import { feeAt } from '#domain/bookings/cancellation-policy.ts'
import type { Booked, BookedStay, BookRequest, CancelTerms, Refusal } from '#domain/hotels/hotel-supplier.ts'
import { Fault } from '#kernel/fault.ts'
import { done, type Outcome, refused } from '#kernel/outcome.ts'
import {
  bookedOf,
  currencyOf,
  feePaid,
  findBooking,
  isCancelled,
  policyOfBooking,
  readBooking,
  statusOf,
} from './liteapi-booking.ts'
import type { LiteapiReply } from './liteapi-call.ts'
import { readChangeId } from './liteapi-hold.ts'
import { minorOf } from './liteapi-rates.ts'
import type { LiteapiParts } from './liteapi-search.ts'
import { type LiteapiBooking, liteapiBooking, liteapiCancelled } from './liteapi-shapes.ts'
import { readReply } from './read-reply.ts'

/** The client waits for the answer, and hears within twenty seconds what is known. */
const bookS = 15
const bookMs = 18_000
const cancelS = 12
const cancelMs = 15_000

/** Once under a reference: theirs is `clientReference`, and a second one under it is refused. */
export async function bookLiteapi(
  { call }: Pick<LiteapiParts, 'call'>,
  request: BookRequest,
): Promise<Outcome<Booked, Refusal>> {
  const change = readChangeId(request.holdId)
  const reply = await call({
    at: 'booking',
    method: 'POST',
    path: change ? '/rates/rebook' : '/rates/book',
    query: { timeout: bookS },
    body: {
      ...people(request),
      clientReference: request.reference,
      ...(change
        ? { prebookId: change.prebookId, existingBookingId: change.bookingId, payment: { method: 'NONE' } }
        : { prebookId: request.holdId, payment: { method: 'ACC_CREDIT_CARD' } }),
    },
    timeoutMs: bookMs,
  })
  if (reply.isRefused) {
    const found = await findBooking(call, request.reference)
    return found?.status === 'CONFIRMED' ? done(bookedOf(found)) : refused(whyNot(reply))
  }
  // Accepted is not done: their people change it by hand, if at all.
  if (reply.status === 202) throw new Fault('unavailable', 'LiteAPI has not booked yet.')
  const { data } = readReply(liteapiBooking, reply.body)
  // Their description leaves the reference out of the reply to a change.
  const booking = data.clientReference === '' ? await findBooking(call, request.reference) : data
  if (booking?.clientReference !== request.reference)
    throw new Fault('unavailable', 'LiteAPI answers of another booking.')
  return statusOf(booking).state === 'booked' ? done(bookedOf(booking)) : refused('gone')
}

/** Of each room one guest, at the address of whoever books; what the hotel is to know goes with the first. */
function people({ lead, guests, remarks }: BookRequest): object {
  const { firstName, lastName, email, phone } = lead
  return {
    holder: { firstName, lastName, email, phone },
    guests: guests.map((guest, at) => ({
      occupancyNumber: at + 1,
      firstName: guest.firstName,
      lastName: guest.lastName,
      email,
      ...(at === 0 && remarks !== '' ? { remarks } : {}),
    })),
  }
}

/**
 * Nothing is booked under the reference by now.
 * @throws Fault `unavailable` for what is not surely a no: it may still become a yes
 */
function whyNot({ code, words }: LiteapiReply & { isRefused: true }): Refusal {
  if (/sold out|no longer availab|not availab|no availab/.test(words)) return 'sold-out'
  // A prebook that is over is not found any more: 4002, 4040; one that is another booking's, 4000.
  if (/rate not found|invalid rate|prebook not found|invalid prebookid|not valid/.test(words)) return 'hold-expired'
  // Wrong rate; the hotel did not confirm it; booking failed.
  if ([4010, 2010, 2013].includes(code)) return 'gone'
  throw new Fault('unavailable', `LiteAPI does not book (${code}).`)
}

/** @throws Fault `no-longer-possible` for what is not booked there */
export async function quoteLiteapiCancel(
  { call, clock }: Pick<LiteapiParts, 'call' | 'clock'>,
  stay: BookedStay,
): Promise<CancelTerms> {
  const booking = await readBooking(call, stay)
  if (!booking) throw offerRefused('gone')
  const now = clock()
  if (isCancelled(booking)) return paidFor(booking)
  return { feeMinor: feeAt(policyOfBooking(booking, now), now), currency: currencyOf(booking) }
}

export async function cancelLiteapi(
  parts: Pick<LiteapiParts, 'call' | 'clock'>,
  stay: BookedStay,
): Promise<Outcome<CancelTerms, Refusal>> {
  const { call, clock } = parts
  const before = await readBooking(call, stay)
  if (!before) return refused('gone')
  if (isCancelled(before)) return done(paidFor(before))
  const reply = await call({
    at: 'booking',
    method: 'PUT',
    path: `/bookings/${encodeURIComponent(stay.supplierReference)}`,
    query: { timeout: cancelS },
    timeoutMs: cancelMs,
  })
  if (reply.isRefused) {
    // Somebody else may have been faster.
    const after = await readBooking(call, stay)
    if (after && isCancelled(after)) return done(paidFor(after))
    // It stands, and was not to be cancelled: a no.
    if (after?.status === 'CONFIRMED' && isNo(reply)) return refused('gone')
    throw new Fault('unavailable', 'LiteAPI does not cancel.')
  }
  const { data } = readReply(liteapiCancelled, reply.body)
  if (!isCancelled(data)) throw new Fault('unavailable', 'LiteAPI has not cancelled yet.')
  if (data.bookingId !== stay.supplierReference) throw new Fault('unavailable', 'LiteAPI answers of another booking.')
  const currency = currencyOf(data)
  const now = clock()
  const fee = data.cancellation_fee ?? undefined
  const feeMinor = fee === undefined ? feeAt(policyOfBooking(before, now), now) : minorOf(fee, currency)
  return done({ feeMinor, currency })
}

const paidFor = (booking: LiteapiBooking): CancelTerms => ({
  feeMinor: feePaid(booking),
  currency: currencyOf(booking),
})

/** An error of theirs about what was asked. "Nothing changed" (304), "not found" (204) and what took too long (408) say nothing sure. */
const isNo = ({ status }: LiteapiReply): boolean => status >= 400 && status < 500 && status !== 408
