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

test('a feature makes up for five minutes of the way, and not for twenty', () => {
  expect(rank(['lift', 'step-free'], 10)).toBeLessThan(rank(['lift'], 6))
  expect(rank(['lift', 'step-free'], 12)).toBeGreaterThan(rank(['lift'], 6))
})

test('6 minutes go before 25, also where some of the features are only in some rooms of the nearer hotel', () => {
  expect(rank(['lift', 'step-free'], 6)).toBeLessThan(rank(['lift', 'step-free'], 25))
  expect(rank(['lift'], 6)).toBeLessThan(rank(['lift', 'step-free', 'walk-in-shower'], 25))
})

test('one minute less goes before any stars', () => {
  expect(rank(['lift'], 5, 0)).toBeLessThan(rank(['lift'], 6, 5))
  expect(rank(['lift'], 5, 5)).toBeLessThan(rank(['lift'], 5, 4))
})

test('the order of features does not matter', () => {
  expect(rank(['lift', 'step-free'])).toBe(rank(['step-free', 'lift']))
})
