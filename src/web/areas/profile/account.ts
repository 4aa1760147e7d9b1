// Whose profile it is: as the server knows them for the first paint, and as the user pool says a moment later.
import type { ProfilePool } from './pool-access.tsx'

/** Empty where it is not known yet. */
export type Account = { name: string; email: string; isConfirmed: boolean }

export async function loadAccount(pool: ProfilePool): Promise<Account> {
  const { name, given_name, family_name, email = '', email_verified } = await pool.fetchUserAttributes()
  const inParts = [given_name, family_name].filter(Boolean).join(' ')
  return { name: inParts || (name ?? ''), email, isConfirmed: email_verified === 'true' }
}
