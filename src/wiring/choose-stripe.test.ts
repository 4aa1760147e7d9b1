// Whether Stripe is chosen by the settings, and that a part of its keys stops the start.
import { expect, test } from 'vitest'
import { silentLog } from '#kernel/log.ts'
import { chooseStripe } from './choose-stripe.ts'
import { ConfigError, readConfig } from './config.ts'

const STRIPE_SECRET_KEY = 'sk_test_x'
const STRIPE_PUBLISHABLE_KEY = 'pk_test_x'
const STRIPE_WEBHOOK_SECRET = 'whsec_x'
const choose = (settings: NodeJS.ProcessEnv) => chooseStripe(readConfig(settings), silentLog)

test('without a key Stripe is not there', () => {
  expect(choose({})).toBeUndefined()
})

test('with all three it takes payments, and browsers are told its public key', () => {
  const gateway = choose({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET })
  expect(gateway).toMatchObject({ name: 'stripe', isTest: false, publishableKey: STRIPE_PUBLISHABLE_KEY })
})

test.for<[string, NodeJS.ProcessEnv]>([
  ['STRIPE_PUBLISHABLE_KEY', { STRIPE_SECRET_KEY }],
  ['STRIPE_SECRET_KEY', { STRIPE_PUBLISHABLE_KEY }],
  ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET, STRIPE_PUBLISHABLE_KEY }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }],
])('the start stops with one line where %s is missing beside others', ([name, settings]) => {
  expect(() => choose(settings)).toThrow(ConfigError)
  expect(() => choose(settings)).toThrow(new RegExp(`^${name}: is missing`))
})
