// The list of a provider's own people, held while it is changed, and what is written down of each change.
import { asc, type InferSelectModel } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { type StaffDeed, staffChanges, staffMembers } from './tables.ts'

export type StaffRow = InferSelectModel<typeof staffMembers>

/** Whoever changes the list waits for whoever does so already: two owners who let each other go are not both heard. */
export function holdList(scope: Scope): Promise<StaffRow[]> {
  return scope.rows(staffMembers, undefined, { orderBy: [asc(staffMembers.id)], forUpdate: true })
}

/** Somebody who works here. @throws Fault not-found */
export function needColleague(list: readonly StaffRow[], id: string): StaffRow {
  const found = list.find((one) => one.id === id && one.leftAt === null)
  if (found) return found
  throw new Fault('not-found', 'Nobody of this id works here.')
}

/**
 * An owner who has come at least once; one who was only invited may be a mistyped address, and opens nothing yet.
 * @throws Fault no-longer-possible (reason `last-owner`) where nobody else of that kind would be left
 */
export function refuseLastOwner(list: readonly StaffRow[], leaving: StaffRow): void {
  const owners = list.filter(({ roles, joinedAt, leftAt }) => roles.includes('owner') && joinedAt && !leftAt)
  if (owners.length === 1 && owners[0]?.id === leaving.id)
    throw new Fault(
      'no-longer-possible',
      'The last owner stays: make somebody else an owner first, who has to have come once.',
      {
        fields: [{ path: 'roles', reason: 'last-owner' }],
      },
    )
}

/** @param by whoever did it, null on the command line */
export async function noteChange(
  scope: Scope,
  { id: memberId, name, roles }: Pick<StaffRow, 'id' | 'name' | 'roles'>,
  deed: StaffDeed,
  { by, at }: { by: string | null; at: Date },
): Promise<void> {
  await scope.insert(staffChanges, [{ id: newId(), memberId, name, deed, roles, byName: by, at }])
}
