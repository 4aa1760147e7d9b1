// Checks what of a stay is paid when: to the minor unit, whatever the plan, the deposit and the day.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PaymentTime, paymentTimes } from './hotel.ts'
import { stayDues } from './stay-dues.ts'

const dues = (payment: PaymentTime, { depositPercent = 0, today = '2026-11-23' } = {}) => {
  const plan = { slug: '', name: {}, board: 'breakfast', payment, depositPercent } as const
  const price = { currency: 'EUR', nightsMinor: [], lines: [], totalMinor: 33_000, atHotelMinor: 3_000 }
  return stayDues({ checkIn: '2027-01-13' }, { plan, price }, today)
}
const onArrival = (amountMinor: number) => ({ amountMinor, on: '2027-01-13', onSite: true })

test('at the hotel, all of it is paid there on the day of arrival', () => {
  expect(dues('at-hotel')).toEqual([onArrival(33_000)])
})

test('at booking, all is due at once but what the hotel takes itself', () => {
  expect(dues('at-booking')).toEqual([{ amountMinor: 30_000, on: null }, onArrival(3_000)])
})

test('before arrival, the deposit is due at once and the rest two weeks before', () => {
  expect(dues('before-arrival', { depositPercent: 20 })).toEqual([
    { amountMinor: 6_600, on: null },
    { amountMinor: 23_400, on: '2026-12-30' },
    onArrival(3_000),
  ])
})

test('before arrival without a deposit, nothing is due at once', () => {
  expect(dues('before-arrival').map(({ on }) => on)).toEqual(['2026-12-30', '2027-01-13'])
})

test('what would have been due by today is due when booking', () => {
  const late = dues('before-arrival', { depositPercent: 20, today: '2026-12-30' })
  expect(late).toEqual([{ amountMinor: 30_000, on: null }, onArrival(3_000)])
  expect(dues('before-arrival', { depositPercent: 20, today: '2026-12-29' })).toHaveLength(3)
})

test('the parts are the price, each of them is something, and no deposit takes what the hotel takes itself', () => {
  const amount = fc.integer({ min: 0, max: 1e12 })
  fc.assert(
    fc.property(fc.constantFrom(...paymentTimes), fc.integer({ min: 0, max: 100 }), amount, amount, (...given) => {
      const [payment, depositPercent, hereMinor, atHotelMinor] = given
      const totalMinor = hereMinor + atHotelMinor
      const plan = { slug: '', name: {}, board: 'breakfast', payment, depositPercent } as const
      const price = { currency: 'EUR', nightsMinor: [], lines: [], totalMinor, atHotelMinor }
      const parts = stayDues({ checkIn: '2027-01-13' }, { plan, price }, '2026-11-23')
      expect(parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(totalMinor)
      expect(parts.every(({ amountMinor }) => amountMinor > 0)).toBe(true)
      const onSite = parts.find((one) => one.onSite)?.amountMinor ?? 0
      expect(onSite).toBe(payment === 'at-hotel' ? totalMinor : atHotelMinor)
    }),
  )
})
