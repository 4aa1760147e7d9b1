// Takes a quote request: kept once per key, both mails written with it, in one transaction.
import { eq } from 'drizzle-orm'
import type { Jobs } from '#db/jobs.ts'
import { once } from '#db/once.ts'
import type { ClientKey, Database } from '#db/open.ts'
import { type Limit, rateLimit } from '#db/rate-limit.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { putInInbox } from '#domain/inbox/put-in-inbox.ts'
import { mailboxOf, reachesMailbox } from '#domain/mails/mailbox.ts'
import { writeMail } from '#domain/mails/write-mail.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { dueAtOf } from '#domain/provider/reply-by.ts'
import type { Clock } from '#kernel/clock.ts'
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
    const { idempotencyKey, inputDigest } = submission
    const key = { key: { idempotencyKey }, same: { inputDigest }, usedFor: 'a different request' }
    const { row, isNew } = await once(scope, quoteRequests, key, async () => {
      await refuseTooMany(scope, submission, sentAt)
      const { budget, ...columns } = kept
      return {
        ...columns,
        ...owner,
        isSentSignedIn: client !== undefined,
        reference: newReference('Q'),
        budgetMinor: budget?.amountMinor ?? null,
        consentedAt: sentAt,
        createdAt: sentAt,
      }
    })
    const { reference } = row
    if (!isNew) return reference
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

function refuseTooMany(scope: Scope, { email, senderDigest }: QuoteSubmission, now: Date): Promise<void> {
  const { email: address, senderDigest: sender, createdAt } = quoteRequests
  const limits: Limit[] = [
    { of: reachesMailbox(address, email), most: hourlyLimits.email, per: 'hour' },
    { of: eq(sender, senderDigest), most: hourlyLimits.sender, per: 'hour' },
  ]
  const lock = [mailboxOf(email), senderDigest]
  return rateLimit(
    scope,
    { lock, table: quoteRequests, at: createdAt, now, limits },
    'Too many requests within an hour.',
  )
}
