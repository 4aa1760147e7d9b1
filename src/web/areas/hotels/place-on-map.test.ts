// The map is true: north is up, further is further out, and nothing lies where it could not be pressed.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bearingOf, mapSize, markUnits, placeOnMap, pointOf, radiusOf, ringsFor, windOf } from './place-on-map.ts'

const clinic = { latitude: 25.2, longitude: 55.27 }
const at = (north: number, east: number) => ({ latitude: clinic.latitude + north, longitude: clinic.longitude + east })
const middle = mapSize / 2
const stay = (id: string, north: number, east: number, car: number | null) => ({
  id,
  place: at(north, east),
  minutes: car === null ? null : { car, walk: car * 4 },
})

test('directions are those of a compass', () => {
  expect(bearingOf(clinic, at(0.1, 0))).toBeCloseTo(0)
  expect(bearingOf(clinic, at(0, 0.1))).toBeCloseTo(90, 0)
  expect(bearingOf(clinic, at(-0.1, 0))).toBeCloseTo(180)
  expect(bearingOf(clinic, at(0, -0.1))).toBeCloseTo(270, 0)
})

test('a bearing across the line where days change is the short one', () => {
  expect(bearingOf({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeCloseTo(90)
})

test('directions have eight names, and north begins and ends the round', () => {
  expect([0, 22, 23, 90, 135, 200, 225, 270, 315, 338, 359].map(windOf)).toEqual([
    'n',
    'n',
    'ne',
    'e',
    'se',
    's',
    'sw',
    'w',
    'nw',
    'n',
    'n',
  ])
})

test('north is up and east is on the right', () => {
  const rings = ringsFor([10])
  const [north, east] = [pointOf(0, 10, rings), pointOf(90, 10, rings)]
  expect(north.x).toBeCloseTo(middle)
  expect(north.y).toBeLessThan(middle)
  expect(east.y).toBeCloseTo(middle)
  expect(east.x).toBeGreaterThan(middle)
})

test('rings are drawn up to the first that holds every stay', () => {
  expect(ringsFor([])).toEqual([5, 10, 20])
  expect(ringsFor([4, 20])).toEqual([5, 10, 20])
  expect(ringsFor([21])).toEqual([5, 10, 20, 30])
  expect(ringsFor([500])).toEqual([5, 10, 20, 30, 45, 60, 90])
})

test('who is further by minutes is never nearer on the map, and nobody leaves it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 0, max: 200 }),
      fc.float({ min: 0, max: 359, noNaN: true }),
      (one, other, bearing) => {
        const rings = ringsFor([one, other])
        if (one <= other) expect(radiusOf(one, rings)).toBeLessThanOrEqual(radiusOf(other, rings))
        const { x, y } = pointOf(bearing, other, rings)
        expect(Math.hypot(x - middle, y - middle)).toBeLessThan(middle)
      },
    ),
  )
})

test('a ring lies at its own minutes', () => {
  const rings = [5, 10, 20]
  const gap = radiusOf(10, rings) - radiusOf(5, rings)
  expect(radiusOf(5, rings) - radiusOf(0, rings)).toBeCloseTo(gap)
  expect(radiusOf(20, rings) - radiusOf(10, rings)).toBeCloseTo(gap)
  expect(radiusOf(15, rings)).toBeCloseTo(radiusOf(10, rings) + gap / 2)
})

test('stays that lie close together are gathered at the place of the first, all others stand alone', () => {
  const { marks } = placeOnMap(clinic, [
    stay('first', 0.1, 0, 10),
    stay('beside', 0.1, 0.001, 10),
    stay('away', -0.1, 0, 10),
  ])
  expect(marks.map(({ members }) => members.map(({ stay: { id } }) => id))).toEqual([['first', 'beside'], ['away']])
})

test('no two marks are closer than can be pressed, and no stay is lost', () => {
  const many = fc.array(
    fc.tuple(
      fc.float({ min: -1, max: 1, noNaN: true }),
      fc.float({ min: -1, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 80 }),
    ),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(many, (places) => {
      const stays = places.map(([north, east, car], index) => stay(String(index), north, east, car))
      const { marks } = placeOnMap(clinic, stays, 700)
      const apart = markUnits(700)
      expect(marks.flatMap(({ members }) => members)).toHaveLength(stays.length)
      for (const [index, { point }] of marks.entries()) {
        for (const other of marks.slice(index + 1)) {
          const isApart =
            Math.abs(point.x - other.point.x) >= apart.across || Math.abs(point.y - other.point.y) >= apart.down
          expect(isApart).toBe(true)
        }
      }
    }),
  )
})

test('a stay that nobody knows the minutes of is told beside the map', () => {
  const { marks, off } = placeOnMap(clinic, [stay('known', 0.1, 0, 8), stay('unknown', 0.1, 0, null)])
  expect(marks).toHaveLength(1)
  expect(off.map(({ id }) => id)).toEqual(['unknown'])
})
