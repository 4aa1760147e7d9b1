// Records what a gateway, or a colleague at the bank account, took of a payment: its state, its instalments and the ledger at once.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { captured, type Share } from './ledger-posting.ts'
import { movePayment, type PartRow, readParts } from './move-payment.ts'
import type { PaymentParts, PaymentRow } from './payment-parts.ts'
import { postToLedger } from './post-to-ledger.ts'
import { paymentParts } from './tables.ts'

/**
 * Idempotent: what was recorded stays.
 * @param row under its lock
 * @param capturedMinor what was taken, of all its instalments together
 */
export async function recordCaptured(
  parts: PaymentParts,
  scope: Scope,
  row: PaymentRow,
  capturedMinor: number,
  change: Parameters<typeof movePayment>[4] = {},
): Promise<PaymentRow> {
  const moved = await movePayment(parts, scope, row, 'capture', change)
  if (!moved) return row
  const shared = shareOut(await readParts(scope, row.id), capturedMinor)
  for (const { part, amountMinor } of shared) {
    // One that nothing was taken for may be paid by others.
    const set = { captureMinor: amountMinor, ...(amountMinor === 0 && { isLive: false }) }
    await scope.update(paymentParts, set, eq(paymentParts.id, part.id))
  }
  const shares: Share[] = shared.map(({ part, amountMinor }) => ({ itemId: part.itemId, amountMinor }))
  const rest = capturedMinor - shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const { orderId, currency } = moved
  const of = { orderId, paymentId: moved.id, currency, at: parts.clock() }
  await postToLedger(scope, captured(of, [...shares, { itemId: null, amountMinor: rest }]))
  return moved
}

type Shared = { part: PartRow; amountMinor: number }

/** As it was asked for; where another amount was taken, one instalment after the other gets what it is for. */
export function shareOut(parts: readonly PartRow[], capturedMinor: number): Shared[] {
  const asked = parts.map((part) => ({ part, amountMinor: part.captureMinor ?? part.amountMinor }))
  if (asked.reduce((sum, { amountMinor }) => sum + amountMinor, 0) === capturedMinor) return asked
  let left = capturedMinor
  return asked.map(({ part, amountMinor }) => {
    const taken = Math.min(left, amountMinor)
    left -= taken
    return { part, amountMinor: taken }
  })
}
