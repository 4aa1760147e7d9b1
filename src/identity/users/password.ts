// Passwords: the pool's policy, and the sealed verifier that is kept of one.
import { timingSafeEqual } from 'node:crypto'
import type { Door } from '#identity/ask.ts'
import { type PasswordPolicy, poolNameOf } from '#identity/pool/pool.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { makeVerifier, type Verifier, verifierOf } from '#identity/sign-in/srp.ts'
import { isCommonPassword } from './common-passwords.ts'
import { nameKey } from './find-user.ts'
import type { PoolUser } from './user.ts'

/** What counts as a symbol in a password policy; a space counts where it is not at an end (hosted pool, guide). */
const symbols = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/

/** @throws PoolError InvalidPasswordException 'Password did not conform with policy: ...' */
export function checkPolicy(policy: PasswordPolicy, password: string): void {
  const missing =
    (Array.from(password).length < policy.minimumLength && 'Password not long enough') ||
    (policy.requireUppercase && !/[A-Z]/.test(password) && 'Password must have uppercase characters') ||
    (policy.requireLowercase && !/[a-z]/.test(password) && 'Password must have lowercase characters') ||
    (policy.requireNumbers && !/[0-9]/.test(password) && 'Password must have numeric characters') ||
    (policy.requireSymbols && !symbols.test(password) && 'Password must have symbol characters')
  if (missing) throw refused(missing)
}

/**
 * What the policy of a pool cannot say: nobody takes their own address or name, or what everybody tries first.
 * @param names that they sign in with
 * @throws PoolError InvalidPasswordException
 */
export function checkNotGuessed(password: string, names: readonly (string | undefined)[]): void {
  const typed = password.normalize('NFKC').toLowerCase()
  const own = names.flatMap((name) => (name ? [nameKey(name)] : []))
  if (own.includes(typed.trim())) throw refused('Password must not be the username or email')
  if (isCommonPassword(typed)) throw refused('Password is too common')
}

/** What somebody signs in with. */
export const namesOf = ({ username, attributes }: Pick<PoolUser, 'username' | 'attributes'>) => [
  username,
  attributes.email,
  attributes.phone_number,
]

const refused = (what: string) =>
  new PoolError('InvalidPasswordException', `Password did not conform with policy: ${what}`)

/** The sealed verifier to keep of a new password. The maths takes milliseconds: call it outside transactions. */
export async function sealPassword(door: Door, sub: string, password: string): Promise<Buffer> {
  const { salt, verifier } = await makeVerifier(poolNameOf(door.pool.id), sub, password)
  return door.seal.close(placeOf(door, sub), Buffer.concat([Buffer.from([salt.length]), salt, verifier]))
}

/** Salt and verifier of a user's password, for whoever checks a proof of it; undefined for someone without a password. */
export function openVerifier(door: Door, user: { sub: string; verifier: Buffer | null }): Verifier | undefined {
  if (!user.verifier) return undefined
  const opened = door.seal.open(placeOf(door, user.sub), user.verifier)
  const saltBytes = opened[0] ?? 0
  return { salt: opened.subarray(1, 1 + saltBytes), verifier: opened.subarray(1 + saltBytes) }
}

/** Whether a password is the user's, by making its verifier again. */
export async function isPassword(
  door: Door,
  user: { sub: string; verifier: Buffer | null },
  password: string,
): Promise<boolean> {
  const kept = openVerifier(door, user)
  if (!kept) return false
  const made = await verifierOf(poolNameOf(door.pool.id), user.sub, password, kept.salt)
  return made.length === kept.verifier.length && timingSafeEqual(made, kept.verifier)
}

const placeOf = (door: Door, sub: string) => `verifier ${door.pool.id} ${sub}`
