// How often a client can have everything put into a file: counted from the access log, which has a line for each.
import { and, eq, gte, sql } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { accessLog } from '#domain/audit/tables.ts'
import { Fault } from '#kernel/fault.ts'

/** Both files together: more than anybody needs, and less than is a burden. */
export const hourlyExports = 20
const hourMs = 3_600_000

/**
 * Until the end of the transaction nobody else of this client is counted: the export's line has to be written in it.
 * @throws Fault too-many-requests
 */
export async function refuseManyExports(scope: Scope, { poolId, sub }: ClientKey, now: Date): Promise<void> {
  const name = `client_exports ${poolId} ${sub}`
  await scope.transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  const lastHour = gte(accessLog.at, new Date(now.getTime() - hourMs))
  const theirs = and(eq(accessLog.poolId, poolId), eq(accessLog.sub, sub), lastHour)
  const exports = and(theirs, eq(accessLog.deed, 'export'), eq(accessLog.subject, 'everything'))
  if ((await scope.transaction.$count(accessLog, exports)) < hourlyExports) return
  throw new Fault('too-many-requests', 'Too many exports within an hour.', { retryAfterS: 600 })
}
