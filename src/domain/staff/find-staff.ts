// Finds whoever of a provider's own people is signed in: nobody who is not on its list, whatever group their pool says.
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import { noteChange } from './hold-list.ts'
import type { StaffMember } from './staff.ts'
import { staffMembers } from './tables.ts'

type Who = { poolId: string; sub: string }

/**
 * The first time that they come with a second factor is written down.
 * @returns undefined for a person of another location, one who has left, and one who was never let in
 */
export async function findStaff(
  database: Pick<Database, 'forProvider'>,
  providerId: string,
  { poolId, sub, secondFactor }: Who & { secondFactor: boolean },
  now: Date,
): Promise<StaffMember | undefined> {
  const isThem = and(eq(staffMembers.poolId, poolId), eq(staffMembers.sub, sub), isNull(staffMembers.leftAt))
  return database.forProvider(providerId, async (scope) => {
    const [row] = await scope.rows(staffMembers, isThem, { limit: 1 })
    if (!row) return undefined
    if (!row.joinedAt && secondFactor) {
      const [first] = await scope.update(staffMembers, { joinedAt: now }, and(isThem, isNull(staffMembers.joinedAt)))
      if (first) await noteChange(scope, first, 'joined', { by: first.name, at: now })
    }
    const { id, email, name, roles } = row
    return { id, providerId, poolId, sub, email, name, roles }
  })
}

/**
 * Somebody of a hosted pool who was invited by their address, and comes for the first time: the row that waits for it is theirs.
 * @param email verified, in lower case
 * @returns whether there was one
 */
export async function takeInvitation(
  database: Pick<Database, 'forProvider'>,
  providerId: string,
  { poolId, sub, email }: Who & { email: string },
): Promise<boolean> {
  const waits = and(
    eq(staffMembers.poolId, poolId),
    eq(staffMembers.email, email),
    isNull(staffMembers.sub),
    isNull(staffMembers.leftAt),
    // Somebody whose address changed is on the list already: nobody is there twice.
    sql`not exists (select from staff_members other where other.provider_id = ${providerId} and other.pool_id = ${poolId} and other.sub = ${sub})`,
  )
  const taken = await database.forProvider(providerId, (scope) => scope.update(staffMembers, { sub }, waits))
  return taken.length === 1
}
