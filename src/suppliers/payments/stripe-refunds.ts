// Refunds at Stripe: gives money back, and says how far it has come.
import type { Stripe } from 'stripe'
import { fromStripeAmount, toStripeAmount } from '#domain/payments/gateway-amounts.ts'
import type { AtGateway, GatewayRefund, ListedRefund, PaymentRefusal } from '#domain/payments/payment-gateway.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Money } from '#kernel/money.ts'
import { done, type Outcome, refused } from '#kernel/outcome.ts'
import { findAtStripe } from './stripe-find.ts'
import { ask, askFor, type Progress, write } from './stripe-outcome.ts'
import { listOf, type StripeIntent, type StripeRefund, stripeRefund } from './stripe-shapes.ts'

export async function refundAtStripe(
  { stripe, clock }: { stripe: Stripe; clock: Clock },
  progress: Progress,
  payment: AtGateway & { key: string; amount: Money },
): Promise<Outcome<GatewayRefund, PaymentRefusal>> {
  const { key, subject } = payment
  const amount = toStripeAmount(payment.amount)
  if (amount === undefined) return refused('amount')
  const found = await findAtStripe(stripe, payment, clock)
  if (!found) return refused('not-found')
  const { intent } = found
  if (intent?.status !== 'succeeded') return refused(intent?.status === 'canceled' ? 'already-voided' : 'refused')
  if (intent.currency !== payment.amount.currency) return refused('currency')
  const refund = await write(progress, stripeRefund, () =>
    stripe.refunds.create(
      {
        payment_intent: intent.id,
        amount,
        metadata: { payment: subject.paymentId, provider: subject.providerId, reference: subject.reference, key },
      },
      { idempotencyKey: key },
    ),
  )
  return done(toldRefund(refund))
}

/** @throws Fault unavailable; undefined where Stripe has no such refund */
export async function refundStatusAtStripe(
  { stripe, clock }: { stripe: Stripe; clock: Clock },
  { gatewayReference, key, payment }: { gatewayReference: string; key: string; payment: AtGateway },
): Promise<GatewayRefund | undefined> {
  if (gatewayReference !== '') {
    const refund = await askFor(stripeRefund, () => stripe.refunds.retrieve(gatewayReference))
    return refund && toldRefund(refund)
  }
  // The answer to it was lost. It bears its key, and a payment has few refunds.
  const found = await findAtStripe(stripe, payment, clock)
  const refunds = found?.intent ? await listRefunds(stripe, found.intent.id) : []
  const refund = refunds.find(({ metadata }) => metadata['key'] === key)
  return refund && toldRefund(refund)
}

const states = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
} as const satisfies Record<StripeRefund['status'], GatewayRefund['state']>

const toldRefund = ({ id, status }: StripeRefund): GatewayRefund => ({ gatewayReference: id, state: states[status] })

/** @throws Fault unavailable */
export async function listRefundsAtStripe(
  { stripe, clock }: { stripe: Stripe; clock: Clock },
  payment: AtGateway,
): Promise<ListedRefund[]> {
  const found = await findAtStripe(stripe, payment, clock)
  if (!found?.intent) return []
  const { intent } = found
  const listed = await listRefunds(stripe, intent.id)
  const ofRest = refundOfRest(listed, restOf(intent))
  return listed
    .filter((refund) => refund !== ofRest)
    .map((refund) => ({
      ...toldRefund(refund),
      // Words of another payment's do not count.
      key: refund.metadata['payment'] === payment.subject.paymentId ? (refund.metadata['key'] ?? '') : '',
      amountMinor: fromStripeAmount(refund.amount, intent.currency),
    }))
}

/** @throws Fault unavailable */
export async function listRefunds(stripe: Stripe, intentId: string): Promise<StripeRefund[]> {
  const form = listOf(stripeRefund)
  return (await ask(form, () => stripe.refunds.list({ payment_intent: intentId, limit: 100 }))).data
}

/**
 * What was given back of what was taken, refunds on their way included. Where less was captured than authorized Stripe may list the rest,
 * which was never taken, as one more refund: that one is not ours, is as large as the rest, and moves no balance.
 */
export function refundedAmount(refunds: readonly StripeRefund[], rest: number): number {
  const standing = refunds.filter(isStanding)
  const ofRest = refundOfRest(standing, rest)
  return standing.reduce((sum, refund) => (refund === ofRest ? sum : sum + refund.amount), 0)
}

const isStanding = ({ status }: StripeRefund) => states[status] !== 'failed'

const refundOfRest = (refunds: readonly StripeRefund[], rest: number) =>
  rest > 0
    ? refunds.find(
        (refund) =>
          isStanding(refund) && refund.amount === rest && !refund.balance_transaction && !refund.metadata['payment'],
      )
    : undefined

/** Authorized and not captured. */
export const restOf = ({ latest_charge: charge }: StripeIntent): number =>
  charge ? charge.amount - charge.amount_captured : 0
