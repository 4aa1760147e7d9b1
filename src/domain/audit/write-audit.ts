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
 * What a client, or one colleague of a clinic, looks at is one line per hour of the clock, however often they look: it says that they
 * did at least once. A document that a colleague opens is a line each time, and so is everything else.
 * @param scope of `forClient`, entered as the client whose data it is about
 */
export async function writeAudit(scope: Scope, client: ClientKey, entry: AuditEntry, at: Date): Promise<void> {
  const { actorName = '', subjectId = '', note = '', ...rest } = entry
  const isLook = lookingDeeds.includes(entry.deed) && isHourly(entry)
  const line = { actorName, subjectId, note, ...rest }
  const id = isLook ? lookId(scope, client, line, at) : newId()
  const { poolId, sub } = client
  const write = scope.transaction.insert(accessLog).values({ id, poolId, sub, at, ...line })
  await (isLook ? write.onConflictDoNothing() : write)
}

/** Screens of a desk read again by themselves; the bytes of a document leave because somebody asked for them. */
const isHourly = ({ actor, subject }: AuditEntry): boolean =>
  actor === 'client' || (actor === 'clinic' && subject !== 'document')

/** The same for the same look within one hour of the clock, so that the table itself takes it once. In the shape of a UUID (version 8). */
function lookId(
  { providerId }: Pick<Scope, 'providerId'>,
  { poolId, sub }: ClientKey,
  { actor, actorName, deed, subject, subjectId, why }: Required<AuditEntry>,
  at: Date,
): string {
  // A client is the same one at every location; of colleagues a name may be at two.
  const who = actor === 'client' ? [] : [actor, actorName, providerId]
  const hour = Math.floor(at.getTime() / hourMs)
  const hex = createHash('sha256')
    .update(JSON.stringify([poolId, sub, deed, subject, subjectId, why, hour, ...who]))
    .digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}
