// Checks the count of days between a procedure and a flight.
import { expect, test } from 'vitest'
import { checkFlight } from './check-flight.ts'

const hip = { slug: 'hip-replacement', name: 'Hip replacement', flyFromDay: 90, releaseFromDay: 21, flySource: 'NHS' }

test.for([
  ['2027-04-01', 'enough'],
  ['2027-03-31', 'with-release'],
  ['2027-01-22', 'with-release'],
  ['2027-01-21', 'too-early'],
  ['2026-12-31', 'too-early'],
] as const)('released from day 21 and free from day 90 after 1 January 2027, %s is %s', ([flyOn, verdict]) => {
  const check = checkFlight(hip, { performedOn: '2027-01-01', flyOn })
  expect(check).toMatchObject({ verdict, flyFrom: '2027-04-01', releaseFrom: '2027-01-22' })
})

test('where no release is planned, every day before the day to fly is too early', () => {
  const check = checkFlight({ ...hip, releaseFromDay: null }, { performedOn: '2027-01-01', flyOn: '2027-03-31' })
  expect(check).toMatchObject({ verdict: 'too-early', releaseFrom: null })
})

test('where only a release lets a person fly, no number of days is enough by itself', () => {
  const check = checkFlight({ ...hip, flyFromDay: null }, { performedOn: '2027-01-01', flyOn: '2028-01-01' })
  expect(check).toMatchObject({ verdict: 'with-release', flyFrom: null, releaseFrom: '2027-01-22' })
})

test('a flight before the procedure is as far too early as it is', () => {
  expect(checkFlight(hip, { performedOn: '2027-01-10', flyOn: '2027-01-08' })).toMatchObject({
    daysBetween: -2,
    verdict: 'too-early',
  })
})

test('where only the surgeon can say, nothing is said of the dates', () => {
  const unknown = { ...hip, flyFromDay: null, releaseFromDay: null }
  const check = checkFlight(unknown, { performedOn: '2027-01-01', flyOn: '2028-01-01' })
  expect(check).toMatchObject({ flyFrom: null, releaseFrom: null, verdict: null })
})
