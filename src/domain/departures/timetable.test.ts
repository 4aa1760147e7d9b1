// On which days a flight flies, and what it costs when.
import { expect, test } from 'vitest'
import { dayPercent, legPrice } from './leg-price.ts'
import { type Departure, fliesOn } from './timetable.ts'

const flight: Departure = {
  flight: 'H0101',
  airline: 'H0',
  from: 'DXB',
  to: 'LHR',
  days: 0b0000101,
  season: null,
  departs: 480,
  minutes: 430,
  seats: 240,
}

test('flies on its weekdays alone', () => {
  // 2027-03-01 is a Monday.
  const week = Array.from({ length: 7 }, (_, at) => fliesOn(flight, `2027-03-0${at + 1}`))
  expect(week).toEqual([true, false, true, false, false, false, false])
})

const seasons: [from: string, until: string, date: string, flies: boolean][] = [
  ['03-01', '10-31', '2027-03-01', true],
  ['03-01', '10-31', '2027-02-28', false],
  ['10-31', '03-01', '2027-03-01', true],
  ['10-31', '03-01', '2027-03-02', false],
  ['10-31', '03-01', '2027-12-24', true],
]

for (const [from, until, date, flies] of seasons) {
  test(`a season from ${from} until ${until} ${flies ? 'has' : 'is without'} ${date}`, () => {
    expect(fliesOn({ ...flight, days: 127, season: { from, until } }, date)).toBe(flies)
  })
}

const airline = { code: 'H0', name: { en: 'Sample' }, baseMinor: 9_000, perKmMinor: 20, fares: [] }
const price = (changes: object, percent = dayPercent('2027-03-01', 60), unitMinor = 100) =>
  legPrice(airline, { flight: 'H0101', date: '2027-03-01', distanceKm: 5_000, ...changes }, percent, unitMinor)

test('the same flight costs the same each time, in whole units', () => {
  expect(price({})).toBe(price({}))
  expect(price({}) % 100).toBe(0)
  expect(price({}, 1e6, 1)).toBeGreaterThan(0)
})

test('a longer way costs more, and so does buying late', () => {
  expect(price({ distanceKm: 9_000 })).toBeGreaterThan(price({}))
  expect(price({}, dayPercent('2027-03-01', 2))).toBeGreaterThan(price({}, dayPercent('2027-03-01', 20)))
  expect(price({}, dayPercent('2027-03-01', 20))).toBeGreaterThan(price({}))
})
