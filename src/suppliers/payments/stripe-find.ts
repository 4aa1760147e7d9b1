// Finds a payment at Stripe: by Stripe's reference, or by our own id where the answer that told it was lost.
import type { Stripe } from 'stripe'
import type { AtGateway } from '#domain/payments/payment-gateway.ts'
import type { Clock } from '#kernel/clock.ts'
import { StripeUnanswered } from './stripe-errors.ts'
import { ask, askFor } from './stripe-outcome.ts'
import { listOf, type StripeIntent, type StripeSession, stripeIntent, stripeSession } from './stripe-shapes.ts'

/** A saved method has no session; a session has no intent before its payer pays. */
export type FoundAtStripe = { session: StripeSession | null; intent: StripeIntent | null }

/** @throws Fault unavailable; undefined where Stripe has no such payment */
export async function findAtStripe(stripe: Stripe, { gatewayReference, subject }: AtGateway, clock: Clock) {
  const reference = gatewayReference ?? (await findReference(stripe, subject.paymentId, clock))
  return reference === undefined ? undefined : retrieve(stripe, reference)
}

async function retrieve(stripe: Stripe, reference: string): Promise<FoundAtStripe | undefined> {
  if (reference.startsWith('pi_')) {
    const expand = ['latest_charge.balance_transaction']
    const intent = await askFor(stripeIntent, () => stripe.paymentIntents.retrieve(reference, { expand }))
    return intent && { session: null, intent }
  }
  const expand = ['payment_intent.latest_charge.balance_transaction']
  const session = await askFor(stripeSession, () => stripe.checkout.sessions.retrieve(reference, { expand }))
  return session && { session, intent: session.payment_intent }
}

/** Stripe keeps an idempotency key for 24 hours: after that the same call would make another payment. */
const lookBackMs = 48 * 3_600_000
const pageSize = 100
const mostPages = 50

/**
 * The way to a lost answer is to ask for the same under the same key (`write`), which the domain does while the payer waits. Where that is
 * no longer possible the lists are read: Stripe's search by metadata lags behind by a minute, and would say "none" of what there is.
 */
async function findReference(stripe: Stripe, paymentId: string, clock: Clock): Promise<string | undefined> {
  const created = { gte: Math.floor((clock().getTime() - lookBackMs) / 1000) }
  const sessions = (page: object) => stripe.checkout.sessions.list({ created, limit: pageSize, ...page })
  const intents = (page: object) => stripe.paymentIntents.list({ created, limit: pageSize, ...page })
  // The session first: an intent may be its own.
  return (await findInList(stripeSession, sessions, paymentId)) ?? (await findInList(stripeIntent, intents, paymentId))
}

async function findInList(
  form: typeof stripeSession | typeof stripeIntent,
  list: (page: object) => Promise<unknown>,
  paymentId: string,
): Promise<string | undefined> {
  let page = {}
  for (let count = 0; count < mostPages; count++) {
    const { data, has_more } = await ask(listOf(form), () => list(page))
    const found = data.find(({ metadata }) => metadata['payment'] === paymentId)
    if (found || !has_more) return found?.id
    page = { starting_after: data.at(-1)?.id }
  }
  throw new StripeUnanswered('Stripe has more payments than are read through.', 'no')
}
