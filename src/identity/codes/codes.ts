// One code at a time for each purpose of a user, kept as a keyed digest, taken once.
import { and, eq, gt } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { codes } from '#identity/tables.ts'

export type Purpose = 'sign-up' | 'reset' | 'attribute:email' | 'attribute:phone_number'

const hourMs = 3_600_000
const lastsMs = (purpose: Purpose) => (purpose === 'reset' ? hourMs : 24 * hourMs)

/**
 * Keeps a code; the one before it works no more.
 * @param value the new value of an attribute that waits for the code
 */
export async function keepCode(
  door: Door,
  transaction: Transaction,
  { sub, purpose, code, value = null }: { sub: string; purpose: Purpose; code: string; value?: string | null },
): Promise<void> {
  const kept = {
    digest: digestOf(door, sub, purpose, code),
    value,
    expiresAt: new Date(door.clock().getTime() + lastsMs(purpose)),
  }
  await transaction
    .insert(codes)
    .values({ poolId: door.pool.id, sub, purpose, ...kept })
    .onConflictDoUpdate({ target: [codes.poolId, codes.sub, codes.purpose], set: kept })
}

/**
 * Takes a code in one statement: of all who try at once, one gets it.
 * @returns the value that waited for it
 * @throws PoolError CodeMismatchException for a wrong one, ExpiredCodeException where none is waiting
 */
export async function takeCode(
  door: Door,
  transaction: Transaction,
  { sub, purpose, code }: { sub: string; purpose: Purpose; code: string },
): Promise<{ value: string | null }> {
  const own = ofUser(door, sub, purpose)
  const live = gt(codes.expiresAt, door.clock())
  const [taken] = await transaction
    .delete(codes)
    .where(and(own, live, eq(codes.digest, digestOf(door, sub, purpose, code))))
    .returning({ value: codes.value })
  if (taken) return taken
  const [waiting] = await transaction.select({ sub: codes.sub }).from(codes).where(and(own, live))
  if (!waiting) throw new PoolError('ExpiredCodeException', 'Invalid code provided, please request a code again.')
  throw new PoolError('CodeMismatchException', 'Invalid verification code provided, please try again.')
}

/** What waits for a code of this purpose, also when the code has run out. */
export async function readWaiting(
  door: Door,
  transaction: Transaction,
  { sub, purpose }: { sub: string; purpose: Purpose },
): Promise<{ value: string | null } | undefined> {
  const [row] = await transaction
    .select({ value: codes.value })
    .from(codes)
    .where(ofUser(door, sub, purpose))
  return row
}

export async function dropCode(
  door: Door,
  transaction: Transaction,
  { sub, purpose }: { sub: string; purpose: Purpose },
): Promise<void> {
  await transaction.delete(codes).where(ofUser(door, sub, purpose))
}

const ofUser = (door: Door, sub: string, purpose: Purpose) =>
  and(eq(codes.poolId, door.pool.id), eq(codes.sub, sub), eq(codes.purpose, purpose))

const digestOf = (door: Door, sub: string, purpose: Purpose, code: string) =>
  door.seal.digest('code', door.pool.id, sub, purpose, code)
