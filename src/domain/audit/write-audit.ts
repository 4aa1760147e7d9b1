// Writes a line of the access log, in the transaction of the deed that it tells of.
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { newId } from '#kernel/id.ts'
import type { AuditEntry } from './audit-entry.ts'
import { accessLog } from './tables.ts'

/** @param scope of `forClient`, entered as the client whose data it is about */
export async function writeAudit(scope: Scope, { poolId, sub }: ClientKey, entry: AuditEntry, at: Date): Promise<void> {
  const { actorName = '', subjectId = '', note = '', ...rest } = entry
  await scope.transaction
    .insert(accessLog)
    .values({ id: newId(), poolId, sub, at, actorName, subjectId, note, ...rest })
}
