// The lines that are quoted of a passage.
import { expect, test } from 'vitest'
import { chooseLines } from './quote-passage.ts'

const recovery = ['Day 0: You rest.', 'Week 2: Stitches come out.', 'Month 3: You may run.']

test('lines that stand for themselves: those that were asked for', () => {
  const quote = chooseLines({ kind: 'recovery', lines: recovery }, 'when are the stitches removed', 'en')
  expect(quote).toEqual({ lines: ['Week 2: Stitches come out.'], isAll: false })
})

test('without a word in common the passage is quoted from its beginning', () => {
  expect(chooseLines({ kind: 'recovery', lines: recovery }, 'umbrella', 'en')).toEqual({ lines: recovery, isAll: true })
})

test('sentences that lean on each other stay in one piece', () => {
  const lines = ['One ladder holds.', '30 days before: all of it', '7 days before: half', 'If we cancel, all of it.']
  expect(chooseLines({ kind: 'terms', lines }, 'cancel', 'en').lines).toEqual(lines)
})

test('at most five lines, and no more letters than read at a glance', () => {
  const many = Array.from({ length: 9 }, (_, at) => `line ${at}`)
  expect(chooseLines({ kind: 'risks', lines: many }, '', 'en')).toMatchObject({ lines: many.slice(0, 5), isAll: false })
  const long = ['x'.repeat(400), 'y'.repeat(400)]
  expect(chooseLines({ kind: 'risks', lines: long }, '', 'en').lines).toEqual([long[0]])
})
