// Whether a request broke off because its sender was gone before it was answered.

/**
 * Node's own word for a body that stops, and not the `read ECONNRESET` of a line that we opened; or why the request was given up, which
 * the router throws as it is: a mere text, where the connection was closed.
 * @param signal of the request
 */
export function isCutOff(error: unknown, signal?: AbortSignal): boolean {
  if (signal?.aborted && error === signal.reason) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message === 'aborted' && 'code' in cause && cause.code === 'ECONNRESET') return true
  }
  return false
}
