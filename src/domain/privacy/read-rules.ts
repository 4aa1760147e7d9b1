// By what rule each provider keeps what came to it.
import { eq } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import { type Retention, retentionOf } from '#domain/provider/retention.ts'
import { companies, providers } from '#domain/provider/tables.ts'

export async function readRules(
  database: Pick<Database, 'directory'>,
): Promise<{ providerId: string; retention: Retention }[]> {
  const rows = await database.directory((transaction) =>
    transaction
      .select({ providerId: providers.id, retention: companies.retention })
      .from(providers)
      .innerJoin(companies, eq(companies.id, providers.companyId)),
  )
  return rows.map(({ providerId, ...company }) => ({ providerId, retention: retentionOf(company) }))
}
