// One cancellation policy over everything in an order: at each moment the sum of what cancelling each item costs.
import { type CancellationPolicy, feeAt } from '#domain/bookings/cancellation-policy.ts'

/** @param policies in one currency; none: nothing can be lost */
export function mergePolicies(policies: readonly CancellationPolicy[]): CancellationPolicy {
  const ends = policies.flatMap((policy) => policy.flatMap(({ until }) => (until === null ? [] : Date.parse(until))))
  const moments = [...new Set(ends)].sort((one, other) => one - other)
  const feeFrom = (from: number) => policies.reduce((sum, policy) => sum + feeAt(policy, new Date(from)), 0)
  // What holds until a moment is what holds just before it; from the last one on it stays as it is.
  const steps = moments.map((end) => ({ until: new Date(end).toISOString(), feeMinor: feeFrom(end - 1) }))
  const last = moments.at(-1)
  const merged = [...steps, { until: null, feeMinor: feeFrom(last ?? 0) }]
  return merged.filter(({ feeMinor }, at) => merged[at + 1]?.feeMinor !== feeMinor)
}
