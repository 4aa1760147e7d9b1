// How well a hotel suits a body in recovery, as one number to put hotels in order by.
import { type Minutes, type RecoveryFeature, recoveryFeatures } from './hotel.ts'

/** Who recovers goes to check-ups again and again: a feature makes up for five minutes each way, and a minute for every star. */
const perMinute = 10
const perFeature = 5 * perMinute
/** In the car to and from a check-up; beyond an hour and a half nobody drives for one. */
const mostMinutes = 90
const mostStars = 5

/**
 * Whole number from 0, the less the better: a missing feature counts as much as five minutes by car; stars decide between equals.
 * @param features that everyone who stays there has: what only some rooms have may not be in the room that is offered
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
  const missing = recoveryFeatures.filter((feature) => !features.includes(feature))
  const car = Math.min(Math.round(minutes.car), mostMinutes)
  return missing.length * perFeature + car * perMinute + Math.max(0, mostStars - stars)
}
