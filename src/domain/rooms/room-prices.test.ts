// Whatever a hotel asks for: the price that is shown is the price that is held, booked, and lost or given back.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CancellationFee, CancellationStep } from '#domain/bookings/cancellation-policy.ts'
import type { RatePlan, Tax } from '#domain/hotels/hotel.ts'
import type { StayPrice } from '#domain/hotels/price-stay.ts'
import { atStake } from '#domain/hotels/stay-policy.ts'
import { addDays } from '#kernel/plain-date.ts'
import { sampleHotel, sampleRoom } from '#tests/support/sample-hotels.ts'
import { readInventoryRates } from './inventory-rates.ts'
import { openRooms, type Rooms } from './sample-rooms.test-support.ts'

let rooms: Rooms
let runs = 0
const start = '2026-11-21T08:00:00Z'
beforeAll(async () => {
  rooms = await openRooms([], start)
})
afterAll(() => rooms.close())

/** Up to some millions of the main unit, where the currency has no minor one. */
const amount = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 20_000_000 }))
const fee: fc.Arbitrary<CancellationFee> = fc.oneof(
  fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ nights: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ amountMinor: amount }),
)
const time = fc.constantFrom('00:00', '02:30', '12:00', '18:00', '23:59')
const steps: fc.Arbitrary<CancellationStep[]> = fc
  .uniqueArray(fc.record({ daysBefore: fc.nat({ max: 20 }), time, fee }), {
    maxLength: 4,
    selector: (step) => step.daysBefore,
  })
  .map((unordered) => unordered.toSorted((one, other) => other.daysBefore - one.daysBefore))
const tax: fc.Arbitrary<Tax> = fc
  .record({
    basis: fc.constantFrom('percent', 'room-night', 'person-night', 'room'),
    rate: fc.integer({ min: 0, max: 2_500 }),
    fromAge: fc.constantFrom(0, 12, 18),
    isPaidAtHotel: fc.boolean(),
  })
  .map((tax) => ({ ...tax, name: { en: 'Tax' } }))
const plan: fc.Arbitrary<RatePlan> = fc
  .record({ boardAdultMinor: amount, boardChildMinor: amount, cancellation: steps })
  .map((plan) => ({
    ...plan,
    slug: 'flex',
    name: { en: 'Plan' },
    board: 'breakfast',
    payment: 'at-hotel',
    depositPercent: 0,
  }))
const guests = fc.record({
  adults: fc.integer({ min: 1, max: 3 }),
  children: fc.array(fc.nat({ max: 17 }), { maxLength: 3 }),
})

const asked = fc.record({
  // Two places after the point, none, three.
  currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
  timeZone: fc.constantFrom('Asia/Dubai', 'Europe/Budapest', 'America/New_York', 'Pacific/Kiritimati'),
  nightPrices: fc.array(amount, { minLength: 62, maxLength: 62 }),
  plan,
  taxes: fc.array(tax, { maxLength: 3 }),
  extraAdultMinor: amount,
  extraChildMinor: amount,
  guestsIncluded: fc.integer({ min: 1, max: 4 }),
  childrenFreeUnder: fc.nat({ max: 12 }),
  day: fc.integer({ min: 5, max: 45 }),
  nights: fc.integer({ min: 1, max: 9 }),
  parties: fc.array(guests, { minLength: 1, maxLength: 3 }),
})
type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never

/** Writes the hotel; gives back what is asked for in it. */
async function enter(wish: Asked) {
  const { plan, nightPrices, day, nights, parties, guestsIncluded, extraAdultMinor, extraChildMinor, ...hotel } = wish
  const key = `prices-${++runs}`
  const priceOf = (date: string) => nightPrices[(Date.parse(date) - Date.parse('2026-12-01')) / 86_400_000] ?? 0
  const room = sampleRoom('standard', [0, 0], {
    guestsIncluded,
    extraAdultMinor,
    extraChildMinor,
    maxGuests: 6,
    maxAdults: 3,
    plans: [plan],
    nights: (date) => ({ prices: [priceOf(date)] }),
  })
  await rooms.addHotel(sampleHotel(key, { ...hotel, rooms: [room] }))
  const checkIn = addDays('2026-12-01', day)
  return { key, checkIn, checkOut: addDays(checkIn, nights), nights, rooms: parties }
}

/** The nearest minor unit to so much of the whole, however the computation got there. */
function expectNearest(feeMinor: number, whole: number, part: number, of: number): void {
  const apart = BigInt(feeMinor) * BigInt(of) - BigInt(whole) * BigInt(part)
  expect(apart * 2n <= BigInt(of) && apart * 2n >= -BigInt(of)).toBe(true)
}

/** What the first step of a plan says alone; later ones may not be less. */
function expectFee(fee: CancellationFee, price: StayPrice, feeMinor: number): void {
  const whole = atStake(price)
  if ('amountMinor' in fee) return expect(feeMinor).toBe(Math.min(fee.amountMinor, whole))
  if ('percent' in fee) return expectNearest(feeMinor, whole, fee.percent, 100)
  const sum = (nights: number[]) => nights.reduce((total, night) => total + night, 0)
  const all = sum(price.nightsMinor)
  if (all > 0) expectNearest(feeMinor, whole, sum(price.nightsMinor.slice(0, fee.nights)), all)
}

test('the price shown, held, booked and given back agree to the minor unit, at every moment around each step', async () => {
  await fc.assert(
    fc.asyncProperty(asked, fc.nat(), async (wish, seed) => {
      rooms.setTime(start)
      const stay = await enter(wish)
      const rates = await rooms.database.forProvider(rooms.providerId, (scope) =>
        readInventoryRates(scope, stay.key, stay, rooms.now()),
      )
      const shown = rates?.offers[0]
      if (!shown) throw new Error('nothing is shown')
      const { price, policy } = shown
      expect(price.currency).toBe(wish.currency)
      expect(price.totalMinor).toBe(price.lines.reduce((sum, line) => sum + line.amountMinor, 0))
      expect(price.lines[0]?.amountMinor).toBe(price.nightsMinor.reduce((sum, night) => sum + night, 0))
      const held = await rooms.hold(stay.key, stay)
      expect(held.offer).toMatchObject({ price, policy })
      await rooms.book(stay.key)
      expect(await rooms.stay(stay.key)).toMatchObject({ state: 'booked', price, policy })
      const [first] = wish.plan.cancellation
      if (first && policy.length === wish.plan.cancellation.length + 1)
        expectFee(first.fee, price, policy[0]?.feeMinor ?? Number.NaN)
      const moments = policy.flatMap(({ until }) => (until ? [-1, 0, 1].map((ms) => Date.parse(until) + ms) : []))
      await expectFees(stay.key, moments, policy, price)
      const chosen = moments[seed % Math.max(1, moments.length)] ?? Date.parse(start)
      rooms.setTime(chosen)
      const terms = await rooms.quote(stay.key)
      expect(await rooms.cancel(stay.key)).toEqual(terms)
      expect(await rooms.status(stay.key)).toEqual({ state: 'cancelled', feeMinor: terms.feeMinor })
    }),
    { numRuns: 50, endOnFailure: true },
  )
})

/** Before the end of a step its fee, from its end on the next one's: whole, never falling, and never more than is at stake. */
async function expectFees(reference: string, moments: number[], policy: StepLike[], price: StayPrice): Promise<void> {
  let least = 0
  for (const moment of moments) {
    rooms.setTime(moment)
    const { feeMinor, currency } = await rooms.quote(reference)
    const step = policy.find(({ until }) => until === null || moment < Date.parse(until))
    const refundMinor = atStake(price) - feeMinor
    expect([feeMinor, feeMinor + refundMinor, currency]).toEqual([step?.feeMinor, atStake(price), price.currency])
    expect(Number.isSafeInteger(feeMinor) && refundMinor >= 0 && feeMinor >= least).toBe(true)
    least = feeMinor
  }
  rooms.setTime('2027-12-31T00:00:00Z')
  expect((await rooms.quote(reference)).feeMinor).toBe(atStake(price))
}
type StepLike = { until: string | null; feeMinor: number }
