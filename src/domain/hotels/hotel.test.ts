// Checks the bits that a search filters by.
import { expect, test } from 'vitest'
import { featureBits, recoveryFeatures } from './hotel.ts'

test('every feature has a bit of its own, whatever the order', () => {
  const bits = recoveryFeatures.map((feature) => featureBits([feature]))
  expect(new Set(bits).size).toBe(recoveryFeatures.length)
  expect(featureBits(recoveryFeatures)).toBe(bits.reduce((all, bit) => all + bit, 0))
  expect(featureBits(['lift', 'step-free', 'lift'])).toBe(featureBits(['step-free', 'lift']))
  expect(featureBits([])).toBe(0)
})
