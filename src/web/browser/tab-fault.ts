// What failed when the tab asked the product API, read from a problem body (RFC 9457) without the contracts' parser.

export type TabFault = {
  /** HTTP status; 0 when no answer came. */
  status: number
  /** A code of kernel/fault.ts, or `unreachable`, `unreadable` (an answer that is not what was agreed), `given-up`. */
  code: string
  /** For people who write software, in English; screens have words of their own. */
  detail: string
  /** Names the request in the server's log, for a person to pass on; empty when no answer came. */
  reference: string
  /** What is wrong with single fields, where the answer says so (kernel/fault.ts). */
  fields?: { path: string; reason: string }[]
}

/** A fault on its way up, for callers that asked for it to be thrown. */
export class TabFailure extends Error {
  readonly fault: TabFault

  constructor(fault: TabFault) {
    super(fault.code)
    this.name = 'TabFailure'
    this.fault = fault
  }
}

/** No answer came. */
export const noAnswer = (code: 'unreachable' | 'given-up'): TabFault => ({ status: 0, code, detail: '', reference: '' })

/** An answer came, in a form that nothing was agreed on for. */
export const unreadable = ({ status, headers }: Response): TabFault => ({
  status,
  code: 'unreadable',
  detail: '',
  reference: headers.get('x-request-id') ?? '',
})

/** The fault that a failed answer tells of. */
export async function readFault(response: Response): Promise<TabFault> {
  const body: unknown = await response.json().catch(() => undefined)
  const { code, detail, requestId, errors } = (body ?? {}) as Record<string, unknown>
  if (typeof code !== 'string' || !/^[a-z-]{1,64}$/.test(code)) return unreadable(response)
  return {
    status: response.status,
    code,
    detail: typeof detail === 'string' ? detail : '',
    reference: typeof requestId === 'string' ? requestId : unreadable(response).reference,
    ...(Array.isArray(errors) && errors.length > 0 && { fields: errors.filter(isFieldFault) }),
  }
}

function isFieldFault(value: unknown): value is { path: string; reason: string } {
  const { path, reason } = (value ?? {}) as Record<string, unknown>
  return typeof path === 'string' && typeof reason === 'string'
}
