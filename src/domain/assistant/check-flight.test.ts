// Checks the count of days between a procedure and a flight.
import { expect, test } from 'vitest'
import { checkFlight } from './check-flight.ts'

const hip = { slug: 'hip-replacement', name: 'Hip replacement', flyFromDay: 84, flySource: 'NICE' }

test.for([
  ['2027-03-26', true],
  ['2027-03-25', false],
  ['2026-12-31', false],
] as const)('84 days after 1 January 2027, %s is long enough: %s', ([flyOn, isLongEnough]) => {
  const check = checkFlight(hip, { performedOn: '2027-01-01', flyOn })
  expect(check).toMatchObject({ isLongEnough, flyFrom: '2027-03-26', daysNeeded: 84 })
})

test('a flight before the procedure is as far too early as it is', () => {
  expect(checkFlight(hip, { performedOn: '2027-01-10', flyOn: '2027-01-08' })).toMatchObject({
    daysBetween: -2,
    isLongEnough: false,
  })
})

test('where only the surgeon can say, nothing is said of the dates', () => {
  const check = checkFlight({ ...hip, flyFromDay: null }, { performedOn: '2027-01-01', flyOn: '2028-01-01' })
  expect(check).toMatchObject({ daysNeeded: null, flyFrom: null, isLongEnough: null })
})
