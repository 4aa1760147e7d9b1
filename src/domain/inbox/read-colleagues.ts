// Who of a provider's own people an item can be given to, and what those are called who have it.
import type { Scope } from '#db/scope.ts'
import { staffMembers } from '#domain/staff/tables.ts'
import { mayDo } from '#kernel/who-may-do.ts'

/** `canWork` is false of whoever has left, and of whoever does not answer patients. */
export type Colleague = { id: string; name: string; canWork: boolean }

/** Those too who have left: their names still stand beside what they did. */
export async function readColleagues(scope: Scope): Promise<Colleague[]> {
  const rows = await scope.rows(staffMembers)
  return rows
    .map(({ id, name, roles, leftAt }) => ({ id, name, canWork: leftAt === null && mayDo(roles, 'inbox.work') }))
    .sort((one, other) => one.name.localeCompare(other.name))
}
