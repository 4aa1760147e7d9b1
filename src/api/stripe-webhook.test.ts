// What Stripe tells by itself: only what it signed is taken, once, and it only has our side ask what became of the payment.
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stripeWebhookPath } from '#contract/stripe-webhook.ts'
import { beginPayment } from '#domain/payments/begin-payment.ts'
import type { PaymentParts, PaymentRow } from '#domain/payments/payment-parts.ts'
import { gatewayEvents, payments } from '#domain/payments/tables.ts'
import { handleEvents } from '#domain/payments/take-event.ts'
import { newId } from '#kernel/id.ts'
import { openSampleApi, readProblem, type SampleApi, siteOrigin } from '#tests/support/sample-api.ts'
import { now, openStripeGateway, webhookSecret } from '#tests/support/stripe-opened.ts'
import { createApi } from './api.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
})

afterAll(() => api.close())

/** A server whose payments Stripe takes, and a payment that its payer has just made. */
async function openPaid() {
  const { gateway, standIn } = await openStripeGateway()
  const jobs: PaymentParts['jobs'] = { put: async (_, __, data) => void api.jobs.push(data) }
  const parts: PaymentParts = { database: api.database, jobs, clock: api.parts.clock, gateways: [gateway] }
  const { payment } = await beginPayment(
    parts,
    { provider: api.provider, origin: siteOrigin },
    {
      order: { id: newId(), reference: 'O-7K3M-92PX', currency: 'EUR' },
      parts: [{ instalmentId: newId(), amountMinor: 50_000 }],
      email: 'ada@mail.test',
      language: 'en',
      returnUrl: `${siteOrigin}/en/profile/checkout`,
      keepsMethod: false,
      fxQuoteId: '',
      idempotencyKey: newId(),
    },
  )
  standIn.desk.pay(payment.gatewayReference ?? '', 'success')
  const { hono } = createApi({ ...api.parts, gateways: [gateway], jobs: { ...api.parts.jobs, ...jobs } })
  const send = (body: string, signature: string) =>
    hono.request(siteOrigin + stripeWebhookPath, { method: 'POST', body, headers: { 'stripe-signature': signature } })
  return { parts, payment, send }
}

const eventOf = ({ id, providerId, reference, gatewayReference }: PaymentRow, eventId = `evt_${newId()}`): string => {
  const object = {
    object: 'checkout.session',
    id: gatewayReference,
    metadata: { payment: id, provider: providerId, reference },
  }
  return JSON.stringify({ object: 'event', id: eventId, type: 'checkout.session.completed', data: { object } })
}

const sign = (payload: string, secret = webhookSecret) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(now.getTime() / 1000) })

const read = (id: string) =>
  api.database.forProvider(api.provider.id, async (scope) => ({
    state: (await scope.rows(payments)).find((one) => one.id === id)?.state,
    events: (await scope.rows(gatewayEvents)).filter(({ paymentId }) => paymentId === id),
  }))

test('a signed event is kept once, however often it comes, and by its job the payment is authorized', async () => {
  const { parts, payment, send } = await openPaid()
  const jobsBefore = api.jobs.length
  const event = eventOf(payment)
  const answers = [await send(event, sign(event)), await send(event, sign(event))]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await answers[0]?.json()).toEqual({ received: true })
  expect(api.jobs.slice(jobsBefore)).toEqual([{ providerId: api.provider.id, paymentId: payment.id }])
  // The event itself moves nothing: what became of it is asked for.
  expect(await read(payment.id)).toMatchObject({ state: 'begun', events: [{ handledAt: null }] })
  await handleEvents(parts, { providerId: api.provider.id, paymentId: payment.id })
  expect(await read(payment.id)).toMatchObject({ state: 'authorized', events: [{ handledAt: expect.any(Date) }] })
})

test('403 for what Stripe did not sign: nothing is kept, and nobody is asked anything', async () => {
  const { payment, send } = await openPaid()
  const event = eventOf(payment)
  for (const signature of ['', 'nonsense', sign(event, 'whsec_other'), sign(`${event} `)]) {
    const response = await send(event, signature)
    expect([response.status, (await readProblem(response)).code]).toEqual([403, 'not-allowed'])
  }
  expect((await read(payment.id)).events).toEqual([])
})

test('the signature is over the bytes: the same event written otherwise is not taken', async () => {
  const { payment, send } = await openPaid()
  const event = eventOf(payment)
  expect((await send(JSON.stringify(JSON.parse(event), null, 2), sign(event))).status).toBe(403)
})

test('an event about a payment of somebody else is answered alike, and nothing is kept', async () => {
  const { payment, send } = await openPaid()
  const event = eventOf({ ...payment, id: newId() })
  expect((await send(event, sign(event))).status).toBe(200)
  expect((await read(payment.id)).events).toEqual([])
})

test('413 for more than any event is', async () => {
  const { send } = await openPaid()
  expect((await send('x'.repeat(512 * 1024 + 1), 'any')).status).toBe(413)
})

test('404 where Stripe does not take the payments', async () => {
  expect((await api.post(stripeWebhookPath, {})).status).toBe(404)
})
