// Holds back whoever guesses: after five wrong answers in a row each further one costs a wait twice as long as the one before.
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { deleteBatch } from '#identity/delete-batch.ts'
import { ownDevice } from '#identity/devices/find-device.ts'
import { countGuess, isGuesser } from '#identity/limits/guesser.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { devices, locks } from '#identity/tables.ts'
import { isKnownSender } from './known-sender.ts'

/** What can be guessed; a right answer of one kind says nothing of the others. `set-up` is the first code of an app. */
const kinds = ['password', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP', 'SMS_MFA', 'SMS_OTP', 'set-up'] as const

/** Of what is guessed, and for whom: also for nobody, so that the lock does not tell who there is. */
export type Attempt = { what: (typeof kinds)[number]; sub: string; deviceKey?: string | undefined }

/** Where wrong answers are counted together, how many of them cost nothing, and the longest wait after the others. */
type Lane = { key: Buffer; free: number; longestS: number }

const longestS = 900
/** Of everybody together: else two addresses could keep somebody from ever signing in at a new one. */
const everybodyLongestS = 60
const idleS = 900
const ownFree = 5
const everybodyFree = 20

/** Comes before any look at the answer: how long it takes must not tell more during a lock. @throws PoolError while it lasts */
export async function refuseWhileLocked(door: Door, attempt: Attempt): Promise<void> {
  await door.work(async (transaction) => {
    const lanes = await lanesOf(door, transaction, attempt)
    if (isStranger(lanes) && (await isGuesser(door, transaction))) throw isExceeded()
    const keys = lanes.map(({ key }) => key)
    const held = await transaction
      .select({ key: locks.key })
      .from(locks)
      .where(and(eq(locks.poolId, door.pool.id), inArray(locks.key, keys), gt(locks.lockedUntil, door.clock())))
    if (held.length > 0) throw isExceeded()
  })
}

/**
 * Counts a wrong answer, or forgets those before a right one. Of many answers that come at once only as many are heard as would be
 * one after the other: the rest is refused here, right or wrong, and says nothing about the answer.
 * @throws PoolError NotAuthorizedException 'Password attempts exceeded' while locked; nothing is counted then
 */
export async function settleAttempt(
  door: Door,
  transaction: Transaction,
  attempt: Attempt,
  isRight: boolean,
): Promise<void> {
  const lanes = await lanesOf(door, transaction, attempt)
  if (isRight) return forget(door, transaction, lanes)
  for (const lane of lanes) await countWrong(door, transaction, lane)
  if (isStranger(lanes)) await countGuess(door, transaction)
}

/** For somebody who has signed in with all that was asked of them: what they mistyped on the way counts no more. */
export async function forgetMistakes(door: Door, transaction: Transaction, sub: string): Promise<void> {
  const keys = kinds.map((what) => ownLane(door, { what, sub }).key)
  await transaction.delete(locks).where(and(eq(locks.poolId, door.pool.id), inArray(locks.key, keys)))
}

/** For somebody who has shown otherwise who they are and chose a new password: what was guessed of the old one counts no more. */
export async function liftLock(door: Door, transaction: Transaction, sub: string): Promise<void> {
  const keys = (await lanesOf(door, transaction, { what: 'password', sub })).map(({ key }) => key)
  await transaction.delete(locks).where(and(eq(locks.poolId, door.pool.id), inArray(locks.key, keys)))
}

async function forget(door: Door, transaction: Transaction, lanes: readonly Lane[]): Promise<void> {
  const keys = lanes.map(({ key }) => key)
  const gone = await transaction
    .delete(locks)
    .where(and(eq(locks.poolId, door.pool.id), inArray(locks.key, keys)))
    .returning({ lockedUntil: locks.lockedUntil })
  // The transaction takes the deletion back.
  if (gone.some(({ lockedUntil }) => lockedUntil && lockedUntil > door.clock())) throw isExceeded()
}

async function countWrong(door: Door, transaction: Transaction, { key, free, longestS }: Lane): Promise<void> {
  const now = door.clock()
  const at = sql`${now.toISOString()}::timestamptz`
  const isIdle = sql`greatest(${locks.failedAt}, ${locks.lockedUntil}) <= ${at} - make_interval(secs => ${idleS})`
  const failures = sql`case when ${isIdle} then 1 else ${locks.failures} + 1 end`
  const waitS = sql`least(power(2, least(${failures} - ${free}::int, 10)), ${longestS}::int)`
  const counted = await transaction
    .insert(locks)
    .values({ poolId: door.pool.id, key, failures: 1, lockedUntil: null, failedAt: now })
    .onConflictDoUpdate({
      target: [locks.poolId, locks.key],
      set: {
        failures,
        lockedUntil: sql`case when ${failures} < ${free}::int then null else ${at} + make_interval(secs => ${waitS}) end`,
        failedAt: now,
      },
      setWhere: sql`coalesce(${locks.lockedUntil} <= ${at}, true)`,
    })
    .returning({ key: locks.key })
  if (counted.length === 0) throw isExceeded()
}

/**
 * Guesses count for the network address they come from, and for all addresses together, where more of them are free than one
 * address alone can make: so one stranger cannot lock a person out, and many cannot guess more than a few. Somebody at an address
 * that they signed in from lately, or at a device that the pool remembers, is held back by their own mistakes only.
 */
async function lanesOf(door: Door, transaction: Transaction, attempt: Attempt): Promise<Lane[]> {
  const { what, sub, deviceKey } = attempt
  if (deviceKey && (await isRememberedDevice(door, transaction, sub, deviceKey)))
    return [{ key: keyOf(door, attempt, 'device', deviceKey), free: ownFree, longestS }]
  const own = ownLane(door, attempt)
  if (await isKnownSender(door, transaction, sub)) return [own]
  // Only whoever has the password comes as far as a second factor: they are held back as long as one address is.
  const isSecond = what === 'SOFTWARE_TOKEN_MFA' || what === 'SMS_MFA'
  const together = { key: keyOf(door, attempt), free: everybodyFree, longestS: isSecond ? longestS : everybodyLongestS }
  return [own, together]
}

const ownLane = (door: Door, attempt: Attempt): Lane => ({
  key: keyOf(door, attempt, 'sender', door.asker.sender),
  free: ownFree,
  longestS,
})

const keyOf = (door: Door, { what, sub }: Attempt, ...where: string[]) =>
  door.seal.digest('lock', door.pool.id, what, sub, ...where)

/** Whoever is not known by their device or address is counted together with everybody, in one name and over all. */
const isStranger = (lanes: readonly Lane[]) => lanes.length > 1

async function isRememberedDevice(door: Door, transaction: Transaction, sub: string, key: string): Promise<boolean> {
  const own = and(ownDevice(door, sub, key), eq(devices.remembered, true))
  const found = await transaction.select({ key: devices.deviceKey }).from(devices).where(own)
  return found.length > 0
}

/** Removes counts that would begin anew. @returns whether there may be more */
export function sweepLocks(door: Pick<Door, 'pool' | 'clock'>, transaction: Transaction): Promise<boolean> {
  const longAgo = new Date(door.clock().getTime() - (longestS + idleS) * 1000)
  return deleteBatch(transaction, locks, and(eq(locks.poolId, door.pool.id), lte(locks.failedAt, longAgo)))
}

const isExceeded = () => new PoolError('NotAuthorizedException', 'Password attempts exceeded')
