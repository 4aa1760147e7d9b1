// Reads bookings at LiteAPI: by their id or by our reference, and what cancelling one costs.

import { type CancellationPolicy, feeAt } from '#domain/bookings/cancellation-policy.ts'
import type { Booked, BookedStay, SupplierStatus } from '#domain/hotels/hotel-supplier.ts'
import { Fault } from '#kernel/fault.ts'
import { toCurrency } from '#kernel/money.ts'
import type { CallLiteapi } from './liteapi-call.ts'
import { minorOf, momentOf, policyOfAll } from './liteapi-rates.ts'
import { type LiteapiBooking, liteapiBooking, liteapiBookings } from './liteapi-shapes.ts'
import { readReply } from './read-reply.ts'

const readS = 6
const readMs = 8_000

/** Undefined where they know no such booking, or it is not the one of our reference. */
export async function readBooking(call: CallLiteapi, stay: BookedStay): Promise<LiteapiBooking | undefined> {
  if (stay.supplierReference === '') return undefined
  const path = `/bookings/${encodeURIComponent(stay.supplierReference)}`
  const reply = await call({ at: 'booking', method: 'GET', path, query: { timeout: readS }, timeoutMs: readMs })
  if (reply.isRefused) return undefined
  const { data } = readReply(liteapiBooking, reply.body)
  return data.clientReference === stay.reference ? data : undefined
}

/** The one that stands, of those under our reference; else the last that was cancelled. */
export async function findBooking(call: CallLiteapi, reference: string): Promise<LiteapiBooking | undefined> {
  const query = { clientReference: reference, timeout: readS }
  const reply = await call({ at: 'booking', method: 'GET', path: '/bookings', query, timeoutMs: readMs })
  if (reply.isRefused) return undefined
  const { data } = readReply(liteapiBookings, reply.body)
  const own = data.filter(({ clientReference }) => clientReference === reference)
  return own.find(({ status }) => status === 'CONFIRMED') ?? own.at(-1)
}

/** By our reference alone: what was asked for, and never answered, is found by it. */
export async function readLiteapiStatus({ call }: { call: CallLiteapi }, reference: string): Promise<SupplierStatus> {
  const booking = await findBooking(call, reference)
  return booking ? statusOf(booking) : { state: 'none' }
}

/** @throws Fault `unavailable` for a state that is none of theirs */
export function statusOf(booking: LiteapiBooking): Extract<SupplierStatus, { state: 'booked' | 'cancelled' }> {
  if (booking.status === 'CONFIRMED') return { state: 'booked', ...bookedOf(booking) }
  if (!isCancelled(booking)) throw new Fault('unavailable', 'LiteAPI reports a state of a booking that is not known.')
  return { state: 'cancelled', feeMinor: feePaid(booking) }
}

/** CANCELLED, CANCELED, CANCELLED_WITH_CHARGES. */
export const isCancelled = ({ status }: Pick<LiteapiBooking, 'status'>): boolean => /^CANCELL?ED/.test(status)

export function bookedOf(booking: LiteapiBooking): Booked {
  const { bookingId, clientReference, status, hotelConfirmationCode, currency, cancelledAt, updatedAt } = booking
  const price = booking.price ?? null
  return {
    supplierReference: bookingId,
    confirmation: hotelConfirmationCode,
    evidence: { bookingId, clientReference, status, hotelConfirmationCode, price, currency, cancelledAt, updatedAt },
  }
}

/** What a cancelled one cost: by the terms, at the moment that it was cancelled. */
export function feePaid(booking: LiteapiBooking): number {
  const at = momentOf(booking.cancelledAt) ?? momentOf(booking.updatedAt)
  if (!at) throw new Fault('unavailable', 'LiteAPI does not say when a booking was cancelled.')
  return feeAt(policyOfBooking(booking, at), at)
}

/** @param now steps that are over by then are left out */
export function policyOfBooking(booking: LiteapiBooking, now: Date): CancellationPolicy {
  const currency = currencyOf(booking)
  // Without a price nothing would be at stake, and nothing be the fee.
  if (booking.price === null || booking.price === undefined)
    throw new Fault('unavailable', 'LiteAPI reports no price of a booking.')
  const totalMinor = minorOf(booking.price, currency)
  const price = { currency, nightsMinor: [], lines: [], totalMinor, atHotelMinor: 0 }
  return policyOfAll([booking.cancellationPolicies ?? { cancelPolicyInfos: [], refundableTag: '' }], price, now)
}

/** @throws Fault `unavailable` for one that is none */
export function currencyOf({ currency }: { currency: string }): string {
  const known = toCurrency(currency)
  if (!known) throw new Fault('unavailable', 'LiteAPI answers in what is no currency.')
  return known
}
