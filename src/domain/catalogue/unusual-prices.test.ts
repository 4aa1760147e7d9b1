// Checks which changes of prices ask for a second word.
import { expect, test } from 'vitest'
import { unusualPrices } from './unusual-prices.ts'

const paths = (before: unknown, after: unknown, path = 'priceFrom') =>
  unusualPrices([{ path, before, after }], 'AED', []).map((one) => one.path)

test('a price that rises or falls by more than 30 % is asked about, by 30 % or less it is not', () => {
  expect(paths('49500.00', '49.50')).toEqual(['priceFrom'])
  expect(paths('100.00', '130.00')).toEqual([])
  expect(paths('100.00', '130.01')).toEqual(['priceFrom'])
  expect(paths('100.00', '70.00')).toEqual([])
  expect(paths('100.00', '69.99')).toEqual(['priceFrom'])
})

test('every place with an amount counts, also of nights and rooms; words, numbers and new prices do not', () => {
  for (const path of ['inside.2.worth', '2026-12-24/2026-12-31.price', 'rooms.classic.extraAdult', 'taxes.0.amount']) {
    expect(paths('100.00', '10.00', path)).toEqual([path])
  }
  expect(paths('Hip', 'Knee', 'name.en')).toEqual([])
  expect(paths(14, 3, 'stayDays')).toEqual([])
  expect(paths(null, '10.00')).toEqual([])
  expect(paths('0.00', '10.00')).toEqual([])
})

test('another currency is asked about, for every price changes with it', () => {
  expect(paths('AED', 'KWD', 'currency')).toEqual(['currency'])
})

test('yes to one amount is no yes to another', () => {
  const places = [{ path: 'price', before: '100.00', after: '10.00' }]
  expect(unusualPrices(places, 'AED', [{ path: 'price', after: '10.00' }])).toEqual([])
  expect(unusualPrices(places, 'AED', [{ path: 'price', after: '1.00' }])).toHaveLength(1)
  expect(unusualPrices(places, 'AED', [{ path: 'worth', after: '10.00' }])).toHaveLength(1)
})
