// Whether a quote request of a reference has arrived.
import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { quoteRequests } from './tables.ts'

export async function hasQuote(database: Database, provider: Provider, reference: string): Promise<boolean> {
  const found = await database.forProvider(provider.id, (scope) =>
    scope.transaction.$count(
      quoteRequests,
      and(eq(quoteRequests.providerId, provider.id), eq(quoteRequests.reference, reference)),
    ),
  )
  return found > 0
}
