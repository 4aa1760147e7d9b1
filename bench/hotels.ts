// Searches over 2,000 hotels with a year of nights, and over ten times as many: how long they take, and how much longer that makes them.

import { hotelSorts, type StaySearch } from '#domain/hotels/hotel-supplier.ts'
import { createHotelShelves } from '#domain/rooms/hotel-shelf.ts'
import { readInventoryDayPrices } from '#domain/rooms/inventory-day-prices.ts'
import { searchInventory } from '#domain/rooms/search-inventory.ts'
import { addDays } from '#kernel/plain-date.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { openSampleApi } from '#tests/support/sample-api.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { startTestCluster } from '#tests/support/test-cluster.ts'
import { writeManyHotels } from './many-hotels.ts'
import { manySearches } from './many-searches.ts'

const fewHotels = 2_000
const manyHotels = 20_000
const searchCount = 400
/** The machine may have other work: of each search the least of so many rounds counts. */
const rounds = 6
const mostMs = 50
const mostGrowth = 1.3

const searches = manySearches(searchCount)

type Times = ReadonlyMap<StaySearch, number>
/** By what was asked: what each search took; and which filled their page. */
type Measured = { times: Map<string, Times>; full: ReadonlySet<StaySearch> }

const cluster = await startTestCluster()
const api = await openSampleApi({}, createTestDatabase(cluster.url))
let isBelow = false
try {
  const few = await measure({ from: 0, until: fewHotels })
  const many = await measure({ from: fewHotels, until: manyHotels })
  // Of the others the answer itself grows with the hotels, and takes longer to read and to write down.
  const full = searches.filter((search) => few.full.has(search) && many.full.has(search))
  const others = searches.filter((search) => !full.includes(search))
  for (const [what, before] of few.times) {
    const after = many.times.get(what) ?? new Map()
    const growth = tellGrowth(what, before, after, searches)
    isBelow ||= shares(before, searches).p99 >= mostMs || !(growth < mostGrowth)
    tellGrowth(`${what}, with a full page at both sizes`, before, after, full)
    tellGrowth(`${what}, the others`, before, after, others)
    // A sort has a hundred searches: its p99 is one of them.
    for (const sort of hotelSorts)
      tellGrowth(
        `${what}, by ${sort}`,
        before,
        after,
        searches.filter((search) => search.sort === sort),
      )
  }
} finally {
  await api.close()
  await cluster.stop()
}
if (isBelow) {
  process.stderr.write('hotels: below the bar\n')
  process.exit(1)
}

async function measure(added: { from: number; until: number }): Promise<Measured> {
  const { database, provider } = api
  await tell(`writing hotels up to ${added.until}`, () => writeManyHotels(database, provider.id, added))
  const finding = { database, shelves: createHotelShelves() }
  const find = (search: StaySearch) => searchInventory(finding, provider.id, search, sampleNow)
  const [first, ...others] = searches
  if (!first) throw new Error('no searches')
  await tell('first search after an import', () => find(first))
  await tell('searches that each read a month first, all of them', async () => {
    for (const search of others) await find(search)
  })
  const full = new Set<StaySearch>()
  for (const search of searches) {
    const { hotels } = await find(search)
    if (hotels.length === search.limit) full.add(search)
    await askApi(search)
  }
  const times = new Map<string, Times>()
  for (const [what, run] of [
    ['domain', find],
    ['API', askApi],
  ] as const) {
    const taken = await timesOf(searches, run)
    times.set(what, taken)
    const { p50, p99 } = shares(taken, searches)
    print(`${added.until} hotels, ${what}: p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`)
  }
  const moved = { ...first, key: null, checkIn: '2027-02-20', checkOut: '2027-02-27' }
  const days = Array.from({ length: 29 }, (_, at) => addDays(moved.checkIn, at - 14))
  await tell('prices of 29 days', () => readInventoryDayPrices(finding, provider.id, moved, days, sampleNow))
  return { times, full }
}

/** @returns by how much the p99 of `some` grows from few hotels to many */
function tellGrowth(what: string, before: Times, after: Times, some: readonly StaySearch[]): number {
  const [few, many] = [shares(before, some), shares(after, some)]
  const ratio = (name: 'p50' | 'p99') => {
    const growth = many[name] / few[name]
    return `${name} ${few[name].toFixed(1)} to ${many[name].toFixed(1)} ms, ${growth.toFixed(2)} x`
  }
  print(`${what} (${some.length} searches): ${ratio('p50')}; ${ratio('p99')}`)
  return many.p99 / few.p99
}

/** Of each search the least of its rounds. */
async function timesOf(searches: readonly StaySearch[], run: (search: StaySearch) => Promise<unknown>) {
  const times = new Map(searches.map((search) => [search, Infinity]))
  for (let round = 0; round < rounds; round++) {
    for (const [search, before] of times) {
      const begun = performance.now()
      await run(search)
      times.set(search, Math.min(before, performance.now() - begun))
    }
  }
  return times
}

function shares(times: Times, some: readonly StaySearch[]): { p50: number; p99: number } {
  const sorted = some.map((search) => times.get(search) ?? Infinity).sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

async function askApi({ checkIn, checkOut, rooms, filter, sort, limit }: StaySearch): Promise<void> {
  const query = new URLSearchParams({ checkIn, checkOut, sort, show: String(limit), currency: 'USD' })
  for (const { adults, children } of rooms) query.append('room', [adults, ...children].join('-'))
  for (const feature of filter.features) query.append('feature', feature)
  for (const board of filter.boards) query.append('board', board)
  if (filter.text) query.set('text', filter.text)
  if (filter.minStars) query.set('stars', String(filter.minStars))
  if (filter.isRefundable) query.set('refundable', 'true')
  if (filter.maxMinutes !== null) query.set('minutes', String(filter.maxMinutes))
  if (filter.maxTotalMinor !== null) query.set('max', String(Math.round(filter.maxTotalMinor / 100)))
  const response = await api.get(`/api/hotels/search?${query}`)
  if (!response.ok) throw new Error(`a search was answered ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}

async function tell(what: string, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now()
  await work()
  print(`${what}: ${(performance.now() - begun).toFixed(1)} ms`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
