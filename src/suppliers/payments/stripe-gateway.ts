// Stripe as a payment gateway: cards and wallets, authorized first and captured once everything is booked.
import type { PaymentGateway } from '#domain/payments/payment-gateway.ts'
import { type Clock, systemClock } from '#kernel/clock.ts'
import { type Log, silentLog } from '#kernel/log.ts'
import { authorizeAtStripe } from './stripe-authorize.ts'
import { captureAtStripe, voidAtStripe } from './stripe-capture.ts'
import { openStripe, type StripeAccount } from './stripe-client.ts'
import { readStripeEvent } from './stripe-events.ts'
import { findAtStripe } from './stripe-find.ts'
import { outcomeOf } from './stripe-outcome.ts'
import { payoutLinesAtStripe, payoutsAtStripe } from './stripe-payouts.ts'
import { listRefundsAtStripe, refundAtStripe, refundStatusAtStripe } from './stripe-refunds.ts'
import { statusAtStripe } from './stripe-status.ts'

export type StripeSettings = StripeAccount & {
  /** What the browser's fields are opened with. */
  publishableKey: string
  /** What webhooks are signed with. */
  webhookSecret: string
  clock?: Clock
  log?: Log
}

/** The SDK is loaded with the first call. */
export function createStripeGateway(settings: StripeSettings): PaymentGateway {
  const { publishableKey, webhookSecret: secret, clock = systemClock, log = silentLog } = settings
  let opened: ReturnType<typeof openStripe> | undefined
  const open = async () => {
    opened ??= openStripe(settings)
    return { stripe: await opened, clock, log }
  }
  return {
    name: 'stripe',
    isTest: false,
    publishableKey,
    authorize: (wanted) => outcomeOf(async (progress) => authorizeAtStripe(await open(), progress, wanted)),
    capture: (payment) => outcomeOf(async (progress) => captureAtStripe(await open(), progress, payment)),
    void: (payment) => outcomeOf(async (progress) => voidAtStripe(await open(), progress, payment)),
    refund: (payment) => outcomeOf(async (progress) => refundAtStripe(await open(), progress, payment)),
    status: async (payment) => {
      const { stripe } = await open()
      return statusAtStripe(stripe, await findAtStripe(stripe, payment, clock))
    },
    refundStatus: async (refund) => refundStatusAtStripe(await open(), refund),
    listRefunds: async (payment) => listRefundsAtStripe(await open(), payment),
    payouts: async ({ since }) => payoutsAtStripe((await open()).stripe, since),
    payoutLines: async ({ gatewayReference }) => payoutLinesAtStripe((await open()).stripe, gatewayReference),
    readEvent: async (body, headers) => readStripeEvent({ ...(await open()), secret }, body, headers),
  }
}
