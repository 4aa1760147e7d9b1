// Which extras suit a trip: the ways they are added, what they cost for the party, and what is left out.
import { expect, test } from 'vitest'
import { sampleInsurance, sampleTransfer } from '#tests/support/sample-extras.ts'
import { fitExtras, requestFor, type Trip } from './fit-extras.ts'

const trip: Trip = { from: '2027-02-01', until: '2027-02-06', people: 2, place: 'Marina Rest' }
const today = '2026-11-21'
const list = [sampleTransfer, sampleInsurance]
const said = (...given: [added?: Parameters<typeof fitExtras>[2], day?: string]) =>
  fitExtras(list, trip, given[0] ?? [], given[1] ?? today).map(({ extra, choices }) => [
    extra.slug,
    ...choices.map(({ ways, totalMinor }) => `${ways.join('+')} ${totalMinor}`),
  ])

test('a transfer is added both ways or one way, insurance for all days', () => {
  expect(said()).toEqual([
    ['airport-transfer', 'arrival+departure 9000', 'arrival 4500', 'departure 4500'],
    ['trip-insurance', ' 4000'],
  ])
})

test('what is in the order is not offered again', () => {
  expect(
    said([
      { extra: 'airport-transfer', way: 'arrival' },
      { extra: 'trip-insurance', way: null },
    ]),
  ).toEqual([['airport-transfer', 'departure 4500']])
})

test('from the first day on only the way back is left, and after the last nothing', () => {
  expect(said([], '2027-02-01')).toEqual([['airport-transfer', 'departure 4500']])
  expect(said([], '2027-02-06')).toEqual([])
})

test('a transfer that goes one way is offered that way alone', () => {
  const transfer = sampleTransfer.transfer && { ...sampleTransfer.transfer, bothWays: false }
  const [found] = fitExtras([{ ...sampleTransfer, transfer }], trip, [], today)
  expect(found?.choices).toEqual([{ ways: ['arrival'], totalMinor: 45_00 }])
})

test('what an insurer sells itself is shown, and cannot be added', () => {
  const insurance = { soldAs: 'introduced' as const, covers: [], excludes: [] }
  expect(fitExtras([{ ...sampleInsurance, insurance }], trip, [], today)).toMatchObject([{ choices: [] }])
})

test('a ride lies on the first or the last day and knows the hotel, insurance covers all days', () => {
  expect(requestFor('x', 'arrival', trip)).toMatchObject({
    from: '2027-02-01',
    until: '2027-02-01',
    place: 'Marina Rest',
  })
  expect(requestFor('x', 'departure', trip)).toMatchObject({ from: '2027-02-06', until: '2027-02-06' })
  expect(requestFor('x', null, trip)).toMatchObject({ from: '2027-02-01', until: '2027-02-06', place: '' })
})
