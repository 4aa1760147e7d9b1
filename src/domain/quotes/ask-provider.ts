// The client says something in the thread of a request: kept once per key, and the provider is told by mail.
import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { once } from '#db/once.ts'
import type { ClientKey } from '#db/open.ts'
import { type Limit, rateLimit } from '#db/rate-limit.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { putInInbox } from '#domain/inbox/put-in-inbox.ts'
import { writeMail } from '#domain/mails/write-mail.ts'
import { dueAtOf } from '#domain/provider/reply-by.ts'
import { newId } from '#kernel/id.ts'
import { lockOwnRequest, type ThreadAsker } from './answer-offer.ts'
import { type ClientThread, readClientQuote } from './read-client-quotes.ts'
import { isClients } from './read-threads.ts'
import type { QuoteParts } from './send-quote.ts'
import { quoteMessages, quoteRequests } from './tables.ts'
import { threadEntry } from './thread-entry.ts'
import { mailToClinic } from './thread-mails.ts'

export type Question = { reference: string; text: string; idempotencyKey: string }

/** How many messages of one client are taken within the hour, at one provider. */
export const hourlyMessages = 20

/**
 * @param reply made of how it stands then, before the words are kept
 * @throws Fault not-found for what is not theirs, idempotency-key-reused when other words came under the key before,
 *   too-many-requests over the limit
 */
export async function askProvider<T>(
  parts: QuoteParts,
  asker: ThreadAsker,
  question: Question,
  reply: (thread: ClientThread) => T,
): Promise<T> {
  const { account, provider } = asker
  const now = parts.clock()
  return parts.database.forClient(account, provider.id, async (scope) => {
    const request = await lockOwnRequest(scope, account, question.reference)
    const { reference } = request
    const { text } = question
    const idempotencyKey = keyOf(question)
    const message = { reference, text, idempotencyKey, from: 'client' } as const
    const key = { key: { reference, idempotencyKey }, same: { text, from: 'client' }, usedFor: 'other words' } as const
    const { isNew } = await once(scope, quoteMessages, key, async () => {
      await refuseTooMany(scope, account, now)
      return { ...message, id: newId(), at: now }
    })
    if (isNew) {
      await writeAudit(scope, account, byClient('add', 'quote', reference), now)
      await putInInbox(scope, threadEntry(request, now, dueAtOf(provider, now)))
      const news = { kind: 'message', reference, text, replyTo: account.email } as const
      await writeMail(parts.jobs, scope, mailToClinic(news, provider), now)
    }
    return reply(await readClientQuote(scope, asker, reference, now))
  })
}

/** Of one length, and never one of those that the product gives messages itself, whatever the client chose. */
function keyOf({ idempotencyKey }: Question): string {
  return `client ${createHash('sha256').update(idempotencyKey).digest('base64url')}`
}

function refuseTooMany(scope: Scope, client: ClientKey, now: Date): Promise<void> {
  const own = scope.transaction
    .select({ reference: quoteRequests.reference })
    .from(quoteRequests)
    .where(and(eq(quoteRequests.providerId, scope.providerId), isClients(client)))
  const { from, reference, at } = quoteMessages
  const of = and(eq(from, 'client'), inArray(reference, own))
  const lock = `quote_messages ${client.poolId} ${client.sub}`
  const limits: Limit[] = [{ of, most: hourlyMessages, per: 'hour' }]
  return rateLimit(scope, { lock, table: quoteMessages, at, now, limits }, 'Too many messages within an hour.')
}
