// Reads the packages that a provider offers, in the order of its own list.
import { asc, type InferSelectModel, isNull } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { packages } from './tables.ts'

export type PackageRow = InferSelectModel<typeof packages>

/** All that are not withdrawn; those whose dates are over or not yet begun included. */
export function readPackages(database: Database, provider: Provider): Promise<PackageRow[]> {
  return database.forProvider(provider.id, (scope) =>
    scope.rows(packages, isNull(packages.withdrawnAt), { orderBy: [asc(packages.position)] }),
  )
}
