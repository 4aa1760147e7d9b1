// The price of several, and how many there can be.
import { expect, test } from 'vitest'
import { countsOf, priceOfSeveral, quantityOf } from './estimate.ts'

const money = (amountMinor: number) => ({ amountMinor, currency: 'AED' })

test('eight veneers cost eight times one, at both ends of the range', () => {
  const one = { from: money(190_000), to: money(260_050) }
  expect(priceOfSeveral(one, 8)).toEqual({ from: money(1_520_000), to: money(2_080_400) })
})

test('a mouth has 32 teeth, a face two eyes, and a whole procedure is not counted', () => {
  expect([countsOf('tooth').at(-1), countsOf('eye'), countsOf('side'), countsOf('procedure')]).toEqual([
    32,
    [1, 2],
    [1, 2],
    [],
  ])
  expect(quantityOf('tooth', 32)).toEqual({ count: 32, unit: 'tooth' })
  expect([quantityOf('tooth', 33), quantityOf('eye', 3)]).toEqual([undefined, undefined])
  expect([quantityOf('procedure', 4), quantityOf('eye', undefined)]).toEqual([null, null])
})
