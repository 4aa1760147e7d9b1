// Whether a page failed because nothing of ours was reached, rather than because something broke.
import { isRouteErrorResponse } from 'react-router'
import type { FailedLoad } from '#web/browser/load-payload.ts'

/** What a failed load told of itself, if the error is one. */
export function failedLoad(error: unknown): Partial<FailedLoad> {
  const told: unknown = isRouteErrorResponse(error) ? error.data : undefined
  return typeof told === 'object' && told !== null ? told : {}
}

/** What the router threw while there was no network: that it was so is not changed by the line being back. */
const brokenLines = new WeakSet<TypeError>()

export function isUnreachable(error: unknown): boolean {
  // Pages without a payload are fetched by the router, which throws what the browser throws.
  if (!(error instanceof TypeError)) return failedLoad(error).isUnreachable === true
  if (globalThis.navigator?.onLine === false) brokenLines.add(error)
  return brokenLines.has(error)
}
