// Reads Stripe's webhooks: who signed them, which payment they are about; what became of it is asked for anew by others.
import type { Stripe } from 'stripe'
import type { GatewayEvent, PaymentSubject } from '#domain/payments/payment-gateway.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { askFor } from './stripe-outcome.ts'
import { stripeEvent, stripeIntent } from './stripe-shapes.ts'

/** Whatever changes what a payment, a refund or a dispute comes to. */
const ofInterest =
  /^(checkout\.session\.(completed|expired|async_payment_(succeeded|failed))|payment_intent\.\w+|charge\.refunded|charge\.refund\.updated|refund\.(created|updated|failed)|charge\.dispute\.\w+)$/

/** Seconds that a signature is good for: an old one is somebody's who kept it. */
const toleranceS = 300

/** @throws Fault not-allowed where Stripe did not sign it; unavailable where it does not say whose payment it is */
export async function readStripeEvent(
  { stripe, clock, secret }: { stripe: Stripe; clock: Clock; secret: string },
  body: Uint8Array,
  headers: Headers,
): Promise<GatewayEvent | undefined> {
  const event = stripeEvent.safeParse(await readSigned(stripe, body, headers, secret, clock())).data
  if (!event || !ofInterest.test(event.type)) return undefined
  const { object } = event.data
  const isPayment = object.object === 'checkout.session' || object.object === 'payment_intent'
  const gatewayReference = isPayment ? object.id : object.payment_intent
  if (!gatewayReference) return undefined
  const subject = subjectOf(object.metadata) ?? (await askSubject(stripe, gatewayReference))
  // A payment of somebody else's on the same account.
  return subject && { eventId: event.id, type: event.type, subject, gatewayReference }
}

async function readSigned(stripe: Stripe, body: Uint8Array, headers: Headers, secret: string, now: Date) {
  const signature = headers.get('stripe-signature') ?? ''
  // As Stripe sent it, byte by byte: the signature is over that.
  const payload = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  try {
    return await stripe.webhooks.constructEventAsync(payload, signature, secret, toleranceS, undefined, now.getTime())
  } catch (error) {
    // What is wrong with it helps only whoever forges one. A signed body that is no JSON is of no interest.
    if (error instanceof SyntaxError) return undefined
    if (Object(error).type !== 'StripeSignatureVerificationError') throw error
    throw new Fault('not-allowed', 'This is for the payment gateway, which did not sign it.')
  }
}

/** Of the words that we gave it; undefined where it bears none. */
export function subjectOf({ payment, provider, reference }: Record<string, string>): PaymentSubject | undefined {
  return payment && provider && reference ? { paymentId: payment, providerId: provider, reference } : undefined
}

/** A dispute bears no words of ours: its payment does. */
async function askSubject(stripe: Stripe, reference: string): Promise<PaymentSubject | undefined> {
  if (!reference.startsWith('pi_')) return undefined
  const intent = await askFor(stripeIntent, () => stripe.paymentIntents.retrieve(reference))
  return intent && subjectOf(intent.metadata)
}
