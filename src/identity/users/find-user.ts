// Finds a user by what they type to sign in, or by the subject of a token.
import { and, eq, or, type SQL } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { poolUsers } from '#identity/tables.ts'
import type { PoolUser } from './user.ts'

/** How names are compared: without regard to case, and to how letters with marks are written. */
export function nameKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase()
}

/** A sub names its person too. */
export const isSub = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** By sub, user name, or e-mail and telephone where the pool signs in with them. */
export async function findUser(door: Door, transaction: Transaction, name: string): Promise<PoolUser | undefined> {
  const key = nameKey(name)
  const { signInWith } = door.pool.settings
  const names: (SQL | undefined)[] = [
    eq(poolUsers.usernameKey, key),
    isSub.test(key) ? eq(poolUsers.sub, key) : undefined,
    signInWith.includes('email') ? eq(poolUsers.emailKey, key) : undefined,
    signInWith.includes('phone_number') ? eq(poolUsers.phoneKey, key) : undefined,
  ]
  const [row] = await transaction
    .select()
    .from(poolUsers)
    .where(and(eq(poolUsers.poolId, door.pool.id), or(...names)))
  return row
}

/** The row as it is now, held until the transaction ends: what is written over it loses nothing of another change. */
export function holdUser(door: Door, transaction: Transaction, sub: string): Promise<PoolUser | undefined> {
  return readUser(door, transaction, sub, 'update')
}

/** @param held until the transaction ends: against others' changes (`share`), or for one's own (`update`) */
export async function readUser(
  door: Door,
  transaction: Transaction,
  sub: string,
  held?: 'share' | 'update',
): Promise<PoolUser | undefined> {
  const found = transaction
    .select()
    .from(poolUsers)
    .where(and(eq(poolUsers.poolId, door.pool.id), eq(poolUsers.sub, sub)))
  const [row] = await (held ? found.for(held) : found)
  return row
}
