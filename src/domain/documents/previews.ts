// Small pictures of documents: drawn when first asked for, one at a time, and kept encrypted beside the file.
import { eq } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { type DocumentFile, findByFile } from './client-document.ts'
import { canBeDrawn, drawPreview } from './draw-preview.ts'
import type { FileVault } from './file-vault.ts'
import { isThere } from './hold-upload.ts'
import { clientFiles } from './tables.ts'
import type { Uploader } from './uploads.ts'

export type PreviewParts = { database: Pick<Database, 'forClient'>; vault: FileVault; clock: Clock }

/**
 * @param isKnown whether the caller has it already, and asks only whether they may still show it
 * @returns WebP; undefined when it is known
 * @throws Fault not-found where there is no such document of the client's, or none can be drawn of it; unavailable
 */
export type Previews = (who: Uploader, fileId: string, isKnown: boolean) => Promise<Uint8Array | undefined>

const besideName = 'preview'

/** Whether an address of a preview is worth being told. */
export const mayHavePreview = (file: DocumentFile): boolean =>
  canBeDrawn(file) && !file.previewFailed && file.scan !== 'waiting' && file.scan !== 'infected'

export function createPreviews({ database, vault, clock }: PreviewParts): Previews {
  /** Ends when all that were asked for before are drawn. */
  let line: Promise<unknown> = Promise.resolve()
  const underWay = new Map<string, Promise<Uint8Array>>()
  return async (who, fileId, isKnown) => {
    const enter = <T>(work: (scope: Scope) => Promise<T>) => database.forClient(who.client, who.providerId, work)
    const file = await enter(async (scope) => {
      const document = await findByFile(scope, who.client, fileId)
      if (!document || !mayHavePreview(document.file)) throw noPreview()
      if (!isKnown) await writeAudit(scope, who.client, byClient('preview', 'document', document.id), clock())
      return document.file
    })
    if (isKnown) return undefined
    const kept = (await vault.readBeside(file, besideName)) ?? underWay.get(fileId)
    if (kept) return kept
    const mark = () =>
      enter(({ transaction }) =>
        transaction.update(clientFiles).set({ previewFailed: true }).where(eq(clientFiles.id, fileId)),
      )
    const making = line.then(() =>
      make(vault, file, { mark, isStillThere: () => enter((scope) => isThere(scope, who.client, fileId)) }),
    )
    line = making.catch(() => {})
    underWay.set(fileId, making)
    return making.finally(() => underWay.delete(fileId))
  }
}

type Rows = { mark: () => Promise<unknown>; isStillThere: () => Promise<boolean> }

async function make(vault: FileVault, file: DocumentFile, { mark, isStillThere }: Rows): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of vault.read(file, 0, file.totalBytes)) parts.push(part)
  const preview = await drawPreview(Buffer.concat(parts), file.mediaType).catch(async () => {
    await mark()
    throw noPreview()
  })
  await vault.writeBeside(file, besideName, preview)
  if (await isStillThere()) return preview
  // Deleted while it was drawn: nothing of it stays behind.
  await vault.remove(file.id)
  throw noPreview()
}

const noPreview = () => new Fault('not-found', 'There is no picture of this.')
