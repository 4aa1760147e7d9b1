// Takes a message of the contact page, or a conversation that is handed over: kept once per key, both mails written with it, in one transaction.
import { eq } from 'drizzle-orm'
import type { Jobs } from '#db/jobs.ts'
import { once } from '#db/once.ts'
import type { ClientKey, Database } from '#db/open.ts'
import { type Limit, rateLimit } from '#db/rate-limit.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { mailboxOf, reachesMailbox } from '#domain/mails/mailbox.ts'
import { writeMail } from '#domain/mails/write-mail.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { dueAtOf } from '#domain/provider/reply-by.ts'
import type { Clock } from '#kernel/clock.ts'
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
    const { idempotencyKey, inputDigest } = submission
    const key = { key: { idempotencyKey }, same: { inputDigest }, usedFor: 'a different message' }
    const { row, isNew } = await once(scope, contactMessages, key, async () => {
      await refuseTooMany(scope, submission, createdAt)
      return { ...submission, ...owner, id: newId(), reference: newReference('M'), createdAt }
    })
    const { reference } = row
    if (!isNew) return reference
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

function refuseTooMany(scope: Scope, { email, senderDigest }: ContactSubmission, now: Date): Promise<void> {
  const { email: address, senderDigest: sender, createdAt } = contactMessages
  const limits: Limit[] = [
    { of: reachesMailbox(address, email), most: hourlyContacts.email, per: 'hour' },
    { of: eq(sender, senderDigest), most: hourlyContacts.sender, per: 'hour' },
  ]
  const lock = [`contact ${mailboxOf(email)}`, `contact ${senderDigest}`]
  return rateLimit(
    scope,
    { lock, table: contactMessages, at: createdAt, now, limits },
    'Too many messages within an hour.',
  )
}
