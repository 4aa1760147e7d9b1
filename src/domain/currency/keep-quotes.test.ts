// One question to the supplier per currency and hour, however many ask; failing is remembered, and nobody waits for long.
import { expect, test } from 'vitest'
import { sampleLiveQuote, sampleSupplier } from '#tests/support/sample-live-quote.ts'
import { createQuoteKeeper, type QuoteKeeperParts } from './keep-quotes.ts'
import type { LiveQuote } from './live-quote.ts'
import type { QuoteStore } from './store-quotes.ts'

const start = '2026-11-21T12:00:00Z'

/** A table in memory that several keepers may share. */
function memoryStore(): QuoteStore & { rows: LiveQuote[] } {
  const rows: LiveQuote[] = []
  const find: QuoteStore['find'] = async (currency, beyond) =>
    rows
      .filter((row) => row.currency === currency && row.lockedUntil > beyond)
      .sort((a, b) => a.lockedUntil.getTime() - b.lockedUntil.getTime())[0]
  return {
    rows,
    find,
    adopt: async (quote, beyond) => {
      const known = await find(quote.currency, beyond)
      if (!known) rows.push(quote)
      return known ?? quote
    },
    read: async (id) => rows.find((row) => row.id === id),
  }
}

function openKeeper(changes: Partial<QuoteKeeperParts> = {}) {
  const supplier = sampleSupplier(start)
  const store = memoryStore()
  const troubles: string[] = []
  const keeper = createQuoteKeeper({
    askQuote: supplier.askQuote,
    clock: supplier.clock,
    store,
    isPlausible: () => true,
    onTrouble: (currency, reason) => troubles.push(`${currency}: ${reason}`),
    ...changes,
  })
  const idOf = async (currency = 'EUR') => {
    const answer = await keeper(currency)
    return 'quote' in answer ? answer.quote.id : 'missing'
  }
  return { ...supplier, store, troubles, keeper, idOf }
}

test('100 visitors at once are one question to the supplier', async () => {
  const { idOf, asked } = openKeeper()
  const ids = await Promise.all(Array.from({ length: 100 }, () => idOf()))
  expect([asked, new Set(ids)]).toEqual([['EUR'], new Set(['fxq_EUR_1'])])
})

test('a quote is shown until it ends, and each currency has its own', async () => {
  const { idOf, asked, pass } = openKeeper()
  await idOf()
  pass(54)
  expect([await idOf(), await idOf('GBP')]).toEqual(['fxq_EUR_1', 'fxq_GBP_2'])
  expect(asked).toEqual(['EUR', 'GBP'])
})

test('one about to end is renewed ahead and goes on being shown; then its successor is, without waiting', async () => {
  const { idOf, asked, pass } = openKeeper()
  await idOf()
  pass(56)
  expect([await idOf(), await idOf()]).toEqual(['fxq_EUR_1', 'fxq_EUR_1'])
  expect(asked).toHaveLength(2)
  pass(5)
  expect(await idOf()).toBe('fxq_EUR_2')
  expect(asked).toHaveLength(2)
})

test('without anyone asking meanwhile an ended quote is quoted anew', async () => {
  const { idOf, pass } = openKeeper()
  await idOf()
  pass(180)
  expect(await idOf()).toBe('fxq_EUR_2')
})

test('a failure is remembered for a minute: nobody asks meanwhile, then one does', async () => {
  const { keeper, idOf, answer, asked, pass, clock, troubles } = openKeeper()
  answer('away')
  expect(await keeper('EUR')).toEqual({ missingUntil: new Date(clock().getTime() + 60_000) })
  await Promise.all([idOf(), idOf()])
  expect(asked).toHaveLength(1)
  expect(troubles).toEqual(['EUR: The supplier is away.'])
  pass(1)
  answer('right')
  expect(await idOf()).toBe('fxq_EUR_2')
})

test('when renewing ahead fails, the quote is shown to its end and renewing is tried again a minute later', async () => {
  const { idOf, answer, asked, pass } = openKeeper()
  await idOf()
  answer('away')
  pass(56)
  expect(await idOf()).toBe('fxq_EUR_1')
  await expect.poll(() => asked.length).toBe(2)
  expect(await idOf()).toBe('fxq_EUR_1')
  pass(1)
  answer('right')
  expect(await idOf()).toBe('fxq_EUR_1')
  pass(4)
  expect(await idOf()).toBe('fxq_EUR_3')
})

test('nobody waits longer than patience allows, also not those who come later to the same question', async () => {
  const { keeper, answer, asked } = openKeeper({ patienceMs: 1 })
  answer('never')
  for (const answered of [await keeper('EUR'), await keeper('EUR')]) expect(answered).toHaveProperty('missingUntil')
  expect(asked).toHaveLength(1)
})

test('an answer that comes after patience has ended serves those who ask then', async () => {
  const late = Promise.withResolvers<LiveQuote>()
  const { keeper, idOf, clock } = openKeeper({ patienceMs: 1, askQuote: () => late.promise })
  expect(await keeper('EUR')).toHaveProperty('missingUntil')
  late.resolve(sampleLiveQuote(clock(), { id: 'fxq_late' }))
  await expect.poll(() => idOf()).toBe('fxq_late')
})

test('a rate that cannot be true is no answer', async () => {
  const { idOf, store, troubles } = openKeeper({ isPlausible: ({ dirhamsPerUnit }) => dirhamsPerUnit < 5 })
  expect([await idOf(), store.rows]).toEqual(['missing', []])
  expect(troubles).toEqual(['EUR: The rate is too far from the reference rate.'])
})

test('a quote that is over already is no answer', async () => {
  const { idOf, answer, clock, troubles } = openKeeper()
  answer({ lockedUntil: clock() })
  expect(await idOf()).toBe('missing')
  expect(troubles).toEqual(['EUR: The quote is over before it began.'])
})

test('two processes show the same quote, and the second asks nobody', async () => {
  const first = openKeeper()
  const second = openKeeper({ store: first.store, clock: first.clock })
  expect([await first.idOf(), await second.idOf()]).toEqual(['fxq_EUR_1', 'fxq_EUR_1'])
  expect([first.asked, second.asked]).toEqual([['EUR'], []])
  first.pass(56)
  await first.idOf()
  await expect.poll(() => first.store.rows.length).toBe(2)
  first.pass(5)
  expect([await first.idOf(), await second.idOf()]).toEqual(['fxq_EUR_2', 'fxq_EUR_2'])
  expect(second.asked).toEqual([])
})

test('of two processes that ask at the same moment the slower takes the quote of the faster', async () => {
  const first = openKeeper()
  const late = Promise.withResolvers<LiveQuote>()
  const second = openKeeper({ store: first.store, clock: first.clock, askQuote: () => late.promise })
  const slower = second.idOf()
  await first.idOf()
  late.resolve(sampleLiveQuote(first.clock(), { id: 'fxq_other' }))
  expect([await first.idOf(), await slower]).toEqual(['fxq_EUR_1', 'fxq_EUR_1'])
})

test('when the table does not answer, prices are live all the same, and it is said', async () => {
  const broken = async () => Promise.reject(new Error('insert into "fx_quotes" (...)'))
  const { idOf, asked, troubles } = openKeeper({ store: { find: broken, adopt: broken, read: broken } })
  expect([await idOf(), await idOf()]).toEqual(['fxq_EUR_1', 'fxq_EUR_1'])
  expect([asked.length, new Set(troubles)]).toEqual([1, new Set(['EUR: The table of quotes does not answer.'])])
})

test('what a stranger’s error says is not repeated', async () => {
  const { idOf, troubles } = openKeeper({ askQuote: async () => Promise.reject(new Error('sk_live_123')) })
  await idOf()
  expect(troubles).toEqual(['EUR: unexpected'])
})
