// Gives money of an order back: all of a payment, or what was paid of an item beyond what is kept of it.
import { and, eq } from 'drizzle-orm'
import { advisoryLock } from '#db/advisory-lock.ts'
import type { Scope } from '#db/scope.ts'
import { fitDown } from '#domain/payments/gateway-amounts.ts'
import type { PaymentRow } from '#domain/payments/payment-parts.ts'
import type { RefundReason } from '#domain/payments/refund.ts'
import { readRefundable, refundPayment } from '#domain/payments/refund-payment.ts'
import { ledgerLines, refunds } from '#domain/payments/tables.ts'
import { voidPayment } from '#domain/payments/void-payment.ts'
import { Fault } from '#kernel/fault.ts'
import { type Run, underLease } from './order-lease.ts'

/** `moved`: it was asked for, and is written down; `none`: there is nothing to give; `unknown`: ask again later. */
export type GivenBackNow = 'moved' | 'none' | 'unknown'

/** `refundableMinor`: what can be given back of the payment as a whole, for whatever item. */
type OfPayment = {
  itemId: string | null
  paymentId: string
  currency: string
  leftMinor: number
  givenMinor: number
  refundableMinor: number
}

/** Until the transaction ends nobody else gives anything of the order back, or says that less is owed for it. */
export const lockRefunds = (scope: Scope, orderId: string): Promise<void> =>
  advisoryLock(scope.transaction, `refunds ${orderId}`)

const readCaptured = (run: Run): Promise<OfPayment[]> =>
  underLease(run, (scope) => readGivable(scope, run.lease.orderId))

/** What was captured by each payment for each item, and what of it was given back or is on its way. A failed refund of ours is a colleague's. */
export async function readGivable(scope: Scope, orderId: string): Promise<OfPayment[]> {
  const isTaken = and(
    eq(ledgerLines.orderId, orderId),
    eq(ledgerLines.what, 'captured'),
    eq(ledgerLines.account, 'gateway'),
  )
  const lines = await scope.rows(ledgerLines, isTaken)
  const all = await scope.rows(refunds, eq(refunds.orderId, orderId))
  const given = all.filter(({ why, state }) => why !== 'outside' || state !== 'failed')
  const refundable = new Map<string, number>()
  for (const id of new Set(lines.map(({ paymentId }) => paymentId ?? '')))
    refundable.set(id, await readRefundable(scope, { id }))
  return lines.map(({ itemId, paymentId: id, currency, amountMinor }) => {
    const paymentId = id ?? ''
    const isOf = (refund: (typeof given)[number]) => refund.paymentId === paymentId && refund.itemId === itemId
    const givenMinor = given.filter(isOf).reduce((sum, refund) => sum + refund.amountMinor, 0)
    const refundableMinor = refundable.get(paymentId) ?? 0
    return { itemId, paymentId, currency, givenMinor, leftMinor: amountMinor - givenMinor, refundableMinor }
  })
}

/** Of an item beyond `keepMinor`, of the latest payment first; a bank that took some of a payment back leaves the rest of it. */
export function shareOut(
  givable: readonly OfPayment[],
  { itemId, keepMinor }: { itemId: string; keepMinor: number },
): (OfPayment & { amountMinor: number })[] {
  const taken = givable.filter((one) => one.itemId === itemId && one.leftMinor > 0).reverse()
  let toGive = taken.reduce((sum, { leftMinor }) => sum + leftMinor, 0) - keepMinor
  const shares: (OfPayment & { amountMinor: number })[] = []
  for (const one of taken) {
    const most = Math.min(one.leftMinor, one.refundableMinor, toGive)
    const amountMinor = fitDown({ amountMinor: most, currency: one.currency })
    if (amountMinor <= 0) continue
    shares.push({ ...one, amountMinor })
    toGive -= amountMinor
  }
  return shares
}

/** What is left for other items of the same payments. */
export const without = (givable: readonly OfPayment[], shares: readonly { paymentId: string; amountMinor: number }[]) =>
  givable.map((one) => {
    const own = shares.filter(({ paymentId }) => paymentId === one.paymentId)
    return { ...one, refundableMinor: one.refundableMinor - own.reduce((sum, { amountMinor }) => sum + amountMinor, 0) }
  })

/**
 * Gives back what was paid of an item beyond `keepMinor`, of the latest payment first. Idempotent: what is to be given is worked out
 * from what was. What a gateway's step leaves of an amount stays where it is, rather than being refused for ever.
 */
export async function giveItemBack(
  run: Run,
  { itemId, keepMinor, why }: { itemId: string; keepMinor: number; why: RefundReason },
): Promise<GivenBackNow> {
  let given: GivenBackNow = 'none'
  for (const { paymentId, amountMinor, givenMinor } of shareOut(await readCaptured(run), { itemId, keepMinor })) {
    const key = `${why} ${itemId} ${paymentId} ${givenMinor}`
    if (await refund(run, { paymentId, itemId, amountMinor, why, key })) given = 'moved'
  }
  return given
}

/** Everything of a payment: before it was taken it is voided, afterwards refunded. */
export async function giveAllBack(
  run: Run,
  payment: Pick<PaymentRow, 'id' | 'state'>,
  why: RefundReason,
): Promise<GivenBackNow> {
  const { parts, caller } = run
  if (payment.state !== 'captured') {
    const outcome = await voidPayment(parts, caller.provider.id, payment.id)
    if (outcome.is === 'done') return 'moved'
    // Taken meanwhile: then it is given back as that.
    if (outcome.is === 'unknown' || outcome.reason !== 'already-captured') return 'unknown'
  }
  const taken = (await readCaptured(run)).filter((one) => one.paymentId === payment.id && one.leftMinor > 0)
  let given: GivenBackNow = 'none'
  let restMinor = taken[0]?.refundableMinor ?? 0
  for (const { itemId, currency, leftMinor, givenMinor } of taken) {
    const amountMinor = fitDown({ amountMinor: Math.min(leftMinor, restMinor), currency })
    if (amountMinor <= 0) continue
    restMinor -= amountMinor
    const key = `${why} ${itemId ?? ''} ${payment.id} ${givenMinor}`
    if (await refund(run, { paymentId: payment.id, itemId, amountMinor, why, key })) given = 'moved'
  }
  return given
}

type Given = { paymentId: string; itemId: string | null; amountMinor: number; why: RefundReason; key: string }

/** False for what a bank has taken back meanwhile and cannot be given once more: a colleague sees the dispute in the inbox. */
async function refund({ parts, caller }: Run, given: Given): Promise<boolean> {
  try {
    await refundPayment(parts, { providerId: caller.provider.id, ...given })
    return true
  } catch (error) {
    const isDisputed = error instanceof Fault && error.fields.some(({ reason }) => reason === 'not-refundable')
    if (isDisputed) return false
    throw error
  }
}
