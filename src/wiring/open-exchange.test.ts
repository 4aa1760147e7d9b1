// The exchange as the product opens it: rates of the day in the background, live quotes that are believed only when they can be true.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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

function open(suppliers: Partial<ExchangeParts['suppliers']>, clock?: ExchangeParts['clock'], staysOpen = false) {
  const lines: Record<string, unknown>[] = []
  let changes = 0
  const opened = openExchange({
    suppliers: {
      snapshotRates: sampleRates,
      fetchRates: undefined,
      askQuote: undefined,
      quoteAccount: '',
      ...suppliers,
    },
    database,
    log: createLog('info', (line) => lines.push(JSON.parse(line) as Record<string, unknown>)),
    onNewRates: () => {
      changes += 1
    },
    ...(clock && { clock }),
  })
  if (!staysOpen) opened.close()
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

const ofDay = (perDirham: Record<string, number>, date = '2026-11-21') =>
  new Map(
    Object.entries(perDirham).map(([code, rate]) => [code, { perDirham: rate, date, source: 'European Central Bank' }]),
  )
const rateOf = async ({ exchange }: ReturnType<typeof open>, currency: string) =>
  (await exchange.quote(currency))?.dirhamsPerUnit

test('a rate of the day that is more than half away from the known one is not taken, the others are', async () => {
  const opened = open({ fetchRates: async () => ofDay({ EUR: 0.2, JPY: 20, KWD: 1 / 12.5, CHF: 1 / 5 }) })
  await opened.renewed
  const rates = await Promise.all(['EUR', 'JPY', 'KWD', 'CHF'].map((currency) => rateOf(opened, currency)))
  expect(rates).toEqual([5, 1 / 40, 12.5, undefined])
  expect(opened.lines).toMatchObject([{ level: 'warn', event: 'reference rates doubted', currencies: 'JPY', taken: 2 }])
})

test('a file in which more than two currencies differ is refused as a whole, with one line', async () => {
  const opened = open({ fetchRates: async () => ofDay({ EUR: 25, JPY: 4000, KWD: 8, USD: 1 / 3.6725 }) })
  await opened.renewed
  expect([await rateOf(opened, 'EUR'), await rateOf(opened, 'JPY'), opened.changes()]).toEqual([4, 1 / 40, 0])
  expect(opened.lines).toMatchObject([{ event: 'reference rates doubted', currencies: 'EUR JPY KWD', taken: 0 }])
})

test('asked again ten minutes after a failure or a refused file, six hours after rates; an older file replaces nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const answers = [
      async () => Promise.reject(new Fault('unavailable', 'The European Central Bank does not answer.')),
      async () => ofDay({ EUR: 25, JPY: 4000, KWD: 8 }),
      async () => ofDay({ EUR: 1 / 4.4 }, '2026-11-24'),
      async () => ofDay({ EUR: 1 / 4.2 }, '2026-11-23'),
    ]
    let asked = 0
    const fetchRates = async () => {
      asked += 1
      return (answers[asked - 1] ?? (async () => ofDay({})))()
    }
    const opened = open({ fetchRates }, undefined, true)
    await opened.renewed
    const after = async (minutes: number) => {
      await vi.advanceTimersByTimeAsync(minutes * 60_000)
      return asked
    }
    expect([await after(9), await after(1), await after(10), await after(359)]).toEqual([1, 2, 3, 3])
    expect(await rateOf(opened, 'EUR')).toBe(4.4)
    expect(await after(1)).toBe(4)
    expect(await rateOf(opened, 'EUR')).toBe(4.4)
    opened.close()
    expect([await after(600), opened.changes()]).toEqual([4, 1])
  } finally {
    vi.useRealTimers()
  }
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

test('quotes of one key are not shown with another', async () => {
  const { askQuote, clock, asked } = sampleSupplier('2026-11-22T12:00:00Z')
  const idOf = async (quoteAccount: string) => {
    const named: typeof askQuote = async (currency) => {
      const quote = await askQuote(currency)
      return { ...quote, id: `fxq_${quoteAccount}_${asked.length}`, dirhamsPerUnit: 4.1 }
    }
    return (await open({ askQuote: named, quoteAccount }, clock).exchange.quote('EUR'))?.id
  }
  expect([await idOf('test'), await idOf('live'), await idOf('test')]).toEqual([
    'fxq_test_1',
    'fxq_live_2',
    'fxq_test_1',
  ])
})

test.each([0, -12, Number.NaN, 9, 15, 1 / 12, 1200])(
  '%d dirhams for a Kuwaiti dinar of twelve is no answer: the reference rate stands in, and the log says why',
  async (dirhamsPerUnit) => {
    const { askQuote, clock, answer } = sampleSupplier(start)
    answer({ dirhamsPerUnit })
    const { exchange, lines } = open({ askQuote }, clock)
    const converter = await exchange.converterFor(['KWD'])
    expect(converter.convert({ amountMinor: 12_00, currency: 'AED' }, 'KWD').amountMinor).toBe(1_000)
    expect(converter.describe([['AED', 'KWD']])).toMatchObject({ kind: 'reference', fallback: true })
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
