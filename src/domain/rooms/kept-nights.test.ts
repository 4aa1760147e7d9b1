import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeAt } from '#domain/bookings/cancellation-policy.ts'
import type { Tax } from '#domain/hotels/hotel.ts'
import { type PricedStay, priceStay } from '#domain/hotels/price-stay.ts'
import { atStake } from '#domain/hotels/stay-policy.ts'
import { changeFee, keptNights, type NewNights } from './kept-nights.ts'
import type { StayRow } from './room-stays.ts'
import { couple } from './sample-rooms.test-support.ts'

const tax = (changes: Partial<Tax>): Tax => ({
  name: { en: 'A tax' },
  basis: 'percent',
  rate: 1_000,
  fromAge: 0,
  isPaidAtHotel: false,
  ...changes,
})
type Terms = Parameters<typeof changeFee>[2]
const terms: Terms = {
  currency: 'EUR',
  room: { guestsIncluded: 2, extraAdultMinor: 0, extraChildMinor: 0 },
  plan: { boardAdultMinor: 0, boardChildMinor: 0 },
  childrenFreeUnder: 6,
  taxes: [tax({ basis: 'room', rate: 2_000, isPaidAtHotel: true })],
}

/** Three nights of two rooms: 400.00, of which the hotel takes 40.00 itself; from noon of the 8th on half of the rest is lost. */
const old = {
  state: 'booked',
  room: 'standard',
  plan: 'flex',
  checkIn: '2026-12-10',
  checkOut: '2026-12-13',
  rooms: [couple, couple],
  nightPrices: [4_500, 4_500, 9_000],
  price: priceStay({ ...terms, nightPrices: [4_500, 4_500, 9_000], rooms: [couple, couple] }),
  policy: [
    { until: '2026-12-08T12:00:00.000Z', feeMinor: 0 },
    { until: '2026-12-10T12:00:00.000Z', feeMinor: 18_000 },
    { until: null, feeMinor: 36_000 },
  ],
} as unknown as StayRow

const [early, late, last] = ['2026-12-01T00:00:00Z', '2026-12-09T00:00:00Z', '2026-12-11T00:00:00Z'].map(
  (moment) => new Date(moment),
) as [Date, Date, Date]
const asked = (changes: Partial<NewNights> = {}): NewNights => ({ ...old, ...changes })
const feeOf = (change: NewNights, now: Date) => changeFee(old, change, terms, now)

test('nights in both are kept at the price agreed; others are not there yet', () => {
  expect(keptNights(old, asked({ checkIn: '2026-12-12', checkOut: '2026-12-15' }))).toEqual([
    { rooms: 2, priceMinor: 9_000 },
    { rooms: 0, priceMinor: undefined },
    { rooms: 0, priceMinor: undefined },
  ])
  expect(keptNights(undefined, asked())).toEqual(Array(3).fill({ rooms: 0, priceMinor: undefined }))
})

test('fewer rooms keep the price; more rooms, and another plan, are priced anew but not taken twice', () => {
  const prices = (changes: Partial<NewNights>) => keptNights(old, asked(changes)).map(({ priceMinor }) => priceMinor)
  expect(prices({ rooms: [couple] })).toEqual([4_500, 4_500, 9_000])
  const anew = { rooms: 2, priceMinor: undefined }
  expect(keptNights(old, asked({ plan: 'saver' }))).toEqual([anew, anew, anew])
  expect(keptNights(old, asked({ rooms: [couple, couple, couple] }))).toEqual([anew, anew, anew])
  expect(keptNights(old, asked({ room: 'suite' }))[0]).toEqual({ rooms: 0, priceMinor: undefined })
})

test('a change that keeps every night costs nothing at any moment', () => {
  for (const now of [early, late, last]) {
    expect(changeFee(undefined, asked(), terms, now)).toBe(0)
    expect(feeOf(asked(), now)).toBe(0)
    expect(feeOf(asked({ checkIn: '2026-12-08', checkOut: '2026-12-20' }), now)).toBe(0)
    expect(feeOf(asked({ rooms: [couple, couple, couple] }), now)).toBe(0)
  }
})

test('dropped nights cost their share of what is at stake, and never more than cancelling all of it would', () => {
  const dropsLast = asked({ checkOut: '2026-12-12' })
  const movesAway = asked({ checkIn: '2027-01-10', checkOut: '2027-01-13' })
  const dropsRoom = asked({ rooms: [couple] })
  expect([dropsLast, movesAway, dropsRoom].map((change) => feeOf(change, early))).toEqual([0, 0, 0])
  expect([dropsLast, movesAway, dropsRoom].map((change) => feeOf(change, late))).toEqual([18_000, 18_000, 18_000])
  expect([dropsLast, movesAway, dropsRoom].map((change) => feeOf(change, last))).toEqual([18_000, 36_000, 18_000])
  expect(feeOf(asked({ checkIn: '2026-12-11' }), last)).toBe(9_000)
})

test('under another plan or in another kind of room no night stays: what cannot be cancelled would become what can', () => {
  expect(feeOf(asked({ plan: 'free' }), last)).toBe(36_000)
  expect(feeOf(asked({ room: 'suite' }), last)).toBe(36_000)
})

test('of nights that cost nothing themselves what is levied on each is lost, and what is levied once stays', () => {
  const [perNight, once] = [tax({ basis: 'room-night', rate: 700 }), tax({ basis: 'room', rate: 5_000 })]
  const free = { ...terms, taxes: [perNight, once] }
  const price = priceStay({ ...free, nightPrices: [0, 0, 0], rooms: old.rooms })
  const row = { ...old, nightPrices: [0, 0, 0], price, policy: [{ until: null, feeMinor: atStake(price) }] }
  expect(changeFee(row, asked({ checkIn: '2026-12-11' }), free, last)).toBe(1_400)
})

test('a night less costs that night, though a tax of half a cent is rounded up with each', () => {
  const taxed = { ...terms, taxes: [tax({})] }
  const price = priceStay({ ...taxed, nightPrices: [5, 5], rooms: [couple] })
  const row = { ...old, rooms: [couple], checkOut: '2026-12-12', nightPrices: [5, 5], price }
  const nonRefundable = { ...row, policy: [{ until: null, feeMinor: 11 }] }
  expect(changeFee(nonRefundable, { ...row, checkOut: '2026-12-11' }, taxed, last)).toBe(5)
})

const guests = fc.record({
  adults: fc.integer({ min: 1, max: 4 }),
  children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
})
const amount = fc.integer({ min: 0, max: 200_000 })
const randomTax = fc
  .record({
    basis: fc.constantFrom('percent', 'room-night', 'person-night', 'room'),
    rate: fc.integer({ min: 0, max: 2_500 }),
    fromAge: fc.integer({ min: 0, max: 18 }),
    isPaidAtHotel: fc.boolean(),
  })
  .map((changes) => tax(changes as Partial<Tax>))
const randomStay: fc.Arbitrary<PricedStay> = fc.record({
  currency: fc.constant('EUR'),
  room: fc.record({ guestsIncluded: fc.integer({ min: 1, max: 3 }), extraAdultMinor: amount, extraChildMinor: amount }),
  plan: fc.record({ boardAdultMinor: amount, boardChildMinor: amount }),
  taxes: fc.array(randomTax, { maxLength: 3 }),
  childrenFreeUnder: fc.integer({ min: 0, max: 12 }),
  nightPrices: fc.array(amount, { minLength: 1, maxLength: 8 }),
  rooms: fc.array(guests, { minLength: 1, maxLength: 4 }),
})
const dayOf = (at: number) => `2026-12-${10 + at}`

test('whatever is dropped of a stay that nothing comes back of, its new price and the fee are what was at stake', () => {
  const part = fc.tuple(fc.nat(), fc.nat(), fc.infiniteStream(fc.boolean()))
  fc.assert(
    fc.property(randomStay, part, (stay, [begin, length, isKept]) => {
      const { nightPrices, rooms } = stay
      const from = begin % nightPrices.length
      const to = from + 1 + (length % (nightPrices.length - from))
      const [first, ...others] = rooms
      const kept = [...(first ? [first] : []), ...others.filter(() => isKept.next().value)]
      const price = priceStay(stay)
      const row = {
        ...old,
        rooms: [...rooms],
        nightPrices: [...nightPrices],
        price,
        checkOut: dayOf(nightPrices.length),
      }
      const change = asked({ checkIn: dayOf(from), checkOut: dayOf(to), rooms: kept })
      const fee = changeFee({ ...row, policy: [{ until: null, feeMinor: atStake(price) }] }, change, stay, last)
      const left = priceStay({ ...stay, nightPrices: nightPrices.slice(from, to), rooms: kept })
      expect(atStake(left) + fee).toBe(atStake(price))
      // Half of it is never exceeded where cancelling costs half.
      const half = { ...row, policy: [{ until: null, feeMinor: Math.floor(atStake(price) / 2) }] }
      expect(changeFee(half, change, stay, last)).toBe(Math.min(fee, feeAt(half.policy, last)))
    }),
  )
})
