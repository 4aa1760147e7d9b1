// The wall of every table whose rows belong to one user pool: only a transaction that has entered the pool sees them.
import { sql } from 'drizzle-orm'
import { pgPolicy } from 'drizzle-orm/pg-core'

/** Row-level security: no pool entered, no rows. migrate.ts refuses to start over a table with pool_id and without it. */
export const poolWall = () => {
  const own = sql`pool_id = nullif(current_setting('app.pool_id', true), '')`
  return pgPolicy('pool_wall', { for: 'all', to: 'public', using: own, withCheck: own })
}
