// The own inventory over a line to its database that breaks: what is surely undone, and what nobody knows, are told apart.
import { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import type { Clinic } from '#domain/bookings/clinic-of.ts'
import type { HotelSupplier } from '#domain/hotels/hotel-supplier.ts'
import { hotelRoomMonths } from '#domain/rooms/tables.ts'
import { newId, newReference } from '#kernel/id.ts'
import { refused, unknown } from '#kernel/outcome.ts'
import { type Action, type OpenedBooking, testBookingSupplier } from '#tests/support/booking-supplier-suite.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type DatabaseProxy, type LineTrouble, openDatabaseProxy } from '#tests/support/database-proxy.ts'
import { sampleHotels, writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { createOwnInventory } from './own-inventory.ts'

const clock = () => new Date('2026-11-21T08:00:00Z')
const key = 'marina-rest'
const stay = { checkIn: '2026-12-30', checkOut: '2026-12-31', rooms: [{ adults: 2, children: [] }] }
const lead = { firstName: 'Ada', lastName: 'Sample', email: 'ada@mail.test', phone: '' }

/** Never waited for: a test says when it is over. */
const patienceMs = 54_321

let own: TestDatabase
let direct: Database
let proxy: DatabaseProxy
let overProxy: Database
/** What each connection over the proxy does once it has been silent for too long. */
const silences: (() => void)[] = []

beforeAll(async () => {
  own = await createTestDatabase()
  direct = openDatabase(own.url, () => {})
  proxy = await openDatabaseProxy(own.url, () => {
    for (const end of silences) end()
  })
  const wait = Socket.prototype.setTimeout
  vi.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function (this: Socket, ms, onSilence) {
    if (ms === patienceMs && onSilence) silences.push(onSilence)
    return wait.call(this, ms, onSilence)
  })
  overProxy = openDatabase(proxy.url, () => {}, patienceMs)
})

afterEach(() => proxy.trouble('none'))

afterAll(async () => {
  vi.restoreAllMocks()
  await overProxy.close()
  await proxy.close()
  await direct.close()
  await own.drop()
})

async function openClinic() {
  const providerId = newId()
  await writeSampleHotels(direct, { id: providerId }, sampleHotels, { from: '2026-12-01', until: '2027-02-01' })
  const clinic: Clinic = {
    providerId,
    country: 'AE',
    city: { en: 'Dubai' },
    latitude: undefined,
    longitude: undefined,
    currency: 'EUR',
    timeZone: 'Asia/Dubai',
  }
  const create = (database: Database) => createOwnInventory({ database, jobs: { put: async () => {} }, clock })
  const supplier = create(overProxy)
  const rates = await supplier.rates(clinic, key, stay, 'en')
  const offerId = rates?.offers[0]?.offerId
  if (offerId === undefined) throw new Error('the sample hotels have an offer')
  const hold = (reference: string, at: HotelSupplier = supplier, of = key) =>
    at.hold(clinic, { reference, key: of, offerId, stay, replaces: null })
  const taken = async () => {
    const months = await direct.forProvider(providerId, (scope) => scope.rows(hotelRoomMonths))
    return months.flatMap((month) => month.taken).reduce((sum, rooms) => sum + rooms, 0)
  }
  return { clinic, supplier, direct: create(direct), hold, taken }
}

async function open(): Promise<OpenedBooking> {
  const { clinic, supplier, hold, taken, direct: others } = await openClinic()
  const reference = newReference('H')
  const booked = { reference, supplierReference: reference }
  let takenByOthers = 0
  return {
    ask: {
      hold: () => hold(reference),
      book: () => supplier.book(clinic, { reference, holdId: reference, lead, guests: [lead], remarks: '' }),
      cancel: () => supplier.cancel(clinic, booked),
      release: () => supplier.release(clinic, reference),
    },
    status: () => supplier.status(clinic, reference),
    kept: async () => (await taken()) - takenByOthers,
    after: {
      nothing: { state: 'none', kept: 0 },
      hold: { state: 'held', kept: 1 },
      book: { state: 'booked', kept: 1 },
      cancel: { state: 'cancelled', kept: 0 },
      release: { state: 'expired', kept: 0 },
    },
    goWrong: async (how) => {
      if (how === 'is sold out') {
        while ((await hold(newReference('H'), others)).is === 'done') takenByOthers++
        return async () => {}
      }
      const before = proxy.count()
      const trouble = troubles[how]
      if (!trouble) throw new Error(`nothing goes wrong in this way: ${how}`)
      await proxy.trouble(trouble)
      return async () => {
        expect(trouble === 'refused' ? 1 : proxy.count() - before).toBe(1)
        await proxy.trouble('none')
      }
    },
  }
}

const [no, maybe] = [unknown('no'), unknown('maybe')]
const all = <T>(outcome: T): Record<Action, T> => ({ hold: outcome, book: outcome, cancel: outcome, release: outcome })

const troubles: Record<string, LineTrouble> = {
  'is not reached': 'refused',
  'breaks the line before it has done anything': 'cut-at-lock',
  'breaks the line before its commit': 'cut-before-commit',
  'breaks the line after its commit': 'cut-after-commit',
  'says nothing after its commit': 'silent-after-commit',
}

testBookingSupplier(open, [
  { how: 'is not reached', outcomes: all(no) },
  { how: 'breaks the line before it has done anything', outcomes: all(no) },
  { how: 'breaks the line before its commit', outcomes: all(maybe) },
  { how: 'breaks the line after its commit', outcomes: all(maybe) },
  { how: 'says nothing after its commit', outcomes: all(maybe) },
  { how: 'is sold out', outcomes: { hold: refused('sold-out') } },
])

test('when too many wait for the same hotel, whoever comes last is surely not asked for', async () => {
  const { clinic, supplier, hold, taken } = await openClinic()
  await proxy.trouble('wait-at-commit')
  const first = proxy.count()
  const references = [1, 2, 3, 4].map(() => newReference('H'))
  const begun = references.map((reference) => hold(reference))
  // One has the lock of the hotel and waits to be let through; three wait for the lock.
  await vi.waitFor(() => expect(proxy.count() - first).toBe(1), { timeout: 10_000 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const reference = newReference('H')
  const late = [hold(reference), supplier.release(clinic, reference)]
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await Promise.all(late)).toEqual([no, no])
  vi.useRealTimers()
  await proxy.trouble('none')
  expect((await Promise.all(begun)).map(({ is }) => is)).toEqual(['done', 'done', 'done', 'done'])
  expect([(await supplier.status(clinic, reference)).state, await taken()]).toEqual(['none', 4])
})

test('one reference asked for at two hotels at the same moment is held at one, and surely not at the other', async () => {
  const { clinic, supplier, direct: second, hold, taken } = await openClinic()
  const reference = newReference('H')
  await proxy.trouble('wait-at-commit')
  const first = proxy.count()
  const entering = hold(reference)
  await vi.waitFor(() => expect(proxy.count() - first).toBe(1), { timeout: 10_000 })
  const other = sampleHotels.find(({ slug, withdrawnAt }) => slug !== key && !withdrawnAt)?.slug
  const refusedThere = hold(reference, second, other)
  const waiting = sql`select 1 from pg_locks where not granted`
  await vi.waitFor(
    async () => expect((await direct.directory((transaction) => transaction.execute(waiting))).rowCount).toBe(1),
    { timeout: 10_000 },
  )
  await proxy.trouble('none')
  expect([(await entering).is, await refusedThere]).toEqual(['done', no])
  expect([(await supplier.status(clinic, reference)).state, await taken()]).toEqual(['held', 1])
})
