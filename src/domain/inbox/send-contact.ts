// Takes a message of the contact page, or a conversation that is handed over: kept once per key, both mails written with it, in one transaction.
import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Jobs } from '#db/jobs.ts'
import type { ClientKey, Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { mailboxOf, reachesMailbox } from '#domain/mails/mailbox.ts'
import { writeMail } from '#domain/mails/write-mail.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { dueAtOf } from '#domain/provider/reply-by.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { newId, newReference } from '#kernel/id.ts'
import { mailOfMessage, mailOfReceipt } from './contact-mails.ts'
import type { MessageKind, TranscriptTurn } from './inbox.ts'
import { putInInbox } from './put-in-inbox.ts'
import { contactMessages } from './tables.ts'

export type ContactParts = { database: Database; jobs: Pick<Jobs, 'put'>; clock: Clock }

export type ContactSubmission = {
  kind: MessageKind
  name: string
  /** In lower case. */
  email: string
  phone: string
  /** May be empty where a conversation says it all. */
  text: string
  /** Of a conversation that is handed over, oldest first. */
  transcript: TranscriptTurn[] | null
  /** That a conversation is about; null for none. */
  procedureSlug: string | null
  language: string
  consentVersion: string
  /** Same key, same message: it is kept once. */
  idempotencyKey: string
  inputDigest: string
  senderDigest: string
}

/** How many messages of either kind are taken within the hour, of one mailbox and of one network address. */
export const hourlyContacts = { email: 5, sender: 20 }
const hourMs = 3_600_000

/**
 * @param client whose message it is, when they are signed in with the verified address that it names
 * @returns the reference, the same one for a repetition under the same key
 * @throws Fault idempotency-key-reused when the key came with other content before, too-many-requests over the limits
 */
export async function sendContact(
  { database, jobs, clock }: ContactParts,
  provider: Provider,
  submission: ContactSubmission,
  client?: ClientKey,
): Promise<string> {
  const createdAt = clock()
  const owner = { clientPoolId: client?.poolId ?? null, clientSub: client?.sub ?? null }
  const work = async (scope: Scope): Promise<string> => {
    await queueUp(scope, submission)
    const earlier = await findByKey(scope, submission)
    if (earlier) return earlier
    await refuseTooMany(scope, submission, createdAt)
    const reference = newReference('M')
    const row = { ...submission, ...owner, id: newId(), reference, createdAt }
    const written = await scope.insert(contactMessages, [row], { ignoreConflicts: true })
    // Someone else was faster under the same key; their row is there by now.
    if (written.length === 0) return (await findByKey(scope, submission)) ?? raceLost()
    if (client) await writeAudit(scope, client, byClient('add', 'contact-message', reference), createdAt)
    const dueAt = dueAtOf(provider, createdAt)
    const thing = { kind: submission.kind, reference }
    await putInInbox(scope, { ...thing, from: submission.name, client, at: createdAt, dueAt })
    const message = { ...submission, reference }
    await writeMail(jobs, scope, mailOfReceipt(message, provider), createdAt)
    await writeMail(jobs, scope, mailOfMessage(message, provider), createdAt)
    return reference
  }
  return client ? database.forClient(client, provider.id, work) : database.forProvider(provider.id, work)
}

/** Messages of one sender or one mailbox are taken one after another, so that counting and inserting cannot interleave. */
async function queueUp(scope: Scope, { email, senderDigest }: ContactSubmission): Promise<void> {
  // In one order for all, so that no two wait for each other.
  for (const name of [mailboxOf(email), senderDigest].sort()) {
    await scope.transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${name}`}, 0))`)
  }
}

async function findByKey(scope: Scope, submission: ContactSubmission): Promise<string | undefined> {
  const [row] = await scope.rows(contactMessages, eq(contactMessages.idempotencyKey, submission.idempotencyKey))
  if (row && row.inputDigest !== submission.inputDigest) {
    throw new Fault('idempotency-key-reused', 'This key was used for a different message.')
  }
  return row?.reference
}

async function refuseTooMany(scope: Scope, { email, senderDigest }: ContactSubmission, now: Date): Promise<void> {
  const lastHour = gte(contactMessages.createdAt, new Date(now.getTime() - hourMs))
  const count = (of: SQL) =>
    scope.transaction.$count(contactMessages, and(eq(contactMessages.providerId, scope.providerId), of, lastHour))
  const tooMany =
    (await count(reachesMailbox(contactMessages.email, email))) >= hourlyContacts.email ||
    (await count(eq(contactMessages.senderDigest, senderDigest))) >= hourlyContacts.sender
  if (tooMany) throw new Fault('too-many-requests', 'Too many messages within an hour.', { retryAfterS: 3_600 })
}

function raceLost(): never {
  throw new Fault('unavailable', 'The message is being taken already.', { retryAfterS: 1 })
}
