// Whether a request could not be read because its sender was gone before all of it had come.

/** Node's own word for it, and not the `read ECONNRESET` of a line that we opened. */
export function isCutOff(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message === 'aborted' && 'code' in cause && cause.code === 'ECONNRESET') return true
  }
  return false
}
