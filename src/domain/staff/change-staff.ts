// The roles of a colleague are changed, or they leave.
import { eq } from 'drizzle-orm'
import { type StaffRole, staffRoles } from '#kernel/who-may-do.ts'
import { holdList, needColleague, noteChange, refuseLastOwner, type StaffRow } from './hold-list.ts'
import type { AtList, StaffParts } from './invite-staff.ts'
import { staffElsewhere } from './read-company-staff.ts'
import { staffMembers } from './tables.ts'
import { tellStaff } from './tell-staff.ts'

/** From the next request on. The same again changes nothing. @throws Fault not-found, no-longer-possible (`last-owner`) */
export async function changeRoles(
  { database, clock }: StaffParts,
  { provider, by }: AtList,
  { id, roles: given }: { id: string; roles: readonly StaffRole[] },
): Promise<StaffRole[]> {
  const roles = staffRoles.filter((one) => given.includes(one))
  await database.forProvider(provider.id, async (scope) => {
    const list = await holdList(scope)
    const row = needColleague(list, id)
    if (staffRoles.every((one) => row.roles.includes(one) === roles.includes(one))) return
    if (!roles.includes('owner')) refuseLastOwner(list, row)
    await scope.update(staffMembers, { roles }, eq(staffMembers.id, id))
    await noteChange(scope, { ...row, roles }, 'roles', { by, at: clock() })
    await tellStaff(scope, id)
  })
  return roles
}

/**
 * The list lets them in no more from this moment on; their account leaves the group where they work nowhere else in the company. The
 * same again does what was not done the first time.
 * @throws Fault not-found, no-longer-possible (`last-owner`)
 */
export async function dismissStaff(parts: StaffParts, at: AtList, id: string): Promise<void> {
  const { database, clock } = parts
  const { provider, by } = at
  const row = await database.forProvider(provider.id, async (scope): Promise<StaffRow> => {
    const list = await holdList(scope)
    const gone = list.find((one) => one.id === id && one.leftAt !== null)
    if (gone) return gone
    const row = needColleague(list, id)
    refuseLastOwner(list, row)
    const now = clock()
    await scope.update(staffMembers, { leftAt: now }, eq(staffMembers.id, id))
    await noteChange(scope, row, 'dismissed', { by, at: now })
    await tellStaff(scope, id)
    return row
  })
  if (!row.sub) return
  const who = { poolId: row.poolId, sub: row.sub }
  const others = await staffElsewhere(database, { companyId: provider.company.id, here: provider.id }, who)
  if (others.length > 0) return
  const isGone = await parts.staffPool.expel(at, row.sub)
  if (isGone)
    await database.forProvider(provider.id, (scope) =>
      scope.update(staffMembers, { sub: null }, eq(staffMembers.id, id)),
    )
}
