// Stripe's webhooks: only what Stripe signed is read, and of that only whose payment it is about.
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { newId } from '#kernel/id.ts'
import { now, openStripeGateway, webhookSecret } from '#tests/support/stripe-opened.ts'

const subject = { paymentId: newId(), providerId: 'thymele', reference: 'O-7K3M-92PX' }
const ours = { payment: subject.paymentId, provider: subject.providerId, reference: subject.reference }

type Signing = { secret?: string; at?: Date }

/** As Stripe sends it: a body and what it is signed with. */
function signed(type: string, object: object, { secret = webhookSecret, at = now }: Signing = {}) {
  const payload = JSON.stringify({ object: 'event', id: `evt_${type}`, type, data: { object } })
  const timestamp = Math.floor(at.getTime() / 1000)
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return { body: new TextEncoder().encode(payload), headers: new Headers({ 'stripe-signature': header }) }
}

const session = { object: 'checkout.session', id: 'cs_1', metadata: ours }
const intent = { object: 'payment_intent', id: 'pi_1', metadata: ours }
const charge = { object: 'charge', id: 'ch_1', payment_intent: 'pi_1', metadata: ours }
const refund = { object: 'refund', id: 're_1', payment_intent: { id: 'pi_1' }, metadata: ours }

test.each([
  ['checkout.session.completed', session, 'cs_1'],
  ['checkout.session.expired', session, 'cs_1'],
  ['checkout.session.async_payment_succeeded', session, 'cs_1'],
  ['checkout.session.async_payment_failed', session, 'cs_1'],
  ['payment_intent.amount_capturable_updated', intent, 'pi_1'],
  ['payment_intent.succeeded', intent, 'pi_1'],
  ['payment_intent.canceled', intent, 'pi_1'],
  ['payment_intent.payment_failed', intent, 'pi_1'],
  ['charge.refunded', charge, 'pi_1'],
  ['refund.created', refund, 'pi_1'],
  ['refund.updated', refund, 'pi_1'],
  ['refund.failed', refund, 'pi_1'],
])('%s is about our payment', async (type, object, gatewayReference) => {
  const { gateway, standIn } = await openStripeGateway()
  const { body, headers } = signed(type, object)
  expect(await gateway.readEvent(body, headers)).toEqual({ eventId: `evt_${type}`, type, subject, gatewayReference })
  expect(standIn.asked).toEqual([])
})

test('a dispute bears no words of ours: its payment is asked whose it is', async () => {
  const { gateway, standIn, captured } = await openStripeGateway()
  const payment = await captured()
  const { id } = standIn.desk.intentOf(payment.gatewayReference)
  const dispute = { object: 'dispute', id: 'dp_1', payment_intent: id, metadata: {} }
  const { body, headers } = signed('charge.dispute.created', dispute)
  expect(await gateway.readEvent(body, headers)).toMatchObject({ subject: payment.subject, gatewayReference: id })
  await standIn.goAway()
  // Stripe sends it again later.
  await expect(gateway.readEvent(body, headers)).rejects.toMatchObject({ code: 'unavailable' })
  await standIn.comeBack()
})

test.each([
  ['customer.created', { object: 'customer', id: 'cus_1' }],
  ['payment_intent.succeeded', { object: 'payment_intent', id: 'pi_of_somebody_else', metadata: {} }],
  ['checkout.session.completed', { object: 'checkout.session', id: 'cs_1', metadata: { payment: 'only' } }],
  ['charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: null, metadata: {} }],
  ['refund.failed', { object: 'refund', id: 're_1' }],
])('%s of somebody else, or of what is no payment, is of no interest', async (type, object) => {
  const { gateway } = await openStripeGateway()
  const { body, headers } = signed(type, object)
  expect(await gateway.readEvent(body, headers)).toBeUndefined()
})

test('what is not signed, by another secret, long ago, or changed on its way, is refused', async () => {
  const { gateway } = await openStripeGateway()
  const right = signed('checkout.session.completed', session)
  const forged = signed('checkout.session.completed', session, { secret: 'whsec_other' })
  const old = signed('checkout.session.completed', session, { at: new Date(now.getTime() - 301_000) })
  const changed = Uint8Array.from(right.body).with(-3, 33)
  for (const [body, headers] of [
    [right.body, new Headers()],
    [right.body, new Headers({ 'stripe-signature': 't=1,v1=00' })],
    [right.body, new Headers({ 'stripe-signature': 'nonsense' })],
    [forged.body, forged.headers],
    [old.body, old.headers],
    [changed, right.headers],
    [new Uint8Array(), right.headers],
  ] as const)
    await expect(gateway.readEvent(body, headers)).rejects.toMatchObject({ code: 'not-allowed' })
})

test('a signed body that is no event is of no interest', async () => {
  const { gateway } = await openStripeGateway()
  for (const payload of ['not json', '[]', '{}', 'null']) {
    const timestamp = Math.floor(now.getTime() / 1000)
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp })
    const headers = new Headers({ 'stripe-signature': header })
    expect(await gateway.readEvent(new TextEncoder().encode(payload), headers)).toBeUndefined()
  }
})
