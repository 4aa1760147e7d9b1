// Removes a person with all that the pool has of them, and tells so, for what others have.
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import {
  challenges,
  codes,
  devices,
  identities,
  passkeys,
  poolUsers,
  recoveryCodes,
  refreshTokens,
  sessions,
} from '#identity/tables.ts'
import { readUser } from './find-user.ts'

/** What counts tries and locks is kept by a digest and runs out by itself. */
export async function removeUser(door: Door, transaction: Transaction, sub: string): Promise<void> {
  const poolId = door.pool.id
  const { email, email_verified, phone_number } = (await readUser(door, transaction, sub))?.attributes ?? {}
  const own = transaction
    .select({ originJti: sessions.originJti })
    .from(sessions)
    .where(and(eq(sessions.poolId, poolId), eq(sessions.sub, sub)))
  await transaction
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.poolId, poolId), inArray(refreshTokens.originJti, own)))
  for (const table of [sessions, codes, challenges, devices, passkeys, recoveryCodes, identities, poolUsers])
    await transaction.delete(table).where(and(eq(table.poolId, poolId), eq(table.sub, sub)))
  await door.onRemoved(transaction, {
    poolId,
    sub,
    owner: door.pool.owner,
    emails: email && email_verified === 'true' ? [email] : [],
    phones: phone_number ? [phone_number] : [],
  })
}
