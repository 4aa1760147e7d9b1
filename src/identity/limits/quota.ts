// Counts how often something is done in a window of time, and refuses what is more.
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { deleteBatch } from '#identity/delete-batch.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { quotas } from '#identity/tables.ts'

export type Quota = { count: number; windowS: number }

/**
 * Counts one try in one statement of a transaction of its own, so that it counts also when what follows fails.
 * @param what is counted, in our words
 * @param who does it, also someone whom the pool does not know: only a keyed digest is kept
 * @throws PoolError LimitExceededException
 */
export async function takeQuota(door: Door, what: string, who: string, quota: Quota): Promise<void> {
  const isOver = await door.work((transaction) => addToQuota(door, transaction, what, who, quota))
  if (isOver) throw isLimitExceeded()
}

/** Counts one more, in a transaction that is there anyway. @returns whether it is one too many */
export async function addToQuota(
  door: Door,
  transaction: Transaction,
  what: string,
  who: string,
  { count, windowS }: Quota,
): Promise<boolean> {
  const now = door.clock()
  const endsAt = new Date(now.getTime() + windowS * 1000)
  const isOver = sql`${quotas.endsAt} <= ${now}`
  const [taken] = await transaction
    .insert(quotas)
    .values({ poolId: door.pool.id, key: keyOf(door, what, who), count: 1, endsAt })
    .onConflictDoUpdate({
      target: [quotas.poolId, quotas.key],
      set: {
        // It stops one above the limit: refused tries make the number no longer.
        count: sql`case when ${isOver} then 1 else least(${quotas.count} + 1, ${count + 1}) end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${quotas.endsAt} end`,
      },
    })
    .returning({ count: quotas.count })
  return (taken?.count ?? 0) > count
}

/** Whether one more would be one too many. */
export async function isUsedUp(
  door: Door,
  transaction: Transaction,
  what: string,
  who: string,
  { count }: Quota,
): Promise<boolean> {
  const own = and(eq(quotas.poolId, door.pool.id), eq(quotas.key, keyOf(door, what, who)))
  const [row] = await transaction
    .select({ count: quotas.count })
    .from(quotas)
    .where(and(own, gt(quotas.endsAt, door.clock())))
  return (row?.count ?? 0) >= count
}

const keyOf = (door: Door, what: string, who: string) => door.seal.digest('quota', door.pool.id, what, who)

export const isLimitExceeded = () =>
  new PoolError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')

/** Removes windows that are over. @returns whether there may be more */
export function sweepQuotas(door: Pick<Door, 'pool' | 'clock'>, transaction: Transaction): Promise<boolean> {
  return deleteBatch(transaction, quotas, and(eq(quotas.poolId, door.pool.id), lt(quotas.endsAt, door.clock())))
}
