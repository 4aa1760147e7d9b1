// Holds something of the clinic's own for the order that a client is at: once an order, however often it is asked for.
import type { BookingKind } from '#domain/bookings/booking-kind.ts'
import { holdBooking } from '#domain/bookings/hold-booking.ts'
import { digestOf } from '#domain/checkout/checkout-parts.ts'
import { readCheckout } from '#domain/checkout/read-order.ts'
import { newId } from '#kernel/id.ts'
import type { Money } from '#kernel/money.ts'
import type { OrderApiParts, OrderCalls } from './order-calls.ts'

export type ToHoldOnce = {
  kind: BookingKind
  request: object
  seen: Money
  procedureSlug: string | null
  language: string
  /** Of the call; undefined where it has none. */
  key: string | undefined
}

/** @returns the reference of the booking: of the one in the order, where it is the same */
export async function holdOnce(
  parts: OrderApiParts,
  caller: OrderCalls['caller'],
  { kind, request, seen, procedureSlug, language, key }: ToHoldOnce,
): Promise<string> {
  const inputDigest = digestOf(request)
  const order = await readCheckout(parts, caller)
  const already = order?.items.find((item) => item.kind === kind && digestOf(item.whole.request) === inputDigest)
  if (order?.state !== 'failed' && already) return already.booking
  const { reference } = await holdBooking(parts, caller, {
    kind,
    supplier: 'own',
    request,
    seen,
    replaces: undefined,
    procedureSlug,
    language,
    idempotencyKey: digestOf(key ?? newId()),
    inputDigest,
  })
  return reference
}
