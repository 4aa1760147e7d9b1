// What weighs in the order of hotels for a body in recovery.
import { expect, test } from 'vitest'
import { type RecoveryFeature, recoveryFeatures } from './hotel.ts'
import { recoveryRank } from './recovery-rank.ts'

const near = { car: 5 }
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

test('stars decide between hotels that are otherwise alike, and outweigh neither a feature nor a few minutes', () => {
  expect(rank([], 5, 5)).toBeLessThan(rank([], 5, 4))
  expect(recoveryRank({ features: [], minutes: near, stars: 5 })).toBeGreaterThan(rank(['late-extension'], 5, 2))
  expect(rank([], 8, 5)).toBeGreaterThan(rank([], 5, 4))
})

test('getting in without a step is worth some ten minutes in the car', () => {
  expect(rank(['step-free'], 14)).toBeLessThan(rank([], 5))
  expect(rank(['step-free'], 16)).toBeGreaterThan(rank([], 5))
})

test('the order of features does not matter', () => {
  expect(rank(['lift', 'step-free'])).toBe(rank(['step-free', 'lift']))
})
