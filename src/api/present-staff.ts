// Colleagues and changes of their list, as the desk shows them.
import type { StaffChangeLine, StaffLine } from '#contract/staff.ts'
import type { StaffRow } from '#domain/staff/hold-list.ts'
import type { StaffChange } from '#domain/staff/list-staff.ts'

/** @param manages whoever does sees addresses */
export function presentColleague(
  { id, name, email, roles, sub, invitedAt, joinedAt }: StaffRow,
  manages: boolean,
): StaffLine {
  return {
    id,
    name,
    email: manages ? email : '',
    roles,
    invitedAt: invitedAt.toISOString(),
    joinedAt: joinedAt?.toISOString() ?? null,
    isWaiting: sub === null,
  }
}

export function presentStaffChange({ id, at, name, deed, roles, byName }: StaffChange): StaffChangeLine {
  return { id, at: at.toISOString(), name, deed, roles, by: byName }
}
