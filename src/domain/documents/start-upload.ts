// Begins an upload: a row for the file and a key of its own, within what one client may have here.
import { count, isNull, sql, sum } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { requireConsent } from '#domain/clients/require-consent.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { largestFileBytes } from './document.ts'
import { showableName } from './file-name.ts'
import type { FileVault } from './file-vault.ts'
import { refusedFile } from './refused-file.ts'
import { clientFiles } from './tables.ts'
import { mostBytes, mostUnfinished, type Upload } from './upload.ts'

export type UploadAsked = {
  /** As the client's device says it, or empty. */
  name: string
  totalBytes: number
}

/**
 * @param scope of `forClient`, entered as this client
 * @throws Fault too-large over 200 MB; invalid-input with the field `file` and the reason `empty`, `too-many-unfinished` or
 * `storage-full`; not-allowed without the consent `health-data`
 */
export async function startUpload(
  scope: Scope,
  client: ClientKey,
  vault: Pick<FileVault, 'newKey'>,
  { name, totalBytes }: UploadAsked,
  now: Date,
): Promise<Upload> {
  if (totalBytes > largestFileBytes) {
    throw new Fault('too-large', 'A file may have 200 MB.', { fields: [{ path: 'file', reason: 'too-large' }] })
  }
  if (totalBytes === 0) throw refusedFile('empty', 'There is nothing in the file.')
  await requireConsent(scope, client, 'health-data')
  await refuseOverQuota(scope, client, totalBytes)
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
async function refuseOverQuota({ transaction }: Scope, { poolId, sub }: ClientKey, more: number): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`client_files ${poolId} ${sub}`}, 0))`)
  const [all] = await transaction.select({ bytes: sum(clientFiles.totalBytes).mapWith(Number) }).from(clientFiles)
  const [unfinished] = await transaction
    .select({ count: count() })
    .from(clientFiles)
    .where(isNull(clientFiles.finishedAt))
  if ((unfinished?.count ?? 0) >= mostUnfinished) {
    throw refusedFile('too-many-unfinished', `At most ${mostUnfinished} files can be on their way at once.`)
  }
  if ((all?.bytes ?? 0) + more > mostBytes) throw refusedFile('storage-full', 'There is no room for more files.')
}
