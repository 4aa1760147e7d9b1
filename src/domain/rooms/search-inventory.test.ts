// Checks searches of the own inventory against looking at every hotel, one by one, over random hotels and calendars.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { canBook } from '#domain/hotels/hotel.ts'
import { newId } from '#kernel/id.ts'
import { addDays } from '#kernel/plain-date.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { flexPlan, sampleHotel, sampleRoom, writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { createHotelShelves } from './hotel-shelf.ts'
import { readInventoryDayPrices } from './inventory-day-prices.ts'
import { readInventoryRates } from './inventory-rates.ts'
import { hotel, lookAtAll, months, search } from './random-hotels.test-support.ts'
import { searchInventory } from './search-inventory.ts'

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

test('every sort and filter finds what looking at each hotel finds, and the offer shown is the one that rates sell', async () => {
  const world = fc.tuple(
    fc.integer({ min: 0, max: 9 }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => hotel(at)))),
    fc.array(search, { minLength: 8, maxLength: 8 }),
  )
  await fc.assert(
    fc.asyncProperty(world, async ([hotels, searches]) => {
      const providerId = newId()
      await writeSampleHotels(database, { id: providerId }, hotels, months)
      const parts = { database, shelves: createHotelShelves() }
      for (const asked of searches) {
        const found = await searchInventory(parts, providerId, asked, sampleNow)
        const told = found.hotels.map(({ hotel: { key }, offer }) => ({
          slug: key,
          room: offer.room.slug,
          plan: offer.plan.slug,
          totalMinor: offer.price.totalMinor,
          canBook: canBook(offer.plan, asked.canPay),
        }))
        expect({ all: told, isMore: found.isMore }).toEqual(lookAtAll(hotels, asked))
        for (const { hotel: one, offer } of found.hotels) {
          const rates = await database.forProvider(providerId, (scope) =>
            readInventoryRates(scope, one.key, asked, sampleNow),
          )
          expect(rates?.offers).toContainEqual(offer)
        }
      }
    }),
    { numRuns: 25 },
  )
}, 60_000)

test('the price of each day is the lowest that a search from that day finds and that can be booked here', async () => {
  const world = fc.tuple(fc.tuple(hotel(0), hotel(1), hotel(2), hotel(3)), search)
  await fc.assert(
    fc.asyncProperty(world, async ([hotels, asked]) => {
      const providerId = newId()
      await writeSampleHotels(database, { id: providerId }, hotels, months)
      const parts = { database, shelves: createHotelShelves() }
      const moves = [-3, 0, 1, 8]
      const prices = await readInventoryDayPrices(
        parts,
        providerId,
        { ...asked, key: null },
        moves.map((move) => addDays(asked.checkIn, move)),
        sampleNow,
      )
      const expected = moves.map((move) => {
        const moved = { checkIn: addDays(asked.checkIn, move), checkOut: addDays(asked.checkOut, move) }
        const [least] = lookAtAll(hotels, { ...asked, ...moved, sort: 'price', limit: 1 }).all
        return { checkIn: moved.checkIn, totalMinor: least?.canBook ? least.totalMinor : null }
      })
      expect(prices).toEqual(expected)
    }),
    { numRuns: 20 },
  )
}, 60_000)

test('among more hotels than are looked at in one go the same are found as by looking at each', async () => {
  const hotels = Array.from({ length: 120 }, (_, at) => fc.sample(hotel(at), { seed: at, numRuns: 1 })).flat()
  const providerId = newId()
  await writeSampleHotels(database, { id: providerId }, hotels, months)
  const parts = { database, shelves: createHotelShelves() }
  let foundBefore = 0
  for (const asked of fc.sample(search, { seed: 6, numRuns: 40 })) {
    const wide = { ...asked, limit: asked.limit * 4, filter: { ...asked.filter, text: '' } }
    const found = await searchInventory(parts, providerId, wide, sampleNow)
    const told = found.hotels.map(({ hotel: { key }, offer }) => [key, offer.price.totalMinor])
    const expected = lookAtAll(hotels, wide)
    expect([told, found.isMore]).toEqual([
      expected.all.map(({ slug, totalMinor }) => [slug, totalMinor]),
      expected.isMore,
    ])
    foundBefore += told.length
  }
  expect(foundBefore).toBeGreaterThan(30)
}, 60_000)

test('a hotel that is dear by the night is found before those that only their fees make dearer', async () => {
  const fee = { name: { en: 'Head' }, basis: 'person-night', rate: 1_000, fromAge: 0, isPaidAtHotel: true } as const
  const hotels = Array.from({ length: 200 }, (_, at) =>
    sampleHotel(`hotel-${at}`, {
      taxes: at < 150 ? [fee] : [],
      rooms: [sampleRoom('a', [10_000 + at, 10_000 + at], { plans: [flexPlan] })],
    }),
  )
  const providerId = newId()
  await writeSampleHotels(database, { id: providerId }, hotels, months)
  const parts = { database, shelves: createHotelShelves() }
  const filter = {
    text: '',
    maxTotalMinor: null,
    minStars: 0,
    features: [],
    boards: [],
    isRefundable: false,
    maxMinutes: null,
  }
  const rooms = [{ adults: 2, children: [] }]
  const asked = {
    checkIn: '2026-12-29',
    checkOut: '2027-01-03',
    rooms,
    filter,
    sort: 'price',
    limit: 3,
    language: 'en',
    canPay: false,
  } as const
  const found = await searchInventory(parts, providerId, { ...asked, filter, rooms }, sampleNow)
  expect(found.hotels.map(({ hotel: { key } }) => key)).toEqual(['hotel-150', 'hotel-151', 'hotel-152'])
})
