// Has a file looked through for viruses once it has arrived: a job, tried again until the scanner answers.
import { and, eq } from 'drizzle-orm'
import type { JobData, Jobs, Queue } from '#db/jobs.ts'
import type { ClientKey, Database } from '#db/open.ts'
import type { Scope, Transaction } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { Clock } from '#kernel/clock.ts'
import { filePrefix } from './file-prefix.ts'
import type { FileVault } from './file-vault.ts'
import { removeLater } from './remove-later.ts'
import { clientDocuments, clientFiles } from './tables.ts'
import type { VirusScan } from './virus-scan.ts'

/** A scan may take ten minutes; a worker that died keeps its file for a little longer than that. */
export const scanQueue = { name: 'document-scan', expireInSeconds: 720 } satisfies Queue

/** In the transaction in which the file becomes one that waits. Twice does no harm. */
export async function putScan(
  jobs: Pick<Jobs, 'put'>,
  transaction: Transaction,
  { poolId, sub }: ClientKey,
  fileId: string,
): Promise<void> {
  await jobs.put(transaction, scanQueue.name, { poolId, sub, fileId })
}

export type ScanningParts = {
  database: Pick<Database, 'forClient'>
  vault: Pick<FileVault, 'read'>
  /** Undefined where no scanner is set up any more: files that wait for one then wait no longer. */
  scan: VirusScan | undefined
  clock: Clock
}

/**
 * Does nothing for a file that is gone or was looked through before. The bytes of an infected one wait for `removeWaiting`.
 * @param data as `putScan` wrote it
 * @throws Fault unavailable when scanner or store do not answer; the file goes on waiting, and cannot be opened
 */
export async function scanFile({ database, vault, scan, clock }: ScanningParts, data: JobData): Promise<void> {
  const { poolId = '', sub = '', fileId = '' } = data
  const client = { poolId, sub }
  const isWaiting = and(eq(clientFiles.id, fileId), eq(clientFiles.scan, 'waiting'))
  const [file] = await database.forClient(client, '', ({ transaction }) =>
    transaction.select().from(clientFiles).where(isWaiting),
  )
  if (!file) return
  const verdict = scan ? await scan(vault.read(file, 0, file.totalBytes)) : 'off'
  await database.forClient(client, '', async (scope) => {
    const { transaction } = scope
    const [told] = await transaction.update(clientFiles).set({ scan: verdict }).where(isWaiting).returning()
    // Somebody deleted it meanwhile, or another worker was faster.
    if (!told || verdict === 'off') return
    const now = clock()
    if (verdict === 'infected') await removeLater(transaction, filePrefix(fileId), now)
    const deed = verdict === 'infected' ? 'remove' : 'read'
    const subjectId = await documentOf(scope, fileId)
    await writeAudit(scope, client, { actor: 'system', deed, subject: 'document', subjectId, why: 'virus-scan' }, now)
  })
}

/** @returns empty while no document was made of the file */
async function documentOf({ transaction }: Scope, fileId: string): Promise<string> {
  const [document] = await transaction
    .select({ id: clientDocuments.id })
    .from(clientDocuments)
    .where(eq(clientDocuments.fileId, fileId))
  return document?.id ?? ''
}
