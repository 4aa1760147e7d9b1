// How well a hotel suits a body in recovery, as one number to put hotels in order by.
import type { Minutes, RecoveryFeature } from './hotel.ts'

/** What a missing feature costs: the nearer it is to getting in, out and clean by oneself, the more. */
const weights: Record<RecoveryFeature, number> = {
  'step-free': 30,
  lift: 24,
  'walk-in-shower': 24,
  'medicine-fridge': 12,
  'nurse-visits': 18,
  'late-extension': 10,
  'adjustable-bed': 12,
  'diet-meals': 10,
}

/** Each minute in the car to and from a check-up; beyond an hour and a half nobody drives for one. */
const perMinute = 3
const mostMinutes = 90
/** Stars tell of comfort, not of recovery: they break ties. */
const perStar = 2
const mostStars = 5

/**
 * Whole number from 0, the less the better: 30 minutes more by car weigh as much as three of the features that matter most.
 * @param features of the hotel or of any of its rooms
 */
export function recoveryRank({
  features,
  minutes,
  stars,
}: {
  features: readonly RecoveryFeature[]
  minutes: Pick<Minutes, 'car'>
  stars: number
}): number {
  const missing = Object.entries(weights).filter(([feature]) => !features.some((one) => one === feature))
  const lacking = missing.reduce((sum, [, weight]) => sum + weight, 0)
  return lacking + Math.min(minutes.car, mostMinutes) * perMinute + Math.max(0, mostStars - stars) * perStar
}
