// Somebody of a sample provider's own people, signed in with a second factor unless a test says otherwise.
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { staffGroup } from '#domain/clients/session.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { StaffMember } from '#domain/staff/staff.ts'
import { staffMembers } from '#domain/staff/tables.ts'
import { poolUsers, sessions } from '#identity/tables.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { newId } from '#kernel/id.ts'
import type { StaffRole } from '#kernel/who-may-do.ts'
import type { SampleApi } from './sample-api.ts'
import { sampleNow } from './sample-provider.ts'
import { signInAtPool } from './sample-session.ts'

export type SampleStaff = StaffMember & {
  /** What their browser sends along. */
  headers: Record<string, string>
}

type Given = { name?: string; email?: string; roles?: StaffRole[]; provider?: Provider; secondFactor?: boolean }

/** @param given at `other.test`, the site whose company has a pool of the product's own, as a coordinator, where nothing else is said */
export async function writeStaff(
  api: Pick<SampleApi, 'identity' | 'database' | 'other'>,
  given: Given = {},
): Promise<SampleStaff> {
  const { provider = api.other, roles = ['coordinator'], name = 'Rana Sample', secondFactor = true } = given
  const { email = `${name.toLowerCase().replaceAll(' ', '.')}.${newId().slice(0, 8)}@clinic.example` } = given
  const { poolId, sub, access } = await signInAtPool(api, provider.company.id, email, [staffGroup])
  const originJti = String(decodeJwt(access)['origin_jti'])
  await api.database.forPool(poolId, (transaction) =>
    transaction.update(sessions).set({ secondFactor }).where(eq(sessions.originJti, originJti)),
  )
  const id = newId()
  const row = { id, poolId, sub, email, name, roles, invitedAt: sampleNow, joinedAt: sampleNow }
  await api.database.forProvider(provider.id, (scope) => scope.insert(staffMembers, [row]))
  return {
    id,
    providerId: provider.id,
    poolId,
    sub,
    email,
    name,
    roles,
    headers: { authorization: `Bearer ${access}` },
  }
}

/** Makes an app somebody's second step, one whose codes nobody can tell. */
export async function haveApp({ database }: Pick<SampleApi, 'database'>, { poolId, sub }: SampleStaff): Promise<void> {
  const mfa: PoolUser['mfa'] = { enabled: ['SOFTWARE_TOKEN_MFA'], preferred: 'SOFTWARE_TOKEN_MFA' }
  await database.forPool(poolId, (transaction) =>
    transaction
      .update(poolUsers)
      .set({ mfa, totpSecret: Buffer.from('sealed') })
      .where(eq(poolUsers.sub, sub)),
  )
}

/** The account of an address, in lower case, in the pool of `other.test`'s company. */
export async function accountOf(
  { identity, database, other }: Pick<SampleApi, 'identity' | 'database' | 'other'>,
  email: string,
): Promise<PoolUser | undefined> {
  const { pool } = await identity.parts.pools.ensurePool(other.company.id)
  const [user] = await database.forPool(pool.id, (transaction) =>
    transaction.select().from(poolUsers).where(eq(poolUsers.emailKey, email)),
  )
  return user
}
