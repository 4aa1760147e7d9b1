// The client agrees to an order and pays: everything that could go wrong later is looked at before any money moves.
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { stateAt } from '#domain/bookings/booking.ts'
import { type BookingCaller, noLonger } from '#domain/bookings/booking-parts.ts'
import { holdAgain } from '#domain/bookings/hold-again.ts'
import { orderQueue } from '#domain/bookings/order-queue.ts'
import { beginPayment } from '#domain/payments/begin-payment.ts'
import { beginTransfer } from '#domain/payments/begin-transfer.ts'
import type { PayerStep } from '#domain/payments/payment-gateway.ts'
import type { PaymentRow } from '#domain/payments/payment-parts.ts'
import type { PaymentMethod } from '#domain/payments/payment-states.ts'
import { Fault } from '#kernel/fault.ts'
import { requoteOrder } from './change-open-order.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { dueNowOf, findOrder, readWholeOrder, type WholeOrder } from './find-order.ts'
import { moveOrder } from './move-order.ts'
import { refuseIncomplete } from './name-travellers.ts'
import { orderPolicy, orderTotals } from './order-totals.ts'
import { areRatesGood } from './price-order.ts'

export type AgreeOrder = {
  order: string
  /** The revision that they saw. */
  revision: number
  /** Of the terms that they ticked: the day they were written. */
  termsOf: string
  /** `link`: somebody else pays. No payment is begun before they do. */
  method: PaymentMethod | 'link'
  email: string
  language: string
  /** Where the gateway sends the payer's browser back to. */
  returnUrl: string
  /** Later instalments are to be paid by the same card. */
  keepsMethod: boolean
}

/** `step`: what the payer's browser goes on with; null where there is nothing to pay now, and where it is being found out. */
export type AgreedToPay = { payment: PaymentRow | null; step: PayerStep }

/** When a worker looks at it by itself, should nobody come back. */
const lookAfterMs = 60_000

/**
 * Idempotent: the same revision again leads to the same payment. Nothing is taken before everything is booked.
 * @throws Fault not-found; no-longer-possible (`changed` for another revision, `rates` where they ended and were asked for anew, the
 * supplier's reason below `items.<position>` where a hold is gone, what it is otherwise); invalid-input where suppliers need more to know;
 * unavailable where a supplier does not answer
 */
export async function agreeOrder(
  parts: CheckoutParts,
  caller: BookingCaller,
  wanted: AgreeOrder,
): Promise<AgreedToPay> {
  const { account, provider } = caller
  const found = await parts.database.forClient(account, provider.id, async (scope) =>
    readWholeOrder(scope, await findOrder(scope, account, wanted.order)),
  )
  const { order } = found
  const isAgain = order.state === 'paying' && order.agreed?.revision === wanted.revision
  if (!isAgain) {
    refuseChanged(found, wanted)
    if (!areRatesGood(found, parts.clock())) {
      await requoteOrder(parts, caller, order.reference)
      throw noLonger('rates', 'revision')
    }
    refuseIncomplete(parts.bookables, found)
    await needHolds(parts, caller, found)
  }
  const agreed = isAgain ? found : await keepAgreed(parts, caller, wanted)
  return pay(parts, caller, agreed, wanted)
}

function refuseChanged({ order, items }: WholeOrder, { revision }: AgreeOrder): void {
  if (order.state !== 'open') throw noLonger(order.state, 'order')
  if (order.revision !== revision) throw noLonger('changed', 'revision')
  if (items.length === 0) throw noLonger('empty', 'order')
}

/** A hold that ended is asked for again at the same price, before anyone is told that it is gone. */
async function needHolds(parts: CheckoutParts, caller: BookingCaller, { items }: WholeOrder): Promise<void> {
  for (const { booking, position } of items) {
    if (stateAt(booking, parts.clock()) === 'held') continue
    const outcome = await holdAgain(parts, caller, booking.reference)
    if (outcome.is === 'refused') throw noLonger(outcome.reason, `items.${position}`)
    if (outcome.is === 'unknown')
      throw new Fault('unavailable', 'A supplier does not answer just now.', { retryAfterS: 5 })
  }
}

/** In one transaction: what they saw, frozen, and the job that goes on with it. */
async function keepAgreed(parts: CheckoutParts, caller: BookingCaller, wanted: AgreeOrder): Promise<WholeOrder> {
  const { account, provider, origin } = caller
  const now = parts.clock()
  const later = new Date(now.getTime() + lookAfterMs)
  return parts.database.forClient(account, provider.id, async (scope) => {
    const whole = await readWholeOrder(scope, await findOrder(scope, account, wanted.order, { forUpdate: true }))
    const { order } = whole
    const isAgain = order.state === 'paying' && order.agreed?.revision === wanted.revision
    if (isAgain) return whole
    refuseChanged(whole, wanted)
    const { totalMinor, dueNowMinor } = orderTotals(whole)
    const { currency, rates, revision } = order
    const agreed = {
      revision,
      currency,
      totalMinor,
      dueNowMinor,
      policy: orderPolicy(whole),
      rates,
      termsOf: wanted.termsOf,
      isPaidByLink: wanted.method === 'link',
    }
    const moved = await moveOrder(scope, order, 'agree', { agreed, agreedAt: now, nextTryAt: later, origin })
    const job = { providerId: provider.id, orderId: order.id }
    await parts.jobs.put(scope.transaction, orderQueue, job, dueNowMinor > 0 ? later : now)
    await writeAudit(scope, account, byClient('change', 'order', order.reference), now)
    return { ...whole, order: moved }
  })
}

async function pay(
  parts: CheckoutParts,
  caller: BookingCaller,
  whole: WholeOrder,
  { method, email, language, returnUrl, keepsMethod }: AgreeOrder,
): Promise<AgreedToPay> {
  const { order, instalments, items, payments } = whole
  const due = dueNowOf(whole, items)
  if (due.length === 0 || method === 'link') return { payment: null, step: null }
  const about = {
    order: { id: order.id, reference: order.reference, currency: order.currency },
    parts: due.map(({ id, amountMinor, itemId }) => ({ instalmentId: id, amountMinor, itemId })),
    // Another attempt is another key; the same attempt twice is one payment.
    idempotencyKey: `order ${order.id} ${order.revision} ${method} ${payments.filter(({ liveFor }) => liveFor.length === 0).length}`,
  }
  if (method === 'transfer') return { payment: await beginTransfer(parts, caller, about), step: null }
  return beginPayment(parts, caller, {
    ...about,
    email,
    language,
    returnUrl,
    keepsMethod: keepsMethod && instalments.some(({ dueOn }) => dueOn !== null),
    fxQuoteId: order.rates.find(({ quoteId }) => quoteId !== '')?.quoteId ?? '',
  })
}
