// Stripe away, broken or lying: what is surely not done and what nobody knows are told apart, and nothing is done twice.
import { describe, expect, test } from 'vitest'
import { unknown } from '#kernel/outcome.ts'
import { doneValue } from '#tests/support/done-value.ts'
import { type StripeAnswer, stripeError } from '#tests/support/stripe-desk.ts'
import { euros, keyOf, openStripeGateway, payerPays, savedPays } from '#tests/support/stripe-opened.ts'
import { meaningOf } from './stripe-errors.ts'

type Opened = Awaited<ReturnType<typeof openStripeGateway>>

/** Everything that changes something, on a payment that is authorized. */
async function changesOf({ gateway, authorized }: Pick<Opened, 'gateway' | 'authorized'>) {
  const payment = await authorized()
  return [
    () => gateway.authorize(payerPays()),
    () => gateway.authorize(savedPays('success')),
    () => gateway.capture({ ...payment, key: keyOf('capture', payment), amount: euros(50_000) }),
    () => gateway.void({ ...payment, key: keyOf('void', payment) }),
    () => gateway.refund({ ...payment, key: keyOf('refund', payment), amount: euros(100) }),
  ]
}

test('where nobody is there, surely nothing is done, and reads are unavailable', async () => {
  const opened = await openStripeGateway()
  const [changes, payment] = [await changesOf(opened), await opened.authorized()]
  await opened.standIn.goAway()
  for (const change of changes) expect(await change()).toEqual(unknown('no'))
  await expect(opened.gateway.status(payment)).rejects.toMatchObject({ code: 'unavailable' })
  const refund = { gatewayReference: 're_1', key: 'refund', payment }
  await expect(opened.gateway.refundStatus(refund)).rejects.toMatchObject({ code: 'unavailable' })
  await opened.standIn.comeBack()
})

test('no answer in time is not known', async () => {
  const { gateway, standIn } = await openStripeGateway({ timeoutMs: 100 })
  standIn.manners.isSilent = true
  expect(await gateway.authorize(payerPays())).toEqual(unknown('maybe'))
  await expect(gateway.status({ gatewayReference: 'cs_1', subject: payerPays().subject })).rejects.toMatchObject({
    code: 'unavailable',
  })
})

const typed = (status: number, type = 'api_error', code?: string): StripeAnswer =>
  stripeError(status, { type, message: 'Sorry, ada@mail.test.', ...(code ? { code } : {}) })

describe.each([
  [typed(500), 'maybe'],
  [typed(503), 'maybe'],
  [typed(409, 'idempotency_error', 'idempotency_key_in_use'), 'maybe'],
  [typed(429, 'invalid_request_error', 'rate_limit'), 'no'],
  [typed(401, 'invalid_request_error'), 'no'],
  [typed(403, 'invalid_request_error'), 'no'],
] as const)('an answer $status', (answer, sent) => {
  test(`is no answer: ${sent === 'no' ? 'surely not done' : 'maybe done'}, and nobody is asked twice at once`, async () => {
    const { gateway, standIn } = await openStripeGateway()
    standIn.manners.failsWith = answer
    expect(await gateway.authorize(payerPays())).toEqual(unknown(sent))
    const payment = { gatewayReference: 'cs_1', subject: payerPays().subject }
    await expect(gateway.status(payment)).rejects.toMatchObject({ code: 'unavailable' })
    // It was read first what is to be captured: nothing was sent that changes something.
    expect(await gateway.capture({ ...payment, key: 'capture', amount: euros(1) })).toEqual(unknown('no'))
  })
})

test.each(['<!doctype html>', '{}', '[]', 'null', '{"id":"cs_1","object":"checkout.session"}', '{"error":42}'])(
  'garbage (%s) is no answer: neither a yes nor a no',
  async (garbage) => {
    const { gateway, standIn } = await openStripeGateway()
    standIn.manners.garbage = garbage
    expect(await gateway.authorize(payerPays())).toEqual(unknown('maybe'))
    expect(await gateway.authorize(savedPays('success'))).toEqual(unknown('maybe'))
    const payment = { gatewayReference: 'cs_1', subject: payerPays().subject }
    await expect(gateway.status(payment)).rejects.toMatchObject({ code: 'unavailable' })
  },
)

test('a lost answer is found by asking once more under the same key: one session, one capture, one refund', async () => {
  const { gateway, standIn, authorized } = await openStripeGateway()
  const payment = await authorized()
  const losing = async <T>(call: () => Promise<T>) => {
    standIn.manners.losesAnswers = 1
    return call()
  }
  const before = standIn.desk.sessions.size
  doneValue(await losing(() => gateway.authorize(payerPays())))
  expect(standIn.desk.sessions.size).toBe(before + 1)
  doneValue(await losing(() => gateway.capture({ ...payment, key: 'capture', amount: euros(40_000) })))
  doneValue(await losing(() => gateway.refund({ ...payment, key: 'refund', amount: euros(10_000) })))
  expect(standIn.desk.refundsOf(standIn.desk.intentOf(payment.gatewayReference).id)).toHaveLength(1)
  expect(await gateway.status(payment)).toMatchObject({ capturedMinor: 40_000, refundedMinor: 10_000 })
})

test('an authorization whose answer stays lost is known by our own id, and asked for again it is the same', async () => {
  const { gateway, standIn } = await openStripeGateway()
  // Others pay meanwhile: more than one page of them.
  for (let count = 0; count < 120; count++) doneValue(await gateway.authorize(payerPays()))
  for (const wanted of [payerPays(), savedPays('success')]) {
    standIn.manners.losesAnswers = 2
    expect(await gateway.authorize(wanted)).toEqual(unknown('maybe'))
    const { state } = await gateway.status({ gatewayReference: null, subject: wanted.subject })
    expect(state).toBe(wanted.how.by === 'payer' ? 'waiting' : 'authorized')
    const count = standIn.desk.sessions.size + standIn.desk.intents.size
    doneValue(await gateway.authorize(wanted))
    expect(standIn.desk.sessions.size + standIn.desk.intents.size).toBe(count)
  }
})

test('a key that comes with another amount is a mistake of ours, and is thrown', async () => {
  const { gateway } = await openStripeGateway()
  const wanted = payerPays()
  doneValue(await gateway.authorize(wanted))
  await expect(gateway.authorize({ ...wanted, amount: euros(1_000) })).rejects.toThrow('does not take the request')
})

test('a request that Stripe does not know is thrown, and its words are left out', async () => {
  const { gateway, standIn } = await openStripeGateway()
  standIn.manners.failsWith = stripeError(400, {
    type: 'invalid_request_error',
    code: 'parameter_unknown',
    param: 'colour',
    message: 'Received unknown parameter: colour of ada@mail.test',
  })
  const thrown = gateway.authorize(payerPays())
  await expect(thrown).rejects.toThrow('Stripe does not take the request (400, parameter_unknown, colour).')
})

test.each([new TypeError('x is undefined'), new Error('a bug'), 'text', undefined])(
  'a bug stays what it is: %s',
  (bug) => {
    expect(meaningOf(bug)).toBe(bug)
  },
)

test.each([
  ['amount_too_small', '', 'amount'],
  ['amount_too_large', '', 'amount'],
  ['', 'line_items[0][price_data][unit_amount]', 'amount'],
  ['', 'line_items[0][price_data][currency]', 'currency'],
  ['charge_expired_for_capture', '', 'expired'],
  ['charge_already_captured', '', 'already-captured'],
  ['charge_already_refunded', '', 'already-refunded'],
  ['resource_missing', '', 'not-found'],
  ['resource_missing', 'customer', 'declined'],
  ['charge_disputed', '', 'refused'],
  ['payment_intent_unexpected_state', '', 'refused'],
])('code %s of field "%s" is the refusal %s', async (code, param, reason) => {
  const { gateway, standIn } = await openStripeGateway()
  standIn.manners.failsWith = stripeError(400, { type: 'invalid_request_error', code, param, message: '' })
  expect(await gateway.authorize(payerPays())).toEqual({ is: 'refused', reason })
})
