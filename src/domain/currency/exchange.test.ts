// Live quotes where there are some, reference rates below them, and what is said of each.
import { expect, test } from 'vitest'
import { sampleSupplier } from '#tests/support/sample-live-quote.ts'
import { ratesOf, sampleRates } from '#tests/support/sample-rates.ts'
import { createExchange } from './exchange.ts'
import { createQuoteKeeper } from './keep-quotes.ts'

const start = '2026-11-21T12:00:00Z'
const euros = { amountMinor: 1_00, currency: 'EUR' }
const dirhams = { amountMinor: 20_00, currency: 'AED' }

function openExchange() {
  const supplier = sampleSupplier(start)
  const keeper = createQuoteKeeper({
    askQuote: supplier.askQuote,
    clock: supplier.clock,
    elapsedMs: supplier.elapsedMs,
    store: { find: async () => undefined, adopt: async (quote) => quote, read: async () => undefined },
    isPlausible: () => true,
    onTrouble: () => {},
  })
  const state = { references: sampleRates }
  const references = () => state.references
  return {
    ...supplier,
    state,
    exchange: createExchange({ references, keeper, clock: supplier.clock }),
    withoutSupplier: createExchange({ references, clock: supplier.clock }),
  }
}

test('prices go by the live quotes of the currencies named, and are true until the first ends', async () => {
  const { exchange, asked, pass } = openExchange()
  await exchange.converterFor(['EUR'])
  pass(30)
  const converter = await exchange.converterFor(['EUR', 'KWD', 'AED', 'EUR'])
  expect(converter.convert(dirhams, 'EUR').amountMinor).toBe(4_00)
  expect(converter.describe([['AED', 'EUR']])).toMatchObject({ kind: 'live', source: 'Stripe', date: '2026-11-21' })
  expect(converter.holdsUntil).toEqual(new Date('2026-11-21T13:00:00Z'))
  expect(asked).toEqual(['EUR', 'KWD'])
})

test('the dirham and a currency without a reference rate are never asked for', async () => {
  const { exchange, asked } = openExchange()
  const converter = await exchange.converterFor(['AED', 'CHF', 'XXX'])
  expect([asked, converter.holdsUntil, converter.knows('CHF')]).toEqual([[], undefined, false])
})

test('where a quote is missing the reference rate stands in, says so, and is true until asking again makes sense', async () => {
  const { exchange, answer } = openExchange()
  answer('away')
  const converter = await exchange.converterFor(['EUR'])
  expect(converter.convert(dirhams, 'EUR').amountMinor).toBe(5_00)
  expect(converter.describe([['AED', 'EUR']])).toEqual({
    date: '2026-11-20',
    source: 'test rates',
    kind: 'reference',
    heldUntil: null,
    fallback: true,
  })
  expect(converter.holdsUntil).toEqual(new Date('2026-11-21T12:01:00Z'))
})

test('without a supplier reference rates are no fallback, and do not end by themselves', async () => {
  const { withoutSupplier, asked } = openExchange()
  const converter = await withoutSupplier.converterFor(['EUR'])
  expect(converter.describe([['AED', 'EUR']])).toMatchObject({ kind: 'reference', fallback: false })
  expect([converter.holdsUntil, asked]).toEqual([undefined, []])
})

test.each([
  ['a lock in milliseconds', { lockedUntil: new Date(Date.parse(start) * 1000) }],
  ['a lock of a year', { lockedUntil: new Date('2027-11-21T12:00:00Z') }],
  ['a day of the year 54,000', { quotedAt: new Date(Date.parse(start) * 1000) }],
  ['a day that is none', { quotedAt: new Date(9e18) }],
  ['an end that is none', { lockedUntil: new Date(9e18) }],
])('%s is no answer: the reference rate stands in, and nothing throws', async (_, changes) => {
  const { exchange, answer } = openExchange()
  answer(changes)
  const converter = await exchange.converterFor(['EUR'])
  expect(converter.describe([['AED', 'EUR']])).toMatchObject({ kind: 'reference', fallback: true, date: '2026-11-20' })
  expect(converter.holdsUntil).toEqual(new Date('2026-11-21T12:01:00Z'))
})

test('a request hears the same rates however often it asks; others hear what is so by then', async () => {
  const { exchange, answer, pass, state, asked } = openExchange()
  answer('away')
  const shown = async (requestId?: string) =>
    (await exchange.converterFor(['EUR'], requestId)).convert(dirhams, 'EUR').amountMinor
  expect(await shown('page')).toBe(5_00)
  answer('right')
  pass(1)
  state.references = ratesOf({ AED: 1, EUR: 1 / 3 })
  expect([await shown('page'), await shown('other'), await shown(), await shown('page')]).toEqual([
    5_00, 4_00, 4_00, 5_00,
  ])
  expect(asked).toHaveLength(2)
})

test('new reference rates hold from the next question on', async () => {
  const { withoutSupplier, state } = openExchange()
  state.references = ratesOf({ AED: 1, EUR: 1 / 3, CHF: 1 / 4 })
  expect(withoutSupplier.currencies()).toEqual(['AED', 'CHF', 'EUR'])
  expect([withoutSupplier.knows('CHF'), withoutSupplier.knows('JPY')]).toEqual([true, false])
  expect((await withoutSupplier.converterFor([])).convert(euros, 'AED').amountMinor).toBe(3_00)
})

test('a live quote is the one that prices go by', async () => {
  const { exchange } = openExchange()
  await exchange.converterFor(['EUR'])
  const quote = await exchange.quote('EUR')
  expect(quote).toMatchObject({ id: 'fxq_EUR_1', dirhamsPerUnit: 5, isHeld: true, statement: { kind: 'live' } })
  expect(quote?.endsAt).toEqual(new Date('2026-11-21T13:00:00Z'))
})

test('a quote of our own is at the reference rate, the same for all who ask, and new after an hour', async () => {
  const { withoutSupplier, pass } = openExchange()
  const first = await withoutSupplier.quote('EUR')
  expect(first).toMatchObject({ dirhamsPerUnit: 4, isHeld: false, statement: { kind: 'reference', fallback: false } })
  expect([first?.id, first?.endsAt]).toEqual([
    expect.stringMatching(/^fxq_local_\w{32}$/),
    new Date('2026-11-21T13:00:00Z'),
  ])
  pass(59)
  expect(await withoutSupplier.quote('EUR')).toBe(first)
  pass(1)
  expect((await withoutSupplier.quote('EUR'))?.id).not.toBe(first?.id)
})

test('a quote of our own does not outlive a clock that is set back', async () => {
  const { withoutSupplier, pass } = openExchange()
  const first = await withoutSupplier.quote('EUR')
  pass(-60 * 24)
  expect((await withoutSupplier.quote('EUR'))?.endsAt).toEqual(new Date('2026-11-20T13:00:00Z'))
  expect(first?.endsAt).toEqual(new Date('2026-11-21T13:00:00Z'))
})

test('a quote of our own ends with the rate that it was made of', async () => {
  const { withoutSupplier, state } = openExchange()
  const first = await withoutSupplier.quote('EUR')
  state.references = ratesOf({ AED: 1, EUR: 1 / 3 })
  const second = await withoutSupplier.quote('EUR')
  expect([second?.dirhamsPerUnit, second?.id === first?.id]).toEqual([3, false])
})

test('one that stands in for a live quote ends when asking the supplier again makes sense', async () => {
  const { exchange, answer, pass } = openExchange()
  answer('away')
  const quote = await exchange.quote('EUR')
  expect(quote).toMatchObject({ dirhamsPerUnit: 4, isHeld: false, statement: { fallback: true } })
  expect(quote?.endsAt).toEqual(new Date('2026-11-21T12:01:00Z'))
  pass(1)
  answer('right')
  expect((await exchange.quote('EUR'))?.id).toBe('fxq_EUR_2')
})

test('the dirham is one dirham, the dollar is its peg to the last digit', async () => {
  const { exchange, withoutSupplier, asked } = openExchange()
  expect((await exchange.quote('AED'))?.dirhamsPerUnit).toBe(1)
  expect((await withoutSupplier.quote('USD'))?.dirhamsPerUnit).toBe(3.6725)
  expect(asked).toEqual([])
})

test('no quote for a currency without a rate', async () => {
  const { exchange, asked } = openExchange()
  expect([await exchange.quote('CHF'), asked]).toEqual([undefined, []])
})
