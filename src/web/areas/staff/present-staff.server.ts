// Who works here, the table of who may do what and what was changed, in words and with days by the clinic's clock.
import { listStaff, type StaffChangeLine, type StaffLine } from '#contract/staff.ts'
import { plainDate } from '#kernel/clock.ts'
import { type Permission, permissions, type StaffRole, staffRoles } from '#kernel/who-may-do.ts'
import { formatClock, formatDate } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentPool } from '#web/signed-in/present-profile.server.ts'

export async function presentStaff(page: PageContext) {
  const [{ colleagues, changes, table, hostedPool }, pool] = await Promise.all([
    page.call(listStaff, {}),
    presentPool(page),
  ])
  return {
    hostedPool,
    pool,
    language: page.visitor.language,
    colleagues: colleagues.map((one) => presentColleague(page, one)),
    changes: changes.map((one) => ({ id: one.id, at: momentOf(page, one.at), text: sayChange(page, one) })),
    table: table.flatMap(({ permission, roles }) => {
      const known = permissions.find((one) => one === permission)
      return known
        ? [{ permission: known, name: page.t(`desk.may.${known}` satisfies `desk.may.${Permission}`), roles }]
        : []
    }),
    roles: staffRoles.map((role) => ({
      role,
      name: page.t(`desk.role.${role}`),
      hint: page.t(`desk.role.${role}Hint`),
    })),
  }
}
export type StaffView = Awaited<ReturnType<typeof presentStaff>>
export type ColleagueView = StaffView['colleagues'][number]

function presentColleague(page: PageContext, { id, name, email, roles, invitedAt, joinedAt, isWaiting }: StaffLine) {
  const { t } = page
  return {
    id,
    name,
    email,
    roles,
    hasCome: joinedAt !== null,
    says: sayRoles(page, roles),
    state: joinedAt
      ? t('desk.staff.since', { day: dayOf(page, joinedAt) })
      : t('desk.staff.invited', { day: dayOf(page, invitedAt) }),
    isWaiting,
  }
}

function sayChange(page: PageContext, { deed, name, by, roles }: StaffChangeLine): string {
  const quoted = { name: apart(name), by: by === null ? page.t('desk.staff.changes.commandLine') : apart(by) }
  return page.t(`desk.staff.changes.line.${deed}`, { ...quoted, roles: sayRoles(page, roles) })
}

const sayRoles = ({ t, visitor }: PageContext, roles: readonly StaffRole[]): string =>
  new Intl.ListFormat(visitor.language, { type: 'unit' }).format(roles.map((role) => t(`desk.role.${role}`)))

const dayOf = ({ provider, visitor }: PageContext, at: string): string =>
  formatDate(plainDate(new Date(at), provider.location.timeZone), visitor.language)

const momentOf = (page: PageContext, at: string): string =>
  page.t('meta.offers.moment', {
    day: dayOf(page, at),
    time: formatClock(at, page.provider.location.timeZone, page.visitor.language),
  })

/** A name in another script does not turn the sentence around it. */
const apart = (name: string): string => `\u2068${name}\u2069`
