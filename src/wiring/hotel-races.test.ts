import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#db/open.ts'
import type { Clinic } from '#domain/bookings/clinic-of.ts'
import type { HotelSupplier } from '#domain/hotels/hotel-supplier.ts'
import { hotelRoomMonths } from '#domain/rooms/tables.ts'
import { systemClock } from '#kernel/clock.ts'
import { newId, newReference } from '#kernel/id.ts'
import { createLog } from '#kernel/log.ts'
import { createOwnInventory } from '#suppliers/hotels/own-inventory.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { sampleHotel, sampleRoom, writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { readConfig } from './config.ts'
import { openStore } from './store.ts'

const atOnce = 200
const stay = { checkIn: '2027-03-30', checkOut: '2027-04-02', rooms: [{ adults: 2, children: [] }] }
const standard = sampleRoom('standard', [10_000, 9_000], { nights: () => ({ allotment: 1, prices: [10_000, 9_000] }) })

test.for(['its own PostgreSQL', 'DATABASE_URL'])(
  '200 at once for the last room over %s: one gets it, 199 hear that it is sold out, and nobody hears of trouble',
  { timeout: 120_000 },
  async (way) => {
    const folder = mkdtempSync(join(tmpdir(), 'epidaurus-races-'))
    const given = way === 'DATABASE_URL' ? await createTestDatabase(inject('databaseUrl')) : undefined
    const config = readConfig({ DATA_DIR: folder, ...(given && { DATABASE_URL: given.url }) })
    const store = await openStore(
      config,
      createLog('error', () => {}),
    )
    expect(store.isOwn).toBe(given === undefined)
    // As of another process: with connections and a line of its own.
    const second = openDatabase(store.url, () => {})
    try {
      const clinic = {
        providerId: newId(),
        country: 'AE',
        city: { en: 'Dubai' },
        currency: 'EUR',
        timeZone: 'Asia/Dubai',
      }
      await writeSampleHotels(store.database, { id: clinic.providerId }, [sampleHotel('rest', { rooms: [standard] })])
      const suppliers = [store.database, second].map((database) =>
        createOwnInventory({ database, jobs: { put: async () => {} }, clock: systemClock }),
      )
      const outcomes = await race(suppliers, { ...clinic, latitude: undefined, longitude: undefined })
      expect(outcomes.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['held', ...Array(atOnce - 1).fill('sold-out')])
      const taken = await store.database.forProvider(clinic.providerId, (scope) => scope.rows(hotelRoomMonths))
      expect(taken.flatMap((month) => month.taken).reduce((sum, rooms) => sum + rooms, 0)).toBe(3)
    } finally {
      await second.close()
      await store.close()
      await given?.drop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

function race(suppliers: HotelSupplier[], clinic: Clinic): Promise<string[]> {
  const holds = Array.from({ length: atOnce }, async (_, at) => {
    const supplier = suppliers[at % suppliers.length]
    const asked = { reference: newReference('H'), key: 'rest', offerId: 'standard/flex', stay, replaces: null }
    const outcome = await supplier?.hold(clinic, asked)
    if (outcome?.is === 'refused') return outcome.reason
    return outcome?.is === 'done' ? 'held' : JSON.stringify(outcome)
  })
  return Promise.all(holds.map(async (hold) => (await hold) ?? 'no supplier'))
}
