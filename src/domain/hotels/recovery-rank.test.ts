// What weighs in the order of hotels for a body in recovery.
import { expect, test } from 'vitest'
import { type RecoveryFeature, recoveryFeatures } from './hotel.ts'
import { recoveryRank } from './recovery-rank.ts'

const rank = (features: RecoveryFeature[], car = 5, stars = 3) => recoveryRank({ features, minutes: { car }, stars })

test('a hotel with everything beside the clinic has rank 0', () => {
  expect(recoveryRank({ features: [...recoveryFeatures], minutes: { car: 0 }, stars: 5 })).toBe(0)
})

test.each(recoveryFeatures)('%s makes a hotel suit better, and no combination is worse for having it', (feature) => {
  expect(rank([feature])).toBeLessThan(rank([]))
  const others = recoveryFeatures.filter((one) => one !== feature)
  expect(rank([...others, feature])).toBeLessThan(rank(others))
})

test('every minute by car counts, up to an hour and a half', () => {
  expect(rank([], 6)).toBeGreaterThan(rank([], 5))
  expect(rank([], 91)).toBe(rank([], 90))
})

test('one feature more goes before any way, and one minute less before any stars', () => {
  expect(rank(['late-extension'], 90, 0)).toBeLessThan(rank([], 0, 5))
  expect(rank(['lift', 'diet-meals'], 40)).toBeLessThan(rank(['step-free'], 2))
  expect(rank(['lift'], 5, 0)).toBeLessThan(rank(['lift'], 6, 5))
  expect(rank(['lift'], 5, 5)).toBeLessThan(rank(['lift'], 5, 4))
})

test('the order of features does not matter', () => {
  expect(rank(['lift', 'step-free'])).toBe(rank(['step-free', 'lift']))
})
