// What every table owned by one provider carries: the owner, and the wall that only its rows pass.
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, type PgTable, pgPolicy, uuid } from 'drizzle-orm/pg-core'

/** The provider that the current transaction works for; no provider, no rows. */
export const ownProvider = sql`nullif(current_setting('app.provider_id', true), '')::uuid`

/** The column `provider_id`, first in every table owned by a provider. */
export const ownedByProvider = () => ({ providerId: uuid('provider_id').notNull() })

/** Row-level security: the second wall behind Scope. migrate.ts refuses to start over an owned table without it. */
export const providerWall = () => {
  const own = sql`provider_id = ${ownProvider}`
  return pgPolicy('provider_wall', { for: 'all', to: 'public', using: own, withCheck: own })
}

export type ProviderTable = PgTable & { providerId: AnyPgColumn }
