// A person of the sample pool who has confirmed their account and signed in, without the steps of either.
import { type Door, enterPool } from '#identity/ask.ts'
import { poolUsers } from '#identity/tables.ts'
import { type AuthenticationResult, startSession } from '#identity/tokens/issue-tokens.ts'
import { readUser } from '#identity/users/find-user.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { newId } from '#kernel/id.ts'
import { type SampleIdentity, sampleOrigin } from './sample-identity.ts'

export type SignedInUser = {
  user: PoolUser
  door: Door
  /** Of a pool that keeps track of devices they carry a new device's key. */
  tokens: AuthenticationResult & { RefreshToken: string }
  /** Signs in once more, as from another browser. */
  signInAgain(deviceKey?: string): Promise<AuthenticationResult & { RefreshToken: string }>
}

/** A pool, and what its service works with. */
export type PoolOfSample = Pick<SampleIdentity, 'identity' | 'found' | 'database' | 'now'>

/** The door that actions go through, for tests of what lies behind it. */
export function sampleDoor({ identity, found }: Pick<PoolOfSample, 'identity' | 'found'>, origin = sampleOrigin): Door {
  const asker = { origin, sender: 'sender', language: 'en', place: undefined }
  return enterPool({ ...identity.parts, asker }, found.pool, found.client)
}

/** Writes a confirmed person. They have no password unless a verifier is given. */
export async function addUser(sample: PoolOfSample, changes: Partial<PoolUser> = {}): Promise<PoolUser> {
  const sub = newId()
  const email = changes.attributes?.email ?? `${sub.slice(0, 8)}@patient.example`
  const now = sample.now()
  const user: PoolUser = {
    poolId: sample.found.pool.id,
    sub,
    username: sub,
    usernameKey: sub,
    emailKey: email.toLowerCase(),
    phoneKey: null,
    status: 'CONFIRMED',
    enabled: true,
    verifier: null,
    attributes: { email, email_verified: 'true', given_name: 'Amal', family_name: 'Haddad' },
    groups: [],
    mfa: { enabled: [], preferred: null },
    totpSecret: null,
    totpName: null,
    totpStep: 0,
    totpPending: null,
    invitedAt: null,
    signedOutAt: null,
    language: 'en',
    createdAt: now,
    changedAt: now,
    ...changes,
  }
  await sample.database.forPool(user.poolId, (transaction) => transaction.insert(poolUsers).values(user))
  return user
}

export async function signedInUser(
  sample: PoolOfSample,
  changes: Partial<PoolUser> = {},
  origin = sampleOrigin,
): Promise<SignedInUser> {
  const user = await addUser(sample, changes)
  const door = sampleDoor(sample, origin)
  const readNow = async () => (await door.work((transaction) => readUser(door, transaction, user.sub))) ?? user
  const signInAgain = async (deviceKey?: string) => {
    const { RefreshToken = '', ...rest } = await startSession(door, await readNow(), { deviceKey })
    return { ...rest, RefreshToken }
  }
  return { user, door, tokens: await signInAgain(), signInAgain }
}
