// Takes the money of a change whose new booking is made, and records all of it in one transaction: the payment, the ledger, the item.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { correctItem } from '#domain/invoices/correct-item.ts'
import { capturePayment } from '#domain/payments/capture-payment.ts'
import { charged, reduced } from '#domain/payments/ledger-posting.ts'
import { postToLedger } from '#domain/payments/post-to-ledger.ts'
import { refreshPayment } from '#domain/payments/refresh-payment.ts'
import { plainDate } from '#kernel/clock.ts'
import { newId } from '#kernel/id.ts'
import { removeUnpaid } from './cancelled-item.ts'
import { keepTravellers } from './change-travellers.ts'
import {
  type ChangeRow,
  type OrderChange,
  type OrderItem,
  type OrderPayment,
  type OrderRow,
  paymentOfChange,
  type WholeOrder,
} from './find-order.ts'
import { lockChange, moveChange } from './move-change.ts'
import { changeOrder } from './move-order.ts'
import type { Next } from './next.ts'
import { type Run, renewLease, underLease } from './order-lease.ts'
import { beginStep, endStep, noteAttempt, tryAgainAt } from './order-steps.ts'
import { setItem } from './set-item.ts'
import { orderInstalments, orderTravellers } from './tables.ts'

/**
 * There is no way back by now: at the supplier the old one is gone. Money that cannot be taken any more is owed, as any instalment is.
 * @param change whose booking is made
 */
export async function takeChangeMoney(
  run: Run,
  whole: WholeOrder,
  change: OrderChange,
  item: OrderItem,
): Promise<Next> {
  const payment = paymentOfChange(whole, change)
  const isTaken = payment?.state === 'captured'
  if (payment?.state === 'authorized') return capture(run, payment, change, item)
  if (payment?.state === 'begun') {
    await refreshPayment(run.parts, run.caller.provider.id, payment.id)
    const now = run.parts.clock()
    return { waitsUntil: new Date(now.getTime() + 15_000) }
  }
  await underLease(run, (scope) => record(run, scope, change, item, isTaken))
  return 'again'
}

async function capture(run: Run, payment: OrderPayment, change: OrderChange, item: OrderItem): Promise<Next> {
  const { parts, caller } = run
  const now = parts.clock()
  const { amountMinor, currency } = payment
  const step = await underLease(run, (scope, order) =>
    beginStep(scope, order, { name: 'capture', subjectId: payment.id, asks: { amountMinor, currency } }, now),
  )
  // Recorded in the transaction that knows of it: there is no moment in which it is taken and not written down what for.
  const inSameTransaction = async (scope: Scope) => {
    await record(run, scope, change, item, true)
    await endStep(scope, step, 'done', parts.clock())
  }
  const outcome = await capturePayment(parts, caller.provider.id, payment.id, amountMinor, inSameTransaction)
  if (outcome.is === 'done') return 'again'
  const code = outcome.is === 'refused' ? outcome.reason : 'unknown'
  const at = parts.clock().toISOString()
  await underLease(run, (scope) => noteAttempt(scope, step, { at, outcome: outcome.is, code }))
  const { state } = await refreshPayment(parts, caller.provider.id, payment.id)
  if (state === 'captured') return 'again'
  if (outcome.is === 'unknown') return { waitsUntil: tryAgainAt(step, now) }
  await underLease(run, async (scope) => {
    await endStep(scope, step, 'refused', parts.clock())
    await record(run, scope, change, item, false)
  })
  return 'again'
}

/** Idempotent. @param isPaid false: what was to be paid now is owed from today on */
async function record(
  run: Run,
  scope: Scope,
  { id, quoted, booking }: OrderChange,
  item: OrderItem,
  isPaid: boolean,
): Promise<void> {
  const { parts, lease } = run
  const now = parts.clock()
  const order = await renewLease(scope, lease, now)
  const change = await lockChange(scope, id, order.id)
  if (change.state === 'done') return
  const of = { orderId: order.id, currency: order.currency, at: now }
  const shares = [{ itemId: item.id, amountMinor: Math.abs(quoted.chargeMinor) }]
  const posting = quoted.chargeMinor < 0 ? reduced : charged
  const isNew = await postToLedger(scope, posting(of, shares, { key: `${order.id} ${item.id} ${id}` }))
  await replaceInstalments(run, scope, order, change, isPaid)
  const { price, policy } = booking
  const changeFeeMinor = item.changeFeeMinor + booking.changeFeeMinor
  const { totalMinor, onSiteMinor } = quoted
  await setItem(scope, item, { bookingId: booking.id, price, policy, changeFeeMinor, totalMinor, onSiteMinor })
  const travellers = await scope.rows(orderTravellers, eq(orderTravellers.orderId, order.id))
  await keepTravellers(scope, order, travellers, change.travellers, item.id)
  await changeOrder(scope, order, { escalateAt: null })
  await moveChange(scope, change, 'finish', { endedAt: now, refusal: '' })
  if (!isNew) return
  const corrected = { orderId: order.id, itemId: item.id, amountMinor: quoted.chargeMinor }
  await correctItem(scope, { ...corrected, reason: 'changed', at: now })
}

/** What is not paid yet is due as the new one says; what is paid now is an instalment of its own. */
async function replaceInstalments(
  { parts, caller }: Run,
  scope: Scope,
  { id: orderId }: OrderRow,
  { itemId, instalmentId, quoted: { nowMinor, later } }: ChangeRow,
  isPaid: boolean,
): Promise<void> {
  const { position } = await removeUnpaid(scope, { id: itemId })
  const dueOn = isPaid ? null : plainDate(parts.clock(), caller.provider.location.timeZone)
  const own = nowMinor > 0 ? [{ id: instalmentId, amountMinor: nowMinor, dueOn }] : []
  const rows = [...own, ...later.map((one) => ({ ...one, id: newId() }))]
  const of = { orderId, itemId }
  if (rows.length > 0)
    await scope.insert(
      orderInstalments,
      rows.map((row, at) => ({ ...row, ...of, position: position + at })),
    )
}
