// Finds whoever of a provider's own people is signed in: nobody who is not on its list, whatever group their pool says.
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { StaffMember } from './staff.ts'
import { staffMembers } from './tables.ts'

/** @returns undefined for a person of another location, one who has left, and one who was never let in */
export async function findStaff(
  database: Pick<Database, 'forProvider'>,
  providerId: string,
  { poolId, sub }: { poolId: string; sub: string },
): Promise<StaffMember | undefined> {
  const isThem = and(eq(staffMembers.poolId, poolId), eq(staffMembers.sub, sub), isNull(staffMembers.leftAt))
  const [row] = await database.forProvider(providerId, (scope) => scope.rows(staffMembers, isThem, { limit: 1 }))
  if (!row) return undefined
  const { id, email, name, roles } = row
  return { id, providerId, poolId, sub, email, name, roles }
}
