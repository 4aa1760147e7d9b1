// Stripe's adapter over its stand-in: what is asked, and what is made of the answers while all goes well.
import { expect, test } from 'vitest'
import { newId } from '#kernel/id.ts'
import { done, refused } from '#kernel/outcome.ts'
import { doneValue } from '#tests/support/done-value.ts'
import { readForm } from '#tests/support/stripe-forms.ts'
import { readStripeFixtures } from '#tests/support/stripe-objects.ts'
import { euros, keyOf, openStripeGateway, payerPays, savedPays } from '#tests/support/stripe-opened.ts'

test('a payer gets a session for the fields of our page, and pays nothing before it is captured', async () => {
  const { gateway, standIn } = await openStripeGateway()
  const wanted = payerPays()
  const { gatewayReference, step, state } = doneValue(await gateway.authorize(wanted))
  expect([state, step]).toEqual(['waiting', { secret: `${gatewayReference}_secret_x` }])
  const { subject } = wanted
  const ours = { payment: subject.paymentId, provider: 'thymele', reference: 'O-7K3M-92PX' }
  expect(readForm(standIn.asked[0]?.body ?? '')).toEqual({
    mode: 'payment',
    ui_mode: 'elements',
    return_url: 'https://thymele.example/en/profile/checkout',
    client_reference_id: subject.paymentId,
    customer_email: 'ada@mail.test',
    locale: 'en',
    line_items: [
      {
        quantity: '1',
        price_data: { currency: 'eur', unit_amount: '50000', product_data: { name: 'O-7K3M-92PX' } },
      },
    ],
    adaptive_pricing: { enabled: 'false' },
    metadata: ours,
    payment_intent_data: { capture_method: 'manual', description: 'O-7K3M-92PX', metadata: ours },
  })
  expect(standIn.asked[0]).toMatchObject({ key: wanted.key, version: expect.stringMatching(/^2026-10-28\.\w+$/) })
  expect(await gateway.status({ gatewayReference, subject })).toMatchObject({
    state: 'waiting',
    step,
    capturedMinor: 0,
  })
})

test('Stripe’s fields are in Arabic for nobody: what Stripe has no words for goes by the browser', async () => {
  const { gateway, standIn } = await openStripeGateway()
  const { how, ...wanted } = payerPays()
  await gateway.authorize({ ...wanted, how: { ...how, language: 'ar' } as typeof how })
  expect(standIn.asked[0]?.body).toContain('locale=auto')
})

test('a part of what was authorized is captured, once under its key, and the fee is told in the currency of the payment', async () => {
  const { gateway, authorized } = await openStripeGateway()
  const payment = await authorized()
  expect(await gateway.status(payment)).toMatchObject({
    state: 'authorized',
    step: null,
    capturedMinor: 0,
    feeMinor: 0,
  })
  const capture = { ...payment, key: keyOf('capture', payment), amount: euros(30_000) }
  for (const _ of [1, 2]) expect(await gateway.capture(capture)).toEqual(done(undefined))
  expect(await gateway.capture({ ...capture, key: 'another' })).toEqual(refused('already-captured'))
  expect(await gateway.status(payment)).toMatchObject({ state: 'captured', capturedMinor: 30_000, feeMinor: 870 })
})

test('more than was authorized, and another currency, is refused', async () => {
  const { gateway, authorized } = await openStripeGateway()
  const payment = await authorized()
  const capture = { ...payment, key: keyOf('capture', payment) }
  expect(await gateway.capture({ ...capture, amount: euros(50_001) })).toEqual(refused('amount'))
  expect(await gateway.capture({ ...capture, amount: { amountMinor: 1, currency: 'AED' } })).toEqual(
    refused('currency'),
  )
})

test('what was not captured is given back as a whole, and is not captured afterwards', async () => {
  const { gateway, authorized } = await openStripeGateway()
  const payment = await authorized()
  for (const key of ['void 1', 'void 2']) expect(await gateway.void({ ...payment, key })).toEqual(done(undefined))
  expect((await gateway.status(payment)).state).toBe('voided')
  expect(await gateway.capture({ ...payment, key: 'capture', amount: euros(1) })).toEqual(refused('already-voided'))
})

test('a session that nobody has paid is ended, so that nobody pays it any more', async () => {
  const { gateway, standIn } = await openStripeGateway()
  const { subject } = payerPays()
  const { gatewayReference } = doneValue(await gateway.authorize(payerPays({ subject })))
  expect(await gateway.void({ gatewayReference, subject, key: 'void' })).toEqual(done(undefined))
  expect(standIn.desk.sessions.get(gatewayReference)?.status).toBe('expired')
  expect(await gateway.status({ gatewayReference, subject })).toMatchObject({ state: 'voided', step: null })
})

test('a payer who finishes just when the session is to end gets their money back all the same', async () => {
  const { gateway, standIn } = await openStripeGateway()
  const { subject } = payerPays()
  const { gatewayReference } = doneValue(await gateway.authorize(payerPays({ subject })))
  standIn.manners.onChange = ({ act, response }) => {
    if (standIn.desk.sessions.get(gatewayReference)?.status === 'open') standIn.desk.pay(gatewayReference, 'success')
    const { status, body } = act()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  expect(await gateway.void({ gatewayReference, subject, key: 'void' })).toEqual(done(undefined))
  expect(standIn.desk.intentOf(gatewayReference).status).toBe('canceled')
})

test('what was taken is not given back by a void, and a session that ended by itself is expired', async () => {
  const { gateway, standIn, captured } = await openStripeGateway()
  const payment = await captured()
  expect(await gateway.void({ ...payment, key: 'void' })).toEqual(refused('already-captured'))
  const late = payerPays()
  const { gatewayReference } = doneValue(await gateway.authorize(late))
  const session = standIn.desk.sessions.get(gatewayReference)
  if (session) session.status = 'expired'
  expect((await gateway.status({ gatewayReference, subject: late.subject })).state).toBe('expired')
})

test('an authorization that lapsed at Stripe is expired, and captured no more', async () => {
  const { gateway, standIn, authorized } = await openStripeGateway()
  const payment = await authorized()
  Object.assign(standIn.desk.intentOf(payment.gatewayReference), { status: 'canceled', reason: 'automatic' })
  expect((await gateway.status(payment)).state).toBe('expired')
  expect(await gateway.capture({ ...payment, key: 'capture', amount: euros(1) })).toEqual(refused('expired'))
})

test.each([
  ['declined', 'declined'],
  ['challenge-failed', 'authentication-failed'],
] as const)('a card that is %s leaves the session open for another one, and says why: %s', async (card, refusal) => {
  const { gateway, standIn } = await openStripeGateway()
  const { subject } = payerPays()
  const { gatewayReference } = doneValue(await gateway.authorize(payerPays({ subject })))
  standIn.desk.pay(gatewayReference, card)
  const status = await gateway.status({ gatewayReference, subject })
  expect(status).toMatchObject({ state: 'waiting', refusal, step: { secret: `${gatewayReference}_secret_x` } })
  standIn.desk.pay(gatewayReference, 'success')
  expect(await gateway.status({ gatewayReference, subject })).toMatchObject({ state: 'authorized', refusal: null })
})

test('a method that is kept pays later instalments, with nobody there', async () => {
  const { gateway, standIn, authorized } = await openStripeGateway()
  const { how } = payerPays()
  const payment = await authorized({ how: { ...how, keepsMethod: true } as typeof how })
  const { savedMethod } = await gateway.status(payment)
  if (!savedMethod) throw new Error('none was kept')
  const later = payerPays({ how: { by: 'saved', method: savedMethod } })
  const { gatewayReference, state, step } = doneValue(await gateway.authorize(later))
  expect([state, step]).toEqual(['authorized', null])
  expect(standIn.asked.at(-1)?.body).toMatch(/off_session=true.*confirm=true.*error_on_requires_action=true/)
  const capture = { gatewayReference, subject: later.subject, key: 'capture', amount: euros(50_000) }
  expect(await gateway.capture(capture)).toEqual(done(undefined))
})

test('a method that nobody agreed to keep is not told', async () => {
  const { gateway, captured } = await openStripeGateway()
  expect((await gateway.status(await captured())).savedMethod).toBeNull()
})

test.each([
  ['needs-payer', 'authentication-required'],
  ['declined', 'declined'],
  ['gone', 'declined'],
] as const)('a saved method that is %s is refused: %s, however often it is asked for', async (card, reason) => {
  const { gateway } = await openStripeGateway()
  const wanted = savedPays(card)
  for (const _ of [1, 2]) expect(await gateway.authorize(wanted)).toEqual(refused(reason))
})

test('an amount that Stripe has no step for is refused before anybody is asked', async () => {
  const { gateway, standIn } = await openStripeGateway()
  const amount = { amountMinor: 12_345, currency: 'KWD' }
  expect(await gateway.authorize(payerPays({ amount }))).toEqual(refused('amount'))
  expect(standIn.asked).toEqual([])
})

test('amounts go and come in Stripe’s own decimals', async () => {
  const { gateway, standIn, captured } = await openStripeGateway()
  const payment = await captured(7_000, { amount: { amountMinor: 9_000, currency: 'ISK' } })
  expect(standIn.desk.intentOf(payment.gatewayReference)).toMatchObject({ amount: 900_000, received: 700_000 })
  expect((await gateway.status(payment)).capturedMinor).toBe(7_000)
})

test('a payment is bound to a locked rate in the preview that has them; our own reference rates are none of Stripe’s', async () => {
  const { gateway, standIn } = await openStripeGateway()
  doneValue(await gateway.authorize(payerPays({ fxQuoteId: 'fxq_1Test' })))
  expect(standIn.asked[0]).toMatchObject({ version: '2026-10-28.preview', body: expect.stringContaining('fxq_1Test') })
  doneValue(await gateway.authorize(savedPays('success', { fxQuoteId: 'fxq_2Test' })))
  doneValue(await gateway.authorize(payerPays({ fxQuoteId: 'fxq_local_1' })))
  expect(standIn.desk.quotes).toEqual(['fxq_1Test', 'fxq_2Test'])
})

test('where Stripe takes no quote the payment goes on at the rate of the day, and the log says so', async () => {
  const { gateway, standIn, lines } = await openStripeGateway()
  standIn.manners.refusesQuotes = true
  const wanted = payerPays({ fxQuoteId: 'fxq_1Test' })
  const [first, second] = [doneValue(await gateway.authorize(wanted)), doneValue(await gateway.authorize(wanted))]
  expect([second.gatewayReference, standIn.desk.sessions.size]).toEqual([first.gatewayReference, 1])
  expect(lines[0]).toContain('exchange quote not taken with the payment')
  expect(lines.join('')).not.toContain('ada@mail.test')
})

test('nothing is known of a payment that was never begun', async () => {
  const { gateway } = await openStripeGateway()
  const { subject } = payerPays()
  for (const gatewayReference of [null, 'cs_test_nobody', 'pi_nobody']) {
    const payment = { gatewayReference, subject }
    expect((await gateway.status(payment)).state).toBe('none')
    expect(await gateway.capture({ ...payment, key: newId(), amount: euros(1) })).toEqual(refused('not-found'))
    expect(await gateway.void({ ...payment, key: newId() })).toEqual(refused('not-found'))
    expect(await gateway.refund({ ...payment, key: newId(), amount: euros(1) })).toEqual(refused('not-found'))
  }
})

const fixtures = readStripeFixtures()
test.skipIf(!fixtures)(
  fixtures
    ? 'the stand-in answers with whole objects of Stripe’s own fixtures'
    : 'skipped: REFERENCE_DATA names no folder with Stripe’s fixtures',
  async () => {
    const { standIn, authorized } = await openStripeGateway()
    const { gatewayReference } = await authorized()
    const whole = standIn.desk.answer('GET /v1/checkout/sessions/{id}', gatewayReference, {}).body
    for (const resource of ['checkout.session', 'payment_intent', 'charge', 'refund', 'dispute', 'balance_transaction'])
      expect([resource, Object.keys(fixtures?.[resource] ?? {}).length > 5]).toEqual([resource, true])
    expect(Object.keys(whole)).toEqual(expect.arrayContaining(Object.keys(fixtures?.['checkout.session'] ?? {})))
  },
)
