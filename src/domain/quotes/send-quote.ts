// Takes a quote request: kept once per key, both mails written with it, in one transaction.
import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Jobs } from '#db/jobs.ts'
import type { ClientKey, Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { putInInbox } from '#domain/inbox/put-in-inbox.ts'
import { mailboxOf, reachesMailbox } from '#domain/mails/mailbox.ts'
import { writeMail } from '#domain/mails/write-mail.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { dueAtOf } from '#domain/provider/reply-by.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { newReference } from '#kernel/id.ts'
import type { QuoteDetails, SentQuote } from './quote.ts'
import { mailToProvider, mailToVisitor } from './quote-mails.ts'
import { quoteRequests } from './tables.ts'

export type QuoteParts = { database: Database; jobs: Pick<Jobs, 'put'>; clock: Clock }

export type QuoteSubmission = QuoteDetails & {
  procedureName: SentQuote['procedureName']
  packageName: SentQuote['packageName']
  estimate: SentQuote['estimate']
  consentVersion: string
  /** Same key, same request: it is kept once. */
  idempotencyKey: string
  inputDigest: string
  senderDigest: string
}

/** How many requests are taken within the hour, of one e-mail address and of one network address. */
export const hourlyLimits = { email: 5, sender: 20 }
const hourMs = 3_600_000

/**
 * @param client whose request it is from the start, when they are signed in with the verified address that it names
 * @returns the reference, the same one for a repetition under the same key
 * @throws Fault idempotency-key-reused when the key came with other content before, too-many-requests over the limits
 */
export async function sendQuote(
  parts: QuoteParts,
  provider: Provider,
  submission: QuoteSubmission,
  client?: ClientKey,
): Promise<string> {
  const { procedureName, packageName, estimate, ...kept } = submission
  const sentAt = parts.clock()
  const owner = { clientPoolId: client?.poolId ?? null, clientSub: client?.sub ?? null }
  return enter(parts.database, provider, client, async (scope) => {
    await queueUp(scope, submission)
    const earlier = await findByKey(scope, submission)
    if (earlier) return earlier
    await refuseTooMany(scope, submission, sentAt)
    const reference = newReference('Q')
    const { budget, ...row } = kept
    const written = await scope.insert(
      quoteRequests,
      [
        {
          ...row,
          ...owner,
          isSentSignedIn: client !== undefined,
          reference,
          budgetMinor: budget?.amountMinor ?? null,
          consentedAt: sentAt,
          createdAt: sentAt,
        },
      ],
      { ignoreConflicts: true },
    )
    // Someone else was faster under the same key; their row is there by now.
    if (written.length === 0) return (await findByKey(scope, submission)) ?? raceLost()
    if (client) await writeAudit(scope, client, byClient('add', 'quote', reference), sentAt)
    const dueAt = dueAtOf(provider, sentAt)
    const thing = { kind: 'quote-request', reference } as const
    await putInInbox(scope, { ...thing, from: submission.name, client, at: sentAt, dueAt })
    const quote: SentQuote = { ...kept, procedureName, packageName, estimate, reference, sentAt }
    await writeMail(parts.jobs, scope, mailToVisitor(quote, provider), sentAt)
    await writeMail(parts.jobs, scope, mailToProvider(quote, provider), sentAt)
    return reference
  })
}

function enter<T>(
  database: Database,
  provider: Provider,
  client: ClientKey | undefined,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  return client ? database.forClient(client, provider.id, work) : database.forProvider(provider.id, work)
}

/** Requests of one sender or one mailbox are taken one after another, so that counting and inserting cannot interleave. */
async function queueUp(scope: Scope, { email, senderDigest }: QuoteSubmission): Promise<void> {
  // In one order for all, so that no two wait for each other.
  for (const name of [mailboxOf(email), senderDigest].sort()) {
    await scope.transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  }
}

async function findByKey(scope: Scope, submission: QuoteSubmission): Promise<string | undefined> {
  const [row] = await scope.rows(quoteRequests, eq(quoteRequests.idempotencyKey, submission.idempotencyKey))
  if (row && row.inputDigest !== submission.inputDigest) {
    throw new Fault('idempotency-key-reused', 'This key was used for a different request.')
  }
  return row?.reference
}

async function refuseTooMany(scope: Scope, submission: QuoteSubmission, now: Date): Promise<void> {
  const lastHour = gte(quoteRequests.createdAt, new Date(now.getTime() - hourMs))
  const count = (of: SQL) =>
    scope.transaction.$count(quoteRequests, and(eq(quoteRequests.providerId, scope.providerId), of, lastHour))
  const tooMany =
    (await count(reachesMailbox(quoteRequests.email, submission.email))) >= hourlyLimits.email ||
    (await count(eq(quoteRequests.senderDigest, submission.senderDigest))) >= hourlyLimits.sender
  if (tooMany) throw new Fault('too-many-requests', 'Too many requests within an hour.', { retryAfterS: 3_600 })
}

function raceLost(): never {
  throw new Fault('unavailable', 'The request is being taken already.', { retryAfterS: 1 })
}
