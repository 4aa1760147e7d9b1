// The provider's own list as a supplier: it passes the suite of all suppliers over a line that breaks, and never gives a vehicle twice.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { holdMs } from '#domain/bookings/booking.ts'
import { clinicOf } from '#domain/bookings/clinic-of.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { newId, newReference } from '#kernel/id.ts'
import { refused, unknown } from '#kernel/outcome.ts'
import { type Action, type OpenedBooking, testBookingSupplier } from '#tests/support/booking-supplier-suite.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type DatabaseProxy, type LineTrouble, openDatabaseProxy } from '#tests/support/database-proxy.ts'
import {
  askedCover,
  askedRide,
  sampleInsurance,
  sampleTransfer,
  writeSampleExtras,
} from '#tests/support/sample-extras.ts'
import { sampleNow, sampleProvider, writeSampleProvider } from '#tests/support/sample-provider.ts'
import { warmConnections } from '#tests/support/warm-connections.ts'
import type { Extra, ExtraRequest } from './extra.ts'
import { giveBackExtras } from './extra-reservations.ts'
import { createExtraSupplier, type ExtraSupplier } from './extra-supplier.ts'
import { extraReservations } from './tables.ts'

let now = sampleNow
const clock = () => now
let own: TestDatabase
let direct: Database
let proxy: DatabaseProxy
let overProxy: Database

beforeAll(async () => {
  own = await createTestDatabase()
  direct = openDatabase(own.url, () => {})
  proxy = await openDatabaseProxy(own.url, () => {})
  overProxy = openDatabase(proxy.url, () => {})
})
afterEach(async () => {
  now = sampleNow
  await proxy.trouble('none')
})
afterAll(async () => {
  await overProxy.close()
  await proxy.close()
  await direct.close()
  await own.drop()
})

async function openProvider(list: Extra[] = [sampleTransfer, sampleInsurance]): Promise<Provider> {
  const id = newId()
  const { company } = sampleProvider()
  const named = { ...company, id: newId(), slug: `clinic-${id}`, userPool: null }
  const provider = await writeSampleProvider(direct, { id, company: named }, `${id}.test`)
  await writeSampleExtras(direct, provider, list)
  return provider
}

const holdAt = (supplier: ExtraSupplier, provider: Provider, request: ExtraRequest, reference = newReference('E')) =>
  supplier.hold(clinicOf(provider), { reference, request, replaces: null })

const troubles: Record<string, LineTrouble> = {
  'is not reached': 'refused',
  'breaks the line before it has done anything': 'cut-at-lock',
  'breaks the line before its commit': 'cut-before-commit',
  'breaks the line after its commit': 'cut-after-commit',
}

async function open(): Promise<OpenedBooking> {
  const provider = await openProvider()
  const [supplier, others] = [
    createExtraSupplier({ database: overProxy, clock }),
    createExtraSupplier({ database: direct, clock }),
  ]
  const clinic = clinicOf(provider)
  const reference = newReference('E')
  const booked = { reference, supplierReference: reference }
  const taken = async () => {
    const rows = await direct.forProvider(provider.id, (scope) => scope.rows(extraReservations))
    return rows.filter(({ state }) => state === 'held' || state === 'booked').length
  }
  let byOthers = 0
  const held = await freezeOf(others, provider)
  return {
    ask: {
      hold: () => holdAt(supplier, provider, askedRide(), reference),
      book: () => supplier.book(clinic, { reference, holdId: reference, item: held, contact, details: {} }),
      cancel: () => supplier.cancel(clinic, booked),
      release: () => supplier.release(clinic, reference),
    },
    status: () => supplier.status?.(clinic, reference) ?? Promise.reject(new Error('it can be asked')),
    kept: async () => (await taken()) - byOthers,
    after: {
      nothing: { state: 'none', kept: 0 },
      hold: { state: 'held', kept: 1 },
      book: { state: 'booked', kept: 1 },
      cancel: { state: 'cancelled', kept: 0 },
      release: { state: 'expired', kept: 0 },
    },
    goWrong: async (how) => {
      if (how === 'is sold out') {
        while ((await holdAt(others, provider, askedRide())).is === 'done') byOthers++
        return async () => {}
      }
      const trouble = troubles[how]
      if (!trouble) throw new Error(`nothing goes wrong in this way: ${how}`)
      const before = proxy.count()
      await proxy.trouble(trouble)
      return async () => {
        expect(trouble === 'refused' ? 1 : proxy.count() - before).toBe(1)
        await proxy.trouble('none')
      }
    },
  }
}

const contact = { firstName: 'Amal', lastName: 'Haddad', email: 'amal@patient.example', phone: '+96170111222' }

/** As any hold of it has it; given back at once. */
async function freezeOf(supplier: ExtraSupplier, provider: Provider) {
  const reference = newReference('E')
  const outcome = await holdAt(supplier, provider, askedRide({ from: '2027-05-05', until: '2027-05-05' }), reference)
  if (outcome.is !== 'done') throw new Error(outcome.is)
  await supplier.release(clinicOf(provider), reference)
  return outcome.value.item
}

const [no, maybe] = [unknown('no'), unknown('maybe')]
const all = <T>(outcome: T): Record<Action, T> => ({ hold: outcome, book: outcome, cancel: outcome, release: outcome })

testBookingSupplier(open, [
  { how: 'is not reached', outcomes: all(no) },
  { how: 'breaks the line before it has done anything', outcomes: all(no) },
  { how: 'breaks the line before its commit', outcomes: all(maybe) },
  { how: 'breaks the line after its commit', outcomes: all(maybe) },
  { how: 'is sold out', outcomes: { hold: refused('sold-out') } },
])

test('of 20 who ask at once for the last vehicle of a day one has it; the next day has its own', async () => {
  const provider = await openProvider()
  const supplier = createExtraSupplier({ database: direct, clock })
  expect((await holdAt(supplier, provider, askedRide())).is).toBe('done')
  await warmConnections(direct)
  const race = await Promise.all(Array.from({ length: 20 }, () => holdAt(supplier, provider, askedRide())))
  expect(race.filter(({ is }) => is === 'done')).toHaveLength(1)
  expect(race.filter(({ is }) => is === 'refused')).toEqual(Array(19).fill(refused('sold-out')))
  const next = askedRide({ from: '2027-02-02', until: '2027-02-02' })
  expect((await holdAt(supplier, provider, next)).is).toBe('done')
})

test('a party that takes two vehicles is not held where one is left, and insurance has no end', async () => {
  const provider = await openProvider()
  const supplier = createExtraSupplier({ database: direct, clock })
  await holdAt(supplier, provider, askedRide())
  expect(await holdAt(supplier, provider, askedRide({ people: 4 }))).toEqual(refused('sold-out'))
  for (let many = 0; many < 3; many++) expect((await holdAt(supplier, provider, askedCover())).is).toBe('done')
})

test('a hold that ended gives its vehicle to others, and is not booked any more', async () => {
  const provider = await openProvider([
    { ...sampleTransfer, transfer: sampleTransfer.transfer && { ...sampleTransfer.transfer, perDay: 1 } },
  ])
  const supplier = createExtraSupplier({ database: direct, clock })
  const clinic = clinicOf(provider)
  const first = newReference('E')
  const held = await holdAt(supplier, provider, askedRide(), first)
  if (held.is !== 'done') throw new Error(held.is)
  now = new Date(now.getTime() + holdMs)
  expect((await holdAt(supplier, provider, askedRide())).is).toBe('done')
  const late = supplier.book(clinic, { reference: first, holdId: first, item: held.value.item, contact, details: {} })
  expect(await late).toEqual(refused('hold-expired'))
})

test('what is withdrawn, unknown or sold by somebody else is refused', async () => {
  const introduced = { ...sampleInsurance, insurance: { soldAs: 'introduced' as const, covers: [], excludes: [] } }
  const provider = await openProvider([sampleTransfer, introduced])
  const supplier = createExtraSupplier({ database: direct, clock })
  expect(await holdAt(supplier, provider, askedRide({ extra: 'no-such' }))).toEqual(refused('gone'))
  expect(await holdAt(supplier, provider, askedCover())).toEqual(refused('not-sold-here'))
})

test('an erasure gives back what is held, and leaves what is booked', async () => {
  const provider = await openProvider()
  const supplier = createExtraSupplier({ database: direct, clock })
  const [held, booked] = [newReference('E'), newReference('E')]
  await holdAt(supplier, provider, askedRide(), held)
  const outcome = await holdAt(supplier, provider, askedRide(), booked)
  if (outcome.is !== 'done') throw new Error(outcome.is)
  const clinic = clinicOf(provider)
  await supplier.book(clinic, { reference: booked, holdId: booked, item: outcome.value.item, contact, details: {} })
  await direct.forProvider(provider.id, (scope) => giveBackExtras(scope, [held, booked], now))
  expect([(await supplier.status?.(clinic, held))?.state, (await supplier.status?.(clinic, booked))?.state]).toEqual([
    'expired',
    'booked',
  ])
})
