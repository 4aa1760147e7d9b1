// What an import does to hotels and their nights, and what it never touches: what was given away.
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { providers } from '#domain/provider/tables.ts'
import { hotelRoomMonths, hotelRoomStays, hotels } from '#domain/rooms/tables.ts'
import { newId } from '#kernel/id.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { importPack } from './import-pack.ts'
import { counts } from './import-summary.ts'
import type { Pack } from './pack.ts'
import { SamplePack } from './sample-pack.test-support.ts'

let own: TestDatabase
let database: Database

beforeEach(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, () => {})
})
afterEach(async () => {
  await database.close()
  await own.drop()
})

const file = 'hotels.json'
const november = '2026-11-21T08:00:00Z'

async function read(pack: SamplePack): Promise<Pack> {
  const found = await pack.read()
  expect(found.faults).toEqual([])
  if (!found.pack) throw new Error('no pack')
  return found.pack
}

async function bring(pack = new SamplePack(), now = november) {
  const { hotels: listed, hotelMonths } = await importPack(database, await read(pack), () => new Date(now))
  return { hotels: listed, hotelMonths }
}

async function providerId(): Promise<string> {
  const [row] = await database.directory((transaction) => transaction.select().from(providers))
  return row?.id ?? ''
}

const months = async () =>
  database.forProvider(await providerId(), (scope) =>
    scope.rows(hotelRoomMonths, undefined, { orderBy: [sql`hotel_id, room, month`] }),
  )

async function giveAway(month: string): Promise<void> {
  await database.forProvider(await providerId(), async (scope) => {
    const [hotel] = await scope.rows(hotels)
    await scope.update(
      hotelRoomMonths,
      { taken: Array.from({ length: 31 }, () => 2) },
      eq(hotelRoomMonths.month, month),
    )
    const stay = { reference: 'H-7K3M-92PX', hotelId: hotel?.id ?? '', room: 'classic', plan: 'saver' }
    const dates = { checkIn: '2026-12-01', checkOut: '2026-12-03', takes: [1, 1], nightPrices: [1, 1] }
    const price = { currency: 'AED', nightsMinor: [1, 1], lines: [], totalMinor: 2, atHotelMinor: 0 }
    const moments = { expiresAt: new Date(), createdAt: new Date(), changedAt: new Date() }
    const rest = { rooms: [{ adults: 2, children: [] }], policy: [{ until: null, feeMinor: 2 }], changeFeeMinor: 0 }
    await scope.insert(hotelRoomStays, [
      { id: newId(), state: 'booked', ...stay, ...dates, price, ...moments, ...rest },
    ])
  })
}

test('nights come month by month, with nothing taken and the least price of an open night', async () => {
  expect(await bring()).toEqual({ hotels: counts({ added: 1 }), hotelMonths: counts({ added: 3 }) })
  const [first, second] = await months()
  expect(first).toMatchObject({
    room: 'classic',
    month: '2026-11-01',
    plans: ['flexible', 'saver'],
    floorMinor: 36_000,
    withdrawnAt: null,
  })
  expect(first?.taken).toEqual(Array.from({ length: 30 }, () => 0))
  // The sixth of November 2026 is a Friday.
  expect(first?.prices.map((ofPlan) => ofPlan.slice(4, 7))).toEqual([
    [40_000, 45_005, 45_005],
    [36_000, 40_505, 40_505],
  ])
  expect(first?.allotment.slice(4, 7)).toEqual([3, 2, 2])
  expect(first?.minimumStay.slice(4, 7)).toEqual([1, 2, 2])
  expect(second?.closed.slice(22, 27)).toEqual([false, true, true, true, false])
  expect(second?.allotment.slice(22, 27)).toEqual([3, 0, 0, 0, 3])
})

test('the same pack again changes nothing, not even what the database knows a row by', async () => {
  await bring()
  const before = await months()
  const versions = async () =>
    database.forProvider(await providerId(), async ({ transaction }) => {
      const found = await transaction.execute(sql`select xmin::text, xmax::text from hotel_room_months order by month`)
      return found.rows
    })
  const [version, again] = [await versions(), await bring()]
  expect(again).toEqual({ hotels: counts({ unchanged: 1 }), hotelMonths: counts({ unchanged: 3 }) })
  expect([await months(), await versions()]).toEqual([before, version])
})

test('a new price changes the months it falls in, and never what was given away', async () => {
  await bring()
  await giveAway('2026-12-01')
  const dearer = new SamplePack().change(
    file,
    '"to": "2027-01-31",\n            "price": "400"',
    '"to": "2026-12-31",\n            "price": "420"',
  )
  expect((await bring(dearer)).hotelMonths).toEqual(counts({ changed: 3 }))
  const [november, december] = await months()
  expect(november?.prices[0]?.[0]).toBe(42_000)
  expect(december?.prices[0]?.[0]).toBe(42_000)
  expect(december?.taken).toEqual(Array.from({ length: 31 }, () => 2))
})

test('fewer rooms than are given away leave none, and nobody loses theirs', async () => {
  await bring()
  await giveAway('2026-12-01')
  await bring(new SamplePack().change(file, '"rooms": 3', '"rooms": 1'))
  expect((await months())[1]).toMatchObject({
    allotment: expect.arrayContaining([1]),
    taken: expect.arrayContaining([2]),
  })
})

test('a hotel that is gone is withdrawn with its nights and keeps its bookings; put back, it is on sale again', async () => {
  await bring()
  await giveAway('2026-12-01')
  expect(await bring(new SamplePack().set(file, '[]'))).toEqual({
    hotels: counts({ withdrawn: 1 }),
    hotelMonths: counts({ withdrawn: 3 }),
  })
  const stays = await database.forProvider(await providerId(), (scope) => scope.rows(hotelRoomStays))
  expect(stays).toMatchObject([{ reference: 'H-7K3M-92PX', state: 'booked' }])
  expect((await months()).every(({ withdrawnAt }) => withdrawnAt !== null)).toBe(true)
  expect(await bring(new SamplePack().remove(file))).toEqual({ hotels: counts(), hotelMonths: counts() })
  expect((await bring()).hotelMonths).toEqual(counts({ changed: 3 }))
  expect((await months())[1]).toMatchObject({ withdrawnAt: null, taken: expect.arrayContaining([2]) })
})

test('a room that is gone and the end of a calendar that came nearer are withdrawn alone', async () => {
  const two = new SamplePack()
  const [hotel] = JSON.parse(two.text(file)) as { rooms: object[] }[]
  const rooms = [...(hotel?.rooms ?? []), { ...hotel?.rooms[0], slug: 'suite' }]
  await bring(two.set(file, JSON.stringify([{ ...hotel, rooms }])))
  const shorter = new SamplePack()
  shorter.set(file, shorter.text(file).replaceAll('2027-01-31', '2026-12-31'))
  expect((await bring(shorter)).hotelMonths).toEqual(counts({ withdrawn: 4, unchanged: 2 }))
  const onSale = (await months()).filter(({ withdrawnAt }) => withdrawnAt === null)
  expect(onSale.map(({ room, month }) => [room, month])).toEqual([
    ['classic', '2026-11-01'],
    ['classic', '2026-12-01'],
  ])
})

test('months that are over where the hotel is are left alone, whatever the pack says of them', async () => {
  await bring()
  const dearer = () => new SamplePack().change(file, '"price": "400"', '"price": "500"')
  // In Dubai it is the first of December already.
  expect((await bring(dearer(), '2026-11-30T20:30:00Z')).hotelMonths).toEqual(counts({ changed: 2 }))
  expect((await months()).map(({ prices }) => prices[0]?.[0])).toEqual([40_000, 50_000, 45_005])
  expect((await bring(new SamplePack().set(file, '[]'), '2027-01-05T00:00:00Z')).hotelMonths).toEqual(
    counts({ withdrawn: 1 }),
  )
  expect((await months()).map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([true, true, false])
})

test('hotels of one provider are none of another', async () => {
  await bring()
  const other = new SamplePack()
    .change('provider.json', '"slug": "asclepius"', '"slug": "rival"')
    .change('provider.json', '"Asclepius.example",\n    "www.asclepius.example"', '"rival.example"')
    .set(file, '[]')
  expect(await bring(other)).toEqual({ hotels: counts(), hotelMonths: counts() })
  expect((await bring()).hotelMonths).toEqual(counts({ unchanged: 3 }))
})

test('more hotels than one statement takes', async () => {
  const pack = new SamplePack()
  const [hotel] = JSON.parse(pack.text(file)) as object[]
  const many = Array.from({ length: 60 }, (_, at) => ({ ...hotel, slug: `house-${at}` }))
  pack.set(file, JSON.stringify(many))
  expect(await bring(pack)).toEqual({ hotels: counts({ added: 60 }), hotelMonths: counts({ added: 180 }) })
  expect((await bring(pack)).hotelMonths).toEqual(counts({ unchanged: 180 }))
  const fewer = new SamplePack().set(file, JSON.stringify(many.slice(0, 30)))
  expect(await bring(fewer)).toEqual({
    hotels: counts({ withdrawn: 30, unchanged: 30 }),
    hotelMonths: counts({ withdrawn: 90, unchanged: 90 }),
  })
})
