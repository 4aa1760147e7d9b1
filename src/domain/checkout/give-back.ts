// Gives money of an order back: all of a payment, or what was paid of an item beyond what is kept of it.
import { and, eq } from 'drizzle-orm'
import { fitDown } from '#domain/payments/gateway-amounts.ts'
import type { PaymentRow } from '#domain/payments/payment-parts.ts'
import type { RefundReason } from '#domain/payments/refund.ts'
import { refundPayment } from '#domain/payments/refund-payment.ts'
import { ledgerLines, refunds } from '#domain/payments/tables.ts'
import { voidPayment } from '#domain/payments/void-payment.ts'
import { Fault } from '#kernel/fault.ts'
import { type Run, underLease } from './order-lease.ts'

/** `moved`: it was asked for, and is written down; `none`: there is nothing to give; `unknown`: ask again later. */
export type GivenBackNow = 'moved' | 'none' | 'unknown'

type OfPayment = { itemId: string | null; paymentId: string; currency: string; leftMinor: number; givenMinor: number }

/** What was captured by each payment for each item, and what of it was given back or is on its way. A failed refund is a colleague's. */
async function readCaptured(run: Run): Promise<OfPayment[]> {
  const { orderId } = run.lease
  return underLease(run, async (scope) => {
    const isTaken = and(
      eq(ledgerLines.orderId, orderId),
      eq(ledgerLines.what, 'captured'),
      eq(ledgerLines.account, 'gateway'),
    )
    const lines = await scope.rows(ledgerLines, isTaken)
    const given = await scope.rows(refunds, eq(refunds.orderId, orderId))
    return lines.map(({ itemId, paymentId, currency, amountMinor }) => {
      const isOf = (refund: (typeof given)[number]) => refund.paymentId === paymentId && refund.itemId === itemId
      const givenMinor = given.filter(isOf).reduce((sum, refund) => sum + refund.amountMinor, 0)
      return { itemId, paymentId: paymentId ?? '', currency, givenMinor, leftMinor: amountMinor - givenMinor }
    })
  })
}

/**
 * Gives back what was paid of an item beyond `keepMinor`, of the latest payment first. Idempotent: what is to be given is worked out
 * from what was. What a gateway's step leaves of an amount stays where it is, rather than being refused for ever.
 */
export async function giveItemBack(
  run: Run,
  { itemId, keepMinor, why }: { itemId: string; keepMinor: number; why: RefundReason },
): Promise<GivenBackNow> {
  const taken = (await readCaptured(run)).filter((one) => one.itemId === itemId && one.leftMinor > 0).reverse()
  let toGive = taken.reduce((sum, { leftMinor }) => sum + leftMinor, 0) - keepMinor
  let given: GivenBackNow = 'none'
  for (const { paymentId, currency, leftMinor, givenMinor } of taken) {
    const amountMinor = fitDown({ amountMinor: Math.min(leftMinor, toGive), currency })
    if (amountMinor <= 0) continue
    const key = `${why} ${itemId} ${paymentId} ${givenMinor}`
    if (await refund(run, { paymentId, itemId, amountMinor, why, key })) given = 'moved'
    toGive -= amountMinor
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
  for (const { itemId, currency, leftMinor, givenMinor } of taken) {
    const amountMinor = fitDown({ amountMinor: leftMinor, currency })
    if (amountMinor <= 0) continue
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
