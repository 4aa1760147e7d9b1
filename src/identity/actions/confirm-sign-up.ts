// ConfirmSignUp: the code from the address that somebody signed up with.

import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { clientId, code, username } from '#contract/identity.ts'
import type { Transaction } from '#db/scope.ts'
import { action } from '#identity/action.ts'
import { type Door, enterClient } from '#identity/ask.ts'
import { countTry, takeCode } from '#identity/codes/codes.ts'
import { personLimits } from '#identity/limits/limits.ts'
import { takePersonQuota } from '#identity/limits/person-quota.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { openChallenge } from '#identity/sign-in/challenges.ts'
import { poolUsers } from '#identity/tables.ts'
import { type Attributes, addresses } from '#identity/users/attributes.ts'
import { findUser, holdUser } from '#identity/users/find-user.ts'
import { nobodyHasIt } from '#identity/users/missing.ts'
import { addressKeys } from '#identity/users/names.ts'
import { subOfNobody } from '#identity/users/nobody.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { updateUser } from '#identity/users/write-user.ts'

export const confirmSignUp = action({
  name: 'ConfirmSignUp',
  replays: true,
  isForStrangers: true,
  input: z.object({
    ClientId: clientId,
    Username: username,
    ConfirmationCode: code,
    ForceAliasCreation: z.boolean().optional(),
  }),
  run: async (input, ask) => {
    const door = await enterClient(ask, input.ClientId)
    const found = await door.work((transaction) => findUser(door, transaction, input.Username))
    if (!found && !door.pool.settings.hidesUsers) throw nobodyHasIt()
    const sub = found?.sub ?? subOfNobody(door, input.Username)
    await takePersonQuota(door, 'confirm-sign-up', sub, personLimits.confirmSignUp)
    await countTry(door, { sub, purpose: 'sign-up', code: input.ConfirmationCode })
    const session = await door.work((transaction) => confirm(door, transaction, { ...input, sub }))
    return session ? { Session: session } : {}
  },
})

type Typed = { sub: string; Username: string; ConfirmationCode: string; ForceAliasCreation?: boolean | undefined }

/** @returns the Session that signs in once without a password, where the client may */
async function confirm(door: Door, transaction: Transaction, typed: Typed): Promise<string | undefined> {
  const user = await holdUser(door, transaction, typed.sub)
  const refusal = user && refusalOf(user)
  // Where people are hidden an address tells nothing without its code. A sub is known only to who signed up, as the link of the mail has it.
  if (refusal && (!door.pool.settings.hidesUsers || typed.Username === typed.sub)) throw refusal
  const { value } = await takeCode(door, transaction, {
    sub: typed.sub,
    purpose: 'sign-up',
    code: typed.ConfirmationCode,
  })
  if (!user) throw nobodyHasIt()
  if (refusal) throw refusal
  const proved = addresses.find((one) => value !== null && user.attributes[one] === value)
  const attributes = { ...user.attributes, ...(proved ? { [`${proved}_verified`]: 'true' } : {}) }
  if (typed.ForceAliasCreation) await takeAddressOver(door, transaction, user.sub, attributes)
  await updateUser(door, transaction, user, { status: 'CONFIRMED', attributes })
  if (!door.client.settings.flows.includes('ALLOW_USER_AUTH')) return undefined
  return openChallenge(door, transaction, { kind: 'AUTO_SIGN_IN', sub: user.sub, state: {} })
}

function refusalOf({ enabled, status }: PoolUser): PoolError | undefined {
  if (status !== 'UNCONFIRMED')
    return new PoolError('NotAuthorizedException', `User cannot be confirmed. Current status is ${status}`)
  return enabled ? undefined : new PoolError('NotAuthorizedException', 'User is disabled.')
}

/** Whoever verified the address last has it. */
async function takeAddressOver(door: Door, transaction: Transaction, sub: string, attributes: Attributes) {
  const keys = addressKeys(door.pool.settings, attributes, () => false)
  for (const [column, key, flag] of [
    ['emailKey', keys.emailKey, 'email_verified'],
    ['phoneKey', keys.phoneKey, 'phone_number_verified'],
  ] as const) {
    if (!key) continue
    const holds = and(eq(poolUsers.poolId, door.pool.id), ne(poolUsers.sub, sub), eq(poolUsers[column], key))
    const [other] = await transaction.select().from(poolUsers).where(holds).for('update')
    if (!other) continue
    await updateUser(door, transaction, other, { attributes: { ...other.attributes, [flag]: 'false' } })
  }
}
