// Answers a tab that asks for a part of a search by itself: fresh each time, and with a code where it cannot be had.
import { Fault, type FaultCode } from '#kernel/fault.ts'

/** Of those that a search can fail with; nothing of what was asked is told back. */
const statuses: Partial<Record<FaultCode, number>> = {
  'invalid-input': 422,
  'not-found': 404,
  'too-many-requests': 429,
  unavailable: 503,
}

/** Rooms are sold meanwhile: nobody keeps what is free now. */
const headers = { 'cache-control': 'no-store' }

export async function answerPart(present: () => Promise<object>): Promise<Response> {
  try {
    return Response.json(await present(), { headers })
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return Response.json({ code: error.code, detail: '' }, { status: statuses[error.code] ?? 500, headers })
  }
}
