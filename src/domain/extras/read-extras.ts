// Reads the extras that a provider sells, in the order of its own list.
import { asc, isNull } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { ExtraRow } from './extra-reservations.ts'
import { extras } from './tables.ts'

/** All that are not withdrawn. */
export function readExtras(database: Pick<Database, 'forProvider'>, providerId: string): Promise<ExtraRow[]> {
  return database.forProvider(providerId, (scope) =>
    scope.rows(extras, isNull(extras.withdrawnAt), { orderBy: [asc(extras.position)] }),
  )
}
