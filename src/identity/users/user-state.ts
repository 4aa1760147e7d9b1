// The state of a person of a user pool: how far their account is, and by what they prove who they are.
import type { MfaMethod } from '#identity/pool/pool.ts'

export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED'

/** The ways someone is asked for a second factor; the preferred one is asked for when there are several. */
export type MfaPreference = { enabled: MfaMethod[]; preferred: MfaMethod | null }

/** One more way to be asked; the first one is the preferred one. */
export function enableMethod({ enabled, preferred }: MfaPreference, method: MfaMethod): MfaPreference {
  return { enabled: [...enabled.filter((one) => one !== method), method], preferred: preferred ?? method }
}
