// Takes the money of what was booked, and records all of it in one transaction: the payment, the ledger, and that the order stands.
import type { Scope } from '#db/scope.ts'
import { capturePayment } from '#domain/payments/capture-payment.ts'
import { refreshPayment } from '#domain/payments/refresh-payment.ts'
import { voidPayment } from '#domain/payments/void-payment.ts'
import { chargeItems } from './charge-items.ts'
import {
  currentPayment,
  dueNowOf,
  type OrderItem,
  type OrderPayment,
  type StepRow,
  type WholeOrder,
} from './find-order.ts'
import { moveOrder } from './move-order.ts'
import { type Next, waitsFor } from './next.ts'
import { type Run, renewLease, underLease, writeAndLook } from './order-lease.ts'
import { beginStep, endStep, noteAttempt, tryAgainAt } from './order-steps.ts'

/** @param whole where every item was booked or refused, and what was booked is to stay */
export async function takeMoney(run: Run, whole: WholeOrder): Promise<Next> {
  const booked = whole.items.filter(({ state }) => state === 'booked')
  const due = dueNowOf(whole, booked)
  const amountMinor = due.reduce((sum, one) => sum + one.amountMinor, 0)
  const payment = currentPayment(whole)
  if (payment?.state === 'captured' || (amountMinor === 0 && !payment)) {
    await underLease(run, (scope) => recordPlaced(run, scope, { whole, booked, step: null }))
    return 'again'
  }
  // Nobody promises it any more: what was booked is given back rather than left unpaid.
  if (payment?.state !== 'authorized') return payment?.state === 'begun' ? ask(run, payment) : undo(run)
  return amountMinor === 0
    ? giveUp(run, payment)
    : capture(run, payment, { amountMinor, due: due.map(({ id }) => id), booked, whole })
}

type Taken = { amountMinor: number; due: string[]; booked: OrderItem[]; whole: WholeOrder }

async function capture(run: Run, payment: OrderPayment, { amountMinor, due, booked, whole }: Taken): Promise<Next> {
  const { parts, caller } = run
  const now = parts.clock()
  const asks = { amountMinor, currency: payment.currency, due }
  const step = await underLease(run, (scope, order) =>
    beginStep(scope, order, { name: 'capture', subjectId: payment.id, asks }, now),
  )
  // Recorded in the transaction that knows of it: there is no moment in which it is taken and not written down what for.
  const record = (scope: Scope) => recordPlaced(run, scope, { whole, booked, step })
  const outcome = await capturePayment(parts, caller.provider.id, payment.id, amountMinor, record, due)
  if (outcome.is === 'done') return 'again'
  const code = outcome.is === 'refused' ? outcome.reason : 'unknown'
  const at = parts.clock().toISOString()
  await underLease(run, (scope) => noteAttempt(scope, step, { at, outcome: outcome.is, code }))
  const { state } = await refreshPayment(parts, caller.provider.id, payment.id)
  if (state === 'captured') return 'again'
  if (outcome.is === 'unknown') return { waitsUntil: tryAgainAt(step, now) }
  await underLease(run, (scope) => endStep(scope, step, 'refused', parts.clock()))
  return undo(run)
}

type Placed = { whole: WholeOrder; booked: OrderItem[]; step: StepRow | null }

/** What is charged for each item, its invoice, and that the order stands: under the lease, as everything that is written. Idempotent. */
async function recordPlaced(
  { parts, caller, lease }: Run,
  scope: Scope,
  { whole, booked, step }: Placed,
): Promise<void> {
  const at = parts.clock()
  const order = await renewLease(scope, lease, at)
  if (order.state === 'placed') return
  if (step) await endStep(scope, step, 'done', at)
  await moveOrder(scope, order, 'place', { placedAt: at, escalateAt: null })
  await chargeItems({ bookables: parts.bookables, caller, at }, scope, { ...whole, order }, booked)
}

/** Nothing that is due when booking could be had: the promise is given back, and the rest stands. */
async function giveUp(run: Run, payment: OrderPayment): Promise<Next> {
  const { parts, caller } = run
  const outcome = await voidPayment(parts, caller.provider.id, payment.id)
  return outcome.is === 'done' ? 'again' : ask(run, payment)
}

async function ask({ parts, caller }: Run, payment: OrderPayment): Promise<Next> {
  const { state } = await refreshPayment(parts, caller.provider.id, payment.id)
  return state === payment.state ? waitsFor(parts.clock(), 15_000) : 'again'
}

async function undo(run: Run): Promise<Next> {
  return writeAndLook(run, (scope, order) => moveOrder(scope, order, 'undo'))
}
