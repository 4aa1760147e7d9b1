// Writes a question down before it is answered, once per key, and its answer after it: a crash in between leaves the question.
import { and, eq, isNull, max, type SQL } from 'drizzle-orm'
import { findEarlier } from '#db/once.ts'
import type { ClientKey, Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import type { Language } from '#kernel/language.ts'
import type { Answer } from './answer.ts'
import { queueUp, refuseTooMany } from './ask-limits.ts'
import { isForgotten } from './mark-forgotten.ts'
import { assistantAsks, assistantConversations, assistantExchanges, type ExchangeRow } from './tables.ts'

export type KeepParts = { database: Pick<Database, 'forProvider' | 'forClient'>; clock: Clock }

export type AskedQuestion = {
  providerId: string
  conversationId: string
  question: string
  /** Of the answer. */
  language: Language
  /** Whose it is, where they are signed in. */
  client: ClientKey | undefined
  /** Same key, same question: it is answered once. Of one owner: under another's it is another key. */
  idempotencyKey: string
  inputDigest: string
  senderDigest: string
  /** Of the larger network that the sender is in. */
  siteDigest: string
  /** Whether there is a service to give it to. */
  hasModel: boolean
}

/**
 * `ours`: to be answered now, and then kept, but for one that came in after its conversation was forgotten: that one has no exchange.
 * `elsewhere`: somebody is answering it, it is to be asked for again. `crowded`: as many as may be are being answered, the same.
 */
export type KeptQuestion =
  | { state: 'ours'; exchangeId: string | undefined; askId: string; mayAskModel: boolean }
  | { state: 'answered'; answer: Answer }
  | { state: 'elsewhere' }
  | { state: 'crowded' }

/** Longer than any answer takes: after it whoever was answering is taken for gone. */
const answeringMs = 60_000

/**
 * @param hasWaited somebody else was answering it: then it is not begun anew where its conversation was forgotten meanwhile
 * @throws Fault idempotency-key-reused when the key came with other content before, too-many-requests over the limits, not-allowed
 * where the client's account is gone, no-longer-possible where it waited for nothing
 */
export function keepQuestion(
  { database, clock }: KeepParts,
  asked: AskedQuestion,
  hasWaited = false,
): Promise<KeptQuestion> {
  const now = clock()
  return enterAsked(database, asked, async (scope) => {
    await queueUp(scope)
    const earlier = await findByKey(scope, asked)
    if (earlier?.answer) return { state: 'answered', answer: earlier.answer }
    if (earlier?.answeringUntil && earlier.answeringUntil > now) return { state: 'elsewhere' }
    const isGone = await isForgotten(scope, asked.conversationId, asked.client, now)
    if (isGone && hasWaited) throw new Fault('no-longer-possible', 'The conversation was removed meanwhile.')
    const { isCrowded, mayAskModel } = await refuseTooMany(scope, asked, now)
    if (isCrowded) return { state: 'crowded' }
    const answeringUntil = new Date(now.getTime() + answeringMs)
    const askId = newId()
    const asksModel = asked.hasModel && mayAskModel
    const { senderDigest, siteDigest } = asked
    await scope.insert(assistantAsks, [{ id: askId, senderDigest, siteDigest, asksModel, answeringUntil, at: now }])
    if (isGone) return { state: 'ours', exchangeId: undefined, askId, mayAskModel }
    const exchangeId = earlier?.id ?? (await writeQuestion(scope, asked, answeringUntil, now))
    if (earlier) await scope.update(assistantExchanges, { answeringUntil }, eq(assistantExchanges.id, exchangeId))
    return { state: 'ours', exchangeId, askId, mayAskModel }
  })
}

/**
 * Where the conversation was removed meanwhile nothing is kept.
 * @param answer undefined where there is none: whoever asks again under the key is answered anew
 */
export async function keepAnswer(
  { database, clock }: KeepParts,
  asked: Pick<AskedQuestion, 'providerId' | 'client'>,
  { exchangeId, askId }: { exchangeId: string | undefined; askId: string },
  answer: Answer | undefined,
): Promise<void> {
  const now = clock()
  await enterAsked(database, asked, async (scope) => {
    await scope.update(assistantAsks, { answeringUntil: null }, eq(assistantAsks.id, askId))
    if (exchangeId === undefined) return
    const [kept] = await scope.update(
      assistantExchanges,
      { answeringUntil: null, ...(answer && { answer }) },
      and(eq(assistantExchanges.id, exchangeId), isNull(assistantExchanges.answer)),
    )
    if (!kept || !answer) return
    await scope.update(assistantConversations, { lastAt: now }, eq(assistantConversations.id, kept.conversation))
  })
}

/** Which of the conversations under one id: the client's own, or for everybody else the visitor's. */
export const isOwnConversation = (conversationId: string, client: ClientKey | undefined): SQL | undefined =>
  and(
    eq(assistantConversations.conversationId, conversationId),
    client ? eq(assistantConversations.clientPoolId, client.poolId) : isNull(assistantConversations.clientPoolId),
    client ? eq(assistantConversations.clientSub, client.sub) : isNull(assistantConversations.clientSub),
  )

/** As the client where there is one: what is written of them is written while they have their account. */
export function enterAsked<T>(
  database: KeepParts['database'],
  { providerId, client }: Pick<AskedQuestion, 'providerId' | 'client'>,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  return client ? database.forClient(client, providerId, work) : database.forProvider(providerId, work)
}

function findByKey(scope: Scope, { idempotencyKey, inputDigest }: AskedQuestion): Promise<ExchangeRow | undefined> {
  const key = { key: { idempotencyKey }, same: { inputDigest }, usedFor: 'a different question' }
  return findEarlier(scope, assistantExchanges, key)
}

async function writeQuestion(scope: Scope, asked: AskedQuestion, answeringUntil: Date, at: Date): Promise<string> {
  const { conversationId, question, idempotencyKey, inputDigest, client, language } = asked
  // Whoever removes it waits for this lock, or had it: then there is none, and one is begun.
  const isOwn = isOwnConversation(conversationId, client)
  const [known] = await scope.rows(assistantConversations, isOwn, { forUpdate: true })
  const conversation = known?.id ?? newId()
  if (known) {
    await scope.update(assistantConversations, { lastAt: at, language }, eq(assistantConversations.id, conversation))
  } else {
    const owner = { clientPoolId: client?.poolId ?? null, clientSub: client?.sub ?? null }
    const times = { startedAt: at, lastAt: at }
    await scope.insert(assistantConversations, [{ id: conversation, conversationId, language, ...owner, ...times }])
    if (client) await writeAudit(scope, client, byClient('add', 'conversation', conversation), at)
  }
  const id = newId()
  const row = { id, conversation, idempotencyKey, inputDigest, question, answeringUntil, at }
  await scope.insert(assistantExchanges, [{ ...row, place: await nextPlace(scope, conversation) }])
  return id
}

async function nextPlace({ transaction, providerId }: Scope, conversation: string): Promise<number> {
  const [last] = await transaction
    .select({ place: max(assistantExchanges.place) })
    .from(assistantExchanges)
    .where(and(eq(assistantExchanges.providerId, providerId), eq(assistantExchanges.conversation, conversation)))
  return (last?.place ?? 0) + 1
}
