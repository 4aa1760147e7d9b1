// Says in one line why a database does not let us in.

/** @returns undefined for any other error */
export function databaseFailure(error: unknown): string | undefined {
  const code = codeOf(error)
  return code === undefined ? undefined : `the database does not let us in: ${code}`
}

/** The code of a refused connection or login, as the system or PostgreSQL gives it. */
function codeOf(error: unknown): string | undefined {
  const parts = error instanceof AggregateError ? error.errors : [error]
  for (const part of parts) {
    if (!(part instanceof Error)) continue
    const code = 'code' in part ? String(part.code) : ''
    if (/^(E[A-Z]{4,}|08...|28...|3D...|57P..|53...)$/.test(code)) return `${part.message || code}`
    if (/Connection terminated|timeout/i.test(part.message)) return part.message
    if (part.cause) return codeOf(part.cause)
  }
  return undefined
}
