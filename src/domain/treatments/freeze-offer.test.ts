// Checks what is held of an offer: its plan on plain dates, its policy, and what is paid when, to the minor unit.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PaymentSetting } from '#domain/provider/payment-settings.ts'
import type { OfferContent } from '#domain/quotes/offer.ts'
import { sampleOffer } from '#tests/support/sample-offer.ts'
import { sampleNow, sampleProvider } from '#tests/support/sample-provider.ts'
import { freezeOffer } from './freeze-offer.ts'
import type { TreatmentItem } from './treatment.ts'
import { treatmentDues } from './treatment-dues.ts'

const payments: PaymentSetting = { treatmentCancellation: [{ daysBefore: 7, time: '18:00', fee: { percent: 0 } }] }
const freeze = (content: Partial<OfferContent> = {}, setting: PaymentSetting | null = payments) => {
  const offer = { quote: 'Q-7K3M-92PX', version: 2, procedure: null, practitioner: null }
  return freezeOffer({ ...offer, content: sampleOffer(content) }, sampleProvider({ payments: setting }), sampleNow)
}
const frozen = (content?: Partial<OfferContent>): TreatmentItem => {
  const outcome = freeze(content)
  if (outcome.is !== 'done') throw new Error(outcome.is)
  return outcome.value
}
const plan = [
  { amountMinor: 5_000_00, daysBefore: 30, on: null },
  { amountMinor: 1_000_00, daysBefore: null, on: '2026-12-01' },
]

test('instalments stand on plain dates, the earliest first, and the rest is paid at the clinic on the first day', () => {
  const item = frozen({ instalments: plan })
  expect(item).toMatchObject({ totalMinor: 23_600_00, depositMinor: 3_000_00, from: '2027-01-15', until: '2027-01-22' })
  expect(treatmentDues(item, '2026-11-21')).toEqual([
    { amountMinor: 3_000_00, on: null },
    { amountMinor: 1_000_00, on: '2026-12-01' },
    { amountMinor: 5_000_00, on: '2026-12-16' },
    { amountMinor: 14_600_00, on: '2027-01-15', onSite: true },
  ])
})

test('an instalment whose day has come is due when booking', () => {
  const due = treatmentDues(frozen({ instalments: plan }), '2026-12-01')
  expect(due.slice(0, 2)).toEqual([
    { amountMinor: 4_000_00, on: null },
    { amountMinor: 5_000_00, on: '2026-12-16' },
  ])
})

test('what is paid when sums to the price, whatever the plan and the day', () => {
  const part = fc.record({
    amountMinor: fc.integer({ min: 0, max: 4_000_00 }),
    daysBefore: fc.integer({ min: 0, max: 99 }),
  })
  const days = fc
    .integer({ min: 0, max: 60 })
    .map((days) => new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10))
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 5 }),
      fc.integer({ min: 0, max: 3_600_00 }),
      days,
      (parts, depositMinor, today) => {
        const item = frozen({ depositMinor, instalments: parts.map((one) => ({ ...one, on: null })) })
        const dues = treatmentDues(item, today)
        expect(dues.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(item.totalMinor)
        expect(dues.every(({ on, onSite }) => on === null || onSite || on > today)).toBe(true)
      },
    ),
  )
})

test('cancelling loses no more than what is paid before the treatment, and the offer’s own policy comes first', () => {
  expect(frozen().policy).toEqual([
    { until: '2027-01-08T14:00:00.000Z', feeMinor: 0 },
    { until: null, feeMinor: 3_000_00 },
  ])
  const own = frozen({ cancellation: [{ daysBefore: 3, time: '12:00', fee: { amountMinor: 1_000_00 } }] })
  expect(own.policy[0]).toEqual({ until: '2027-01-12T08:00:00.000Z', feeMinor: 1_000_00 })
})

test.each<[string, Partial<OfferContent>, PaymentSetting | null, string]>([
  ['without a first day', { from: null, until: null }, payments, 'no-dates'],
  ['whose first day has come', { from: '2026-11-21' }, payments, 'over'],
  ['without any policy', {}, null, 'no-policy'],
  ['that asks for more in advance than it costs', { depositMinor: 23_600_01 }, payments, 'no-plan'],
  [
    'in another currency than the clinic’s amounts',
    {},
    { treatmentCancellation: [{ daysBefore: 7, time: '18:00', fee: { amountMinor: 5 } }] },
    'no-policy',
  ],
])('an offer %s cannot be paid here', (_, content, setting, reason) => {
  expect(freeze(content, setting)).toEqual({ is: 'refused', reason })
})

test('an offer of one day ends on it', () => {
  expect(frozen({ until: null })).toMatchObject({ from: '2027-01-15', until: '2027-01-15' })
})
