// Somebody else pays by a link: the same payments as the client's, so that no instalment is ever paid twice, and their name beside it.
import { eq } from 'drizzle-orm'
import { rateLimit } from '#db/rate-limit.ts'
import type { Scope } from '#db/scope.ts'
import { noLonger } from '#domain/bookings/booking-parts.ts'
import { beginPayment } from '#domain/payments/begin-payment.ts'
import { beginTransfer } from '#domain/payments/begin-transfer.ts'
import type { PaymentRow } from '#domain/payments/payment-parts.ts'
import type { PaymentMethod } from '#domain/payments/payment-states.ts'
import { refreshPayment } from '#domain/payments/refresh-payment.ts'
import { voidPayment } from '#domain/payments/void-payment.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { Fault } from '#kernel/fault.ts'
import type { Money } from '#kernel/money.ts'
import { advanceOrder } from './advance-order.ts'
import type { AgreedToPay } from './agree-order.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { paying } from './pay-instalments.ts'
import { paymentsAnHour } from './payer-link.ts'
import { findPayerRequest, type PayerRequest } from './payer-request.ts'
import { payerLinks, paymentPayers } from './tables.ts'

export type PayByLink = {
  token: string
  name: string
  /** For the receipt alone. */
  email: string
  language: string
  /** As it was shown. */
  amount: Money
  method: PaymentMethod
  returnUrl: string
  idempotencyKey: string
}

export type LinkCaller = { provider: Provider; origin: string }

/** Undefined for a link that is unknown, over or taken back. */
export const readPayerRequest = (
  { database, clock }: CheckoutParts,
  { provider }: LinkCaller,
  token: string,
): Promise<PayerRequest | undefined> =>
  database.forProvider(provider.id, (scope) => findPayerRequest(scope, provider, token, clock()))

/**
 * Idempotent by its key, and while the payer has not finished. Their card is never kept.
 * @returns undefined for a link that does not work
 * @throws Fault no-longer-possible (`already-paying`, `already-paid`, `changed` for another amount, or the stage that it is in);
 * too-many-requests
 */
export async function payByLink(
  parts: CheckoutParts,
  caller: LinkCaller,
  wanted: PayByLink,
): Promise<AgreedToPay | undefined> {
  const request = await readPayerRequest(parts, caller, wanted.token)
  if (!request) return undefined
  const { whole, link, stage, instalments, amount } = request
  if (stage !== 'payable' && stage !== 'paying') throw noLonger(stage, 'link')
  const isSame = wanted.amount.amountMinor === amount.amountMinor && wanted.amount.currency === amount.currency
  if (!isSame) throw noLonger('changed', 'amount')
  const { email, language, returnUrl, idempotencyKey } = wanted
  const payer = {
    key: `link ${link.id}`,
    write: (scope: Scope, payment: PaymentRow) => writePayer(parts, scope, request, payment, wanted),
  }
  const about = { ...paying(whole, instalments), payer, idempotencyKey: `link ${link.id} ${idempotencyKey}` }
  const by = { provider: caller.provider, origin: caller.origin }
  if (wanted.method === 'transfer') return { payment: await beginTransfer(parts, by, about), step: null }
  return beginPayment(parts, by, {
    ...about,
    email,
    language,
    returnUrl,
    keepsMethod: false,
    fxQuoteId: fxQuoteOf(request),
  })
}

/** While it is booked the rate that the client agreed to is kept to. */
const fxQuoteOf = ({ whole: { order } }: PayerRequest): string =>
  order.state === 'paying' ? (order.rates.find(({ quoteId }) => quoteId !== '')?.quoteId ?? '') : ''

/** With the payment, all or nothing. Until they have finished what they say last holds. */
async function writePayer(
  { clock }: CheckoutParts,
  scope: Scope,
  { link }: PayerRequest,
  { id: paymentId, orderId, state }: PaymentRow,
  { name, email, language }: PayByLink,
): Promise<void> {
  if (state !== 'begun') return
  // It may have been revoked since it was looked at.
  const [kept] = await scope.rows(payerLinks, eq(payerLinks.id, link.id), { forUpdate: true })
  if (!kept || kept.revokedAt) throw noLonger('gone', 'link')
  const said = { name, email, language }
  const [known] = await scope.update(paymentPayers, said, eq(paymentPayers.paymentId, paymentId))
  if (known) return
  const now = clock()
  const limits = [{ of: eq(paymentPayers.linkId, link.id), most: paymentsAnHour, per: 'hour' as const }]
  const counted = { lock: `payers ${link.id}`, table: paymentPayers, at: paymentPayers.begunAt, now, limits }
  await rateLimit(scope, counted, 'Too many payments were begun within an hour.')
  await scope.insert(paymentPayers, [{ ...said, paymentId, orderId, linkId: link.id, begunAt: now }])
}

/** The payer is back: asks the gateway, and goes on with the order. Idempotent. */
export async function continueByLink(
  parts: CheckoutParts,
  caller: LinkCaller,
  token: string,
): Promise<PayerRequest | undefined> {
  const request = await readPayerRequest(parts, caller, token)
  const payment = request?.payment
  if (!payment) return request
  const { id: providerId } = caller.provider
  if (payment.state === 'begun' && payment.method === 'card') await refreshPayment(parts, providerId, payment.id)
  await advanceOrder(parts, { providerId, orderId: payment.orderId })
  return readPayerRequest(parts, caller, token)
}

/**
 * Idempotent: what this payer has begun and not finished is given up, to pay another way.
 * @throws Fault unavailable where nobody knows what became of it
 */
export async function giveUpByLink(parts: CheckoutParts, caller: LinkCaller, token: string): Promise<void> {
  const payment = (await readPayerRequest(parts, caller, token))?.payment
  if (payment?.state !== 'begun') return
  const { id: providerId } = caller.provider
  const outcome = await voidPayment(parts, providerId, payment.id)
  if (outcome.is === 'unknown')
    throw new Fault('unavailable', 'The gateway does not answer just now.', { retryAfterS: 5 })
  await advanceOrder(parts, { providerId, orderId: payment.orderId })
}
