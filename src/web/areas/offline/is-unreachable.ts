// Whether a page failed because nothing of ours was reached, rather than because something broke.
import { isRouteErrorResponse } from 'react-router'
import type { FailedLoad } from '#web/browser/load-payload.ts'

/** What a failed load told of itself, if the error is one. */
export function failedLoad(error: unknown): Partial<FailedLoad> {
  const told: unknown = isRouteErrorResponse(error) ? error.data : undefined
  return typeof told === 'object' && told !== null ? told : {}
}

export function isUnreachable(error: unknown): boolean {
  // Pages without a payload are fetched by the router, which throws what the browser throws.
  const isBrokenLine = error instanceof TypeError && globalThis.navigator?.onLine === false
  return isBrokenLine || failedLoad(error).isUnreachable === true
}
