// The answers of several suppliers become one list in the order asked for, and nothing is promised beyond what is known.
import { expect, test } from 'vitest'
import { mergeStays } from './merge-stays.ts'
import { sampleStay } from './sample-stays.test-support.ts'
import type { HotelSort } from './stay-address.ts'

const a = sampleStay('a', 100_00, {
  stars: 3,
  minutes: { car: 12, walk: 40 },
  order: { price: 100_00, recoveryRank: 40 },
})
const b = sampleStay('b', 200_00, {
  stars: 5,
  minutes: { car: 4, walk: 12 },
  order: { price: 200_00, recoveryRank: 60 },
})
const x = sampleStay('x', 150_00, { stars: 4, minutes: null, order: { price: 150_00, recoveryRank: 30 } })
const y = sampleStay('y', 250_00, {
  stars: 5,
  minutes: { car: 6, walk: 20 },
  order: { price: 250_00, recoveryRank: 60 },
})

const idsOf = (sort: HotelSort, ...answers: (typeof a)[][]) =>
  mergeStays(
    answers.map((stays) => ({ stays, isMore: false })),
    sort,
    20,
  ).stays.map(({ id }) => id)

test('by price the least costly comes first, whoever has it', () => {
  expect(idsOf('price', [a, b], [x, y])).toEqual(['a', 'x', 'b', 'y'])
})

test('by minutes the nearest comes first, and those whose way nobody knows come last', () => {
  expect(idsOf('minutes', [b, a], [y, x])).toEqual(['b', 'y', 'a', 'x'])
})

test('by stars, of two alike the one that was there first stays first', () => {
  expect(idsOf('stars', [b, a], [y, x])).toEqual(['b', 'y', 'x', 'a'])
})

test('by recovery the lesser rank comes first, whoever has it and however many minutes are known', () => {
  expect(idsOf('recovery', [a, b], [x, y])).toEqual(['x', 'a', 'b', 'y'])
})

test('what can be booked here comes before what the clinic has to be asked for, whoever has it', () => {
  const onRequest = { ...a, canBook: false }
  expect(idsOf('price', [b, onRequest], [x, y])).toEqual(['x', 'b', 'y', 'a'])
  expect(idsOf('recovery', [onRequest], [{ ...x, canBook: false }])).toEqual(['x', 'a'])
})

test('each supplier keeps its own order, even where it is not ours', () => {
  const ids = idsOf('price', [b, a], [x])
  expect(ids.indexOf('b')).toBeLessThan(ids.indexOf('a'))
  expect(ids.toSorted()).toEqual(['a', 'b', 'x'])
})

test('what lies beyond the number shown is left for later: another supplier may have something in between', () => {
  const merged = mergeStays(
    [
      { stays: [a, b], isMore: false },
      { stays: [x, y], isMore: false },
    ],
    'price',
    3,
  )
  expect(merged.stays.map(({ id }) => id)).toEqual(['a', 'x', 'b'])
  expect(merged.isMore).toBe(true)
})

test('there is more when any of them has more, and none when nobody has', () => {
  expect(
    mergeStays(
      [
        { stays: [a], isMore: false },
        { stays: [], isMore: true },
      ],
      'price',
      20,
    ).isMore,
  ).toBe(true)
  expect(mergeStays([{ stays: [a], isMore: false }], 'price', 20).isMore).toBe(false)
  expect(mergeStays([], 'price', 20)).toEqual({ stays: [], isMore: false })
})
