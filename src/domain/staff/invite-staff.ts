// Somebody is put on the list of a provider's own people, and gets an account where the product can give one.
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { UserPools } from '#domain/provider/user-pool.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import type { StaffRole } from '#kernel/who-may-do.ts'
import { needColleague, noteChange, type StaffRow } from './hold-list.ts'
import { readCompanyStaff } from './read-company-staff.ts'
import type { Admission, StaffPlace, StaffPool } from './staff-pool.ts'
import { staffMembers } from './tables.ts'

export type StaffParts = {
  database: Pick<Database, 'forProvider' | 'directory'>
  userPools: UserPools
  staffPool: StaffPool
  clock: Clock
}

/** Where it is done, and who does it; null on the command line. */
export type AtList = StaffPlace & { by: string | null }

export type StaffInvitation = { email: string; name: string; roles: StaffRole[]; language: string }

/** An invitation is not sent twice within this time, however often it is asked for. */
const restMs = 60_000

/**
 * The same again changes nothing. The account comes before the row: whoever has an account and stands on no list is let in nowhere,
 * and asking again goes on from there.
 * @throws Fault invalid-input for the field email: `colleague` when they work here already, and as StaffPool.admit says
 */
export async function inviteStaff(
  parts: StaffParts,
  at: AtList,
  { email: typed, name, roles, language }: StaffInvitation,
): Promise<{ id: string; way: Admission['way']; isNew: boolean }> {
  const email = typed.toLowerCase()
  const { userPoolId: poolId } = await parts.userPools.userPoolOf(at.provider.company)
  const everywhere = await readCompanyStaff(parts.database, at.provider.company.id, email)
  const here = everywhere.find((one) => one.providerId === at.provider.id && one.poolId === poolId)
  if (here && here.leftAt === null) {
    if (isSame(here, { name, roles })) return { id: here.id, way: wayOf(here), isNew: false }
    throw isColleague()
  }
  const known = everywhere.flatMap(({ sub }) => sub ?? [])
  const { way, sub } = await parts.staffPool.admit(at, { email, name, language, known })
  const now = parts.clock()
  const row = { email, name, roles, sub, invitedAt: now, joinedAt: null, leftAt: null }
  const [written] = await parts.database.forProvider(at.provider.id, async (scope) => {
    const isThem = and(eq(staffMembers.poolId, poolId), eq(staffMembers.email, email))
    const rows = here
      ? await scope.update(staffMembers, row, and(isThem, eq(staffMembers.id, here.id)))
      : await scope.insert(staffMembers, [{ id: newId(), poolId, ...row }], { ignoreConflicts: true })
    for (const one of rows) await noteChange(scope, one, 'invited', { by: at.by, at: now })
    return rows
  })
  // Somebody else has invited them in this moment, or they stand here under another address.
  if (!written) return inviteSame(parts, at, { email, name, roles })
  return { id: written.id, way, isNew: true }
}

async function inviteSame({ database }: StaffParts, { provider }: AtList, wanted: Omit<StaffInvitation, 'language'>) {
  const [row] = await database.forProvider(provider.id, (scope) =>
    scope.rows(staffMembers, and(eq(staffMembers.email, wanted.email), isNull(staffMembers.leftAt))),
  )
  if (!row || !isSame(row, wanted)) throw isColleague()
  return { id: row.id, way: wayOf(row), isNew: false }
}

/** @returns whether another mail is on its way. @throws Fault not-found */
export async function remindStaff(parts: StaffParts, at: AtList, id: string): Promise<boolean> {
  const now = parts.clock()
  const row = await parts.database.forProvider(at.provider.id, async (scope) => {
    const row = needColleague(await scope.rows(staffMembers, eq(staffMembers.id, id), { forUpdate: true }), id)
    if (row.joinedAt || now.getTime() - row.invitedAt.getTime() < restMs) return undefined
    await scope.update(staffMembers, { invitedAt: now }, eq(staffMembers.id, id))
    return row
  })
  return row?.sub ? parts.staffPool.remind(at, row.sub) : false
}

function isSame(row: Pick<StaffRow, 'name' | 'roles'>, { name, roles }: Pick<StaffRow, 'name' | 'roles'>): boolean {
  return row.name === name && [...row.roles].sort().join() === [...roles].sort().join()
}

const wayOf = ({ sub, joinedAt }: StaffRow): Admission['way'] => (sub === null ? 'hosted' : joinedAt ? 'known' : 'mail')

const isColleague = () =>
  new Fault('invalid-input', 'Somebody with this address works here already.', {
    fields: [{ path: 'email', reason: 'colleague' }],
  })
