// Sums of orders: one policy over several, instalments that sum to the price, and conversion to the last minor unit, whatever the rate.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CancellationPolicy, feeAt } from '#domain/bookings/cancellation-policy.ts'
import { fitsGateway, gatewayUnitsOf } from '#domain/payments/gateway-amounts.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { sampleExchange } from '#tests/support/sample-rates.ts'
import { bookingOrder, failureTable, givesEverythingBack } from './failure-table.ts'
import { convertAt, lockRates, ratesEnd } from './locked-rates.ts'
import { mergePolicies } from './merge-policies.ts'
import { planInstalments } from './plan-instalments.ts'

const moments = fc.integer({ min: 0, max: 400 }).map((hour) => new Date(Date.UTC(2027, 0, 1, hour)).toISOString())
const policies: fc.Arbitrary<CancellationPolicy> = fc
  .tuple(
    fc.uniqueArray(moments, { maxLength: 4 }),
    fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 5, maxLength: 5 }),
  )
  .map(([ends, fees]) => {
    const rising = fees.toSorted((one, other) => one - other)
    const until = ends.toSorted()
    return [
      ...until.map((end, at) => ({ until: end, feeMinor: rising[at] ?? 0 })),
      { until: null, feeMinor: rising[4] ?? 0 },
    ]
  })

test('at any moment the merged policy costs what the policies cost together', () => {
  fc.assert(
    fc.property(
      fc.array(policies, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: -10, max: 420 }),
      (some, hour) => {
        const now = new Date(Date.UTC(2027, 0, 1, hour, 30))
        const together = some.reduce((sum, policy) => sum + feeAt(policy, now), 0)
        expect(feeAt(mergePolicies(some), now)).toBe(together)
      },
    ),
  )
  expect(mergePolicies([])).toEqual([{ until: null, feeMinor: 0 }])
})

test('instalments and what is paid on site sum to the converted price, and a gateway takes each of them', () => {
  const due = fc.record({
    amountMinor: fc.integer({ min: 0, max: 5_000_000 }),
    on: fc.option(fc.constantFrom('2026-11-01', '2026-12-24', '2027-01-02')),
    onSite: fc.boolean(),
  })
  const rate = fc.double({ min: 0.0005, max: 900, noNaN: true }).map((value) => value.toPrecision(12))
  fc.assert(
    fc.property(
      fc.array(due, { minLength: 1, maxLength: 6 }),
      rate,
      fc.constantFrom('AED', 'JPY', 'KWD'),
      (dues, text, to) => {
        const rates = [{ from: 'EUR', to, rate: text, quoteId: '', until: '' }]
        const convert = (amountMinor: number) => convertAt(rates, { amountMinor, currency: 'EUR' }, to)
        const plan = planInstalments(dues, convert, '2026-11-21')
        const sum = plan.instalments.reduce((total, { amountMinor }) => total + amountMinor, 0)
        expect(sum + plan.onSiteMinor).toBe(plan.totalMinor)
        const wholeMinor = convert(dues.reduce((total, { amountMinor }) => total + amountMinor, 0)).amountMinor
        const isOnSite = dues.some(({ onSite, amountMinor }) => onSite && amountMinor > 0)
        expect(wholeMinor - plan.totalMinor).toBe(isOnSite ? 0 : wholeMinor % gatewayUnitsOf(to).step)
        expect(plan.instalments.every(({ amountMinor }) => fitsGateway({ amountMinor, currency: to }))).toBe(true)
        expect(plan.instalments.every(({ dueOn }) => dueOn === null || dueOn > '2026-11-21')).toBe(true)
      },
    ),
  )
})

test('a price in a currency of larger steps is paid down to the step, and what is left of it on site where something is', () => {
  const own = (amountMinor: number) => ({ amountMinor, currency: 'KWD' })
  const [now, later] = [
    { amountMinor: 33_333, on: null },
    { amountMinor: 90_003, on: '2027-01-02' },
  ]
  const plan = (...dues: Parameters<typeof planInstalments>[0]) => planInstalments(dues, own, '2026-11-21')
  const instalments = [
    { amountMinor: 33_330, dueOn: null },
    { amountMinor: 90_000, dueOn: '2027-01-02' },
  ]
  expect(plan(now, later)).toEqual({ totalMinor: 123_330, onSiteMinor: 0, instalments })
  const onSite = { amountMinor: 10_000, on: null, onSite: true }
  expect(plan(now, later, onSite)).toEqual({ totalMinor: 133_336, onSiteMinor: 10_006, instalments })
})

test('a conversion is exact and rounds half away from zero, also between currencies of other decimals', () => {
  const rates = [
    { from: 'EUR', to: 'KWD', rate: '0.3333333333333', quoteId: '', until: '' },
    { from: 'AED', to: 'JPY', rate: '40.5', quoteId: '', until: '' },
    { from: 'JPY', to: 'AED', rate: '2.5e-2', quoteId: '', until: '' },
  ]
  const convert = (amountMinor: number, from: string, to: string) =>
    convertAt(rates, { amountMinor, currency: from }, to).amountMinor
  expect(convert(100, 'EUR', 'KWD')).toBe(333)
  expect(convert(100, 'AED', 'JPY')).toBe(41)
  expect(convert(-100, 'AED', 'JPY')).toBe(-41)
  expect(convert(1, 'JPY', 'AED')).toBe(3)
  expect(() => convert(1, 'EUR', 'AED')).toThrow('no rate is locked')
})

test('rates are locked for an hour at most, to the dirham too, and refused where there is none', async () => {
  const rates = await lockRates(sampleExchange, ['EUR', 'AED'], 'AED', sampleNow)
  expect(rates).toMatchObject([{ from: 'EUR', to: 'AED', rate: '4.00000000000', quoteId: '' }])
  expect(ratesEnd(rates)?.toISOString()).toBe('2026-11-21T09:00:00.000Z')
  expect(await lockRates(sampleExchange, ['EUR'], 'EUR', sampleNow)).toMatchObject([{ from: 'EUR', to: 'AED' }])
  await expect(lockRates(sampleExchange, ['XAF'], 'EUR', sampleNow)).rejects.toMatchObject({ code: 'unavailable' })
})

test('without what is essential everything is given back, without anything else its own money alone', () => {
  const items = [
    { id: 'hotel', isEssential: false, position: 0 },
    { id: 'surgery', isEssential: true, position: 1 },
  ]
  expect(failureTable(items)).toEqual([
    { item: 'hotel', gives: 'its-own' },
    { item: 'surgery', gives: 'everything' },
  ])
  expect(bookingOrder(items).map(({ id }) => id)).toEqual(['surgery', 'hotel'])
  const isAll = (hotel: 'booked' | 'refused', surgery: 'booked' | 'refused') =>
    givesEverythingBack(items.map((item) => ({ ...item, state: item.id === 'hotel' ? hotel : surgery })))
  expect([isAll('booked', 'booked'), isAll('refused', 'booked'), isAll('booked', 'refused')]).toEqual([
    false,
    false,
    true,
  ])
})
