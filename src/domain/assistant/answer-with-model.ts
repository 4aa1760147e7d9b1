// Has a service put an answer into words out of passages and tools, and lets through only what these bear out.

import type { Log } from '#kernel/log.ts'
import type { Answer, Asking } from './answer.ts'
import type { AnswerParts } from './answer-from-pages.ts'
import type { ChatModel } from './chat-model.ts'

/** @returns undefined where the service failed, or said nothing that may be shown */
export async function* answerWithModel(
  _asking: Asking,
  _parts: AnswerParts & { model: ChatModel; log: Log; signal: AbortSignal },
): AsyncGenerator<string, Answer | undefined> {
  return undefined
}
