// From fault code to HTTP answer: the one table, and the body that tells of a failure (RFC 9457).
import type { ZodError } from 'zod'
import { isCutOff } from '#kernel/cut-off.ts'
import { Fault, type FaultCode, type FieldFault } from '#kernel/fault.ts'

/** Status and title of each code; docs/errors.md explains them to people. */
export const faultAnswers: Record<FaultCode, { status: number; title: string }> = {
  'malformed-request': { status: 400, title: 'The request cannot be read' },
  'invalid-input': { status: 422, title: 'Some fields are not right' },
  'unknown-provider': { status: 404, title: 'No provider has this address' },
  'not-found': { status: 404, title: 'Not found' },
  'cross-site': { status: 403, title: 'Sent from another site' },
  'not-signed-in': { status: 401, title: 'Not signed in' },
  'not-allowed': { status: 403, title: 'Not allowed' },
  'idempotency-key-reused': { status: 422, title: 'The key was used for something else' },
  conflict: { status: 409, title: 'Changed meanwhile' },
  // Not 409: whoever calls by the specification sends that again three times, and nothing will have changed.
  'no-longer-possible': { status: 422, title: 'No longer possible' },
  'too-large': { status: 413, title: 'Too large' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  unavailable: { status: 503, title: 'Not available just now' },
  internal: { status: 500, title: 'Internal Server Error' },
}

/** Anything thrown, as a Fault; what was not meant to be told becomes `internal`. */
export function toFault(error: unknown): Fault {
  if (error instanceof Fault) return error
  if (isCutOff(error)) return new Fault('malformed-request', 'The request broke off.', { cause: error })
  return new Fault('internal', 'Something went wrong on our side.', { cause: error })
}

/** What the caller sent that does not fit, field by field. The error has to have been made with `reportInput`. */
export function invalidInput(error: ZodError): Fault {
  return new Fault('invalid-input', 'Some fields are not right.', { fields: error.issues.map(toFieldFault) })
}

function toFieldFault(issue: ZodError['issues'][number]): FieldFault {
  const path = issue.path.join('.')
  if (issue.code === 'custom') return { path, reason: String(issue.params?.reason ?? 'invalid') }
  if (issue.input === undefined || issue.input === '') return { path, reason: 'required' }
  const isLength = issue.code === 'too_big' && (issue.origin === 'string' || issue.origin === 'array')
  return { path, reason: isLength ? 'too-long' : 'invalid' }
}

/** A failure as RFC 9457 has it. */
export function problemOf(fault: Fault, requestId: string) {
  const { status, title } = faultAnswers[fault.code]
  const type = `https://epidaurus.example/errors#${fault.code}`
  return { type, title, status, detail: fault.message, code: fault.code, errors: fault.fields, requestId }
}

export function problemResponse(fault: Fault, requestId: string): Response {
  const body = problemOf(fault, requestId)
  const { status } = body
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  if (fault.retryAfterS !== undefined) headers.set('retry-after', String(fault.retryAfterS))
  return new Response(JSON.stringify(body), { status, headers })
}
