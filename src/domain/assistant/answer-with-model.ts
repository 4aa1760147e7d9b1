// Has a service put an answer into words out of passages and tools, and lets through only what these bear out.
import { inLanguage } from '#kernel/localized.ts'
import type { Log } from '#kernel/log.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { Answer, Asking, Source } from './answer.ts'
import type { AnswerParts } from './answer-from-pages.ts'
import { type ChatModel, ModelFault } from './chat-model.ts'
import { type CheckedReply, createReplyCheck } from './check-reply.ts'
import type { ChatTurn } from './conversation.ts'
import { createEvidence, type EvidenceUnit } from './evidence.ts'
import { gatherPassages } from './gather-passages.ts'
import { namesDosageOrDiagnosis } from './medical-asks.ts'
import { createRevealCheck, writeInstructions } from './model-instructions.ts'
import { createModelTools, tellFindings } from './model-tools.ts'

export type ModelParts = AnswerParts & { model: ChatModel; log: Log; signal: AbortSignal }

/** What was said before is told in part: it says what is spoken of, and is nothing to rely on. */
const mostTurns = 8
const mostTurnLetters = 700
const mostSources = 3

/** @returns undefined where the service failed, or said nothing that may be shown */
export async function* answerWithModel(asking: Asking, parts: ModelParts): AsyncGenerator<string, Answer | undefined> {
  const { knowledge, tools, model, log, signal } = parts
  const { language, question, today } = asking
  const evidence = createEvidence()
  const clinic = inLanguage(knowledge.provider.company.name, language)
  const { findings, about } = gatherPassages(asking, knowledge)
  const data = tellFindings(findings, evidence)
  const check = createReplyCheck({
    evidence,
    knowledge,
    language,
    question,
    about,
    forbids: namesDosageOrDiagnosis,
    reveals: createRevealCheck(language),
  })
  const request = {
    instructions: writeInstructions({ language, clinic, today, data }),
    turns: [...trimTurns(asking.before), { role: 'user' as const, content: question }],
    tools: createModelTools({ tools, evidence, language, clinic }),
    signal,
  }
  try {
    for await (const words of model(request)) yield* check.push(words)
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error
    log.warn('assistant answers without the chat service', { reason: error.trouble })
    return undefined
  }
  const { pieces, reply } = check.end()
  yield* pieces
  const answer = answerOf(reply, asking)
  if (!answer) log.info('words of the chat service not used', { reason: reply.rejected ?? 'no-answer' })
  return answer
}

function answerOf(reply: CheckedReply, { language }: Asking): Answer | undefined {
  const t = translatorOf(language)
  if (reply.rejected) return undefined
  const answer = { choices: [], by: 'model' as const }
  if (reply.borne === 0) {
    if (!reply.saysNotThere) return undefined
    return { ...answer, text: t('meta.assistant.unknown'), kind: 'unknown', sources: [], offersPerson: true }
  }
  const rest = reply.saysNotThere ? `\n\n${t('meta.assistant.model.notAll')}` : ''
  const offersPerson = reply.saysNotThere || reply.borne < reply.claims
  return { ...answer, text: `${reply.text}${rest}`, kind: 'answer', sources: sourcesOf(reply.used), offersPerson }
}

function sourcesOf(used: readonly EvidenceUnit[]): Source[] {
  const byPath = new Map<string, Source>()
  for (const { source } of used) if (source && !byPath.has(source.path)) byPath.set(source.path, source)
  return [...byPath.values()].slice(0, mostSources)
}

const trimTurns = (before: readonly ChatTurn[]): ChatTurn[] =>
  before.slice(-mostTurns).map(({ role, content }) => ({ role, content: content.slice(0, mostTurnLetters) }))
