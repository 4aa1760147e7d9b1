// A run names what took longest in it, and fails where too many journeys took a second try.
import { expect, test } from 'vitest'
import { slowest, timedFiles, timedJourneys, tooManySecondTries } from './sum-up-run.mjs'

test('the ten slowest files are named, the longest first', () => {
  const testResults = Array.from({ length: 12 }, (_, at) => ({
    name: `/house/src/${at}.test.ts`,
    startTime: 0,
    endTime: at * 100,
  }))
  const lines = slowest(timedFiles({ testResults }, '/house'))
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('    1.1 s  src/11.test.ts')
})

test('a journey counts with all its tries, inside of groups as well', () => {
  const spec = (title: string, ...durations: number[]) => ({
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const suites = [
    { title: 'quote.spec.ts', specs: [spec('once', 500)], suites: [{ specs: [spec('twice', 1000, 400)] }] },
  ]
  expect(slowest(timedJourneys({ suites }))).toEqual([
    '    1.4 s  quote.spec.ts: twice',
    '    0.5 s  quote.spec.ts: once',
  ])
})

test('a report that is not there names nothing', () => {
  expect([...timedFiles(undefined), ...timedJourneys(undefined)]).toEqual([])
})

test('two second tries are let pass, three fail the run', () => {
  expect([0, 2, 3, 4].map(tooManySecondTries)).toEqual([false, false, true, true])
})
