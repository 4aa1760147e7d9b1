// Ends sessions: one with all its tokens, or all that a person has.
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { challenges, poolUsers, sessions } from '#identity/tables.ts'

/** Ends one sign-in: its access and id tokens are refused from now on, and it cannot be refreshed. */
export async function revokeSession(door: Door, transaction: Transaction, originJti: string): Promise<void> {
  await transaction
    .update(sessions)
    .set({ revokedAt: door.clock() })
    .where(and(eq(sessions.poolId, door.pool.id), eq(sessions.originJti, originJti), isNull(sessions.revokedAt)))
}

/** Ends everything that a person is signed in to or about to: whoever begins a session at this moment has to see this row first. */
export async function revokeSessionsOf(door: Door, transaction: Transaction, sub: string): Promise<void> {
  await transaction
    .update(poolUsers)
    .set({ signedOutAt: door.clock() })
    .where(and(eq(poolUsers.poolId, door.pool.id), eq(poolUsers.sub, sub)))
  await endSignIns(door, transaction, sub)
}

/**
 * Ends the sessions that are there and the sign-ins under way. Write the user's row before: a session that began while it was
 * waited for ends as well.
 * @param except the origin_jti of a session that may go on
 */
export async function endSignIns(door: Door, transaction: Transaction, sub: string, except?: string): Promise<void> {
  await endSessions(door, transaction, sub, except)
  await transaction.delete(challenges).where(and(eq(challenges.poolId, door.pool.id), eq(challenges.sub, sub)))
}

async function endSessions(door: Door, transaction: Transaction, sub: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.originJti, except)
  await transaction
    .update(sessions)
    .set({ revokedAt: door.clock() })
    .where(and(eq(sessions.poolId, door.pool.id), eq(sessions.sub, sub), isNull(sessions.revokedAt), others))
}
