// The hotels of the sample providers: made the same every time, plainly invented, and with a year of nights to be had.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { expandCalendar } from '#domain/pack/expand-calendar.ts'
import type { Pack, PackHotel } from '#domain/pack/pack.ts'
import { readPack } from '#domain/pack/read-pack.ts'
import { addDays, daysFrom } from '#kernel/plain-date.ts'

const folders = ['sample-provider', 'second-provider']
const run = promisify(execFile)

async function read(folder: string): Promise<Pack> {
  const { pack } = await readPack(`data/${folder}`)
  if (!pack) throw new Error(`${folder} has faults`)
  return pack
}

test('the tool makes the very files that are shipped', async () => {
  const target = await mkdtemp(join(tmpdir(), 'epidaurus-sample-hotels-'))
  onTestFinished(() => rm(target, { recursive: true }))
  await run(process.execPath, ['tools/make-sample-hotels.ts', target])
  for (const folder of folders) {
    const [made, shipped] = await Promise.all(
      [join(target, folder), join('data', folder)].map((place) => readFile(join(place, 'hotels.json'), 'utf8')),
    )
    expect(made).toBe(shipped)
    expect(made?.length).toBeLessThan(400_000)
  }
})

test('wrong words give the usage and exit code 2', async () => {
  await expect(run(process.execPath, ['tools/make-sample-hotels.ts', '--force'])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Usage:'),
  })
})

test.each(folders)('%s: forty hotels, each plainly invented in every language of the pack', async (folder) => {
  const { hotels, provider } = await read(folder)
  expect(hotels).toHaveLength(40)
  expect(provider.languages).toEqual(['en', 'ar'])
  for (const { row } of hotels) {
    expect(row.name['en']).toMatch(/^Sample /)
    expect(row.name['ar']).toContain('(اسم متخيَّل)')
    expect(row.address['en']).toContain('Invented Quarter')
    for (const text of [row.summary, row.address, ...row.rooms.flatMap(({ name, beds }) => [name, beds])]) {
      expect(Object.keys(text)).toEqual(['en', 'ar'])
    }
  }
  expect(new Set(hotels.map(({ row }) => row.name['en'])).size).toBe(40)
  expect(new Set(hotels.map(({ row }) => row.name['ar'])).size).toBe(40)
})

test('the hotels that the packages name are there, with the stars told there', async () => {
  const { hotels, packages } = await read('sample-provider')
  const told = packages.flatMap(({ inside, hotelClass }) =>
    inside.flatMap(({ text }) => {
      const [name] = /Sample (\w+ Hotel|Residence)/.exec(text['en'] ?? '') ?? []
      return name === undefined ? [] : [[name, hotelClass] as const]
    }),
  )
  expect(new Set(told.map(([name]) => name)).size).toBe(4)
  for (const [name, stars] of told) {
    expect(hotels.find(({ row }) => row.name['en'] === name)?.row.stars).toBe(stars)
  }
})

/** The nights of a room, by day. */
function nightsOf(calendar: PackHotel['calendars'][number]) {
  const nights = new Map<string, { rooms: number; closed: boolean; prices: number[] }>()
  for (const { month, allotment, closed, prices } of expandCalendar(calendar, '2026-01-01')) {
    for (const [at, rooms] of allotment.entries()) {
      nights.set(addDays(month, at), {
        rooms,
        closed: closed[at] ?? true,
        prices: prices.map((ofPlan) => ofPlan[at] ?? 0),
      })
    }
  }
  return nights
}

test.each(folders)(
  '%s: every room can be had on every night of a year, but for a closed week here and there',
  async (folder) => {
    const { hotels } = await read(folder)
    const year = daysFrom('2026-11-21', '2027-11-21')
    let closedHouses = 0
    for (const { calendars } of hotels) {
      const shut = calendars.map((calendar) => {
        const nights = nightsOf(calendar)
        const open = year.filter((day) => !nights.get(day)?.closed)
        for (const day of open) {
          expect(nights.get(day)?.rooms).toBeGreaterThan(0)
          expect(Math.min(...(nights.get(day)?.prices ?? [0]))).toBeGreaterThan(0)
        }
        return year.length - open.length
      })
      expect(Math.max(...shut)).toBeLessThanOrEqual(7)
      if (Math.max(...shut) > 0) closedHouses += 1
    }
    expect(closedHouses).toBeGreaterThan(0)
    expect(closedHouses).toBeLessThan(10)
  },
)

test.each(folders)('%s: minutes by car and on foot go with how far away it is', async (folder) => {
  const { hotels, provider } = await read(folder)
  const { latitude = 0, longitude = 0 } = provider.location
  for (const { row } of hotels) {
    const north = (row.latitude - latitude) * 111.2
    const east = (row.longitude - longitude) * 111.2 * Math.cos((latitude * Math.PI) / 180)
    const straightKm = Math.hypot(north, east)
    expect(row.minutesCar).toBeGreaterThanOrEqual(1)
    expect(row.minutesCar).toBeLessThanOrEqual(35)
    expect((straightKm / row.minutesCar) * 60).toBeGreaterThan(8)
    expect((straightKm / row.minutesCar) * 60).toBeLessThan(40)
    expect((straightKm / row.minutesWalk) * 60).toBeGreaterThan(2)
    expect((straightKm / row.minutesWalk) * 60).toBeLessThan(5)
  }
})

test.each(folders)('%s: honest variety, and everywhere a plan that is paid at the hotel', async (folder) => {
  const { hotels } = await read(folder)
  const rows = hotels.map(({ row }) => row)
  const plans = rows.flatMap(({ rooms }) => rooms.flatMap((room) => room.plans))
  expect(new Set(rows.map(({ stars }) => stars))).toEqual(new Set([2, 3, 4, 5]))
  expect(new Set(plans.map(({ board }) => board)).size).toBeGreaterThanOrEqual(3)
  expect(new Set(plans.map(({ payment }) => payment)).size).toBeGreaterThanOrEqual(2)
  const freeUntil = plans.flatMap(({ cancellation: [first] }) => (first ? [first.daysBefore] : []))
  expect([Math.min(...freeUntil), Math.max(...freeUntil)]).toEqual([1, 14])
  expect(plans.filter(({ cancellation }) => cancellation.length === 0).length).toBeGreaterThan(20)
  expect(rows.filter(({ rooms }) => rooms.flatMap((room) => room.plans).length === 6).length).toBeGreaterThan(10)
  for (const { rooms } of rows) {
    expect(rooms.length).toBeGreaterThanOrEqual(2)
    for (const room of rooms) expect(room.plans.map(({ payment }) => payment)).toContain('at-hotel')
  }
  expect(new Set(rows.flatMap(({ features }) => features)).size).toBeGreaterThanOrEqual(7)
})
