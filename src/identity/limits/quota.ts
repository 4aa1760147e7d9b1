// Counts how often something is done in a window of time, and refuses what is more.
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { quotas } from '#identity/tables.ts'

export type Quota = { count: number; windowS: number }

/**
 * Counts one try in one statement of a transaction of its own, so that it counts also when what follows fails.
 * @param what is counted, in our words
 * @param who does it, also someone whom the pool does not know: only a keyed digest is kept
 * @throws PoolError LimitExceededException
 */
export async function takeQuota(door: Door, what: string, who: string, { count, windowS }: Quota): Promise<void> {
  const now = door.clock()
  const key = door.seal.digest('quota', door.pool.id, what, who)
  const endsAt = new Date(now.getTime() + windowS * 1000)
  const isOver = sql`${quotas.endsAt} <= ${now}`
  const [taken] = await door.work((transaction) =>
    transaction
      .insert(quotas)
      .values({ poolId: door.pool.id, key, count: 1, endsAt })
      .onConflictDoUpdate({
        target: [quotas.poolId, quotas.key],
        set: {
          // It stops one above the limit: refused tries make the number no longer.
          count: sql`case when ${isOver} then 1 else least(${quotas.count} + 1, ${count + 1}) end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${quotas.endsAt} end`,
        },
      })
      .returning({ count: quotas.count }),
  )
  if ((taken?.count ?? 0) > count)
    throw new PoolError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
}

/** Removes windows that are over. */
export async function sweepQuotas(door: Pick<Door, 'pool' | 'clock'>, transaction: Transaction): Promise<void> {
  await transaction.delete(quotas).where(and(eq(quotas.poolId, door.pool.id), lt(quotas.endsAt, door.clock())))
}
