// Has copies of messages leave the outbox folder once the person they were for, or about, has gone.
import { inArray } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Transaction } from '#db/scope.ts'
import type { Clock } from '#kernel/clock.ts'
import type { ForgetMessages } from '#kernel/mailer.ts'
import { messageDigestOf } from './message-digest.ts'
import { outboxRemovals } from './tables.ts'

/** The queue whose worker has everything go that an erasure left outside the database. */
export const clearQueue = 'clear-away'

/** In the transaction of the deed. @param names Message-IDs of mails, numbers that short messages went to */
export async function forgetLater(transaction: Transaction, names: readonly string[], since: Date): Promise<void> {
  const digests = [...new Set(names)].map(messageDigestOf)
  if (digests.length === 0) return
  await transaction
    .insert(outboxRemovals)
    .values(digests.map((digest) => ({ digest, since })))
    .onConflictDoNothing()
}

/** A mail that was being handed over while its row went is there a moment later: longer than any hand-over takes. */
const lateMs = 10 * 60_000

/**
 * Called after each erasure and every few minutes; again is no fault.
 * @throws whatever the folders throw; what is left waits for the next time
 */
export async function forgetMessages(
  database: Pick<Database, 'directory'>,
  forget: readonly ForgetMessages[],
  clock: Clock,
): Promise<void> {
  const waiting = await database.directory((transaction) => transaction.select().from(outboxRemovals))
  if (waiting.length === 0) return
  const digests = new Set(waiting.map(({ digest }) => digest.toString('hex')))
  const isGone = (name: string) => digests.has(messageDigestOf(name).toString('hex'))
  for (const one of forget) await one(isGone)
  const late = new Date(clock().getTime() - lateMs)
  const done = waiting.filter(({ since }) => since < late).map(({ digest }) => digest)
  if (done.length === 0) return
  await database.directory((transaction) =>
    transaction.delete(outboxRemovals).where(inArray(outboxRemovals.digest, done)),
  )
}
