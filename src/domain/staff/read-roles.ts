// What somebody of a provider's own people may do by now, whoever they were when they wrote something.
import { and, eq, isNull } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import type { StaffRole } from '#kernel/who-may-do.ts'
import { staffMembers } from './tables.ts'

/** Of whoever has left, or was never here, none. */
export async function readRoles(scope: Scope, id: string): Promise<StaffRole[]> {
  const [row] = await scope.rows(staffMembers, and(eq(staffMembers.id, id), isNull(staffMembers.leftAt)))
  return row?.roles ?? []
}
