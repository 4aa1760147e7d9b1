// Says how a payment at Stripe stands, in the words of the port: state, what was taken, given back and kept, a dispute.
import type { Stripe } from 'stripe'
import { fromStripeAmount } from '#domain/payments/gateway-amounts.ts'
import type { GatewayDispute, PaymentRefusal, PaymentStatus } from '#domain/payments/payment-gateway.ts'
import { partOf } from '#kernel/money.ts'
import { declineOf } from './stripe-errors.ts'
import type { FoundAtStripe } from './stripe-find.ts'
import { ask } from './stripe-outcome.ts'
import { listRefunds, refundedAmount, restOf } from './stripe-refunds.ts'
import { listOf, type StripeIntent, type StripeSession, stripeDispute } from './stripe-shapes.ts'

type Standing = { state: PaymentStatus['state']; refusal: PaymentRefusal | null }

const nothing: Omit<PaymentStatus, 'state'> = {
  refusal: null,
  step: null,
  capturedMinor: 0,
  refundedMinor: 0,
  feeMinor: 0,
  savedMethod: null,
  dispute: null,
}

/** @throws Fault unavailable */
export async function statusAtStripe(stripe: Stripe, found: FoundAtStripe | undefined): Promise<PaymentStatus> {
  if (!found) return { ...nothing, state: 'none' }
  const { session, intent } = found
  const standing = { ...nothing, ...standingOf(session, intent), step: stepOf(session) }
  if (!intent) return standing
  return {
    ...standing,
    capturedMinor: fromStripeAmount(intent.amount_received, intent.currency),
    refundedMinor: await refundedOf(stripe, intent),
    feeMinor: feeOf(intent),
    savedMethod: savedOf(intent),
    dispute: intent.latest_charge?.disputed ? await disputeOf(stripe, intent) : null,
  }
}

const stepOf = (session: StripeSession | null) =>
  session?.status === 'open' && session.client_secret ? { secret: session.client_secret } : null

/** Written to a session before it is ended by us: Stripe says of none who ended it. */
export const voidedMark = { voided: 'yes' }

function standingOf(session: StripeSession | null, intent: StripeIntent | null): Standing {
  const ofIntent = intent ? stateOfIntent(intent) : null
  if (session && session.status !== 'complete') {
    // While it is open the payer may try another card, whatever became of the last one.
    if (session.status === 'open') return { state: 'waiting', refusal: ofIntent?.refusal ?? null }
    return { state: session.metadata['voided'] ? 'voided' : 'expired', refusal: null }
  }
  // Done, and nothing to pay: it was not for us.
  return ofIntent ?? { state: 'none', refusal: null }
}

export function stateOfIntent({ status, last_payment_error, cancellation_reason }: StripeIntent): Standing {
  switch (status) {
    case 'requires_capture':
      return { state: 'authorized', refusal: null }
    case 'succeeded':
      return { state: 'captured', refusal: null }
    case 'canceled':
      // Stripe itself cancels what was not captured in time.
      return { state: cancellation_reason === 'requested_by_customer' ? 'voided' : 'expired', refusal: null }
    case 'requires_action':
      return { state: 'refused', refusal: 'authentication-required' }
    case 'requires_payment_method':
      return { state: 'refused', refusal: last_payment_error ? declineOf(last_payment_error) : 'declined' }
    case 'processing':
    case 'requires_confirmation':
      return { state: 'waiting', refusal: null }
  }
}

async function refundedOf(stripe: Stripe, intent: StripeIntent): Promise<number> {
  const { latest_charge: charge, currency } = intent
  if (!charge || charge.amount_refunded === 0) return 0
  const given = await listRefunds(stripe, intent.id)
  return fromStripeAmount(refundedAmount(given, restOf(intent)), currency)
}

/** Taken in the currency that Stripe settles in: told in that of the payment, by the rate of the same settlement. */
function feeOf({ latest_charge, amount_received, currency }: StripeIntent): number {
  const settled = latest_charge?.balance_transaction
  if (!settled || settled.fee <= 0) return 0
  const isSame = settled.currency.toUpperCase() === currency || settled.amount <= 0
  const fee = isSame ? settled.fee : partOf(settled.fee, amount_received, settled.amount)
  return fromStripeAmount(fee, currency)
}

function savedOf({ customer, payment_method, setup_future_usage, status }: StripeIntent) {
  const isPaid = status === 'requires_capture' || status === 'succeeded'
  if (setup_future_usage !== 'off_session' || !isPaid || !customer || !payment_method) return null
  return { customer, method: payment_method }
}

/** The last one. An inquiry (`warning_…`) moves no money, nor does one that was prevented: neither is told. */
async function disputeOf(stripe: Stripe, { id, currency }: StripeIntent): Promise<GatewayDispute | null> {
  const form = listOf(stripeDispute)
  const { data } = await ask(form, () => stripe.disputes.list({ payment_intent: id, limit: 100 }))
  const moved = data.filter(({ status }) => !status.startsWith('warning_') && status !== 'prevented')
  const [last] = moved.toSorted((a, b) => b.created - a.created)
  if (!last) return null
  const state = last.status === 'won' || last.status === 'lost' ? last.status : 'open'
  return { gatewayReference: last.id, amountMinor: fromStripeAmount(last.amount, currency), state }
}
