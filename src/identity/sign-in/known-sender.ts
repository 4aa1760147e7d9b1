// Knows from which network addresses somebody signed in lately: those are not held back by what strangers do to the name.
import { and, eq, gt } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { quotas } from '#identity/tables.ts'

const keepMs = 30 * 24 * 3_600_000

/** Once somebody has signed in, not before: it takes all their factors to become known. */
export async function rememberSender(door: Door, transaction: Transaction, sub: string): Promise<void> {
  const endsAt = new Date(door.clock().getTime() + keepMs)
  await transaction
    .insert(quotas)
    .values({ poolId: door.pool.id, key: keyOf(door, sub), count: 1, endsAt })
    .onConflictDoUpdate({ target: [quotas.poolId, quotas.key], set: { endsAt } })
}

export async function isKnownSender(door: Door, transaction: Transaction, sub: string): Promise<boolean> {
  const [known] = await transaction
    .select({ count: quotas.count })
    .from(quotas)
    .where(and(eq(quotas.poolId, door.pool.id), eq(quotas.key, keyOf(door, sub)), gt(quotas.endsAt, door.clock())))
  return known !== undefined
}

const keyOf = (door: Door, sub: string) => door.seal.digest('known sender', door.pool.id, sub, door.asker.sender)
