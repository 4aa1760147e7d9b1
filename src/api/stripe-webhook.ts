// Takes what Stripe tells by itself: the bytes as they came, since they are what it signed.
import { bodyLimit } from 'hono/body-limit'
import { stripeWebhookBytes, stripeWebhookPath } from '#contract/stripe-webhook.ts'
import type { PaymentParts } from '#domain/payments/payment-parts.ts'
import { takeEvent } from '#domain/payments/take-event.ts'
import { Fault } from '#kernel/fault.ts'
import type { ApiApp } from './serve.ts'

const limitEvent = bodyLimit({
  maxSize: stripeWebhookBytes,
  onError: () => {
    throw new Fault('too-large', `At most ${stripeWebhookBytes} bytes are taken.`)
  },
})

/** Called by whom Stripe's signature says, at any of our hosts: which provider it is about stands in the event. */
export function serveStripeWebhook({ hono }: ApiApp, parts: PaymentParts): void {
  hono.post(stripeWebhookPath, limitEvent, async (context) => {
    if (!parts.gateways.some(({ name }) => name === 'stripe'))
      throw new Fault('not-found', 'There is no such endpoint.')
    const body = new Uint8Array(await context.req.arrayBuffer())
    // Stripe is answered alike whether it is about a payment of ours: others may use the same account.
    await takeEvent(parts, 'stripe', body, context.req.raw.headers)
    context.header('cache-control', 'no-store')
    return context.json({ received: true })
  })
}
