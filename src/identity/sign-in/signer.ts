// Whoever wants to sign in under a name: a user of the pool, or nobody.
import type { Door } from '#identity/ask.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { findUser, nameKey, readUser } from '#identity/users/find-user.ts'
import { subOfNobody } from '#identity/users/nobody.ts'
import { openVerifier } from '#identity/users/password.ts'
import type { PoolUser } from '#identity/users/user.ts'
import type { Challenge } from './challenges.ts'
import type { Verifier } from './srp.ts'

export type Signer = {
  /** As it was typed. */
  name: string
  /** Of a name that nobody has: one that belongs to the name all the same. */
  sub: string
  user: PoolUser | undefined
}

/** @throws PoolError UserNotFoundException where the pool does not hide who is in it */
export async function findSigner(door: Door, name: string): Promise<Signer> {
  const user = await door.work((transaction) => findUser(door, transaction, name))
  if (!user && !door.pool.settings.hidesUsers) throw new PoolError('UserNotFoundException', 'User does not exist.')
  return signerOf(door, name, user)
}

/**
 * Whoever a step was opened for, as they are now.
 * @throws PoolError NotAuthorizedException when the answer names somebody else
 */
export async function readSigner(door: Door, { sub, state }: Challenge, named: string): Promise<Signer> {
  const user = sub === null ? undefined : await door.work((transaction) => readUser(door, transaction, sub))
  const signer = signerOf(door, typeof state.name === 'string' ? state.name : (sub ?? ''), user)
  if (!isNamed(signer, named)) throw new PoolError('NotAuthorizedException', 'Invalid session for the user.')
  return signer
}

/** The user of a step that is opened for real users only. @throws PoolError NotAuthorizedException */
export async function readSignedUser(door: Door, challenge: Challenge, named: string): Promise<PoolUser> {
  const { user } = await readSigner(door, challenge, named)
  if (!user) throw new PoolError('NotAuthorizedException', 'Invalid session for the user.')
  return user
}

/** Of nobody, or of a user without a password: one that no password has, the same each time. */
export function verifierOfSigner(door: Door, { name, user }: Signer): Verifier {
  const kept = user && openVerifier(door, user)
  if (kept) return kept
  const of = (use: string) => door.seal.digest(use, door.pool.id, user?.sub ?? nameKey(name))
  const blocks = Array.from({ length: 12 }, (_, at) => of(`verifier of nobody ${at}`))
  return { salt: of('salt of nobody').subarray(0, 16), verifier: Buffer.concat(blocks) }
}

/** Whether there is somebody who can sign in, or could after choosing a password. */
export const isActive = (user: PoolUser | undefined): boolean =>
  user?.enabled === true && (user.status === 'CONFIRMED' || user.status === 'FORCE_CHANGE_PASSWORD')

const signerOf = (door: Door, name: string, user: PoolUser | undefined): Signer => ({
  name,
  user,
  sub: user?.sub ?? subOfNobody(door, name),
})

function isNamed({ name, sub, user }: Signer, named: string): boolean {
  const names = [name, sub, user?.username, user?.usernameKey, user?.emailKey, user?.phoneKey]
  return names.some((one) => one !== undefined && one !== null && nameKey(one) === nameKey(named))
}
