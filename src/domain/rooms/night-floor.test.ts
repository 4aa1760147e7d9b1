// Which nights count towards the least price of a month.
import { expect, test } from 'vitest'
import { nightFloor, noFloor } from './night-floor.ts'

const prices = [
  [500, 400, 300, 450],
  [550, 440, 330, 350],
]

test('the least price of any plan on any open night with rooms', () => {
  const open = { allotment: [2, 2, 2, 2], closed: [false, false, false, false], prices }
  expect(nightFloor(open)).toBe(300)
})

test('closed nights and nights without rooms do not count', () => {
  expect(nightFloor({ allotment: [2, 2, 0, 2], closed: [false, true, false, false], prices })).toBe(350)
})

test('with no open night the month comes after every price', () => {
  expect(nightFloor({ allotment: [0, 0, 0, 0], closed: [false, false, false, false], prices })).toBe(noFloor)
  expect(nightFloor({ allotment: [1], closed: [true], prices: [[5]] })).toBe(noFloor)
})
