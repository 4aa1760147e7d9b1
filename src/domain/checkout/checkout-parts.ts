// What every action on an order needs: what bookings and payments need, and where rates come from.
import { createHash } from 'node:crypto'
import type { BookingParts } from '#domain/bookings/booking-parts.ts'
import type { Exchange } from '#domain/currency/exchange.ts'
import type { PaymentParts } from '#domain/payments/payment-parts.ts'

export type CheckoutParts = BookingParts &
  PaymentParts & { exchange: Pick<Exchange, 'converterFor' | 'quote' | 'knows'> }

/** What is asked for, as a short text; the same again has the same, so that no time may be in it. */
export const digestOf = (what: unknown): string => createHash('sha256').update(JSON.stringify(what)).digest('base64url')
