// One question answered once: kept before, looked up and put into words, and its answer kept, with danger answered whatever else fails.
import { setTimeout as wait } from 'node:timers/promises'
import type { AssistantReply } from '#contract/assistant.ts'
import type { Answer } from '#domain/assistant/answer.ts'
import { answerQuestion } from '#domain/assistant/answer-question.ts'
import { answerRedFlag } from '#domain/assistant/answer-red-flag.ts'
import type { ChatModel } from '#domain/assistant/chat-model.ts'
import { type KeepParts, type KeptQuestion, keepAnswer, keepQuestion } from '#domain/assistant/keep-question.ts'
import type { ReadKnowledge } from '#domain/assistant/knowledge.ts'
import { Fault } from '#kernel/fault.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { openTools } from './assistant-tools.ts'
import type { CatalogueParts } from './catalogue.ts'
import type { ReadAsking } from './read-asking.ts'
import type { ApiApp } from './serve.ts'
import type { StreamedCall } from './serve-streamed.ts'

export type AnswerAskingParts = KeepParts &
  CatalogueParts & { readKnowledge: ReadKnowledge; chatModel: ChatModel | undefined; log: Log }

type Answering = AsyncGenerator<string, AssistantReply>
type Asked = ReadAsking & { currency: string | undefined }
type Ours = Extract<KeptQuestion, { state: 'ours' }>

/** As long as a service may take; what is not there by then is answered from the pages. */
const patienceMs = 30_000
/** Between two looks whether the answer that somebody else is giving is there. */
const lookAgainMs = 200

/**
 * @returns pieces of the text, and the whole reply
 * @throws Fault as keepQuestion does, but for a sign of danger: that is answered over every limit, and without a database
 */
export async function beginAnswer(
  app: ApiApp,
  parts: AnswerAskingParts,
  asked: Asked,
  call: StreamedCall,
): Promise<Answering> {
  const question = { ...asked.asked, hasModel: parts.chatModel !== undefined }
  const keep = () => keepQuestion(parts, question)
  try {
    return answerKept(await keep(), keep, (ours) => answerOurs(app, parts, asked, call, ours), call.signal)
  } catch (error) {
    const alarm = answerRedFlag(asked.asking, asked)
    if (!alarm || !isPassing(error)) throw error
    return tell(alarm)
  }
}

const isPassing = (error: unknown): boolean =>
  error instanceof Fault && (error.code === 'too-many-requests' || error.code === 'unavailable')

/** The one that was given before, or the one that somebody is giving, or a new one. */
async function* answerKept(
  first: KeptQuestion,
  keep: () => Promise<KeptQuestion>,
  answer: (ours: Ours) => Answering,
  signal: AbortSignal,
): Answering {
  for (let kept = first; ; kept = await keep()) {
    if (kept.state === 'answered') return yield* tell(kept.answer)
    if (kept.state === 'ours') return yield* answer(kept)
    await wait(lookAgainMs, undefined, { signal }).catch(() => {
      throw new Fault('unavailable', 'The question is being answered already.', { retryAfterS: 1 })
    })
  }
}

async function* answerOurs(
  app: ApiApp,
  parts: AnswerAskingParts,
  { provider, asking, asked, currency }: Asked,
  call: StreamedCall,
  ours: Ours,
): Answering {
  const { log } = parts
  let answer: Answer | undefined
  try {
    const knowledge = await parts.readKnowledge(provider)
    const tools = openTools({ app, exchange: parts.exchange }, call, { language: asking.language, currency })
    const signal = AbortSignal.any([call.signal, AbortSignal.timeout(patienceMs)])
    const model = ours.mayAskModel ? parts.chatModel : undefined
    answer = yield* answerQuestion(asking, { knowledge, tools, model, log, signal })
  } finally {
    // Also when it failed and when whoever asked has gone: then the question stays, to be answered when it is asked again.
    await keepAnswer(parts, asked, ours, answer).catch((error: unknown) =>
      log.warn('answer of the assistant not kept', traceOf(error)),
    )
  }
  return present(answer)
}

async function* tell(answer: Answer): Answering {
  yield answer.text
  return present(answer)
}

const present = ({ text, ...answer }: Answer): AssistantReply => ({ response: text, ...answer })
