// Who works at a provider's, and what was changed about that lately.
import { asc, desc, type InferSelectModel, isNull } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { StaffRow } from './hold-list.ts'
import { staffChanges, staffMembers } from './tables.ts'

export type StaffChange = InferSelectModel<typeof staffChanges>

type Doors = Pick<Database, 'forProvider'>

/** Without those who have left, by name. */
export function listStaff(database: Doors, providerId: string): Promise<StaffRow[]> {
  const orderBy = [asc(staffMembers.name), asc(staffMembers.id)]
  return database.forProvider(providerId, (scope) => scope.rows(staffMembers, isNull(staffMembers.leftAt), { orderBy }))
}

/** The newest first. */
export function listStaffChanges(database: Doors, providerId: string, limit = 50): Promise<StaffChange[]> {
  const orderBy = [desc(staffChanges.at), desc(staffChanges.id)]
  return database.forProvider(providerId, (scope) => scope.rows(staffChanges, undefined, { orderBy, limit }))
}
