// Writes a line of the access log, in the transaction of the deed that it tells of.
import { createHash } from 'node:crypto'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { newId } from '#kernel/id.ts'
import type { AuditEntry } from './audit-entry.ts'
import { accessLog } from './tables.ts'

const hourMs = 3_600_000
const lookingDeeds: readonly AuditEntry['deed'][] = ['read', 'open', 'preview']

/**
 * What a client looks at themselves is one line per hour of the clock, however often they look: it says that they did at least
 * once. Everything else is a line each time.
 * @param scope of `forClient`, entered as the client whose data it is about
 */
export async function writeAudit(scope: Scope, client: ClientKey, entry: AuditEntry, at: Date): Promise<void> {
  const { actorName = '', subjectId = '', note = '', ...rest } = entry
  const isOwnLook = entry.actor === 'client' && lookingDeeds.includes(entry.deed)
  const line = { actorName, subjectId, note, ...rest }
  const id = isOwnLook ? lookId(client, line, at) : newId()
  const { poolId, sub } = client
  const write = scope.transaction.insert(accessLog).values({ id, poolId, sub, at, ...line })
  await (isOwnLook ? write.onConflictDoNothing() : write)
}

/** The same for the same look within one hour of the clock, so that the table itself takes it once. In the shape of a UUID (version 8). */
function lookId({ poolId, sub }: ClientKey, line: Required<AuditEntry>, at: Date): string {
  const { deed, subject, subjectId, why } = line
  const hour = Math.floor(at.getTime() / hourMs)
  const hex = createHash('sha256')
    .update(JSON.stringify([poolId, sub, deed, subject, subjectId, why, hour]))
    .digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}
