// Answers a message, of the contact page or handed over with a conversation, by mail: once per id.
import { asc, eq } from 'drizzle-orm'
import { once } from '#db/once.ts'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { writeMail } from '#domain/mails/write-mail.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { seenMark } from '#kernel/seen-mark.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { mailOfAnswer } from './contact-mails.ts'
import { answeredInInbox } from './put-in-inbox.ts'
import type { ContactParts } from './send-contact.ts'
import { contactAnswers, contactMessages } from './tables.ts'

export type ContactAnswer = {
  reference: string
  text: string
  answerId: string
  /** How far the sender has read the answers before (`seenMark`); left out, it is sent whatever was said since. */
  seen?: string | undefined
}

type ContactRow = typeof contactMessages.$inferSelect

/**
 * @param by who of the provider's people, as whoever wrote reads it
 * @returns whether a mail goes out: not for the same again
 * @throws Fault not-found; idempotency-key-reused when other words came under the id before; no-longer-possible (`changed`) when
 * a colleague answered and the sender has not seen it
 */
export async function answerContact(
  { database, jobs, clock }: ContactParts,
  { provider, by }: { provider: Provider; by: string },
  answer: ContactAnswer,
): Promise<boolean> {
  const now = clock()
  const found = await database.forProvider(provider.id, (scope) => lockMessage(scope, answer.reference))
  const client = clientOf(found)
  const work = async (scope: Scope): Promise<boolean | undefined> => {
    // Locked until the end: an erasure waits for the line of the log, or was first and left nothing to answer.
    const message = await lockMessage(scope, answer.reference)
    if (!client && clientOf(message)) return undefined
    const { kind, reference } = message
    const { text, answerId: idempotencyKey, seen } = answer
    const key = { key: { reference, idempotencyKey }, same: { text }, usedFor: 'other words' }
    const { isNew } = await once(scope, contactAnswers, key, async () => {
      const before = seenMark({ messages: await readAnswers(scope, reference) })
      if (seen !== undefined && seen !== before) throw changedMeanwhile()
      return { id: newId(), reference, byName: by, text, at: now, idempotencyKey }
    })
    if (!isNew) return false
    const line = { actor: 'clinic', actorName: by, subject: 'contact-message', subjectId: reference } as const
    if (client) await writeAudit(scope, client, { ...line, deed: 'add', why: 'care' }, now)
    await answeredInInbox(scope, { kind, reference }, now, by)
    await writeMail(jobs, scope, mailOfAnswer(message, text, provider), now)
    return true
  }
  const told = await (client ? database.forClient(client, provider.id, work) : database.forProvider(provider.id, work))
  // Claimed since it was looked at, which happens once: then from the beginning, as its client.
  return told ?? answerContact({ database, jobs, clock }, { provider, by }, answer)
}

const clientOf = ({ clientPoolId: poolId, clientSub: sub }: ContactRow) =>
  poolId !== null && sub !== null ? { poolId, sub } : undefined

/** @throws Fault not-found */
async function lockMessage(scope: Scope, reference: string): Promise<ContactRow> {
  const [message] = await scope.rows(contactMessages, eq(contactMessages.reference, reference), { forUpdate: true })
  if (!message) throw new Fault('not-found', 'There is no message of this reference.')
  return message
}

/** Oldest first. */
export const readAnswers = (scope: Scope, reference: string) =>
  scope.rows(contactAnswers, eq(contactAnswers.reference, reference), {
    orderBy: [asc(contactAnswers.at), asc(contactAnswers.id)],
  })
