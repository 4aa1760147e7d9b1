// Sends a conversation to the clinic from the tab; a line that breaks or hangs is an answer too.
import type { HandOver } from '#contract/assistant.ts'
import { callApi } from '#web/browser/call-api.ts'
import { handOverConversation } from '#web/browser/endpoints/assistant.ts'
import { line } from '#web/browser/line.ts'
import { hasShape, isNumber, isText, type Shown } from '#web/browser/read-reply.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { type HandOverError, handOverFields } from './hand-over-fields.ts'

const isHandedOver = hasShape({ reference: isText, replyHours: isNumber, email: isText })
export type HandedOver = Shown<typeof isHandedOver>
export type HandOverFailure = 'unreachable' | 'tooMany' | 'tooLarge' | 'other'
export type HandOverOutcome = HandedOver | { errors: HandOverError[] } | { failure: HandOverFailure }

/** Longer than the server takes, with the retries; sending again under the same key is safe. */
const patienceMs = 30_000

export async function sendHandOver(body: HandOver, key: string): Promise<HandOverOutcome> {
  const more = { headers: { 'idempotency-key': key }, signal: AbortSignal.timeout(patienceMs) }
  const answer = await callApi(toEndpoint(handOverConversation, body, isHandedOver, more))
  if (answer.state === 'success') return answer.value
  const { status, code, fields = [] } = answer.fault
  const errors = fields.flatMap(({ path, reason }): HandOverError[] => {
    const field = handOverFields.find((name) => name === path)
    return field ? [{ field, reason }] : []
  })
  if (errors.length > 0) return { errors }
  if (status === 0) line.noteSilence()
  if (status === 0 || code === 'unavailable') return { failure: 'unreachable' }
  if (code === 'too-many-requests') return { failure: 'tooMany' }
  return { failure: code === 'too-large' ? 'tooLarge' : 'other' }
}
