import { expect, test } from 'vitest'
import { changeFee, keptNights, type NewNights } from './kept-nights.ts'
import type { StayRow } from './room-stays.ts'
import { couple } from './sample-rooms.test-support.ts'

/** Three nights of two rooms: 400.00, of which the hotel takes 40.00 itself; from noon of the 8th on half of the rest is lost. */
const old = {
  state: 'booked',
  room: 'standard',
  plan: 'flex',
  checkIn: '2026-12-10',
  checkOut: '2026-12-13',
  rooms: [couple, couple],
  nightPrices: [5_000, 5_000, 10_000],
  price: { currency: 'EUR', nightsMinor: [10_000, 10_000, 20_000], lines: [], totalMinor: 40_000, atHotelMinor: 4_000 },
  ladder: [
    { until: '2026-12-08T12:00:00.000Z', feeMinor: 0 },
    { until: '2026-12-10T12:00:00.000Z', feeMinor: 18_000 },
    { until: null, feeMinor: 36_000 },
  ],
} as unknown as StayRow

const [early, late, last] = ['2026-12-01T00:00:00Z', '2026-12-09T00:00:00Z', '2026-12-11T00:00:00Z'].map(
  (moment) => new Date(moment),
) as [Date, Date, Date]
const asked = (changes: Partial<NewNights> = {}): NewNights => ({ ...old, ...changes })

test('nights in both are kept at the price agreed; others are not there yet', () => {
  expect(keptNights(old, asked({ checkIn: '2026-12-12', checkOut: '2026-12-15' }))).toEqual([
    { rooms: 2, priceMinor: 10_000 },
    { rooms: 0, priceMinor: undefined },
    { rooms: 0, priceMinor: undefined },
  ])
  expect(keptNights(undefined, asked())).toEqual(Array(3).fill({ rooms: 0, priceMinor: undefined }))
})

test('fewer rooms keep the price; more rooms, and another plan, are priced anew but not taken twice', () => {
  const prices = (changes: Partial<NewNights>) => keptNights(old, asked(changes)).map(({ priceMinor }) => priceMinor)
  expect(prices({ rooms: [couple] })).toEqual([5_000, 5_000, 10_000])
  const anew = { rooms: 2, priceMinor: undefined }
  expect(keptNights(old, asked({ plan: 'saver' }))).toEqual([anew, anew, anew])
  expect(keptNights(old, asked({ rooms: [couple, couple, couple] }))).toEqual([anew, anew, anew])
  expect(keptNights(old, asked({ room: 'suite' }))[0]).toEqual({ rooms: 0, priceMinor: undefined })
})

test('a change that keeps every night costs nothing at any moment', () => {
  for (const now of [early, late, last]) {
    expect(changeFee(undefined, asked(), now)).toBe(0)
    expect(changeFee(old, asked(), now)).toBe(0)
    expect(changeFee(old, asked({ checkIn: '2026-12-08', checkOut: '2026-12-20' }), now)).toBe(0)
    expect(changeFee(old, asked({ rooms: [couple, couple, couple] }), now)).toBe(0)
  }
})

test('dropped nights cost their share of what is at stake, and never more than cancelling all of it would', () => {
  const dropsLast = asked({ checkOut: '2026-12-12' })
  const movesAway = asked({ checkIn: '2027-01-10', checkOut: '2027-01-13' })
  const dropsRoom = asked({ rooms: [couple] })
  expect([dropsLast, movesAway, dropsRoom].map((change) => changeFee(old, change, early))).toEqual([0, 0, 0])
  expect([dropsLast, movesAway, dropsRoom].map((change) => changeFee(old, change, late))).toEqual([
    18_000, 18_000, 18_000,
  ])
  expect([dropsLast, movesAway, dropsRoom].map((change) => changeFee(old, change, last))).toEqual([
    18_000, 36_000, 18_000,
  ])
  expect(changeFee(old, asked({ checkIn: '2026-12-11' }), last)).toBe(9_000)
})

test('under another plan or in another kind of room no night stays: what cannot be cancelled would become what can', () => {
  expect(changeFee(old, asked({ plan: 'free' }), last)).toBe(36_000)
  expect(changeFee(old, asked({ room: 'suite' }), last)).toBe(36_000)
})

test('nights without a price of their own count alike', () => {
  const free = { ...old, price: { ...old.price, nightsMinor: [0, 0, 0] } }
  expect(changeFee(free, asked({ checkIn: '2026-12-11' }), last)).toBe(12_000)
})
