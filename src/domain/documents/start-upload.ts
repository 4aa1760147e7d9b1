// Begins an upload: a row for the file and a key of its own, within what one client may have here.
import { count, sql, sum } from 'drizzle-orm'
import { advisoryLock } from '#db/advisory-lock.ts'
import type { ClientKey } from '#db/open.ts'
import { type Limit, rateLimit } from '#db/rate-limit.ts'
import type { Scope } from '#db/scope.ts'
import { requireConsent } from '#domain/clients/require-consent.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import type { Log } from '#kernel/log.ts'
import { largestFileBytes } from './document.ts'
import { showableName } from './file-name.ts'
import type { FileVault } from './file-vault.ts'
import { claimMark } from './key-mark.ts'
import { refusedFile } from './refused-file.ts'
import { clientFiles } from './tables.ts'
import { hourlyUploads, mostBytes, mostFiles, mostUnfinished, type Upload } from './upload.ts'

export type StartParts = {
  vault: Pick<FileVault, 'mark' | 'newKey'>
  log: Pick<Log, 'error'>
}

export type UploadAsked = {
  /** As the client's device says it, or empty. */
  name: string
  totalBytes: number
}

/**
 * @param scope of `forClient`, entered as this client
 * @throws Fault too-large over 200 MB; invalid-input with the field `file` and the reason `empty`, `too-many-unfinished`,
 * `too-many-files` or `storage-full`; too-many-requests (`file`, `too-many-an-hour`); not-allowed without the consent `health-data`; unavailable where the files of before were closed with another key
 */
export async function startUpload(
  scope: Scope,
  client: ClientKey,
  { vault, log }: StartParts,
  { name, totalBytes }: UploadAsked,
  now: Date,
): Promise<Upload> {
  if (totalBytes > largestFileBytes) {
    throw new Fault('too-large', 'A file may have 200 MB.', { fields: [{ path: 'file', reason: 'too-large' }] })
  }
  if (totalBytes === 0) throw refusedFile('empty', 'There is nothing in the file.')
  await requireConsent(scope, client, 'health-data')
  await refuseOverQuota(scope, client, totalBytes, now)
  if (!(await claimMark(scope.transaction, vault.mark))) {
    log.error('upload refused, for the files of this database are closed with another key than DOCUMENTS_KEY')
    throw new Fault('unavailable', 'Files cannot be taken now.', { retryAfterS: 60 })
  }
  const id = newId()
  const { poolId, sub } = client
  const [upload] = await scope.transaction
    .insert(clientFiles)
    .values({
      id,
      poolId,
      sub,
      name: showableName(name),
      totalBytes,
      storedBytes: 0,
      wrappedKey: vault.newKey(id),
      mediaType: '',
      scan: 'off',
      startedAt: now,
      touchedAt: now,
    })
    .returning()
  if (!upload) throw new Fault('internal', 'The upload could not be begun.')
  return upload
}

/** Uploads of one client are begun one after another, so that counting and inserting cannot interleave. */
async function refuseOverQuota(scope: Scope, { poolId, sub }: ClientKey, more: number, now: Date): Promise<void> {
  const lock = `client_files ${poolId} ${sub}`
  await advisoryLock(scope.transaction, lock)
  const { finishedAt, startedAt, totalBytes } = clientFiles
  const [here] = await scope.transaction
    .select({
      files: count(),
      unfinished: sql`count(*) filter (where ${finishedAt} is null)`.mapWith(Number),
      bytes: sum(totalBytes).mapWith(Number),
    })
    .from(clientFiles)
  if (!here) throw new Fault('internal', 'The files could not be counted.')
  if (here.unfinished >= mostUnfinished) {
    throw refusedFile('too-many-unfinished', `At most ${mostUnfinished} files can be on their way at once.`)
  }
  if (here.files >= mostFiles) throw refusedFile('too-many-files', `At most ${mostFiles} files can be here.`)
  if ((here.bytes ?? 0) + more > mostBytes) throw refusedFile('storage-full', 'There is no room for more files.')
  const limits: Limit[] = [{ of: undefined, most: hourlyUploads, per: 'hour' }]
  const counted = { lock, table: clientFiles, at: startedAt, now, limits }
  await rateLimit(scope, counted, 'Too many files within an hour.', [{ path: 'file', reason: 'too-many-an-hour' }])
}
