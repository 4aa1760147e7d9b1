// Reads the procedures that a provider has on sale, in the order of its own list.
import { asc, type InferSelectModel, isNull } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { procedures } from './tables.ts'

export type ProcedureRow = InferSelectModel<typeof procedures>

export function readProcedures(database: Database, provider: Provider): Promise<ProcedureRow[]> {
  return database.forProvider(provider.id, (scope) =>
    scope.rows(procedures, isNull(procedures.withdrawnAt), { orderBy: [asc(procedures.position)] }),
  )
}

/** The procedure of a slug, or of a name in any of its languages (case and spaces at the ends do not matter). */
export function findProcedure(rows: readonly ProcedureRow[], slugOrName: string): ProcedureRow | undefined {
  const wanted = slugOrName.trim().toLowerCase()
  return (
    rows.find((row) => row.slug === wanted) ??
    rows.find((row) => Object.values(row.name).some((name) => name.toLowerCase() === wanted))
  )
}
