// What saving a hotel and its calendars does to its nights, and what it never touches: what guests have taken.
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { importPack } from '#domain/pack/import-pack.ts'
import { SamplePack } from '#domain/pack/sample-pack.test-support.ts'
import { providers } from '#domain/provider/tables.ts'
import { hotelRoomMonths, hotels } from '#domain/rooms/tables.ts'
import type { StaffMember } from '#domain/staff/staff.ts'
import { newId } from '#kernel/id.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { lookAtDesk } from './at-desk.ts'
import type { CatalogueDocument } from './catalogue.ts'
import { baseOf } from './item.ts'
import { isFields } from './places.ts'
import { byNight } from './room-nights.ts'
import { needItem, type Saved, saveItem } from './save-item.ts'

let own: TestDatabase
let database: Database
let staff: StaffMember

const clock = () => new Date('2026-11-21T08:00:00Z')
const parts = () => ({ database, clock, jobs: { put: async () => {} } })

beforeEach(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, () => {})
  await bring()
  const [provider] = await database.directory((transaction) => transaction.select().from(providers))
  const someone = {
    poolId: 'pool',
    sub: newId(),
    email: 'rana@clinic.example',
    name: 'Rana',
    roles: ['coordinator' as const],
  }
  staff = { id: newId(), providerId: provider?.id ?? '', ...someone }
})
afterEach(async () => {
  await database.close()
  await own.drop()
})

async function bring() {
  const { pack, faults } = await new SamplePack().read()
  if (!pack) throw new Error(JSON.stringify(faults))
  return importPack(database, pack, clock)
}

const slug = 'quiet-house.classic'
const read = (kind: 'hotel' | 'calendar', of: string) =>
  lookAtDesk(parts(), staff, (world) => needItem(world, { kind, slug: of }))

async function edit(
  kind: 'hotel' | 'calendar',
  of: string,
  change: (document: CatalogueDocument) => CatalogueDocument | null,
) {
  const item = await read(kind, of)
  const wish = { kind, slug: of, changeId: newId(), base: baseOf(item), began: item.document, mine: [] }
  const save = (confirmedPrices: Saved['prices']) =>
    saveItem(
      parts(),
      { staff, domain: 'asclepius.example' },
      { ...wish, document: change(item.document ?? {}), confirmedPrices },
    )
  const saved = await save([])
  return saved.outcome === 'prices' ? save(saved.prices) : saved
}

const entriesOf = ({ entries }: CatalogueDocument): object[] => (Array.isArray(entries) ? entries.filter(isFields) : [])
const withEntry = (entry: object) => (document: CatalogueDocument) => ({ entries: [...entriesOf(document), entry] })

async function december() {
  const rows = await database.forProvider(staff.providerId, (scope) =>
    scope.rows(hotelRoomMonths, and(eq(hotelRoomMonths.room, 'classic'), eq(hotelRoomMonths.month, '2026-12-01'))),
  )
  if (!rows[0]) throw new Error('no December')
  return rows[0]
}

test('the calendar that an import wrote is read, saved as it is, and nothing is different', async () => {
  expect(await edit('calendar', slug, (document) => document)).toMatchObject({ outcome: 'same', change: null })
})

test('nights are closed and fewer rooms given, and what guests have stays theirs', async () => {
  const taken = Array.from({ length: 31 }, () => 2)
  await database.forProvider(staff.providerId, (scope) => scope.update(hotelRoomMonths, { taken }))
  await edit('calendar', slug, withEntry({ from: '2026-12-14', to: '2026-12-15', closed: true }))
  await edit('calendar', slug, withEntry({ from: '2026-12-18', to: '2026-12-18', price: '400', rooms: 1 }))
  const after = await december()
  expect(after.taken).toEqual(taken)
  expect([after.closed[13], after.closed[14], after.closed[15]]).toEqual([true, true, false])
  expect(after.allotment[17]).toBe(1)
})

test('a month that is over stays as it was', async () => {
  const before = await database.forProvider(staff.providerId, (scope) => scope.rows(hotelRoomMonths))
  const saved = await edit('calendar', slug, withEntry({ from: '2026-10-01', to: '2026-10-31', price: '1', rooms: 9 }))
  expect(saved.outcome).toBe('same')
  expect(await database.forProvider(staff.providerId, (scope) => scope.rows(hotelRoomMonths))).toEqual(before)
})

test('a plan that costs another share has all its nights at that, and other plans stay', async () => {
  const before = await december()
  await edit('hotel', 'quiet-house', (document) => {
    const rooms = Array.isArray(document['rooms']) ? document['rooms'].filter(isFields) : []
    const [room, ...others] = rooms
    const [plan, ...rest] = Array.isArray(room?.['plans']) ? room['plans'].filter(isFields) : []
    return { ...document, rooms: [{ ...room, plans: [{ ...plan, priceChange: 50 }, ...rest] }, ...others] }
  })
  const after = await december()
  const base = byNight((await read('calendar', slug)).document ?? {})['2026-12-01']?.['price']
  expect(after.prices[0]?.[0]).toBe(Math.round(Number(base) * 150))
  expect(after.prices.slice(1)).toEqual(before.prices.slice(1))
  expect(after.taken).toEqual(before.taken)
})

test('a hotel is withdrawn and comes back with its nights', async () => {
  const before = await december()
  await edit('hotel', 'quiet-house', () => null)
  const [gone] = await database.forProvider(staff.providerId, (scope) => scope.rows(hotels))
  expect(gone?.withdrawnAt).toEqual(clock())
  await edit('hotel', 'quiet-house', (document) => document)
  expect((await read('hotel', 'quiet-house')).isWithdrawn).toBe(false)
  expect(await december()).toEqual(before)
})

test('an import after changes at the desk has the last word, and begins no quarrel with them', async () => {
  const base = baseOf(await read('calendar', slug))
  await edit('calendar', slug, withEntry({ from: '2026-12-14', to: '2026-12-15', closed: true }))
  expect(baseOf(await read('calendar', slug))).not.toBe(base)
  await bring()
  expect(baseOf(await read('calendar', slug))).toBe(base)
})

test('imports and people who save at the same moment wait for one another', async () => {
  const close = (day: string) => edit('calendar', slug, withEntry({ from: day, to: day, closed: true }))
  const outcomes = await Promise.allSettled([bring(), close('2026-12-14'), bring(), close('2026-12-15'), bring()])
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'fulfilled'))
})
