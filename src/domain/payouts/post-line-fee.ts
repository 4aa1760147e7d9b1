// Posts what the gateway took for a line of a payout, once and in the payment's own currency.
import type { Scope } from '#db/scope.ts'
import type { PayoutLine } from '#domain/payments/gateway-payout.ts'
import { feeTaken } from '#domain/payments/ledger-posting.ts'
import type { PaymentRow } from '#domain/payments/payment-parts.ts'
import { isPosted, postToLedger } from '#domain/payments/post-to-ledger.ts'
import { partOf } from '#kernel/money.ts'

/** The fee of a payment may be known from its status already: then it stays as it is. */
export async function postLineFee(
  scope: Scope,
  { id: paymentId, orderId, currency }: PaymentRow,
  line: PayoutLine,
  at: Date,
): Promise<void> {
  const amountMinor = feeIn(currency, line)
  if (amountMinor <= 0) return
  const name = line.what === 'payment' ? paymentId : line.gatewayReference
  const fee = feeTaken({ orderId, paymentId, currency, at }, amountMinor, name)
  if (!(await isPosted(scope, fee))) await postToLedger(scope, fee)
}

/** Taken in the currency of the payout: told in the payment's by the rate of the same line. Zero where that has none. */
function feeIn(currency: string, { feeMinor, amountMinor, currency: settled, charged }: PayoutLine): number {
  if (settled === currency) return feeMinor
  const grossMinor = Math.abs(amountMinor)
  if (charged?.currency !== currency || grossMinor === 0) return 0
  return partOf(feeMinor, charged.amountMinor, grossMinor)
}
