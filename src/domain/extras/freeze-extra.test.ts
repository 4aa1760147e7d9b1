// What is held of an extra: its price, its policy by the clocks of the clinic, and what is not held at all.
import { expect, test } from 'vitest'
import { askedCover, askedRide, sampleInsurance, sampleTransfer } from '#tests/support/sample-extras.ts'
import { sampleNow, sampleProvider } from '#tests/support/sample-provider.ts'
import { type Extra, type ExtraRequest, endsOf } from './extra.ts'
import { freezeExtra } from './freeze-extra.ts'

const freeze = (extra: Extra, request: ExtraRequest) => freezeExtra(extra, request, sampleProvider(), sampleNow)

test('a ride is held at the price of its vehicles, with its policy counted from its own day', () => {
  expect(freeze(sampleTransfer, askedRide({ people: 4 }))).toMatchObject({
    is: 'done',
    value: {
      count: 2,
      totalMinor: 90_00,
      place: 'Marina Rest',
      policy: [
        { until: '2027-01-30T14:00:00.000Z', feeMinor: 0 },
        { until: null, feeMinor: 90_00 },
      ],
      clinic: { timeZone: 'Asia/Dubai' },
    },
  })
})

test('insurance is lost as its steps say, and all of it in the end', () => {
  expect(freeze(sampleInsurance, askedCover())).toMatchObject({
    value: {
      totalMinor: 40_00,
      policy: [
        { until: '2027-01-25T08:00:00.000Z', feeMinor: 8_00 },
        { until: null, feeMinor: 40_00 },
      ],
    },
  })
})

const oneWay = {
  ...sampleTransfer,
  transfer: sampleTransfer.transfer && { ...sampleTransfer.transfer, bothWays: false },
}
const introduced = {
  ...sampleInsurance,
  insurance: { soldAs: 'introduced' as const, covers: [], excludes: [] },
}

test.each<[string, Extra, ExtraRequest, string]>([
  ['insurance that the site may only name', introduced, askedCover(), 'not-sold-here'],
  ['a way that it does not go', oneWay, askedRide({ way: 'departure' }), 'no-such-way'],
  ['a ride without a way', sampleTransfer, askedRide({ way: null }), 'no-such-way'],
  ['insurance with a way', sampleInsurance, askedCover({ way: 'arrival' }), 'no-such-way'],
  ['today', sampleTransfer, askedRide({ from: '2026-11-21', until: '2026-11-21' }), 'over'],
])('%s is not held', (_, extra, asked, reason) => {
  expect(freeze(extra, asked)).toEqual({ is: 'refused', reason })
})

test.each([
  [{ from: 'DXB', to: 'hotel' }, 'arrival', 'DXB', 'hotel'],
  [{ from: 'DXB', to: 'hotel' }, 'departure', 'hotel', 'DXB'],
  [{ from: 'clinic', to: 'IST' }, 'departure', 'clinic', 'IST'],
  [{ from: 'clinic', to: 'IST' }, 'arrival', 'IST', 'clinic'],
] as const)('of %j the %s goes from %s to %s', (ends, way, from, to) => {
  expect(endsOf(ends, way)).toEqual({ from, to })
})
