// One code at a time for each purpose of a user, kept as a keyed digest, taken once.
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { countGuess, isGuesser } from '#identity/limits/guesser.ts'
import { isLimitExceeded } from '#identity/limits/quota.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { codes } from '#identity/tables.ts'

export type Purpose = 'sign-up' | 'reset' | 'attribute:email' | 'attribute:phone_number'

const hourMs = 3_600_000
/** Wrong ones that a code outlives: as many as may be typed in an hour. Without an end, a code that lasts a day could be guessed. */
const mostWrong = 20
const lastsMs = (purpose: Purpose) => (purpose === 'reset' ? hourMs : 24 * hourMs)

/**
 * Keeps a code; the one before it works no more.
 * @param value the address that it is sent to, which typing it proves
 */
export async function keepCode(
  door: Door,
  transaction: Transaction,
  { sub, purpose, code, value = null }: { sub: string; purpose: Purpose; code: string; value?: string | null },
): Promise<void> {
  const kept = {
    digest: digestOf(door, sub, purpose, code),
    value,
    wrong: 0,
    expiresAt: new Date(door.clock().getTime() + lastsMs(purpose)),
  }
  await transaction
    .insert(codes)
    .values({ poolId: door.pool.id, sub, purpose, ...kept })
    .onConflictDoUpdate({ target: [codes.poolId, codes.sub, codes.purpose], set: kept })
}

/**
 * Counts a code as wrong that is about to be tried, if it is: in a transaction of its own, since what takes it comes to nothing then.
 * @throws PoolError LimitExceededException for a network address that tried too many, in whatever names
 */
export async function countTry(
  door: Door,
  { sub, purpose, code }: { sub: string; purpose: Purpose; code: string },
): Promise<void> {
  const own = ofUser(door, sub, purpose)
  const isRefused = await door.work(async (transaction) => {
    if (await isGuesser(door, transaction)) return true
    const isSame = eq(codes.digest, digestOf(door, sub, purpose, code))
    const [right] = await transaction.select({ sub: codes.sub }).from(codes).where(and(own, isSame))
    if (right) return false
    await transaction
      .update(codes)
      .set({ wrong: sql`${codes.wrong} + 1` })
      .where(own)
    await countGuess(door, transaction)
    return false
  })
  if (isRefused) throw isLimitExceeded()
}

/**
 * Takes a code in one statement: of all who try at once, one gets it.
 * @returns the address that it was sent to
 * @throws PoolError CodeMismatchException for a wrong one, ExpiredCodeException where none is waiting any more
 */
export async function takeCode(
  door: Door,
  transaction: Transaction,
  { sub, purpose, code }: { sub: string; purpose: Purpose; code: string },
): Promise<{ value: string | null }> {
  const own = ofUser(door, sub, purpose)
  const live = and(gt(codes.expiresAt, door.clock()), lte(codes.wrong, mostWrong))
  const [taken] = await transaction
    .delete(codes)
    .where(and(own, live, eq(codes.digest, digestOf(door, sub, purpose, code))))
    .returning({ value: codes.value })
  if (taken) return taken
  const [waiting] = await transaction.select({ sub: codes.sub }).from(codes).where(and(own, live))
  if (!waiting) throw codeIsOver()
  throw new PoolError('CodeMismatchException', 'Invalid verification code provided, please try again.')
}

export const codeIsOver = () =>
  new PoolError('ExpiredCodeException', 'Invalid code provided, please request a code again.')

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
