// Removes what is over in all pools: steps, codes, sessions, counts and keys that nobody can use or ask about any more.
import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import { traceOf } from '#kernel/trace.ts'
import type { IdentityParts } from './ask.ts'
import { deleteBatch } from './delete-batch.ts'
import { sweepQuotas } from './limits/quota.ts'
import type { Pool } from './pool/pool.ts'
import { sweepReplies } from './replies.ts'
import { sweepLocks } from './sign-in/lock.ts'
import { challenges, codes, devices, pools, refreshTokens, sessions, signingKeys } from './tables.ts'

const hourMs = 3_600_000
/** Access tokens that were issued just before a session ended are over by then, and so is the key that signed them. */
const dayMs = 24 * hourMs

type OfPool = IdentityParts & { pool: Pool }
/** @returns whether there may be more */
type Sweep = (ofPool: OfPool, transaction: Transaction) => Promise<boolean>

/**
 * Each batch goes in a transaction of its own: several processes may sweep at once. Where one table of a pool cannot be swept, the
 * others are all the same, and the log says which.
 */
export async function sweepPools(parts: IdentityParts): Promise<void> {
  const tell = (where: object) => (error: unknown) =>
    parts.log.warn('user pool not swept', { ...where, ...traceOf(error) })
  await sweepReplies(parts).catch(tell({ table: 'replies' }))
  const all = await parts.database.directory((transaction) => transaction.select().from(pools))
  for (const pool of all)
    for (const [table, sweep] of Object.entries(sweeps))
      await sweepAll({ ...parts, pool }, sweep).catch(tell({ pool: pool.id, table }))
}

async function sweepAll(ofPool: OfPool, sweep: Sweep): Promise<void> {
  while (await ofPool.database.forPool(ofPool.pool.id, (transaction) => sweep(ofPool, transaction)));
}

const before = ({ clock }: OfPool, ms: number) => new Date(clock().getTime() - ms)

const sweeps: Record<string, Sweep> = {
  // For a while they are still told apart: "expired" is another answer than "never heard of".
  challenges: (ofPool, transaction) =>
    deleteBatch(
      transaction,
      challenges,
      and(eq(challenges.poolId, ofPool.pool.id), lt(challenges.expiresAt, before(ofPool, hourMs))),
    ),
  codes: (ofPool, transaction) =>
    deleteBatch(transaction, codes, and(eq(codes.poolId, ofPool.pool.id), lt(codes.expiresAt, before(ofPool, dayMs)))),
  refreshTokens: (ofPool, transaction) =>
    deleteBatch(
      transaction,
      refreshTokens,
      and(eq(refreshTokens.poolId, ofPool.pool.id), lt(refreshTokens.expiresAt, before(ofPool, dayMs))),
    ),
  sessions: (ofPool, transaction) =>
    deleteBatch(
      transaction,
      sessions,
      and(eq(sessions.poolId, ofPool.pool.id), lt(sessions.expiresAt, before(ofPool, dayMs))),
    ),
  signingKeys: (ofPool, transaction) =>
    deleteBatch(
      transaction,
      signingKeys,
      and(eq(signingKeys.poolId, ofPool.pool.id), lt(signingKeys.retiredAt, before(ofPool, 2 * dayMs))),
    ),
  quotas: sweepQuotas,
  locks: sweepLocks,
  devices: sweepDevices,
}

/** Devices that nobody wants remembered are kept as long as somebody is signed in with them. */
function sweepDevices(ofPool: OfPool, transaction: Transaction): Promise<boolean> {
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
  return deleteBatch(
    transaction,
    devices,
    and(
      eq(devices.poolId, ofPool.pool.id),
      eq(devices.remembered, false),
      lt(devices.lastUsedAt, before(ofPool, dayMs)),
      notExists(signedIn),
    ),
  )
}
