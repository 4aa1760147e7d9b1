// Checks the cancellation policy: its moments where the hotel is, its fees to the minor unit, and that it never goes down.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CancellationStep } from '#domain/bookings/cancellation-policy.ts'
import { feeAt, freeUntil } from '#domain/bookings/cancellation-policy.ts'
import type { StayPrice } from './price-stay.ts'
import { atStake, stayPolicy } from './stay-policy.ts'

const price: StayPrice = {
  currency: 'EUR',
  nightsMinor: [10_000, 20_000, 30_000],
  lines: [],
  totalMinor: 68_000,
  atHotelMinor: 2_000,
}
const place = { checkIn: '2026-10-26', timeZone: 'Europe/Budapest' }
const longBefore = new Date('2026-01-01T00:00:00Z')
const step = (daysBefore: number, fee: CancellationStep['fee'], time = '18:00'): CancellationStep => ({
  daysBefore,
  time,
  fee,
})

test('steps end at the hour of the hotel, before and after its clocks go back', () => {
  const policy = stayPolicy([step(2, { percent: 0 }), step(0, { percent: 50 })], price, place, longBefore)
  expect(policy).toEqual([
    { until: '2026-10-24T16:00:00.000Z', feeMinor: 0 },
    { until: '2026-10-26T17:00:00.000Z', feeMinor: 33_000 },
    { until: null, feeMinor: 66_000 },
  ])
  expect(freeUntil(policy)).toBe('2026-10-24T16:00:00.000Z')
})

test.for([
  [{ percent: 10 }, 6_600],
  [{ amountMinor: 5_000 }, 5_000],
  [{ amountMinor: 500_000 }, 66_000],
  [{ nights: 1 }, 11_000],
  [{ nights: 2 }, 33_000],
  [{ nights: 9 }, 66_000],
] as const)('a fee of %j is %i of what is at stake, taxes with their nights', ([fee, expected]) => {
  expect(stayPolicy([step(1, fee)], price, place, longBefore)[0]?.feeMinor).toBe(expected)
})

test('what is not refundable is lost from the start', () => {
  expect(stayPolicy([], price, place, longBefore)).toEqual([{ until: null, feeMinor: 66_000 }])
  expect(freeUntil(stayPolicy([], price, place, longBefore))).toBeNull()
})

test('steps that are over when it is made are left out', () => {
  const now = new Date('2026-10-24T16:00:00Z')
  const policy = stayPolicy([step(2, { percent: 0 }), step(1, { percent: 30 })], price, place, now)
  expect(policy.map(({ feeMinor }) => feeMinor)).toEqual([19_800, 66_000])
})

test('the end of a step belongs to the next one', () => {
  const policy = stayPolicy([step(2, { percent: 0 })], price, place, longBefore)
  const end = Date.parse(policy[0]?.until ?? '')
  expect([feeAt(policy, new Date(end - 1)), feeAt(policy, new Date(end))]).toEqual([0, 66_000])
})

test('a policy never goes down, ends at what is at stake, and costs no more than that at any moment', () => {
  const fee = fc.oneof(
    fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
    fc.record({ nights: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ amountMinor: fc.integer({ min: 0, max: 200_000 }) }),
  )
  const steps = fc
    .uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 5 })
    .chain((days) =>
      fc.tuple(...days.sort((one, other) => other - one).map((daysBefore) => fee.map((one) => step(daysBefore, one)))),
    )
  const nights = fc.array(fc.integer({ min: 0, max: 900_000 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(steps, nights, fc.nat(90_000), fc.nat(100), (given, nightsMinor, atHotelMinor, daysBefore) => {
      const rooms = nightsMinor.reduce((sum, one) => sum + one, 0)
      const random: StayPrice = { ...price, nightsMinor, totalMinor: rooms + atHotelMinor, atHotelMinor }
      const policy = stayPolicy(given, random, place, longBefore)
      const fees = policy.map(({ feeMinor }) => feeMinor)
      expect(fees).toEqual([...fees].sort((one, other) => one - other))
      expect(fees.at(-1)).toBe(atStake(random))
      const now = new Date(Date.parse('2026-10-26T00:00:00Z') - daysBefore * 86_400_000)
      expect(feeAt(policy, now)).toBeLessThanOrEqual(atStake(random))
    }),
  )
})
