// The second step at sign-in: which ways there are, which are on, and which one is asked for.
import type { UserPoolConfig } from '#contract/user-pool.ts'
import type { ProfilePool } from './pool-access.tsx'

/** The library's words for the three ways. */
export const mfaMethods = ['TOTP', 'EMAIL', 'SMS'] as const
export type MfaMethod = (typeof mfaMethods)[number]

export type MfaState = {
  enabled: MfaMethod[]
  preferred: MfaMethod | undefined
  /** A message needs a number that is known to be theirs, a mail an address. */
  hasEmail: boolean
  hasPhone: boolean
}

export type MfaRules = UserPoolConfig['mfa']

export async function loadMfa(pool: ProfilePool): Promise<MfaState> {
  const [{ enabled = [], preferred }, attributes] = await Promise.all([
    pool.fetchMFAPreference(),
    pool.fetchUserAttributes(),
  ])
  return {
    enabled,
    // One alone is asked for without being preferred to any other.
    preferred: preferred ?? (enabled.length === 1 ? enabled[0] : undefined),
    hasEmail: attributes.email_verified === 'true',
    hasPhone: attributes.phone_number_verified === 'true',
  }
}

/** The ways that this pool has. */
export const offeredMethods = ({ totpEnabled, emailEnabled, smsEnabled }: MfaRules): MfaMethod[] =>
  mfaMethods.filter((method) => ({ TOTP: totpEnabled, EMAIL: emailEnabled, SMS: smsEnabled })[method])

/** Where a second step is required, the last way cannot be turned off. */
export const canTurnOff = ({ status }: MfaRules, { enabled }: MfaState): boolean =>
  status !== 'on' || enabled.length > 1

/** What someone does with one way: turns it on, puts it to the front, turns it off. */
export type Change = 'ENABLED' | 'PREFERRED' | 'DISABLED'

/**
 * One way turned on, off or to the front. What is on beside it stays on, but no two are preferred.
 * A second way beside one alone leaves none preferred: at the sign-in they choose, until they put one to the front themselves.
 */
export function changeOf(method: MfaMethod, to: Change, { enabled }: MfaState) {
  const name = (one: MfaMethod) => one.toLowerCase() as Lowercase<MfaMethod>
  const beside = enabled.filter((one) => one !== method)
  const others = to === 'PREFERRED' || (to === 'ENABLED' && beside.length === 1) ? beside : []
  const changes = [...others.map((one) => [name(one), 'NOT_PREFERRED']), [name(method), to]]
  return Object.fromEntries(changes) as Partial<Record<Lowercase<MfaMethod>, Change | 'NOT_PREFERRED'>>
}
