// The client says something in the thread of a request: kept once per key, and the provider is told by mail.
import { createHash } from 'node:crypto'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { putInInbox } from '#domain/inbox/put-in-inbox.ts'
import { writeMail } from '#domain/mails/write-mail.ts'
import { dueAtOf } from '#domain/provider/reply-by.ts'
import { Fault } from '#kernel/fault.ts'
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
const hourMs = 3_600_000

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
    // One after another, so that counting and inserting cannot interleave.
    const name = `quote_messages ${account.poolId} ${account.sub}`
    await scope.transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
    const request = await lockOwnRequest(scope, account, question.reference)
    const { reference } = request
    const message = { reference, text: question.text, idempotencyKey: keyOf(question) }
    if (!(await wasSaid(scope, message))) {
      await refuseTooMany(scope, account, now)
      await scope.insert(quoteMessages, [{ ...message, id: newId(), from: 'client', at: now }])
      await writeAudit(scope, account, byClient('add', 'quote', reference), now)
      await putInInbox(scope, threadEntry(request, now, dueAtOf(provider, now)))
      const news = { kind: 'message', reference, text: question.text, replyTo: account.email } as const
      await writeMail(parts.jobs, scope, mailToClinic(news, provider), now)
    }
    return reply(await readClientQuote(scope, asker, reference, now))
  })
}

/** Of one length, and never one of those that the product gives messages itself, whatever the client chose. */
function keyOf({ idempotencyKey }: Question): string {
  return `client ${createHash('sha256').update(idempotencyKey).digest('base64url')}`
}

async function wasSaid(scope: Scope, { reference, text, idempotencyKey }: Question): Promise<boolean> {
  const isThis = and(eq(quoteMessages.reference, reference), eq(quoteMessages.idempotencyKey, idempotencyKey))
  const [said] = await scope.rows(quoteMessages, isThis)
  if (said && (said.text !== text || said.from !== 'client')) {
    throw new Fault('idempotency-key-reused', 'This key was used for other words.')
  }
  return said !== undefined
}

async function refuseTooMany(scope: Scope, client: ClientKey, now: Date): Promise<void> {
  const own = scope.transaction
    .select({ reference: quoteRequests.reference })
    .from(quoteRequests)
    .where(and(eq(quoteRequests.providerId, scope.providerId), isClients(client)))
  const count = await scope.transaction.$count(
    quoteMessages,
    and(
      eq(quoteMessages.providerId, scope.providerId),
      eq(quoteMessages.from, 'client'),
      gte(quoteMessages.at, new Date(now.getTime() - hourMs)),
      inArray(quoteMessages.reference, own),
    ),
  )
  if (count >= hourlyMessages) {
    throw new Fault('too-many-requests', 'Too many messages within an hour.', { retryAfterS: 3_600 })
  }
}
