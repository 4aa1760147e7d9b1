// Marks a bank transfer as received, or its refund as sent: a colleague saw it on the clinic's account.
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import { lockPayment } from './move-payment.ts'
import { notPossible, type PaymentParts, type PaymentRow } from './payment-parts.ts'
import { recordCaptured } from './record-captured.ts'

/**
 * Idempotent: whoever was first is kept.
 * @param received what came; another amount than was asked for is refused
 * @param inSameTransaction runs with the recording of it, all or nothing
 * @throws Fault not-found; no-longer-possible (`not-a-transfer`, or the state that it is in); invalid-input (`amount`)
 */
export async function markTransferReceived(
  parts: PaymentParts,
  providerId: string,
  paymentId: string,
  received: { amountMinor: number; byName: string },
  inSameTransaction: (scope: Scope) => Promise<void> = async () => {},
): Promise<PaymentRow> {
  return parts.database.forProvider(providerId, async (scope) => {
    const row = await lockPayment(scope, paymentId)
    if (row.method !== 'transfer') throw notPossible('not-a-transfer')
    if (row.state !== 'begun' && row.state !== 'captured') throw notPossible(row.state)
    if (received.amountMinor !== row.amountMinor)
      throw new Fault('invalid-input', 'This is not the amount that was asked for.', {
        fields: [{ path: 'amount', reason: 'amount' }],
      })
    const captured = await recordCaptured(parts, scope, row, row.amountMinor, { receivedBy: received.byName })
    await inSameTransaction(scope)
    return captured
  })
}
