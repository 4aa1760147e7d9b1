// The exchange as the product opens it: rates of the day in the background, live quotes that are believed only when they can be true.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { createQuoteStore } from '#domain/currency/store-quotes.ts'
import { Fault } from '#kernel/fault.ts'
import { createLog } from '#kernel/log.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sampleSupplier } from '#tests/support/sample-live-quote.ts'
import { ratesOf, sampleRates } from '#tests/support/sample-rates.ts'
import { type ExchangeParts, openExchange } from './open-exchange.ts'

let own: TestDatabase
let database: Database

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, () => {})
})

afterAll(async () => {
  await database.close()
  await own.drop()
})

const start = '2026-11-21T12:00:00Z'

function open(suppliers: Partial<ExchangeParts['suppliers']>, clock?: ExchangeParts['clock']) {
  const lines: { event: string; level: string; reason?: string }[] = []
  let changes = 0
  const opened = openExchange({
    suppliers: { snapshotRates: sampleRates, fetchRates: undefined, askQuote: undefined, ...suppliers },
    database,
    log: createLog('info', (line) => lines.push(JSON.parse(line) as (typeof lines)[number])),
    onNewRates: () => {
      changes += 1
    },
    ...(clock && { clock }),
  })
  opened.close()
  return { ...opened, lines, changes: () => changes }
}

const newer = new Map([['EUR', { perDirham: 0.2, date: '2026-11-21', source: 'European Central Bank' }]])

test('rates of the day go before the snapshot, currency by currency, and pages hear of it once', async () => {
  const arrived = Promise.withResolvers<typeof newer>()
  const { exchange, renewed, changes } = open({ fetchRates: () => arrived.promise })
  expect((await exchange.quote('EUR'))?.dirhamsPerUnit).toBe(4)
  arrived.resolve(newer)
  await renewed
  expect((await exchange.quote('EUR'))?.dirhamsPerUnit).toBe(5)
  expect((await exchange.quote('EUR'))?.statement).toMatchObject({
    date: '2026-11-21',
    source: 'European Central Bank',
  })
  expect((await exchange.quote('KWD'))?.statement).toMatchObject({ date: '2026-11-20', source: 'test rates' })
  expect(changes()).toBe(1)
})

test('rates that say nothing new are no change', async () => {
  const { renewed, changes } = open({ fetchRates: async () => ratesOf({ EUR: 1 / 4 }) })
  await renewed
  expect(changes()).toBe(0)
})

test('rates older than the snapshot do not go before it', async () => {
  const old = new Map([['EUR', { perDirham: 0.2, date: '2026-01-02', source: 'European Central Bank' }]])
  const { exchange, renewed, changes } = open({ fetchRates: async () => old })
  await renewed
  expect([(await exchange.quote('EUR'))?.dirhamsPerUnit, changes()]).toEqual([4, 0])
})

test('rates that do not come are one quiet line, and the snapshot stays', async () => {
  const fetchRates = async () => Promise.reject(new Fault('unavailable', 'The European Central Bank does not answer.'))
  const { exchange, renewed, lines, changes } = open({ fetchRates })
  await renewed
  expect(lines).toMatchObject([
    { level: 'info', event: 'reference rates not renewed', reason: 'The European Central Bank does not answer.' },
  ])
  expect([(await exchange.quote('EUR'))?.dirhamsPerUnit, changes()]).toEqual([4, 0])
})

test('a live quote is kept in the database, so that paying finds it and another process shows it', async () => {
  const { askQuote, clock, asked } = sampleSupplier(start)
  const { exchange } = open(
    { askQuote: async (currency) => ({ ...(await askQuote(currency)), dirhamsPerUnit: 4.1 }) },
    clock,
  )
  const quote = await exchange.quote('EUR')
  expect(quote).toMatchObject({ dirhamsPerUnit: 4.1, isHeld: true })
  expect(await createQuoteStore(database).read(quote?.id ?? '')).toMatchObject({ currency: 'EUR', dirhamsPerUnit: 4.1 })
  const { exchange: another } = open({ askQuote }, clock)
  expect((await another.quote('EUR'))?.id).toBe(quote?.id)
  expect(asked).toEqual(['EUR'])
})

test.each([0, -12, Number.NaN, 9, 15, 1 / 12, 1200])(
  '%d dirhams for a Kuwaiti dinar of twelve is no answer: the reference rate stands in, and the log says why',
  async (dirhamsPerUnit) => {
    const { askQuote, clock, answer } = sampleSupplier(start)
    answer({ dirhamsPerUnit })
    const { exchange, lines } = open({ askQuote }, clock)
    const converter = await exchange.converterFor(['KWD'])
    expect(converter.convert({ amountMinor: 1_000, currency: 'KWD' }, 'AED').amountMinor).toBe(12_00)
    expect(converter.describe(['KWD'])).toMatchObject({ kind: 'reference', fallback: true })
    expect(lines).toMatchObject([
      {
        level: 'warn',
        event: 'no live rate, reference rate instead',
        currency: 'KWD',
        reason: 'The rate is too far from the reference rate.',
      },
    ])
  },
)
