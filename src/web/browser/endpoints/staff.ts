// What the browser calls of contract/staff.ts, checked against it by type: nothing of the contract is loaded.
import type * as staff from '#contract/staff.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const readRecoveryCodes: To<typeof staff.readRecoveryCodes> = {
  name: 'readRecoveryCodes',
  method: 'GET',
  path: '/api/desk/recovery-codes',
}
export const makeRecoveryCodes: To<typeof staff.makeRecoveryCodes> = {
  name: 'makeRecoveryCodes',
  method: 'POST',
  path: '/api/desk/recovery-codes',
}
export const inviteStaff: To<typeof staff.inviteStaff> = {
  name: 'inviteStaff',
  method: 'POST',
  path: '/api/desk/staff',
}
export const changeStaff: To<typeof staff.changeStaff> = {
  name: 'changeStaff',
  method: 'POST',
  path: '/api/desk/staff/{id}/roles',
}
export const remindStaff: To<typeof staff.remindStaff> = {
  name: 'remindStaff',
  method: 'POST',
  path: '/api/desk/staff/{id}/invitation',
}
export const dismissStaff: To<typeof staff.dismissStaff> = {
  name: 'dismissStaff',
  method: 'POST',
  path: '/api/desk/staff/{id}/dismissal',
}
