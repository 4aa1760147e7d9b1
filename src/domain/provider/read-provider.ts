// Reads a provider by its id, or the first one of a company, inside a transaction that is already open.
import { eq } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import type { Provider } from './provider.ts'
import { companies, providers } from './tables.ts'

/** @param where by `companyId` alone it is the provider whose slug comes first */
export async function readProvider(
  transaction: Transaction,
  where: { id: string } | { companyId: string },
): Promise<Provider | undefined> {
  const [row] = await transaction
    .select({ provider: providers, company: companies })
    .from(providers)
    .innerJoin(companies, eq(companies.id, providers.companyId))
    .where('id' in where ? eq(providers.id, where.id) : eq(providers.companyId, where.companyId))
    .orderBy(providers.slug)
    .limit(1)
  return row && { ...row.provider, company: row.company }
}
