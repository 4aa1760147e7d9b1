// The script of Stripe that the browser loads, and the version of its API that the server speaks: of one release.
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { stripeScript } from '#web/site/load-stripe.ts'

test('the browser loads the script of the release whose API the server’s SDK speaks', () => {
  const [, release] = Stripe.API_VERSION.split('.')
  expect(stripeScript).toBe(`https://js.stripe.com/${release}/stripe.js`)
})
