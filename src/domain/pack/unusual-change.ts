// When a price changes so much that it may be a slip, and a second word is asked for.

/** In percent, either way. */
const usualPercent = 30

/** Minor units of one currency. What cost nothing before has no usual change. */
export function isUnusualChange(beforeMinor: number, afterMinor: number): boolean {
  return beforeMinor > 0 && Math.abs(afterMinor - beforeMinor) * 100 > beforeMinor * usualPercent
}
