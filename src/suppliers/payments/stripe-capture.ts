// Takes what was authorized at Stripe, or gives all of it back before anything was taken.
import type { Stripe } from 'stripe'
import { toStripeAmount } from '#domain/payments/gateway-amounts.ts'
import type { AtGateway, PaymentRefusal } from '#domain/payments/payment-gateway.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Money } from '#kernel/money.ts'
import { done, type Outcome, refused, unknown } from '#kernel/outcome.ts'
import { StripeRefused, StripeRequestWrong } from './stripe-errors.ts'
import { findAtStripe } from './stripe-find.ts'
import { type Progress, write } from './stripe-outcome.ts'
import { anyObject, type StripeIntent } from './stripe-shapes.ts'
import { stateOfIntent, voidedMark } from './stripe-status.ts'

type Parts = { stripe: Stripe; clock: Clock }

export async function captureAtStripe(
  { stripe, clock }: Parts,
  progress: Progress,
  payment: AtGateway & { key: string; amount: Money },
): Promise<Outcome<undefined, PaymentRefusal>> {
  const amount = toStripeAmount(payment.amount)
  if (amount === undefined) return refused('amount')
  const found = await findAtStripe(stripe, payment, clock)
  if (!found) return refused('not-found')
  const { intent } = found
  // One that is captured already is asked for all the same: under the same key Stripe says yes again, under another one no.
  if (!intent || (intent.status !== 'requires_capture' && intent.status !== 'succeeded')) return refused(whyNot(intent))
  if (intent.currency !== payment.amount.currency) return refused('currency')
  const options = { idempotencyKey: payment.key }
  await write(progress, anyObject, () =>
    stripe.paymentIntents.capture(intent.id, { amount_to_capture: amount }, options),
  )
  return done(undefined)
}

function whyNot(intent: StripeIntent | null): PaymentRefusal {
  if (intent?.status !== 'canceled') return 'refused'
  return stateOfIntent(intent).state === 'voided' ? 'already-voided' : 'expired'
}

/** A session that is open is ended, so that nobody pays it any more; once it is paid, its intent is cancelled. */
export async function voidAtStripe(
  parts: Parts,
  progress: Progress,
  payment: AtGateway & { key: string },
): Promise<Outcome<undefined, PaymentRefusal>> {
  const { stripe, clock } = parts
  // Twice: a payer may finish just when the session is to end.
  for (const _ of [1, 2]) {
    const found = await findAtStripe(stripe, payment, clock)
    if (!found) return refused('not-found')
    const { session, intent } = found
    if (session?.status === 'open') {
      if (await endSession(stripe, progress, session.id, payment.key)) return done(undefined)
    } else if (intent?.status === 'succeeded') return refused('already-captured')
    // Stripe is at it, and lets nobody in between.
    else if (intent?.status === 'processing') return unknown('no')
    else if (intent && (intent.status === 'requires_capture' || !session) && intent.status !== 'canceled')
      return cancelIntent(stripe, progress, intent.id, payment.key)
    else return done(undefined)
  }
  return unknown('maybe')
}

async function cancelIntent(stripe: Stripe, progress: Progress, intentId: string, key: string) {
  const params = { cancellation_reason: 'requested_by_customer' } as const
  await write(progress, anyObject, () => stripe.paymentIntents.cancel(intentId, params, { idempotencyKey: key }))
  return done(undefined)
}

/** @returns whether it did end so: Stripe refuses to end one that was paid or ended meanwhile */
async function endSession(stripe: Stripe, progress: Progress, sessionId: string, key: string): Promise<boolean> {
  const { sessions } = stripe.checkout
  const call = (step: string) => ({ idempotencyKey: `${key} ${step}` })
  try {
    await write(progress, anyObject, () => sessions.update(sessionId, { metadata: voidedMark }, call('mark')))
    await write(progress, anyObject, () => sessions.expire(sessionId, {}, call('expire')))
    return true
  } catch (error) {
    if (error instanceof StripeRefused || error instanceof StripeRequestWrong) return false
    throw error
  }
}
