// The fast search finds what the plain one finds, and keeps to what a journey is.
import { expect, test } from 'vitest'
import { openLegs } from './open-legs.ts'
import { chanceOf, randomTimetable } from './random-timetable.test-support.ts'
import { type Connections, durationOf, type Itinerary, searchItineraries } from './search-itineraries.ts'
import { searchPlainly } from './search-plainly.test-support.ts'

const connections: Connections = { minutesAt: (code) => (code < 'AAF' ? 90 : 45), hasSeats: () => true }

/** What makes two ways alike: when in the day, how many flights, what they cost, how long they take. */
const measuresOf = (ways: readonly Itinerary[]) => [
  ...new Set(
    ways.map((way) =>
      [
        Math.floor((way.legs[0]?.departure.departs ?? 0) / 360),
        way.legs.length,
        way.priceMinor,
        durationOf(way),
      ].join(),
    ),
  ),
]

for (const seed of Array.from({ length: 20 }, (_, at) => at + 1)) {
  test(`finds what trying every way finds, 50 searches in timetable ${seed}`, () => {
    const chance = chanceOf(seed * 977)
    const { timetable, airports } = randomTimetable(seed, 9 + (seed % 6), 60 + seed * 4)
    const codes = [...airports.keys()]
    const legs = openLegs(timetable, airports, '2026-10-20', 100)
    const some = (count: number) =>
      Array.from({ length: count }, () => codes[Math.floor(chance() * codes.length)] ?? '')
    const seats: Connections = {
      ...connections,
      hasSeats: ({ departure, date }) => (date + departure.flight).length % 5 !== 0 || seed % 2 === 0,
    }
    let ways = 0
    for (let turn = 0; turn < 50; turn++) {
      // Over the changes of clocks of October and the end of a season.
      const date = `2026-1${chance() < 0.5 ? 0 : 1}-${String(1 + Math.floor(chance() * 28)).padStart(2, '0')}`
      const search = { from: some(1 + (turn % 2)), to: some(1 + (turn % 3)), date, mostStops: (turn % 3) as 0 | 1 | 2 }
      const fast = measuresOf(searchItineraries(legs, search, seats)).sort()
      expect(fast).toEqual(measuresOf(searchPlainly(legs, codes, search, seats)).sort())
      ways += fast.length
    }
    expect(ways).toBeGreaterThan(20)
  })
}
