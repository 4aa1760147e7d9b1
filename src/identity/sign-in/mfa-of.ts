// How far a second factor is wanted of somebody, and which kinds count: by their pool, or by a group of theirs.
import type { Door } from '#identity/ask.ts'
import { type MfaMethod, mfaMethods } from '#identity/pool/pool.ts'
import type { PoolUser } from '#identity/users/user.ts'

type Rules = Pick<Door, 'pool' | 'mfaGroups'>

/**
 * Members of certain groups are asked as if their pool wanted a second factor of everybody, also where it wants one of nobody. An app
 * always counts for them; a code by mail never does: whoever has the mailbox can set the password anew, and would have both.
 * @returns whether one has to be there, and the kinds that count
 */
export function mfaOf(
  { pool, mfaGroups }: Rules,
  { groups }: Pick<PoolUser, 'groups'>,
): { isRequired: boolean; methods: MfaMethod[] } {
  const { mfa, mfaMethods: ofPool } = pool.settings
  const methods = mfa === 'OFF' ? [] : ofPool
  if (!groups.some((one) => mfaGroups.includes(one))) return { isRequired: mfa === 'ON', methods }
  const counts = (method: MfaMethod) =>
    method === 'SOFTWARE_TOKEN_MFA' || (method === 'SMS_MFA' && methods.includes(method))
  return { isRequired: true, methods: mfaMethods.filter(counts) }
}
