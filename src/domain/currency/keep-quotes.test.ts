// One question to the supplier per currency and hour, however many ask; failing is remembered, and nobody waits for long.
import { expect, test } from 'vitest'
import { sampleLiveQuote, sampleSupplier } from '#tests/support/sample-live-quote.ts'
import { createQuoteKeeper, type QuoteKeeperParts } from './keep-quotes.ts'
import { type LiveQuote, QuotesRefused } from './live-quote.ts'
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
    elapsedMs: supplier.elapsedMs,
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
  await expect.poll(() => asked.length).toBe(2)
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
  expect(troubles).toEqual(['EUR: The quote is not one for the hour from now on.'])
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

test('when the table says nothing at all, a live rate counts nonetheless, long before patience ends', async () => {
  const silent = async () => new Promise<never>(() => {})
  const store = { find: silent, adopt: silent, read: silent }
  const { idOf, troubles } = openKeeper({ store, tableMs: 1, patienceMs: 60_000 })
  expect(await idOf()).toBe('fxq_EUR_1')
  expect(new Set(troubles)).toEqual(new Set(['EUR: The table of quotes does not answer.']))
})

test('a row whose lock cannot be is not shown, and another is asked for', async () => {
  const { idOf, store, clock } = openKeeper()
  store.rows.push(sampleLiveQuote(clock(), { id: 'fxq_year', lockedUntil: new Date('2027-11-21T12:00:00Z') }))
  expect(await idOf()).toBe('fxq_EUR_1')
})

const manyCurrencies = Array.from({ length: 154 }, (_, number) => `C${number}`)

test('a stranger who looks at every currency is four questions at once; the others are never asked when nobody waits', async () => {
  const asked: string[] = []
  const first = Promise.withResolvers<LiveQuote>()
  const { keeper, clock } = openKeeper({
    patienceMs: 20,
    askQuote: async (currency) => {
      asked.push(currency)
      return first.promise
    },
  })
  const answers = await Promise.all(manyCurrencies.map((currency) => keeper(currency)))
  expect(answers.every((answer) => 'missingUntil' in answer)).toBe(true)
  expect(asked).toHaveLength(4)
  first.resolve(sampleLiveQuote(clock()))
  await expect.poll(async () => 'quote' in (await keeper('C0'))).toBe(true)
  expect(asked).toHaveLength(4)
})

test('those beyond four wait for their turn, and have their quote within their patience', async () => {
  let [atOnce, most] = [0, 0]
  const { askQuote } = sampleSupplier(start)
  const { keeper } = openKeeper({
    askQuote: async (currency) => {
      atOnce += 1
      most = Math.max(most, atOnce)
      const quote = await askQuote(currency)
      atOnce -= 1
      return quote
    },
  })
  const answers = await Promise.all(manyCurrencies.map((currency) => keeper(currency)))
  expect(answers.every((answer) => 'quote' in answer)).toBe(true)
  expect(most).toBe(4)
})

test('a refusal that is meant for all ends the questions of all for a minute, those in the queue too', async () => {
  const asked: string[] = []
  const { keeper, pass, clock, troubles } = openKeeper({
    askQuote: async (currency) => {
      asked.push(currency)
      throw new QuotesRefused('unavailable', 'Too many questions.')
    },
  })
  const missing = { missingUntil: new Date(clock().getTime() + 60_000) }
  const answers = await Promise.all(manyCurrencies.map((currency) => keeper(currency)))
  expect(answers).toEqual(manyCurrencies.map(() => missing))
  expect([asked.length, troubles.length]).toEqual([4, 4])
  pass(0.5)
  expect(await keeper('EUR')).toEqual(missing)
  expect(asked).toHaveLength(4)
  pass(0.5)
  await keeper('EUR')
  expect(asked).toHaveLength(5)
})

test('a refusal of one currency is no rest for others, and a quote that holds is shown through any rest', async () => {
  const { idOf, answer } = openKeeper()
  await idOf('EUR')
  answer('away')
  expect(await idOf('KWD')).toBe('missing')
  answer('right')
  expect([await idOf('GBP'), await idOf('EUR')]).toEqual(['fxq_GBP_3', 'fxq_EUR_1'])
})

test('a clock that is set back stretches no rest, and makes no quote hold for longer', async () => {
  let [passedMs, backMs] = [0, 0]
  const { clock, ...rest } = sampleSupplier(start)
  const { idOf, answer, asked } = {
    ...openKeeper({
      askQuote: rest.askQuote,
      clock: () => new Date(clock().getTime() - backMs),
      elapsedMs: () => passedMs,
    }),
    ...rest,
  }
  answer('away')
  expect(await idOf()).toBe('missing')
  backMs = 30 * 60_000
  passedMs = 60_000
  answer('right')
  // A supplier whose clock is half an hour ahead of ours is not believed, but asked.
  expect([await idOf(), asked.length]).toEqual(['missing', 2])
  backMs = 0
  passedMs = 120_000
  expect(await idOf()).toBe('fxq_EUR_3')
  backMs = 24 * 60 * 60_000
  expect(await idOf()).toBe('missing')
})

test('what a stranger’s error says is not repeated', async () => {
  const { idOf, troubles } = openKeeper({ askQuote: async () => Promise.reject(new Error('sk_live_123')) })
  await idOf()
  expect(troubles).toEqual(['EUR: unexpected'])
})
