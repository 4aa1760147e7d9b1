// Removes conversations with the assistant in which nothing was said for as long as their clinic keeps them, and what its limits no longer count.
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import { removeOldAsks } from '#domain/assistant/ask-limits.ts'
import { removeOldMarks } from '#domain/assistant/mark-forgotten.ts'
import { assistantConversations, type ConversationRow } from '#domain/assistant/tables.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { readRules } from './read-rules.ts'

type SweepParts = { database: Pick<Database, 'directory' | 'forProvider' | 'forClient'>; log: Log }

const dayMs = 24 * 3_600_000

/** Where those of one provider or one client cannot be removed, the others are all the same. Twice at once does no harm. */
export async function removeOldChats({ database, log }: SweepParts, now: Date): Promise<void> {
  for (const { providerId, retention } of await readRules(database)) {
    const isOld = lt(assistantConversations.lastAt, new Date(now.getTime() - retention.chatDays * dayMs))
    const sweep = async () => {
      const owned = await database.forProvider(providerId, async (scope) => {
        await removeOldAsks(scope, now)
        await removeOldMarks(scope, now)
        await scope.remove(assistantConversations, and(isOld, isNull(assistantConversations.clientSub)))
        return scope.rows(assistantConversations, and(isOld, isNotNull(assistantConversations.clientSub)))
      })
      for (const row of owned) await removeOwned(database, row, isOld, now).catch(warn)
    }
    const warn = (error: unknown) => log.warn('old conversations not removed', traceOf(error))
    await sweep().catch(warn)
  }
}

/** Its client reads of it in their access log. */
async function removeOwned(
  database: SweepParts['database'],
  { id, providerId, clientPoolId: poolId, clientSub: sub }: ConversationRow,
  isOld: ReturnType<typeof lt>,
  now: Date,
): Promise<void> {
  if (poolId === null || sub === null) return
  const client = { poolId, sub }
  await database.forClient(client, providerId, async (scope) => {
    // Something may have been said since it was found: then it stays.
    const [gone] = await scope.remove(assistantConversations, and(eq(assistantConversations.id, id), isOld))
    if (!gone) return
    const about = { subject: 'conversation', subjectId: id } as const
    await writeAudit(scope, client, { actor: 'system', deed: 'remove', ...about, why: 'retention' }, now)
  })
}
