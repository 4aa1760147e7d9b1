// Gives a payment back before anything was taken of it: at the gateway first, then in its row.
import { done, type Outcome, refused } from '#kernel/outcome.ts'
import { askAndApply } from './apply-status.ts'
import { lockPayment, movePayment } from './move-payment.ts'
import type { PaymentRefusal } from './payment-gateway.ts'
import { atGateway, gatewayNamed, type PaymentParts, type PaymentRow } from './payment-parts.ts'
import { isLivePayment } from './payment-states.ts'

/**
 * Done for one that ended already. What nobody knows the end of stays as it is: ask again.
 * @throws Fault not-found
 */
export async function voidPayment(
  parts: PaymentParts,
  providerId: string,
  paymentId: string,
): Promise<Outcome<undefined, PaymentRefusal>> {
  const row = await parts.database.forProvider(providerId, (scope) => lockPayment(scope, paymentId))
  if (row.state === 'captured') return refused('already-captured')
  if (!isLivePayment(row.state)) return done(undefined)
  return voidAtGateway(parts, row)
}

/** Whatever its row says of it. */
export async function voidAtGateway(parts: PaymentParts, row: PaymentRow): Promise<Outcome<undefined, PaymentRefusal>> {
  const end = () =>
    parts.database.forProvider(row.providerId, async (scope) => {
      await movePayment(parts, scope, await lockPayment(scope, row.id), 'void')
      return done(undefined)
    })
  if (row.method !== 'card') return end()
  const outcome = await gatewayNamed(parts, row.gateway).void({ ...atGateway(row), key: `void ${row.id}` })
  if (outcome.is === 'done') return end()
  if (outcome.is === 'unknown') return outcome
  // Asked twice at once, the slower one may hear a no that is only about itself.
  const { row: known, status } = await askAndApply(parts, row)
  if (known.state === 'captured') return refused('already-captured')
  const isGone = ['none', 'voided', 'refused', 'expired'].includes(status.state)
  return isGone ? end() : outcome
}
