// Removes what is over in all pools: steps, codes, sessions, counts and keys that nobody can use or ask about any more.
import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import type { IdentityParts } from './ask.ts'
import { sweepQuotas } from './limits/quota.ts'
import type { Pool } from './pool/pool.ts'
import { sweepReplies } from './replies.ts'
import { sweepLocks } from './sign-in/lock.ts'
import { challenges, codes, devices, pools, refreshTokens, sessions, signingKeys } from './tables.ts'

const hourMs = 3_600_000
/** Access tokens that were issued just before a session ended are over by then, and so is the key that signed them. */
const dayMs = 24 * hourMs

/** One pool after the other, each in a transaction of its own: several processes may sweep at once. */
export async function sweepPools(parts: IdentityParts): Promise<void> {
  await sweepReplies(parts)
  const all = await parts.database.directory((transaction) => transaction.select().from(pools))
  for (const pool of all) await parts.database.forPool(pool.id, (transaction) => sweepPool(parts, pool, transaction))
}

async function sweepPool(parts: IdentityParts, pool: Pool, transaction: Transaction): Promise<void> {
  const nowMs = parts.clock().getTime()
  const hourAgo = new Date(nowMs - hourMs)
  const dayAgo = new Date(nowMs - dayMs)
  const ofPool = { ...parts, pool }
  // For a while they are still told apart: "expired" is another answer than "never heard of".
  await transaction.delete(challenges).where(and(eq(challenges.poolId, pool.id), lt(challenges.expiresAt, hourAgo)))
  await transaction.delete(codes).where(and(eq(codes.poolId, pool.id), lt(codes.expiresAt, dayAgo)))
  await transaction
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.poolId, pool.id), lt(refreshTokens.expiresAt, dayAgo)))
  await transaction.delete(sessions).where(and(eq(sessions.poolId, pool.id), lt(sessions.expiresAt, dayAgo)))
  await transaction
    .delete(signingKeys)
    .where(and(eq(signingKeys.poolId, pool.id), lt(signingKeys.retiredAt, new Date(nowMs - 2 * dayMs))))
  await sweepQuotas(ofPool, transaction)
  await sweepLocks(ofPool, transaction)
  await sweepDevices(pool.id, transaction, dayAgo)
}

/** Devices that nobody wants remembered are kept as long as somebody is signed in with them. */
async function sweepDevices(poolId: string, transaction: Transaction, dayAgo: Date): Promise<void> {
  const signedIn = transaction
    .select({ one: sql`1` })
    .from(sessions)
    .where(
      and(
        eq(sessions.poolId, devices.poolId),
        eq(sessions.sub, devices.sub),
        eq(sessions.deviceKey, devices.deviceKey),
        isNull(sessions.revokedAt),
      ),
    )
  await transaction
    .delete(devices)
    .where(
      and(
        eq(devices.poolId, poolId),
        eq(devices.remembered, false),
        lt(devices.lastUsedAt, dayAgo),
        notExists(signedIn),
      ),
    )
}
