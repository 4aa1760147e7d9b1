// Removes mails with all that else knows of them: their jobs, and their copies in the outbox folder.
import { and, eq, inArray, lt, type SQL } from 'drizzle-orm'
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { messageIdOf } from '#domain/mails/deliver-mail.ts'
import { mails } from '#domain/mails/tables.ts'
import { forgetLater } from './forget-messages.ts'
import { readRules } from './read-rules.ts'

/** @returns how many there were */
export async function removeMails(
  jobs: Pick<Jobs, 'forget'>,
  scope: Scope,
  where: SQL | undefined,
  now: Date,
): Promise<number> {
  const gone = await scope.remove(mails, where)
  if (gone.length === 0) return 0
  await forgetLater(scope.transaction, gone.map(messageIdOf), now)
  await jobs.forget(scope.transaction, { mailId: gone.map(({ id }) => id) })
  return gone.length
}

const batchRows = 500
const dayMs = 86_400_000

/** Removes mails that left so long ago that their clinic keeps them no longer. What never left stays. */
export async function removeOldMails(
  database: Pick<Database, 'directory' | 'forProvider'>,
  jobs: Pick<Jobs, 'forget'>,
  now: Date,
): Promise<void> {
  for (const { providerId, retention } of await readRules(database)) {
    const before = new Date(now.getTime() - retention.mailDays * dayMs)
    const removeSome = () =>
      database.forProvider(providerId, (scope) => {
        const some = scope.transaction
          .select({ id: mails.id })
          .from(mails)
          .where(and(eq(mails.providerId, providerId), lt(mails.sentAt, before)))
          .limit(batchRows)
          .for('update', { skipLocked: true })
        return removeMails(jobs, scope, inArray(mails.id, some), now)
      })
    while ((await removeSome()) === batchRows);
  }
}
