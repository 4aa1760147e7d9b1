// Whose profile it is: as the server knows them for the first paint, and with the address that the user pool says a moment later.
import type { ProfilePool } from './pool-access.tsx'

/** Empty where it is not known yet. The name is that of the record, as beside every page. */
export type Account = { name: string; email: string; isConfirmed: boolean }

export async function loadAddress(pool: ProfilePool): Promise<Omit<Account, 'name'>> {
  const { email = '', email_verified } = await pool.fetchUserAttributes()
  return { email, isConfirmed: email_verified === 'true' }
}
