// Reads the access log of one client, newest first, in pages that stay right while lines are added; never all of it at once.
import { and, desc, eq, type InferSelectModel, ne, sql } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { accessLog } from './tables.ts'

export type AuditLine = Omit<InferSelectModel<typeof accessLog>, 'poolId' | 'sub'>

export type AuditWho = 'others' | 'own'

export const auditPageLines = 50
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * @param scope of `forClient`, entered as this client
 * @param before id of the last line that was read; none of theirs: no lines
 * @param limit how many lines at most
 * @param who whose deeds: the client's own, those of all others, or of both
 */
export async function readAudit(
  scope: Scope,
  client: ClientKey,
  before?: string,
  limit = auditPageLines,
  who?: AuditWho,
): Promise<{ lines: AuditLine[]; hasMore: boolean }> {
  if (before !== undefined && !isId.test(before)) return { lines: [], hasMore: false }
  // Where the last line stands is read here, to the microsecond: a moment that went through the wire has lost some of it.
  const place = sql`(select ${accessLog.at}, ${accessLog.id} from ${accessLog} where ${and(isClients(client), eq(accessLog.id, before ?? ''))})`
  const older = before === undefined ? undefined : sql`(${accessLog.at}, ${accessLog.id}) < ${place}`
  const rows = await scope.transaction
    .select()
    .from(accessLog)
    .where(and(isClients(client), isBy(who), older))
    .orderBy(desc(accessLog.at), desc(accessLog.id))
    .limit(limit + 1)
  return { lines: rows.slice(0, limit).map(toLine), hasMore: rows.length > limit }
}

const isBy = (who: AuditWho | undefined) =>
  who && (who === 'own' ? eq(accessLog.actor, 'client') : ne(accessLog.actor, 'client'))
const isClients = ({ poolId, sub }: ClientKey) => and(eq(accessLog.poolId, poolId), eq(accessLog.sub, sub))

function toLine(row: InferSelectModel<typeof accessLog>): AuditLine {
  const { poolId: _, sub: __, ...line } = row
  return line
}
