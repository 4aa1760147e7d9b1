// Recovery codes: ten that stand in, once each, for the app of somebody who has lost it.
import { randomInt } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { tellOf } from '#identity/messages/tell-of.ts'
import { methodsOf } from '#identity/sign-in/second-factor.ts'
import { recoveryCodes } from '#identity/tables.ts'
import { holdUser, readUser } from '#identity/users/find-user.ts'
import type { PoolUser } from '#identity/users/user.ts'

const howMany = 10
/** Without letters and digits that are read for one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const form = new RegExp(`^[${alphabet}]{10}$`)

/** How many are left; null for somebody without an app, for whom they would do nothing. */
export function countRecoveryCodes(door: Door, sub: string): Promise<number | null> {
  return door.work(async (transaction) => {
    const user = await readUser(door, transaction, sub)
    if (!user || !hasApp(door, user)) return null
    const [row] = await transaction.select({ left: count() }).from(recoveryCodes).where(ofUser(door, sub))
    return row?.left ?? 0
  })
}

/** New codes in place of all older ones; only their digests are kept. @returns null where countRecoveryCodes does */
export function makeRecoveryCodes(door: Door, sub: string): Promise<string[] | null> {
  return door.work(async (transaction) => {
    const user = await holdUser(door, transaction, sub)
    if (!user || !hasApp(door, user)) return null
    const made = Array.from({ length: howMany }, newRecoveryCode)
    await dropRecoveryCodes(door, transaction, sub)
    const rows = made.map((code) => ({ poolId: door.pool.id, sub, digest: digestOf(door, sub, plain(code)) }))
    await transaction.insert(recoveryCodes).values(rows)
    await tellOf(door, transaction, user, 'recovery-codes-made')
    return made
  })
}

/** No code of an app has this form. */
export const isRecoveryCode = (code: string): boolean => form.test(plain(code))

/** In one statement: of all who show a code at once, one is heard. @returns whether it was one of theirs */
export async function takeRecoveryCode(
  door: Door,
  transaction: Transaction,
  user: PoolUser,
  code: string,
): Promise<boolean> {
  const digest = digestOf(door, user.sub, plain(code))
  const taken = await transaction
    .delete(recoveryCodes)
    .where(and(ofUser(door, user.sub), eq(recoveryCodes.digest, digest)))
    .returning({ sub: recoveryCodes.sub })
  if (taken.length === 0) return false
  await tellOf(door, transaction, user, 'recovery-code-used')
  return true
}

export async function dropRecoveryCodes(door: Door, transaction: Transaction, sub: string): Promise<void> {
  await transaction.delete(recoveryCodes).where(ofUser(door, sub))
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** As it is read off paper: in small letters, with another dash or none. */
const plain = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

const hasApp = (door: Door, user: PoolUser) => methodsOf(door, user).includes('SOFTWARE_TOKEN_MFA')

const digestOf = (door: Door, sub: string, code: string) => door.seal.digest('recovery code', door.pool.id, sub, code)

const ofUser = (door: Door, sub: string) => and(eq(recoveryCodes.poolId, door.pool.id), eq(recoveryCodes.sub, sub))
