// What a token says, for who has no library at hand; whether it is right is for the server to say.
import { staffGroup } from '#kernel/staff-group.ts'

/** Empty for what is no token. */
export function readClaims(token: string): Record<string, unknown> {
  try {
    const [, payload = ''] = token.split('.')
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? { ...claims } : {}
  } catch {
    return {}
  }
}

/** Whether somebody is of the clinic's own people: they are no clients, and have no record of one. */
export function isOfStaff(accessToken: string): boolean {
  const groups = readClaims(accessToken)['cognito:groups']
  return Array.isArray(groups) && groups.includes(staffGroup)
}
