// Reads the access log of one client, newest first, in pages that stay right while lines are added.
import { and, desc, eq, type InferSelectModel, sql } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { accessLog } from './tables.ts'

export type AuditLine = Omit<InferSelectModel<typeof accessLog>, 'poolId' | 'sub'>

export const auditPageLines = 50

/**
 * @param scope of `forClient`, entered as this client
 * @param before id of the last line that was read; none of theirs: no lines
 */
export async function readAudit(
  scope: Scope,
  client: ClientKey,
  before?: string,
): Promise<{ lines: AuditLine[]; hasMore: boolean }> {
  // Where the last line stands is read here, to the microsecond: a moment that went through the wire has lost some of it.
  const place = sql`(select ${accessLog.at}, ${accessLog.id} from ${accessLog} where ${and(isClients(client), sql`${accessLog.id}::text = ${before}`)})`
  const older = before === undefined ? undefined : sql`(${accessLog.at}, ${accessLog.id}) < ${place}`
  const rows = await scope.transaction
    .select()
    .from(accessLog)
    .where(and(isClients(client), older))
    .orderBy(desc(accessLog.at), desc(accessLog.id))
    .limit(auditPageLines + 1)
  return { lines: rows.slice(0, auditPageLines).map(toLine), hasMore: rows.length > auditPageLines }
}

/** All of it, newest first. */
export async function readWholeAudit(scope: Scope, client: ClientKey): Promise<AuditLine[]> {
  const rows = await scope.transaction
    .select()
    .from(accessLog)
    .where(isClients(client))
    .orderBy(desc(accessLog.at), desc(accessLog.id))
  return rows.map(toLine)
}

const isClients = ({ poolId, sub }: ClientKey) => and(eq(accessLog.poolId, poolId), eq(accessLog.sub, sub))

function toLine(row: InferSelectModel<typeof accessLog>): AuditLine {
  const { poolId: _, sub: __, ...line } = row
  return line
}
