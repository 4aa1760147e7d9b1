// Reads the people who treat at a provider, in the order of its own list.
import { asc, type InferSelectModel, isNull } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { practitioners } from './tables.ts'

export type PractitionerRow = InferSelectModel<typeof practitioners>

export function readPractitioners(database: Database, provider: Provider): Promise<PractitionerRow[]> {
  return database.forProvider(provider.id, (scope) =>
    scope.rows(practitioners, isNull(practitioners.withdrawnAt), { orderBy: [asc(practitioners.position)] }),
  )
}
