// How often a client can have everything put into a file: counted from the access log, which has a line for each.
import { and, eq } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import { type Limit, rateLimit } from '#db/rate-limit.ts'
import type { Scope } from '#db/scope.ts'
import { accessLog } from '#domain/audit/tables.ts'

/** Both files together: more than anybody needs, and less than is a burden. */
export const hourlyExports = 20

/**
 * Until the end of the transaction nobody else of this client is counted: the export's line has to be written in it.
 * @throws Fault too-many-requests
 */
export async function refuseManyExports(scope: Scope, { poolId, sub }: ClientKey, now: Date): Promise<void> {
  const theirs = and(eq(accessLog.poolId, poolId), eq(accessLog.sub, sub))
  const exports = and(theirs, eq(accessLog.deed, 'export'), eq(accessLog.subject, 'everything'))
  const limits: Limit[] = [{ of: exports, most: hourlyExports, per: 'hour', retryAfterS: 600 }]
  const lock = `client_exports ${poolId} ${sub}`
  await rateLimit(scope, { lock, table: accessLog, at: accessLog.at, now, limits }, 'Too many exports within an hour.')
}
