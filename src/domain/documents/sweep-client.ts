// Removes what one client's company keeps no longer: uploads that nobody went on with, old documents, old lines of the access log.
import { and, arrayOverlaps, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, type SQL } from 'drizzle-orm'
import { letLogsGo } from '#db/client-table.ts'
import { type ClientKey, type Database, enterProvider } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { accessLog, dataOwners } from '#domain/audit/tables.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { holdAccount } from '#domain/clients/hold-account.ts'
import { monthsAfter, type Retention } from '#domain/provider/retention.ts'
import { filePrefix } from './file-prefix.ts'
import { sharesOf } from './read-shares.ts'
import { removeLater } from './remove-later.ts'
import { clientDocuments, clientFiles, documentShares } from './tables.ts'
import { unfinishedForMs } from './upload.ts'

/** A file that arrived whole, and of which no document was made for so long. */
const unusedForMs = 24 * 3_600_000

export type SweepOf = {
  client: ClientKey
  retention: Retention
  /** Of the client's company: whose practitioners documents may be shared with. */
  providerIds: readonly string[]
  now: Date
}

/** What it removes is told in the log of the client; the bytes wait for `removeWaiting`. Twice at once does no harm. */
export async function sweepClient(database: Pick<Database, 'forClient'>, sweep: SweepOf): Promise<void> {
  await database.forClient(sweep.client, '', async (scope) => {
    // Whether it stands or not; but while it is erased nothing is swept beside.
    await holdAccount(scope, sweep.client)
    await removeFiles(scope, isLeftOver(scope, sweep.now), sweep.now)
    await removeOldDocuments(scope, sweep)
    await removeOldLog(scope, sweep)
    await forgetOwner(scope, sweep.client)
  })
}

function isLeftOver({ transaction }: Scope, now: Date): SQL | undefined {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const free = or(isNull(clientFiles.heldUntil), lt(clientFiles.heldUntil, now))
  const unfinished = and(isNull(clientFiles.finishedAt), lt(clientFiles.touchedAt, before(unfinishedForMs)), free)
  const document = transaction.select().from(clientDocuments).where(eq(clientDocuments.fileId, clientFiles.id))
  return or(unfinished, and(lt(clientFiles.finishedAt, before(unusedForMs)), notExists(document)))
}

async function removeFiles({ transaction }: Scope, where: SQL | undefined, now: Date): Promise<void> {
  const gone = await transaction.delete(clientFiles).where(where).returning({ id: clientFiles.id })
  for (const { id } of gone) await removeLater(transaction, filePrefix(id), now)
}

async function removeOldDocuments(scope: Scope, { client, retention, providerIds, now }: SweepOf): Promise<void> {
  const { transaction } = scope
  const isOld = lt(clientDocuments.addedAt, monthsAfter(now, -retention.documentMonths))
  const old = await transaction.select({ id: clientDocuments.id }).from(clientDocuments).where(isOld)
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  const shared = new Set<string>()
  for (const providerId of providerIds) {
    const at = await enterProvider(transaction, providerId)
    const isOpen = and(isNull(documentShares.withdrawnAt), gt(documentShares.until, now))
    const shares = await at.rows(
      documentShares,
      and(sharesOf(client), isOpen, arrayOverlaps(documentShares.documentIds, ids)),
    )
    for (const { documentIds } of shares) for (const id of documentIds) shared.add(id)
  }
  const due = ids.filter((id) => !shared.has(id))
  if (due.length === 0) return
  const gone = await transaction.delete(clientDocuments).where(inArray(clientDocuments.id, due)).returning()
  const fileIds = gone.map(({ fileId }) => fileId)
  await removeFiles(scope, inArray(clientFiles.id, fileIds), now)
  for (const { id } of gone) {
    const entry = { actor: 'system', deed: 'remove', subject: 'document', subjectId: id, why: 'retention' } as const
    await writeAudit(scope, client, entry, now)
  }
}

async function removeOldLog({ transaction }: Scope, { retention, now }: SweepOf): Promise<void> {
  await letLogsGo(transaction)
  await transaction.delete(accessLog).where(lt(accessLog.at, monthsAfter(now, -12 * retention.accessLogYears)))
}

/** Whoever has nothing left that could grow old is not looked at any more; the next file or line makes them known again. */
async function forgetOwner({ transaction }: Scope, { poolId, sub }: ClientKey): Promise<void> {
  if ((await transaction.$count(clientFiles)) > 0 || (await transaction.$count(accessLog)) > 0) return
  await transaction.delete(dataOwners).where(and(eq(dataOwners.poolId, poolId), eq(dataOwners.sub, sub)))
}

/** Files that have waited for a scan since before the moment. @param scope of `forClient` */
export async function findWaiting({ transaction }: Scope, before: Date): Promise<string[]> {
  const waits = and(
    eq(clientFiles.scan, 'waiting'),
    isNotNull(clientFiles.finishedAt),
    lt(clientFiles.finishedAt, before),
  )
  const rows = await transaction.select({ id: clientFiles.id }).from(clientFiles).where(waits)
  return rows.map(({ id }) => id)
}
