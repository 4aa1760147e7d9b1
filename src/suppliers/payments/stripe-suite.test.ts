// Stripe's adapter over its stand-in: the suite of all gateways.

import { testPaymentGateway } from '#tests/support/payment-gateway-suite.ts'
import { openStripeAway, openStripeForSuite } from '#tests/support/stripe-opened.ts'

testPaymentGateway(openStripeForSuite, openStripeAway)
