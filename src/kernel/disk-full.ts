// Whether something failed because a disk is full: the system's own code for it, or PostgreSQL's.

const codes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** @returns the code, however deep the error that has it lies */
export function diskFullCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (codes.has(code)) return code
  }
  return undefined
}
