// Where the steps of a cancellation policy stand in its drawing: time from start to end, cost upwards.

/** `until`: milliseconds; null for the last step, which goes on to the start of what is booked. */
export type TimedStep = { until: number | null; feeMinor: number }

/** Parts of the whole drawing: `start` and `width` of its width, `height` of its height. */
export type PlacedStep = { start: number; width: number; height: number }

/** A step takes at least this part of an even share, or it could not be seen beside one of months. */
const leastShare = 0.7
/** A step that costs something is at least so high, or it would look as if it were free. */
const leastHeight = 0.12

/**
 * Widths follow the square root of the time: a day beside two months stays visible, and longer still looks longer.
 * @param now the drawing begins there
 * @param startsAt it ends there, or with the last step that has an end, whichever is later
 */
export function placePolicy(steps: readonly TimedStep[], now: number, startsAt: number): PlacedStep[] {
  const ends = steps.map(({ until }) => until ?? Number.NEGATIVE_INFINITY)
  const end = Math.max(startsAt, now, ...ends)
  const lengths = steps.map(({ until }, at) => {
    const from = at === 0 ? now : (steps[at - 1]?.until ?? now)
    return Math.sqrt(Math.max(0, (until ?? end) - from))
  })
  const sum = lengths.reduce((total, length) => total + length, 0)
  const floor = leastShare / steps.length
  const highest = Math.max(...steps.map(({ feeMinor }) => feeMinor))
  let start = 0
  return steps.map(({ feeMinor }, at) => {
    const share = sum === 0 ? 1 / steps.length : (lengths[at] ?? 0) / sum
    const width = floor + (1 - leastShare) * share
    const placed = { start, width, height: heightOf(feeMinor, highest) }
    start += width
    return placed
  })
}

function heightOf(feeMinor: number, highest: number): number {
  if (feeMinor <= 0 || highest <= 0) return 0
  return leastHeight + (1 - leastHeight) * (feeMinor / highest)
}
