// One question answered once: kept before, looked up and put into words, and its answer kept; danger is answered before all that, whatever fails.
import { setTimeout as wait } from 'node:timers/promises'
import type { AssistantReply } from '#contract/assistant.ts'
import type { Answer } from '#domain/assistant/answer.ts'
import { answerQuestion } from '#domain/assistant/answer-question.ts'
import { answerRedFlag, type Danger, dangerIn } from '#domain/assistant/answer-red-flag.ts'
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
  CatalogueParts & {
    readKnowledge: ReadKnowledge
    chatModel: ChatModel | undefined
    log: Log
    /** How long whoever comes waits while as many are answered as may be; six seconds without it. */
    roomWaitMs?: number | undefined
  }

export type Answering = AsyncGenerator<string, AssistantReply>
type Asked = ReadAsking & { currency: string | undefined }
type Ours = Extract<KeptQuestion, { state: 'ours' }>
type Taken = Exclude<KeptQuestion, { state: 'crowded' }>
type Keep = (hasWaited?: boolean) => Promise<Taken>

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
  const danger = dangerIn(asked.asking)
  if (danger) return answerInDanger(parts, asked, danger)
  const question = { ...asked.asked, hasModel: parts.chatModel !== undefined }
  const keep: Keep = (hasWaited) => keepWithRoom(parts, () => keepQuestion(parts, question, hasWaited), call.signal)
  return answerKept(await keep(), keep, (ours) => answerOurs(app, parts, asked, call, ours), call.signal)
}

/** Says it before it tries to keep it, waits for nobody, and fails for nothing. */
async function* answerInDanger(parts: AnswerAskingParts, asked: Asked, danger: Danger): Answering {
  const alarm = answerRedFlag(danger, asked.asking, asked)
  yield alarm.text
  const told = await keepAlarm(parts, asked, danger).catch((error: unknown) =>
    parts.log.warn('danger answered and not kept', traceOf(error)),
  )
  return present(told ?? alarm)
}

/** @returns what is to be told in place of the alarm, where there is something better */
async function keepAlarm(parts: AnswerAskingParts, asked: Asked, danger: Danger): Promise<Answer | undefined> {
  const kept = await keepQuestion(parts, { ...asked.asked, hasModel: false })
  if (kept.state === 'answered') return kept.answer.kind === 'urgent' ? kept.answer : undefined
  if (kept.state !== 'ours') return undefined
  const knowledge = await parts.readKnowledge(asked.provider).catch((error: unknown) => {
    parts.log.warn('danger answered without the pages', traceOf(error))
  })
  const answer = answerRedFlag(danger, asked.asking, knowledge ?? asked)
  await keepAnswer(parts, asked.asked, kept, answer)
  return answer
}

/** @throws Fault too-many-requests where there is no room after a while, unavailable for whoever leaves meanwhile */
async function keepWithRoom(
  { roomWaitMs = 6_000 }: AnswerAskingParts,
  keep: () => Promise<KeptQuestion>,
  signal: AbortSignal,
): Promise<Taken> {
  // Longer from time to time, so that many who wait do not keep the others from being answered.
  for (let [waitedMs, pauseMs] = [0, lookAgainMs]; ; waitedMs += pauseMs, pauseMs *= 1.5) {
    const kept = await keep()
    if (kept.state !== 'crowded') return kept
    if (waitedMs + pauseMs > roomWaitMs) throw new Fault('too-many-requests', 'Too many at once.', { retryAfterS: 5 })
    await pause(pauseMs, signal)
  }
}

/** The one that was given before, or the one that somebody is giving, or a new one. */
async function* answerKept(
  first: Taken,
  keep: Keep,
  answer: (ours: Ours) => Answering,
  signal: AbortSignal,
): Answering {
  for (let kept = first; ; kept = await keep(true)) {
    if (kept.state === 'answered') return yield* tell(kept.answer)
    if (kept.state === 'ours') return yield* answer(kept)
    await pause(lookAgainMs, signal)
  }
}

/** @throws Fault unavailable for whoever leaves meanwhile */
const pause = (ms: number, signal: AbortSignal) =>
  wait(ms, undefined, { signal }).catch(() => {
    throw new Fault('unavailable', 'The question is not answered yet.', { retryAfterS: 1 })
  })

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

export async function* tell(answer: Answer): Answering {
  yield answer.text
  return present(answer)
}

const present = ({ text, ...answer }: Answer): AssistantReply => ({ response: text, ...answer })
