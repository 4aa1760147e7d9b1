// The contract with Stripe's FX Quotes preview: what is asked, what is taken of the answer, and what counts as no answer.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createQuoteKeeper } from '#domain/currency/keep-quotes.ts'
import { type AskQuote, QuotesRefused } from '#domain/currency/live-quote.ts'
import { Fault } from '#kernel/fault.ts'
import { type LoopbackServer, openLoopbackServer, reply } from '#tests/support/loopback-server.ts'
import { accountOf, createStripeQuotes } from './stripe-quotes.ts'

const now = new Date('2026-11-21T12:00:01Z')
const created = Date.parse('2026-11-21T12:00:00Z') / 1000

/** The shape of the preview's replies, with figures made up. */
const quote = {
  id: 'fxq_1SVbqaLkdIwHu7ixTest0001',
  object: 'fx_quote',
  created,
  lock_duration: 'hour',
  lock_expires_at: created + 3600,
  lock_status: 'active',
  rates: {
    eur: {
      exchange_rate: 4.1623,
      rate_details: {
        base_rate: 4.2473,
        duration_premium: 0.001,
        fx_fee_rate: 0.02,
        reference_rate: null,
        reference_rate_provider: null,
      },
    },
  },
  to_currency: 'aed',
  usage: { payment: null, transfer: null, type: null },
}

const refused = {
  error: {
    type: 'invalid_request_error',
    code: 'fx_quote_not_supported',
    message: 'Your account acct_123 is in a merchant category that FX Quotes do not support.',
  },
}

let server: LoopbackServer
let askQuote: AskQuote

beforeEach(async () => {
  server = await openLoopbackServer()
  askQuote = createStripeQuotes('sk_test_loopback', { address: server.address, clock: () => now })
})

afterEach(() => server.close())

test('asked is one currency to the dirham, held for an hour, in the version that has FX quotes', async () => {
  server.answer(reply(200, quote))
  await askQuote('EUR')
  const [request] = server.asked
  expect([server.asked.length, request?.method, request?.path]).toEqual([1, 'POST', '/v1/fx_quotes'])
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
    to_currency: 'aed',
    'from_currencies[0]': 'eur',
    lock_duration: 'hour',
  })
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer sk_test_loopback',
    'stripe-version': '2026-10-28.preview',
    'content-type': 'application/x-www-form-urlencoded',
    'idempotency-key': expect.any(String),
  })
})

test('taken are id, rate, what it is made of and when it ends, and the reply as it came', async () => {
  server.answer(reply(200, quote))
  expect(await askQuote('EUR')).toEqual({
    id: quote.id,
    currency: 'EUR',
    dirhamsPerUnit: 4.1623,
    details: quote.rates.eur.rate_details,
    quotedAt: new Date('2026-11-21T12:00:00Z'),
    lockedUntil: new Date('2026-11-21T13:00:00Z'),
    raw: quote,
  })
})

/** What a failed question says of itself, which goes into the log. */
async function failureOf(question: Promise<unknown>): Promise<string> {
  const error: unknown = await question.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Fault)
  expect((error as Fault).code).toBe('unavailable')
  return (error as Fault).message
}

test('a refused merchant category is no answer, is not asked again, and names no account', async () => {
  server.answer(reply(400, refused))
  expect(await failureOf(askQuote('EUR'))).toBe('Stripe refuses a quote (400, fx_quote_not_supported).')
  expect(server.asked).toHaveLength(1)
})

test('a wrong key is no answer, and is not repeated', async () => {
  server.answer(reply(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key: sk_test_loopback' } }))
  expect(await failureOf(askQuote('EUR'))).toBe('Stripe refuses a quote (401).')
})

test('500 is asked once more, under the same key, and no further', async () => {
  server.answer(reply(500, { error: { type: 'api_error', message: 'Something broke.' } }))
  expect(await failureOf(askQuote('EUR'))).toBe('Stripe refuses a quote (500).')
  expect(server.asked).toHaveLength(2)
  expect(new Set(server.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('500 and then a quote is a quote', async () => {
  server.answer((response) => {
    server.answer(reply(200, quote))
    reply(500, { error: { type: 'api_error', message: 'Something broke.' } })(response)
  })
  expect((await askQuote('EUR')).id).toBe(quote.id)
})

test('a page of HTML is no answer', async () => {
  server.answer(reply(200, '<!doctype html><title>Maintenance</title>'))
  expect(await failureOf(askQuote('EUR'))).toMatch(
    /^Stripe (does not answer|refuses a quote|answered what is no quote)/,
  )
})

test('a line that is cut is no answer', async () => {
  server.answer((response) => response.destroy())
  expect(await failureOf(askQuote('EUR'))).toBe('Stripe does not answer.')
})

const euro = quote.rates.eur
const { exchange_rate: _, ...withoutRate } = euro

test.each([
  ['without rates', { rates: {} }],
  ['of another currency', { rates: { gbp: euro } }],
  ['without the rate itself', { rates: { eur: withoutRate } }],
  ['with a rate of zero', { rates: { eur: { ...euro, exchange_rate: 0 } } }],
  ['with a rate below zero', { rates: { eur: { ...euro, exchange_rate: -4.1 } } }],
  ['with a rate of null, as NaN travels', { rates: { eur: { ...euro, exchange_rate: null } } }],
  ['with a rate in words', { rates: { eur: { ...euro, exchange_rate: '4.1623' } } }],
  ['to another currency', { to_currency: 'usd' }],
  ['without a lock', { lock_duration: 'none', lock_status: 'none', lock_expires_at: null }],
  ['with a lock that is over', { lock_status: 'expired' }],
  ['without an id', { id: undefined }],
  ['locked for a day', { lock_duration: 'day' }],
  ['that says nothing of how long it is locked', { lock_duration: undefined }],
])('a quote %s is no answer', async (_how, changes) => {
  server.answer(reply(200, { ...quote, ...changes }))
  expect(await failureOf(askQuote('EUR'))).toBe('Stripe answered what is no quote.')
})

test.each([
  ['made in milliseconds', { created: created * 1000 }],
  ['made at a time that no date can be', { created: 9e15 }],
  ['made before time began', { created: -9e15 }],
  ['made eleven minutes ago', { created: created - 660 }],
  ['made eleven minutes from now', { created: created + 661 }],
  ['locked in milliseconds', { lock_expires_at: (created + 3600) * 1000 }],
  ['locked to what no date can be', { lock_expires_at: 9e15 }],
  ['locked for a year', { lock_expires_at: created + 365 * 86_400 }],
  ['locked for 66 minutes', { lock_expires_at: created + 66 * 60 + 1 }],
  ['whose lock is over', { lock_expires_at: created + 1 }],
])('a quote %s is no answer', async (_how, changes) => {
  server.answer(reply(200, { ...quote, ...changes }))
  expect(await failureOf(askQuote('EUR'))).toBe('Stripe answered with times that cannot be.')
})

test('clocks may differ by some minutes', async () => {
  for (const seconds of [-590, 290]) {
    server.answer(reply(200, { ...quote, created: created + seconds, lock_expires_at: created + seconds + 3600 }))
    expect((await askQuote('EUR')).quotedAt).toEqual(new Date((created + seconds) * 1000))
  }
})

test.each([
  ['the key', 401, { error: {} }, true],
  ['access', 403, { error: {} }, true],
  ['the whole preview', 404, { error: {} }, true],
  ['so many questions', 429, { error: {} }, true],
  ['the trade', 400, refused, true],
  ['one currency', 400, { error: { code: 'parameter_invalid' } }, false],
  ['nothing, but breaks', 500, { error: {} }, false],
])('refusing %s (%i): told apart whether all currencies are meant', async (_what, status, body, isForAll) => {
  server.answer(reply(status, body, { 'stripe-should-retry': 'false' }))
  const error: unknown = await askQuote('EUR').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Fault)
  expect(error instanceof QuotesRefused).toBe(isForAll)
})

test('keys are told apart by a digest that does not give them away', () => {
  const [live, trial] = [accountOf('sk_live_1'), accountOf('sk_test_1')]
  expect([live, trial]).toEqual([expect.stringMatching(/^[\w-]{12}$/), expect.stringMatching(/^[\w-]{12}$/)])
  expect([accountOf('sk_live_1') === live, live === trial]).toEqual([true, false])
})

test('a quote without details is taken, its rate as its base', async () => {
  server.answer(reply(200, { ...quote, rates: { eur: { exchange_rate: 4.1623 } } }))
  expect((await askQuote('EUR')).details).toEqual({
    base_rate: 4.1623,
    duration_premium: 0,
    fx_fee_rate: 0,
    reference_rate: null,
    reference_rate_provider: null,
  })
})

function keeperOver(question: AskQuote, patienceMs?: number) {
  return createQuoteKeeper({
    askQuote: question,
    clock: () => now,
    store: { find: async () => undefined, adopt: async (one) => one, read: async () => undefined },
    isPlausible: () => true,
    onTrouble: () => {},
    ...(patienceMs === undefined ? {} : { patienceMs }),
  })
}

test('100 visitors at once are one call to the supplier', async () => {
  server.answer(reply(200, quote))
  const keeper = keeperOver(askQuote)
  const answers = await Promise.all(Array.from({ length: 100 }, () => keeper('EUR')))
  expect(server.asked).toHaveLength(1)
  for (const answer of answers) expect(answer).toMatchObject({ quote: { id: quote.id } })
})

test('a supplier that does not answer holds nobody up', async () => {
  const keeper = keeperOver(askQuote, 20)
  expect(await keeper('EUR')).toHaveProperty('missingUntil')
})
