// How guesses of several clauses become the evidence that an answer is chosen by.
import { expect, test } from 'vitest'
import { mixClauses, shareOf, weighIntents } from './weigh-intents.ts'

test('who tells a story first is answered what is asked in the end', () => {
  const whole = [
    { label: 'elsewhere' as const, likely: 0.6 },
    { label: 'cost' as const, likely: 0.4 },
  ]
  const story = [
    { label: 'elsewhere' as const, likely: 0.9 },
    { label: 'cost' as const, likely: 0.1 },
  ]
  const asked = [
    { label: 'cost' as const, likely: 0.95 },
    { label: 'elsewhere' as const, likely: 0.05 },
  ]
  const [best] = weighIntents(mixClauses(whole, [story, asked]))
  expect(best?.intent).toBe('cost')
  expect(mixClauses(whole, [story])).toEqual(whole)
  expect(mixClauses(whole, [story, story])).toEqual(whole)
})

test('what is not for the pages is nearest to who a treatment is for', () => {
  const evidence = weighIntents([
    { label: 'decision', likely: 0.7 },
    { label: 'cost', likely: 0.28 },
    { label: 'hours', likely: 0.02 },
  ])
  expect(evidence.map(({ intent }) => intent)).toEqual(['eligible', 'cost', 'compare'])
  expect(shareOf(evidence, (intent) => intent === 'eligible')).toBeCloseTo(0.56)
})
