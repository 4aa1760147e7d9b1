// The calendar of a room at the desk: what is given and taken night by night, of the own provider's rooms alone.
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRoomCalendar } from '#contract/room-calendar.ts'
import { hotelRoomMonths } from '#domain/rooms/tables.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { sampleHotel, sampleRoom, writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'

let api: SampleApi
let staff: SampleStaff

beforeAll(async () => {
  api = await openSampleApi()
  staff = await writeStaff(api, { roles: ['editor'] })
  const nights = (day: string) => {
    if (day === '2026-12-24') return { allotment: 4, taken: 3, minimumStay: 2 }
    return day === '2026-12-25' ? { closed: true } : {}
  }
  const rooms = [{ ...sampleRoom('standard', [10_000, 9_000]), nights }, sampleRoom('suite', [18_000, 16_000])]
  await writeSampleHotels(api.database, api.other, [sampleHotel('harbour-house', { rooms })])
  await writeSampleHotels(api.database, api.provider, [sampleHotel('elsewhere')])
})

afterAll(() => api.close())

const ask = (path: string) =>
  api.app.hono.request(`${otherOrigin}/api/desk/room-calendar/${path}`, { headers: staff.headers })

async function read(path: string) {
  const response = await ask(path)
  expect(response.status).toBe(200)
  return readRoomCalendar.reply.parse(await response.json())
}

test('every night of the month, with what is given, taken, closed, and the least stay', async () => {
  const { nights, month, hotel, room, rooms, today } = await read('harbour-house.standard?month=2026-12-09&language=ar')
  expect([month, nights.length, today]).toEqual(['2026-12-01', 31, '2026-11-21'])
  expect(nights.find(({ day }) => day === '2026-12-24')).toEqual({
    day: '2026-12-24',
    given: 4,
    taken: 3,
    isClosed: false,
    minimumStay: 2,
  })
  expect(nights.filter(({ isClosed }) => isClosed).map(({ day }) => day)).toEqual(['2026-12-25'])
  expect([hotel.slug, room.name, rooms.map(({ slug }) => slug)]).toEqual([
    'harbour-house',
    'غرفة standard',
    ['standard', 'suite'],
  ])
})

test('several months at once; one that nothing was given in has no rooms', async () => {
  const { nights } = await read('harbour-house.suite?month=2027-12-01&months=2')
  expect(nights.length).toBe(62)
  expect(nights.at(-1)).toMatchObject({ day: '2028-01-31', given: 0, taken: 0 })
})

test('of a month that was withdrawn nothing is given, and what guests have of it is still told', async () => {
  await api.database.forProvider(api.other.id, (scope) =>
    scope.update(
      hotelRoomMonths,
      { withdrawnAt: new Date() },
      and(eq(hotelRoomMonths.room, 'standard'), eq(hotelRoomMonths.month, '2026-12-01')),
    ),
  )
  const { nights } = await read('harbour-house.standard?month=2026-12-01')
  expect(nights.find(({ day }) => day === '2026-12-24')).toMatchObject({ given: 0, taken: 3 })
})

test('404 for what is no room here, of another clinic as well; 422 for what is no month', async () => {
  for (const slug of ['harbour-house', 'harbour-house.none', 'elsewhere.standard', '.']) {
    expect((await ask(slug)).status, slug).toBe(404)
  }
  expect((await ask('harbour-house.suite?month=soon')).status).toBe(422)
  expect((await ask('harbour-house.suite?months=40')).status).toBe(422)
})
