// Reads every provider whose clients sign in at one user pool.
import { eq, or, sql } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import type { Provider } from './provider.ts'
import { companies, providers } from './tables.ts'

/**
 * All locations of the company, and of any other that names the same hosted pool.
 * @param companyId compared as text, for pools know their owner as no more than that
 */
export async function readPoolProviders(
  transaction: Transaction,
  poolId: string,
  companyId: string,
): Promise<Provider[]> {
  const rows = await transaction
    .select({ provider: providers, company: companies })
    .from(providers)
    .innerJoin(companies, eq(companies.id, providers.companyId))
    .where(or(sql`${companies.id}::text = ${companyId}`, sql`${companies.userPool}->>'userPoolId' = ${poolId}`))
    .orderBy(providers.id)
  return rows.map(({ provider, company }) => ({ ...provider, company }))
}
