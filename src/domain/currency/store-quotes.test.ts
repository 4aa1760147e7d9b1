// Quotes in the database: one per currency and time for every process, and each is found again by its id.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { minuteMs, sampleLiveQuote } from '#tests/support/sample-live-quote.ts'
import { createQuoteStore, type QuoteStore } from './store-quotes.ts'
import { fxQuotes } from './tables.ts'

let own: TestDatabase
let database: Database
let store: QuoteStore

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, () => {})
  store = createQuoteStore(database)
})

beforeEach(() => database.directory(async (transaction) => void (await transaction.delete(fxQuotes))))

afterAll(async () => {
  await database.close()
  await own.drop()
})

const noon = new Date('2026-11-21T12:00:00Z')
const at = (minutes: number) => new Date(noon.getTime() + minutes * minuteMs)

test('a quote comes back as it was put in, its rate to the last digit', async () => {
  const quote = sampleLiveQuote(noon, {
    id: 'fxq_a',
    dirhamsPerUnit: 4.291_532_178_6,
    raw: { id: 'fxq_a', a: [1, null] },
  })
  expect(await store.adopt(quote, noon)).toEqual(quote)
  expect(await store.find('EUR', noon)).toEqual(quote)
  expect(await store.read('fxq_a')).toEqual(quote)
})

test('found by its id also when it is over; unknown ids are not', async () => {
  const over = sampleLiveQuote(at(-180), { id: 'fxq_over' })
  await store.adopt(over, at(-180))
  expect(await store.read('fxq_over')).toEqual(over)
  expect(await store.find('EUR', noon)).toBeUndefined()
  expect(await store.read('fxq_none')).toBeUndefined()
})

test('of a currency only, and only beyond the moment asked for', async () => {
  await store.adopt(sampleLiveQuote(noon), noon)
  expect(await store.find('GBP', noon)).toBeUndefined()
  expect(await store.find('EUR', at(59))).toBeDefined()
  expect(await store.find('EUR', at(60))).toBeUndefined()
})

test('of two that hold, the one that ends first is shown by all', async () => {
  await store.adopt(sampleLiveQuote(noon, { id: 'fxq_first' }), noon)
  await store.adopt(sampleLiveQuote(at(56), { id: 'fxq_next' }), at(61))
  expect((await store.find('EUR', at(57)))?.id).toBe('fxq_first')
  expect((await store.find('EUR', at(61)))?.id).toBe('fxq_next')
})

test('a test key’s quotes are never shown with a live key, and the other way round', async () => {
  const [live, trial] = ['live', 'test'].map((account) => createQuoteStore(database, account))
  if (!live || !trial) throw new Error('two stores')
  await trial.adopt(sampleLiveQuote(noon, { id: 'fxq_test' }), noon)
  expect([await live.find('EUR', noon), (await trial.find('EUR', noon))?.id]).toEqual([undefined, 'fxq_test'])
  expect((await live.adopt(sampleLiveQuote(noon, { id: 'fxq_live' }), noon)).id).toBe('fxq_live')
  expect([(await live.find('EUR', noon))?.id, (await trial.find('EUR', noon))?.id]).toEqual(['fxq_live', 'fxq_test'])
})

test('what no supplier holds for so long stands in nobody’s way', async () => {
  await store.adopt(sampleLiveQuote(noon, { id: 'fxq_year', lockedUntil: at(365 * 24 * 60) }), noon)
  expect(await store.find('EUR', noon)).toBeUndefined()
  expect((await store.adopt(sampleLiveQuote(noon, { id: 'fxq_right' }), noon)).id).toBe('fxq_right')
})

test('storing one deletes those that ended more than 30 days before, of any currency', async () => {
  const daysAgo = (days: number) => at(-days * 24 * 60)
  await store.adopt(sampleLiveQuote(daysAgo(32), { id: 'fxq_old', currency: 'GBP' }), daysAgo(32))
  await store.adopt(sampleLiveQuote(daysAgo(29), { id: 'fxq_recent' }), daysAgo(29))
  await store.adopt(sampleLiveQuote(noon, { id: 'fxq_new' }), noon)
  const kept = await Promise.all(['fxq_old', 'fxq_recent', 'fxq_new'].map(async (id) => (await store.read(id))?.id))
  expect(kept).toEqual([undefined, 'fxq_recent', 'fxq_new'])
})

test('of many that come with a quote at once, one is kept and all take it', async () => {
  const other = openDatabase(own.url, () => {})
  const another = createQuoteStore(other)
  const adopted = await Promise.all(
    Array.from({ length: 10 }, (_, number) => {
      const quote = sampleLiveQuote(noon, { id: `fxq_${number}` })
      return (number % 2 ? store : another).adopt(quote, noon)
    }),
  )
  await other.close()
  expect(new Set(adopted.map((quote) => quote.id)).size).toBe(1)
  expect(await database.directory((transaction) => transaction.select().from(fxQuotes))).toHaveLength(1)
})
