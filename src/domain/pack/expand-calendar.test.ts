// The nights that a calendar gives, month by month.
import { expect, test } from 'vitest'
import { noFloor } from '#domain/rooms/night-floor.ts'
import { expandCalendar } from './expand-calendar.ts'
import type { PackNights } from './pack.ts'

const nights = (some: Partial<PackNights>): PackNights => ({
  from: '2027-02-01',
  to: '2027-02-28',
  weekdays: null,
  priceMinor: 40_000,
  rooms: 3,
  minimumStay: 1,
  closed: false,
  ...some,
})
const expand = (list: PackNights[], since = '2026-11-01', priceChange = 0) =>
  expandCalendar({ room: 'classic', plans: [{ slug: 'flexible', priceChange }], nights: list }, since)

test('a month has a place for each of its days; days that no entry names have no rooms', () => {
  const [month, ...more] = expand([nights({ from: '2028-02-28', to: '2028-02-29' })])
  expect(more).toEqual([])
  expect(month).toMatchObject({ room: 'classic', month: '2028-02-01', plans: ['flexible'], floorMinor: 40_000 })
  expect(month?.allotment).toEqual([...Array.from({ length: 27 }, () => 0), 3, 3])
  expect(month?.prices).toEqual([[...Array.from({ length: 27 }, () => 0), 40_000, 40_000]])
  expect(month?.minimumStay).toHaveLength(29)
})

test('later entries take the place of earlier ones, whole, on their weekdays', () => {
  const [month] = expand([
    nights({ minimumStay: 4 }),
    nights({ weekdays: [5, 6], priceMinor: 45_000, rooms: 2 }),
    nights({ from: '2027-02-10', to: '2027-02-12', priceMinor: 0, rooms: 0, closed: true }),
  ])
  // The first of February 2027 is a Monday.
  expect(month?.allotment.slice(0, 14)).toEqual([3, 3, 3, 3, 2, 2, 3, 3, 3, 0, 0, 0, 2, 3])
  expect(month?.minimumStay.slice(0, 7)).toEqual([4, 4, 4, 4, 1, 1, 4])
  expect(month?.closed.slice(8, 13)).toEqual([false, true, true, true, false])
  expect(month?.prices[0]?.slice(3, 6)).toEqual([40_000, 45_000, 45_000])
  expect(month?.floorMinor).toBe(40_000)
})

test('entries across the end of a year give months of both, and a month between without an entry gives none', () => {
  const found = expand([
    nights({ from: '2026-12-31', to: '2027-01-01' }),
    nights({ from: '2027-03-01', to: '2027-03-01' }),
  ])
  expect(found.map(({ month }) => month)).toEqual(['2026-12-01', '2027-01-01', '2027-03-01'])
  expect(found[0]?.allotment.at(-1)).toBe(3)
  expect(found[1]?.allotment.slice(0, 2)).toEqual([3, 0])
})

test('months before the one asked from are left out, days of that one are not', () => {
  const found = expand([nights({ from: '2026-01-01', to: '2027-03-31' })], '2027-03-01')
  expect(found.map(({ month, allotment }) => [month, allotment[0]])).toEqual([['2027-03-01', 3]])
})

test('a plan changes the price of the night, half up to the minor unit', () => {
  const priced = (priceMinor: number, change: number) =>
    expand([nights({ priceMinor })], '2026-11-01', change)[0]?.prices[0]?.[0]
  expect(priced(45_005, -10)).toBe(40_505)
  expect(priced(45_004, -10)).toBe(40_504)
  expect(priced(5, 10)).toBe(6)
  expect(priced(1_000_000_000, 100)).toBe(2_000_000_000)
})

test('a month that is closed throughout comes last by price', () => {
  expect(expand([nights({ closed: true })])[0]?.floorMinor).toBe(noFloor)
})
