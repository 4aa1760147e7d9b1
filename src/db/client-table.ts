// What every table of one client's own rows carries: whose they are, and the walls that only they pass.
import { sql } from 'drizzle-orm'
import { pgPolicy, text } from 'drizzle-orm/pg-core'
import type { Transaction } from './scope.ts'

/** The columns `pool_id` and `sub`, first in every table owned by a client: the subject of a user pool. */
export const ownedByClient = () => ({ poolId: text('pool_id').notNull(), sub: text('sub').notNull() })

const own = sql`pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), '')`

/** Row-level security: no client entered, no rows, and never those of another. Only `forClient` enters one. */
export const clientWall = () => pgPolicy('client_wall', { for: 'all', to: 'public', using: own, withCheck: own })

/**
 * The same wall around a log: rows are read and added. No policy lets one be changed, and only what `letLogsGo` opened removes one.
 */
export const clientLogWalls = () => [
  pgPolicy('client_log_read', { for: 'select', to: 'public', using: own }),
  pgPolicy('client_log_add', { for: 'insert', to: 'public', withCheck: own }),
  pgPolicy('client_log_remove', {
    for: 'delete',
    to: 'public',
    using: sql`${own} and current_setting('app.logs_go', true) = 'on'`,
  }),
]

/** Until the end of the transaction rows of logs can be removed: for erasure and for retention, and nothing else. */
export async function letLogsGo(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select set_config('app.logs_go', 'on', true)`)
}
