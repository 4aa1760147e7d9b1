// What every table of one client's own rows carries: whose they are, and the wall that only they pass.
import { sql } from 'drizzle-orm'
import { pgPolicy, text } from 'drizzle-orm/pg-core'

/** The columns `pool_id` and `sub`, first in every table owned by a client: the subject of a user pool. */
export const ownedByClient = () => ({ poolId: text('pool_id').notNull(), sub: text('sub').notNull() })

/** Row-level security: no client entered, no rows, and never those of another. Only `forClient` enters one. */
export const clientWall = () => {
  const own = sql`pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), '')`
  return pgPolicy('client_wall', { for: 'all', to: 'public', using: own, withCheck: own })
}
