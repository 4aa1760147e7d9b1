// Guards that the drawn trip shows the days of the procedure and no others.
import { expect, test } from 'vitest'
import type { ProcedureSummary } from '#contract/procedures.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { presentTrip } from './present-trip.server.ts'

const procedure = (
  slug: string,
  hospitalNights: number,
  stayDays: number,
  flyFromDay: number | null,
  releaseFromDay: number | null = null,
) => ({ slug, name: slug, hospitalNights, stayDays, flyFromDay, releaseFromDay }) as ProcedureSummary
const t = translatorOf('en')

test('a cell for every day: in hospital, near the clinic, may fly', () => {
  const trip = presentTrip([procedure('hernia', 1, 7, 5)], t)
  expect(trip?.days).toEqual(['hospital', 'near', 'near', 'near', 'near', 'mayFly', 'mayFly'])
  expect(trip?.legend.map(({ text }) => text)).toEqual([
    '1 night in hospital',
    '7 days near the clinic',
    'You may fly from day 5',
  ])
  expect(trip?.home).toBe('Home after 7 days')
})

test('the procedure with the largest share in hospital is shown', () => {
  expect(presentTrip([procedure('lasik', 0, 3, 1), procedure('hernia', 1, 7, 5)], t)?.slug).toBe('hernia')
})

test('without a night in hospital nothing is said of one', () => {
  expect(presentTrip([procedure('lasik', 0, 3, 1)], t)?.legend.map(({ kind }) => kind)).toEqual(['near', 'mayFly'])
})

test.each([
  ['the surgeon alone can say when to fly', procedure('sleeve', 2, 7, null)],
  ['the flight is not within the stay', procedure('knee', 3, 10, 42)],
  ['the stay is too long for a row', procedure('hip', 3, 86, 84)],
])('no drawing when %s', (_, one) => {
  expect(presentTrip([one], t)).toBeNull()
})
