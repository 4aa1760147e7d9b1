// Signs that somebody needs help now: they are answered before anything else, with where to call.
import type { Answer, Asking } from './answer.ts'
import type { Knowledge } from './knowledge.ts'

/** Undefined where nothing in what was asked is a sign of danger. */
export function answerRedFlag(_asking: Asking, _knowledge: Pick<Knowledge, 'provider'>): Answer | undefined {
  return undefined
}

/** What only a clinician may say: what somebody has, which medicine and how much of it, whether a treatment is right for them. */
export function refuseMedicalAsk(_asking: Asking, _knowledge: Pick<Knowledge, 'provider'>): Answer | undefined {
  return undefined
}
