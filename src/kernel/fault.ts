// The one kind of error that crosses a floor of the house: a code from a closed list, and what to tell the caller.

/** Every way a request can fail. docs/errors.md has a line for each, api/errors.ts its HTTP status. */
export const faultCodes = [
  'malformed-request',
  'invalid-input',
  'unknown-provider',
  'not-found',
  'cross-site',
  'not-signed-in',
  'not-allowed',
  'idempotency-key-reused',
  'conflict',
  'no-longer-possible',
  'too-large',
  'too-many-requests',
  'unavailable',
  'internal',
] as const

export type FaultCode = (typeof faultCodes)[number]

/** What is wrong with one field: its path in the input (`dates.earliest`) and a reason code that texts exist for. */
export type FieldFault = { path: string; reason: string }

export class Fault extends Error {
  readonly code: FaultCode
  readonly fields: readonly FieldFault[]
  /** Seconds after which trying again makes sense, when known. */
  readonly retryAfterS: number | undefined

  constructor(
    code: FaultCode,
    detail: string,
    more: { fields?: readonly FieldFault[]; retryAfterS?: number; cause?: unknown } = {},
  ) {
    super(detail, more.cause === undefined ? undefined : { cause: more.cause })
    this.name = 'Fault'
    this.code = code
    this.fields = more.fields ?? []
    this.retryAfterS = more.retryAfterS
  }
}
