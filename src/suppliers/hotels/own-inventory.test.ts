import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import type { Clinic } from '#domain/bookings/clinic-of.ts'
import { newId, newReference } from '#kernel/id.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sampleHotels, writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { searchOf, testHotelSupplier } from './hotel-supplier-suite.test-support.ts'
import { createOwnInventory } from './own-inventory.ts'

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

const key = 'marina-rest'
const stay = { checkIn: '2026-12-30', checkOut: '2027-01-02', rooms: [{ adults: 2, children: [] }] }

const clinicAt = (providerId: string): Clinic => ({
  providerId,
  country: 'AE',
  city: { en: 'Dubai' },
  latitude: 25.2,
  longitude: 55.3,
  currency: 'EUR',
  timeZone: 'Asia/Dubai',
})

async function open() {
  const clinic = clinicAt(newId())
  await writeSampleHotels(database, { id: clinic.providerId }, sampleHotels, {
    from: '2026-12-01',
    until: '2027-03-01',
  })
  let now = new Date('2026-11-21T08:00:00Z')
  const supplier = createOwnInventory({ database, jobs: { put: async () => {} }, clock: () => now })
  const sellOut = async ({ offerId }: { offerId: string }) => {
    const hold = () => supplier.hold(clinic, { reference: newReference('H'), key, offerId, stay, replaces: null })
    // As many as the sample hotels have.
    for (let left = 5; left > 0; left--) await hold()
  }
  const passTime = (ms: number) => void (now = new Date(now.getTime() + ms))
  return { supplier, clinic, key, stay, now: () => now, passTime, sellOut, knowsHolds: true }
}

testHotelSupplier(open, async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:9/none', () => {})
  const supplier = createOwnInventory({ database: away, jobs: { put: async () => {} }, clock: () => new Date() })
  return { supplier, clinic: clinicAt(newId()), key, stay }
})

test('what is held is found by no search any more, and what is given back is found again', async () => {
  const { supplier, clinic, sellOut } = await open()
  const ofSuite = async () =>
    (await supplier.rates(clinic, key, stay, 'en'))?.offers.filter(({ room }) => room.slug === 'suite')
  const [offer] = (await ofSuite()) ?? []
  if (!offer) throw new Error('no offer')
  const reference = newReference('H')
  await supplier.hold(clinic, { reference, key, offerId: offer.offerId, stay, replaces: null })
  expect((await ofSuite())?.length).toBeGreaterThan(0)
  await supplier.release(clinic, reference)
  await sellOut(offer)
  expect(await ofSuite()).toEqual([])
  const shower = searchOf(stay, { filter: { ...searchOf(stay).filter, features: ['walk-in-shower'] } })
  expect((await supplier.search(clinic, shower)).hotels).toEqual([])
})
