// Writes people of the pool down, and says in the pool's words when a name or an address is taken.
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { dropCode } from '#identity/codes/codes.ts'
import { tellOfChanges } from '#identity/messages/tell-of-changes.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { poolUsers } from '#identity/tables.ts'
import { endSignIns } from '#identity/tokens/revoke.ts'
import { type Address, type Attributes, addresses } from './attributes.ts'
import { nameKey } from './find-user.ts'
import { addressKeys } from './names.ts'
import type { PoolUser } from './user.ts'
import type { UserStatus } from './user-state.ts'

export type NewUser = {
  sub: string
  username: string
  attributes: Attributes
  status: UserStatus
  verifier: Buffer | null
  /** The address that stands for the user name. */
  address?: Address | undefined
  language?: string
  groups?: string[]
}

/** Of all who take a name at once one gets it. @throws PoolError UsernameExistsException */
export async function insertUser(door: Door, transaction: Transaction, user: NewUser): Promise<PoolUser> {
  const { address, ...own } = user
  const now = door.clock()
  const [written] = await transaction
    .insert(poolUsers)
    .values({
      poolId: door.pool.id,
      language: door.asker.language,
      ...own,
      usernameKey: nameKey(user.username),
      ...addressKeys(door.pool.settings, user.attributes, (one) => one === address),
      mfa: { enabled: [], preferred: null },
      createdAt: now,
      changedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (written) return written
  throw new PoolError(
    'UsernameExistsException',
    address ? `An account with the given ${address} already exists.` : 'User already exists',
  )
}

/**
 * Changes what is said of somebody; what they are found by follows their attributes.
 * @throws PoolError AliasExistsException when another has the address
 */
export async function updateUser(
  door: Door,
  transaction: Transaction,
  user: PoolUser,
  changes: Partial<
    Pick<
      PoolUser,
      | 'attributes'
      | 'status'
      | 'verifier'
      | 'signedOutAt'
      | 'invitedAt'
      | 'enabled'
      | 'mfa'
      | 'totpSecret'
      | 'totpPending'
      | 'totpName'
      | 'totpStep'
    >
  >,
): Promise<PoolUser> {
  // The row may be older than the address that somebody is found by now: only whoever writes attributes writes these.
  const keys = changes.attributes && addressKeys(door.pool.settings, changes.attributes, isKeyOf(user))
  const [written] = await transaction
    .update(poolUsers)
    .set({ ...changes, ...keys, changedAt: door.clock() })
    .where(isUser(door, user.sub))
    .returning()
    .catch((error: unknown) => {
      throw aliasOf(error) ?? error
    })
  // Somebody who was removed meanwhile has no address any more either.
  if (!written) throw new PoolError('UserNotFoundException', 'User does not exist.')
  await tellOfChanges(door, transaction, user, changes)
  if (changes.signedOutAt) await endSignIns(door, transaction, user.sub)
  if (changes.attributes && addresses.some((one) => changes.attributes?.[one] !== user.attributes[one]))
    // It went to an address that may be somebody else's now.
    await dropCode(door, transaction, { sub: user.sub, purpose: 'reset' })
  return written
}

/** An address that is not verified goes on to be somebody's name. */
const isKeyOf =
  ({ emailKey, phoneKey }: PoolUser) =>
  (address: Address, value: string) =>
    nameKey(value) === (address === 'email' ? emailKey : phoneKey)

export const isUser = (door: Door, sub: string) => and(eq(poolUsers.poolId, door.pool.id), eq(poolUsers.sub, sub))

export function aliasExists(address: Address): PoolError {
  return new PoolError('AliasExistsException', `An account with the ${address} already exists.`)
}

/** The address that the database refused because another user has it. */
function aliasOf(error: unknown): PoolError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || cause.code !== '23505') continue
    return aliasExists(String('constraint' in cause && cause.constraint).includes('phone') ? 'phone_number' : 'email')
  }
  return undefined
}
