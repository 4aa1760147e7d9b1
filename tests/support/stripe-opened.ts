// Stripe's adapter over its stand-in, opened for one test and closed after it.
import Stripe from 'stripe'
import { afterEach, expect } from 'vitest'
import type { AtGateway, Authorize, GatewayEvent, PaymentSubject } from '#domain/payments/payment-gateway.ts'
import { newId } from '#kernel/id.ts'
import { createLog } from '#kernel/log.ts'
import { createStripeGateway } from '#suppliers/payments/stripe-gateway.ts'
import { doneValue } from './done-value.ts'
import type { OpenedGateway } from './payment-gateway-suite.ts'
import { openStripeStandIn, type StripeStandIn } from './stripe-stand-in.ts'

export const now = new Date('2026-11-23T09:00:00Z')
export const webhookSecret = 'whsec_stand_in'

const opened: StripeStandIn[] = []

afterEach(async () => {
  const all = opened.splice(0)
  for (const { close } of all) await close()
  // Each request of each test is one that Stripe takes.
  expect(all.flatMap(({ faults }) => faults)).toEqual([])
})

export async function openStripeGateway(settings: { timeoutMs?: number } = {}) {
  const standIn = await openStripeStandIn(now)
  opened.push(standIn)
  const lines: string[] = []
  const gateway = createStripeGateway({
    secretKey: standIn.secretKey,
    publishableKey: 'pk_test_stand_in',
    webhookSecret,
    address: standIn.address,
    clock: () => new Date(standIn.desk.now),
    log: createLog('info', (line) => lines.push(line)),
    ...settings,
  })
  /** A payment whose payer finished. */
  const authorized = async (changes: Partial<Authorize> = {}) => {
    const wanted = payerPays(changes)
    const { gatewayReference } = doneValue(await gateway.authorize(wanted))
    standIn.desk.pay(gatewayReference, 'success')
    return { gatewayReference, subject: wanted.subject }
  }
  const captured = async (amountMinor = 50_000, changes: Partial<Authorize> = {}) => {
    const payment = await authorized(changes)
    const currency = changes.amount?.currency ?? 'EUR'
    doneValue(await gateway.capture({ ...payment, key: keyOf('capture', payment), amount: { amountMinor, currency } }))
    return payment
  }
  return { gateway, standIn, lines, authorized, captured }
}

export const keyOf = (step: string, { subject }: AtGateway): string => `${step} ${subject.paymentId}`

export const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' })

const newSubject = (): PaymentSubject => ({ paymentId: newId(), providerId: 'thymele', reference: 'O-7K3M-92PX' })

export function payerPays(changes: Partial<Authorize> = {}): Authorize {
  const subject = changes.subject ?? newSubject()
  const returnUrl = 'https://thymele.example/en/profile/checkout'
  return {
    key: `authorize ${subject.paymentId}`,
    subject,
    amount: euros(50_000),
    how: { by: 'payer', email: 'ada@mail.test', returnUrl, language: 'en', keepsMethod: false },
    fxQuoteId: '',
    ...changes,
  }
}

/** @param card how the method of the stand-in behaves */
export const savedPays = (card: string, changes: Partial<Authorize> = {}): Authorize =>
  payerPays({ how: { by: 'saved', method: { customer: 'cus_1', method: `pm_1_${card}` } }, ...changes })

/** As the suite of all gateways has it. */
export async function openStripeForSuite(): Promise<OpenedGateway> {
  const { gateway, standIn } = await openStripeGateway()
  return {
    gateway,
    wanted: () => payerPays(),
    pay: async ({ gatewayReference }, how) =>
      standIn.desk.pay(gatewayReference, how === 'well' ? 'success' : 'declined'),
    slowRefund: async ({ gatewayReference }) => {
      standIn.manners.refunds = 'pending'
      return async (end) => {
        const { id } = standIn.desk.intentOf(gatewayReference ?? '')
        for (const refund of standIn.desk.refundsOf(id)) refund.status = end === 'done' ? 'succeeded' : 'failed'
      }
    },
    refundOutside: async ({ gatewayReference }, amountMinor) =>
      standIn.desk.refundInDashboard(gatewayReference ?? '', amountMinor),
    payOut: async () => void standIn.desk.payouts.payOut(),
    began: now,
    send: async (event, key) => signStripeEvent(event, key),
  }
}

/** Nobody is there under its address. */
export async function openStripeAway(): Promise<OpenedGateway> {
  const { gateway, standIn } = await openStripeGateway()
  await standIn.goAway()
  return { ...(await openStripeForSuite()), gateway }
}

/** As Stripe sends it: the object that it is about, and a signature over all of it. */
function signStripeEvent({ eventId, type, subject, gatewayReference: id }: GatewayEvent, secret = webhookSecret) {
  const metadata = subject && {
    payment: subject.paymentId,
    provider: subject.providerId,
    reference: subject.reference,
  }
  const object = { object: id.startsWith('cs_') ? 'checkout.session' : 'payment_intent', id, metadata }
  const payload = JSON.stringify({ object: 'event', id: eventId, type, data: { object } })
  const timestamp = Math.floor(now.getTime() / 1000)
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return { body: new TextEncoder().encode(payload), headers: new Headers({ 'stripe-signature': header }) }
}
