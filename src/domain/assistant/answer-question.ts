// The one way to an answer where no danger is: what cannot be read, what only a clinician may say, then the service that is set up, and the pages alone where there is none or it fails.
import type { Log } from '#kernel/log.ts'
import type { Answer, Asking } from './answer.ts'
import { answerForeign } from './answer-foreign.ts'
import { type AnswerParts, answerFromPages } from './answer-from-pages.ts'
import { answerWithModel } from './answer-with-model.ts'
import type { ChatModel } from './chat-model.ts'
import { refuseMedicalAsk } from './refuse-medical-ask.ts'

/** `log` is told that the service failed and why, in codes: nothing of what was said. */
export type AssistantParts = AnswerParts & { model: ChatModel | undefined; log: Log; signal: AbortSignal }

/**
 * Gives pieces of the text as they are known to hold, and returns the whole answer, which takes their place.
 * @param asking without a sign of danger (`dangerIn`): one is answered before, whatever fails
 */
export async function* answerQuestion(asking: Asking, parts: AssistantParts): AsyncGenerator<string, Answer> {
  const known = answerForeign(asking, parts.knowledge) ?? refuseMedicalAsk(asking, parts.knowledge)
  if (known) return yield* whole(known)
  const said = parts.model ? yield* answerWithModel(asking, { ...parts, model: parts.model }) : undefined
  return said ?? (yield* whole(await answerFromPages(asking, parts)))
}

async function* whole(answer: Answer): AsyncGenerator<string, Answer> {
  yield answer.text
  return answer
}
