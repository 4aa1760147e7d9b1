// Fills the port for accounts of a provider's own people: in the product's own pools by their operator's deeds, in hosted ones by nobody.
import { staffGroup } from '#domain/clients/session.ts'
import type { UserPools } from '#domain/provider/user-pool.ts'
import type { Admission, NewStaff, StaffPlace, StaffPool } from '#domain/staff/staff-pool.ts'
import { type Door, enterPool, type IdentityParts } from '#identity/ask.ts'
import { addToGroup, removeFromGroup } from '#identity/operator/change-groups.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { countRecoveryCodes, dropRecoveryCodes, makeRecoveryCodes } from '#identity/recovery/recovery-codes.ts'
import { revokeSessionsOf } from '#identity/tokens/revoke.ts'
import { createUser, inviteAgain } from '#identity/users/create-user.ts'
import { findUser } from '#identity/users/find-user.ts'
import { removeUser } from '#identity/users/remove-user.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { Fault } from '#kernel/fault.ts'

export function createStaffPool(parts: IdentityParts, { userPoolOf }: UserPools): StaffPool {
  const enter = (place: StaffPlace) => enterOwn(parts, userPoolOf, place)
  return {
    admit: async (place, person) => {
      const door = await enter(place)
      if (!door) return { way: 'hosted', sub: null }
      return (await admitKnown(door, person)) ?? admitNew(door, person, linkOf(place))
    },
    remind: async (place, sub) => {
      const door = await enter(place)
      const user = door && (await find(door, sub))
      if (!user || !isUntouched(user)) return false
      await inviteAgain(door, user, linkOf(place))
      return true
    },
    expel: async (place, sub) => {
      const door = await enter(place)
      const user = door && (await find(door, sub))
      if (!user) return false
      if (isUntouched(user)) {
        // Nothing was ever kept of whoever never came; what a patient of the same address sent is not theirs to erase.
        const alone: Door = { ...door, onRemoved: async () => {} }
        await door.work((transaction) => removeUser(alone, transaction, sub))
        return true
      }
      await removeFromGroup(door, sub, staffGroup)
      await door.work(async (transaction) => {
        await dropRecoveryCodes(door, transaction, sub)
        await revokeSessionsOf(door, transaction, sub)
      })
      return false
    },
    countRecoveryCodes: async (place, sub) => {
      const door = await enter(place)
      return door ? countRecoveryCodes(door, sub) : null
    },
    makeRecoveryCodes: async (place, sub) => {
      const door = await enter(place)
      return door ? makeRecoveryCodes(door, sub) : null
    },
  }
}

async function enterOwn(
  parts: IdentityParts,
  userPoolOf: UserPools['userPoolOf'],
  { provider, origin }: StaffPlace,
): Promise<Door | undefined> {
  const { isOwn, userPoolId } = await userPoolOf(provider.company)
  if (!isOwn) return undefined
  const found = await parts.pools.findPool(userPoolId)
  if (!found) throw new Error('a pool that was just made is not there')
  const asker = { origin, sender: 'operator', language: provider.languages[0] ?? 'en', place: provider.id }
  return enterPool({ ...parts, asker }, found.pool, found.client)
}

/** Somebody who has an account already. @throws Fault invalid-input for a patient's */
async function admitKnown(door: Door, { email, known }: NewStaff): Promise<Admission | undefined> {
  const user = await find(door, email)
  if (!user) return undefined
  const { sub } = user
  if (!user.groups.includes(staffGroup)) {
    // A patient's record, trips and documents do not become a colleague's; nor is a stranger's account with this address one.
    if (!known.includes(sub)) throw refuse('patient', 'This address has the account of a patient.')
    await addToGroup(door, sub, staffGroup)
  }
  return { way: isUntouched(user) ? 'mail' : 'known', sub }
}

async function admitNew(door: Door, person: NewStaff, link: string): Promise<Admission> {
  const { email, name, language } = person
  const [first = '', ...rest] = name.split(' ')
  const attributes = Object.entries({ email, given_name: first, family_name: rest.join(' ') })
    .filter(([, value]) => value !== '')
    .map(([Name, Value]) => ({ Name, Value }))
  try {
    const { user } = await createUser(door, { name: email, attributes, language, groups: [staffGroup], link })
    return { way: 'mail', sub: user.sub }
  } catch (error) {
    if (!(error instanceof PoolError)) throw error
    // Made in this very moment: by somebody else who invites them, or by a patient.
    const admitted = error.type === 'UsernameExistsException' ? await admitKnown(door, person) : undefined
    if (admitted) return admitted
    throw refuse('invalid', 'No account can be made with this address.')
  }
}

const find = (door: Door, name: string): Promise<PoolUser | undefined> =>
  door.work((transaction) => findUser(door, transaction, name))

/** Invited, and never signed in. */
const isUntouched = ({ status }: PoolUser): boolean => status === 'FORCE_CHANGE_PASSWORD'

const linkOf = ({ origin }: StaffPlace): string => new URL('/desk', origin).href

const refuse = (reason: 'patient' | 'invalid', detail: string) =>
  new Fault('invalid-input', detail, { fields: [{ path: 'email', reason }] })
