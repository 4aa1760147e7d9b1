// Whether Stripe takes the payments: with all three of its keys; with some of them nobody knows what was meant.
import type { PaymentGateway } from '#domain/payments/payment-gateway.ts'
import type { Log } from '#kernel/log.ts'
import { createStripeGateway } from '#suppliers/payments/stripe-gateway.ts'
import { type Config, ConfigError } from './config.ts'

const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
type StripeConfig = Pick<Config, (typeof names)[number]>

/** @throws ConfigError where only some are set: payers would be charged with nobody told, or not at all */
export function chooseStripe(config: StripeConfig, log: Log): PaymentGateway | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = config
  if (secretKey && publishableKey && webhookSecret)
    return createStripeGateway({ secretKey, publishableKey, webhookSecret, log })
  const missing = names.find((name) => !config[name])
  if (names.some((name) => config[name]))
    throw new ConfigError(
      `${missing}: is missing, and other STRIPE_* settings are there: set all three, or none of them`,
    )
  return undefined
}
