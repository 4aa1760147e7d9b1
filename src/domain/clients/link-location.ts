// The locations that a client has come to: each is written down once.
import { and, eq, sql } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { ClientAccount } from './accounts.ts'
import { clientLocations } from './tables.ts'

/** What a browser says of who comes; empty where it does not know. */
export type Arrival = { givenName?: string; familyName?: string; countryId?: string }

/**
 * @param scope of `forClient`, entered as this client at this provider
 * @returns when they were linked; again changes at most what was not known then
 */
export async function linkLocation(
  scope: Scope,
  { poolId, sub, ...account }: ClientAccount,
  provider: Provider,
  { givenName = '', familyName = '', countryId = '' }: Arrival,
  now: Date,
): Promise<Date> {
  const { companyId, locationId, linkedAt } = clientLocations
  const [row] = await scope.transaction
    .insert(clientLocations)
    .values({
      poolId,
      sub,
      companyId: provider.company.id,
      locationId: provider.id,
      countryId,
      givenName: givenName || account.givenName,
      familyName: familyName || account.familyName,
      linkedAt: now,
    })
    .onConflictDoUpdate({
      target: [clientLocations.poolId, clientLocations.sub, locationId],
      set: {
        companyId: sql`excluded.${sql.identifier(companyId.name)}`,
        countryId: orBefore(clientLocations.countryId),
        givenName: orBefore(clientLocations.givenName),
        familyName: orBefore(clientLocations.familyName),
      },
    })
    .returning({ linkedAt })
  if (!row) throw new Error('a row that was written did not come back')
  return row.linkedAt
}

/** Ids of the providers that the client has come to. */
export async function readLocations(scope: Scope, { poolId, sub }: ClientKey): Promise<string[]> {
  const rows = await scope.transaction
    .select({ id: clientLocations.locationId })
    .from(clientLocations)
    .where(and(eq(clientLocations.poolId, poolId), eq(clientLocations.sub, sub)))
  return rows.map(({ id }) => id)
}

type TextColumn =
  | typeof clientLocations.countryId
  | typeof clientLocations.givenName
  | typeof clientLocations.familyName

const orBefore = (column: TextColumn) => sql`coalesce(nullif(excluded.${sql.identifier(column.name)}, ''), ${column})`
