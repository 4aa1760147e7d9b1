// What cancelling an offered treatment costs as it is told with the offer: its own steps, else the clinic's, in amounts of what is paid here.
import { expect, test } from 'vitest'
import type { OfferContent } from '#domain/quotes/offer.ts'
import { sampleOffer } from '#tests/support/sample-offer.ts'
import { sampleProvider } from '#tests/support/sample-provider.ts'
import { freezeOffer } from './freeze-offer.ts'
import { offeredCancellation } from './offered-cancellation.ts'

const step = (daysBefore: number, fee: { percent: number } | { amountMinor: number }) => ({
  daysBefore,
  time: '12:00',
  fee,
})
const payments = { treatmentCancellation: [step(30, { percent: 0 })] }
const told = (changes: Partial<OfferContent>, own = sampleProvider({ payments })) =>
  offeredCancellation(sampleOffer(changes), own)

test('its own steps come before the clinic’s, each with its day and its amount, and the last one keeps all that is paid', () => {
  expect(told({ cancellation: [step(14, { percent: 0 }), step(3, { percent: 50 })] })).toEqual([
    { daysBefore: 14, time: '12:00', on: '2027-01-01', feeMinor: 0 },
    { daysBefore: 3, time: '12:00', on: '2027-01-12', feeMinor: 1_500_00 },
    { daysBefore: null, time: null, on: null, feeMinor: 3_000_00 },
  ])
  expect(told({}).map(({ daysBefore }) => daysBefore)).toEqual([30, null])
})

test('without a first day it says how many days before, and of an offer that nothing is paid of here it says nothing', () => {
  expect(told({ from: null }).map(({ on, daysBefore }) => [daysBefore, on])).toEqual([
    [30, null],
    [null, null],
  ])
  expect(told({ depositMinor: 0 })).toEqual([])
  expect(told({}, sampleProvider())).toEqual([])
})

test('amounts of the clinic mean nothing in another currency, those of the offer are its own', () => {
  const amounts = [step(14, { amountMinor: 10_000 })]
  const clinic = sampleProvider({ payments: { treatmentCancellation: amounts } })
  expect(told({ currency: 'AED' }, clinic)).toEqual([])
  expect(told({ currency: 'EUR' }, clinic)[0]).toMatchObject({ feeMinor: 10_000 })
  expect(told({ currency: 'AED', cancellation: amounts }, clinic)[0]).toMatchObject({ feeMinor: 10_000 })
})

test('what is told with the offer is what is held of it', () => {
  const content = sampleOffer({ cancellation: [step(14, { percent: 20 }), step(3, { amountMinor: 900_00 })] })
  const provider = sampleProvider()
  const offered = { quote: 'Q-1', version: 1, content, procedure: null, practitioner: null }
  const frozen = freezeOffer(offered, provider, new Date('2026-11-21T08:00:00Z'))
  const held = frozen.is === 'done' ? frozen.value.policy.map(({ feeMinor }) => feeMinor) : []
  expect(held).toEqual(offeredCancellation(content, provider).map(({ feeMinor }) => feeMinor))
  expect(held).toEqual([600_00, 900_00, 3_000_00])
})
