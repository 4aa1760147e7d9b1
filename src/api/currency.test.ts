// The currency endpoints: what prices can be shown in, what the visitor's currency is, and what one is worth in dirhams.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { openLiveApi } from '#tests/support/sample-live-api.ts'
import { sampleRate } from '#tests/support/sample-rates.ts'
import { senderHeader } from './gate.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
})

afterAll(() => api.close())

const path = '/api/stripe/fx-quote-raw'

test('200 with every currency that has a rate, in order, and where the rates come from', async () => {
  const response = await api.get('/api/currencies')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ currencies: ['AED', 'EUR', 'JPY', 'KWD', 'USD'], rate: sampleRate })
})

async function userCurrency(address: string, acceptLanguage = '') {
  const response = await api.get('/api/user-currency', { [senderHeader]: address, 'accept-language': acceptLanguage })
  expect(response.status).toBe(200)
  return response.json()
}

test('spec 7: "GET /api/user-currency": the currency of the caller’s address', async () => {
  expect(await userCurrency('168.187.1.1', 'en-US')).toEqual({ currency: 'KWD', countryCode: 'KW', from: 'address' })
  expect(await userCurrency('2a00:1450:4001::1')).toEqual({ currency: 'EUR', countryCode: 'IE', from: 'address' })
})

test('spec 7: "GET /api/user-currency": else of the regions of the browser’s languages', async () => {
  const fromJapan = { currency: 'JPY', countryCode: 'JP', from: 'language' }
  expect(await userCurrency('127.0.0.1', 'ja-JP,en-US;q=0.5')).toEqual(fromJapan)
  // Turkey has no rate among the test rates.
  expect(await userCurrency('78.160.0.1', 'ja-JP')).toEqual(fromJapan)
})

test('spec 8: "Geo currency missing": null for each, never an error', async () => {
  const nothing = { currency: null, countryCode: null, from: null }
  expect(await userCurrency('10.0.0.1', 'en')).toEqual(nothing)
  expect(await userCurrency('unknown', '')).toEqual(nothing)
  expect(await (await api.get('/api/user-currency')).json()).toEqual(nothing)
})

test('spec 7: "from (lowercase currency), to (\'aed\')": reads success, rates[currency].exchange_rate, id', async () => {
  const response = await api.post(path, { from: 'eur', to: 'aed' })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    success: true,
    id: expect.stringMatching(/^fxq_local_\w{32}$/),
    created: expect.any(Number),
    lock_duration: 'none',
    lock_expires_at: expect.any(Number),
    lock_status: 'none',
    to_currency: 'aed',
    rates: {
      eur: {
        exchange_rate: 4,
        rate_details: {
          base_rate: 4,
          duration_premium: 0,
          fx_fee_rate: 0,
          reference_rate: 4,
          reference_rate_provider: 'test rates',
        },
      },
    },
    source: 'reference',
    rate: { date: '2026-11-20', source: 'test rates' },
    fallback: false,
  })
})

test('with a supplier the reply is its quote, with its lock', async () => {
  const live = openLiveApi(api)
  const created = Date.parse('2026-11-21T12:00:00Z') / 1000
  const reply = await (await live.post({ from: 'eur', to: 'aed' })).json()
  expect(reply).toMatchObject({
    success: true,
    id: 'fxq_EUR_1',
    created,
    lock_duration: 'hour',
    lock_expires_at: created + 3600,
    lock_status: 'active',
    rates: { eur: { exchange_rate: 5, rate_details: { fx_fee_rate: 0.02, reference_rate: null } } },
    source: 'stripe',
    rate: { date: '2026-11-21', source: 'Stripe' },
    fallback: false,
  })
})

test('with the supplier down the reply is the reference rate, says so, and ends when asking again makes sense', async () => {
  const live = openLiveApi(api)
  live.answer('away')
  const reply = (await (await live.post({ from: 'eur', to: 'aed' })).json()) as Record<string, number>
  expect(reply).toMatchObject({
    success: true,
    id: expect.stringMatching(/^fxq_local_/),
    lock_status: 'none',
    rates: { eur: { exchange_rate: 4 } },
    source: 'reference',
    fallback: true,
  })
  expect((reply.lock_expires_at ?? 0) - (reply.created ?? 0)).toBe(60)
})

test('from the dirham to itself the rate is 1, and no supplier is asked', async () => {
  const live = openLiveApi(api)
  expect(await (await live.post({ from: 'aed', to: 'aed' })).json()).toMatchObject({
    success: true,
    rates: { aed: { exchange_rate: 1 } },
  })
  expect(live.asked).toEqual([])
})

test('codes are taken in either case and with spaces around them', async () => {
  const reply = await (await api.post(path, { from: ' EUR ', to: 'Aed' })).json()
  expect(reply).toMatchObject({ to_currency: 'aed', rates: { eur: { exchange_rate: 4 } } })
})

test.each([
  ['an unknown currency', { from: 'xxx', to: 'aed' }, 'from', 'invalid'],
  ['a metal', { from: 'xau', to: 'aed' }, 'from', 'invalid'],
  ['a currency without a rate', { from: 'chf', to: 'aed' }, 'from', 'invalid'],
  ['no currency', { to: 'aed' }, 'from', 'required'],
  ['an empty one', { from: ' ', to: 'aed' }, 'from', 'invalid'],
  ['a number', { from: 978, to: 'aed' }, 'from', 'invalid'],
  ['a target that is not the dirham', { from: 'eur', to: 'usd' }, 'to', 'invalid'],
  ['no target', { from: 'eur' }, 'to', 'required'],
])('422 for %s', async (_, body, field, reason) => {
  const response = await api.post(path, body)
  expect(response.status).toBe(422)
  expect((await readProblem(response)).errors).toEqual([{ path: field, reason }])
})

test('100 visitors at once are one question to the supplier', async () => {
  const live = openLiveApi(api)
  const replies = await Promise.all(Array.from({ length: 100 }, () => live.post({ from: 'eur', to: 'aed' })))
  const ids = await Promise.all(replies.map(async (reply) => ((await reply.json()) as { id: string }).id))
  expect([live.asked, new Set(ids)]).toEqual([['EUR'], new Set(['fxq_EUR_1'])])
})
