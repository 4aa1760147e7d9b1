// The provider's own people: who is at the desk and what they may do there, who works here, and who comes and goes.
import * as contract from '#contract/staff.ts'
import type { Database } from '#db/open.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { changeRoles, dismissStaff } from '#domain/staff/change-staff.ts'
import { type AtList, inviteStaff, remindStaff, type StaffParts } from '#domain/staff/invite-staff.ts'
import { listStaff, listStaffChanges } from '#domain/staff/list-staff.ts'
import { type OtherPlace, staffElsewhere } from '#domain/staff/read-company-staff.ts'
import type { StaffMember } from '#domain/staff/staff.ts'
import { Fault } from '#kernel/fault.ts'
import { inLanguage } from '#kernel/localized.ts'
import { mayDo, permissions, staffRoles, whoMayDo } from '#kernel/who-may-do.ts'
import { presentColleague, presentStaffChange } from './present-staff.ts'
import { type ApiApp, type Call, serve } from './serve.ts'

export type StaffApiParts = StaffParts & {
  database: Database
  /** Scheme and host of the site of a domain, as people see it. */
  originOf: (domain: string) => string
}

type DeskCall = Pick<Call<'staff'>, 'staff' | 'findOwnProvider' | 'origin'>

export function serveStaff(app: ApiApp, parts: StaffApiParts): void {
  serve(app, contract.readDesk, async ({ language }, call) => {
    const { id, name, email, roles } = call.staff
    const provider = await call.findOwnProvider()
    const elsewhere = await placesOf(parts, provider, call.staff, language)
    return { id, name, email, roles, may: permissions.filter((one) => mayDo(roles, one)), elsewhere }
  })
  serve(app, contract.listStaff, async (_, { staff, findOwnProvider }) => {
    const { company, id } = await findOwnProvider()
    const manages = mayDo(staff.roles, 'staff.manage')
    const [list, changes, pool] = await Promise.all([
      listStaff(parts.database, id),
      manages ? listStaffChanges(parts.database, id) : [],
      parts.userPools.userPoolOf(company),
    ])
    return {
      colleagues: list.map((row) => presentColleague(row, manages)),
      changes: changes.map(presentStaffChange),
      table: permissions.map((permission) => ({
        permission,
        roles: staffRoles.filter((role) => whoMayDo[permission][role]),
      })),
      hostedPool: pool.isOwn ? null : pool.userPoolId,
    }
  })
  serveRecoveryCodes(app, parts)
  serveChanges(app, parts)
}

/** Their own alone: nobody makes codes for a colleague. */
function serveRecoveryCodes(app: ApiApp, { staffPool }: StaffApiParts): void {
  serve(app, contract.readRecoveryCodes, async (_, { staff, findOwnProvider, origin }) => ({
    left: await staffPool.countRecoveryCodes({ provider: await findOwnProvider(), origin }, staff.sub),
  }))
  serve(app, contract.makeRecoveryCodes, async (_, { staff, findOwnProvider, origin }) => {
    const codes = await staffPool.makeRecoveryCodes({ provider: await findOwnProvider(), origin }, staff.sub)
    if (!codes) throw new Fault('no-longer-possible', 'Recovery codes stand in for an app, and there is none.')
    return { codes }
  })
}

function serveChanges(app: ApiApp, parts: StaffApiParts): void {
  serve(app, contract.inviteStaff, async (input, call) => {
    const { id, way } = await inviteStaff(parts, await atList(call), input)
    return { id, way }
  })
  serve(app, contract.changeStaff, async (input, call) => ({
    roles: await changeRoles(parts, await atList(call), input),
  }))
  serve(app, contract.remindStaff, async ({ id }, call) => ({
    isSent: await remindStaff(parts, await atList(call), id),
  }))
  serve(app, contract.dismissStaff, async ({ id }, call) => {
    const at = await atList(call)
    await dismissStaff(parts, at, id)
    const { isOwn } = await parts.userPools.userPoolOf(at.provider.company)
    return { isInGroup: !isOwn }
  })
}

async function atList({ staff, findOwnProvider, origin }: DeskCall): Promise<AtList> {
  return { provider: await findOwnProvider(), origin, by: staff.name }
}

async function placesOf(
  { database, originOf }: StaffApiParts,
  { id, company, languages }: Provider,
  staff: StaffMember,
  language = languages[0] ?? 'en',
) {
  const places = await staffElsewhere(database, { companyId: company.id, here: id }, staff)
  return places.map(({ name, domain }: OtherPlace) => ({ name: inLanguage(name, language), origin: originOf(domain) }))
}
