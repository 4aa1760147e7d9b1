// Small pictures of documents: drawn when first asked for, each client's one at a time, and kept encrypted beside the file.
import { eq } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { createFairTurns } from '#domain/pictures/fair-turns.ts'
import { takePictureTurn } from '#domain/pictures/picture-turns.ts'
import { TookTooLong } from '#domain/pictures/took-too-long.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { type DocumentFile, findByFile } from './client-document.ts'
import { canBeDrawn, drawPreview, isPdf } from './draw-preview.ts'
import type { FileVault } from './file-vault.ts'
import { keepFile } from './hold-upload.ts'
import { clientFiles } from './tables.ts'
import type { Uploader } from './uploads.ts'

export type PreviewParts = {
  database: Pick<Database, 'forClient'>
  vault: FileVault
  clock: Clock
  /** For tests; otherwise as draw-preview.ts has it. */
  draw?: typeof drawPreview
}

export type PreviewAsked = {
  fileId: string
  /** Whether the caller has it already, and asks only whether they may still show it. */
  isKnown: boolean
  /** Told when the caller has left. */
  signal: AbortSignal
}

/**
 * @returns WebP; undefined when it is known
 * @throws Fault not-found where there is no such document of the client's, or none can be drawn of it; unavailable while too many of
 * theirs wait, when it took too long for the first time, and when the store is away
 */
export type Previews = (who: Uploader, asked: PreviewAsked) => Promise<Uint8Array | undefined>

const besideName = 'preview'
/** A page of a PDF takes a thread and up to 256 MB. */
const pdfLimits = { atOnce: 2, mostWaiting: 40 }

/** Whether an address of a preview is worth being told. */
export const mayHavePreview = (file: DocumentFile): boolean =>
  canBeDrawn(file) && !file.previewFailed && file.scan !== 'waiting' && file.scan !== 'infected'

export function createPreviews({ database, vault, clock, draw = drawPreview }: PreviewParts): Previews {
  const takePdfTurn = createFairTurns(pdfLimits)
  const underWay = new Map<string, Drawing>()
  const isFirstTooLong = rememberTooLong()
  return async (who, { fileId, isKnown, signal }) => {
    const enter = <T>(work: (scope: Scope) => Promise<T>) => database.forClient(who.client, who.providerId, work)
    const file = await enter(async (scope) => {
      const document = await findByFile(scope, who.client, fileId)
      if (!document || !mayHavePreview(document.file)) throw noPreview()
      if (!isKnown) await writeAudit(scope, who.client, byClient('preview', 'document', document.id), clock())
      return document.file
    })
    if (isKnown) return undefined
    const kept = await vault.readBeside(file, besideName)
    if (kept) return kept
    const before = underWay.get(fileId)
    if (before && !before.nobody.signal.aborted) return waitFor(before, signal)
    const rows: Rows = {
      mark: () =>
        enter(({ transaction }) =>
          transaction.update(clientFiles).set({ previewFailed: true }).where(eq(clientFiles.id, fileId)),
        ),
      keep: (preview) =>
        enter(async (scope) => {
          // Whoever deletes the file waits until this is written, and removes it too; or was first.
          if (!(await keepFile(scope, who.client, fileId))) throw noPreview()
          await vault.writeBeside(file, besideName, preview)
        }),
    }
    const nobody = new AbortController()
    const owner = `${who.client.poolId} ${who.client.sub}`
    const takeTurn = isPdf(file) ? takePdfTurn : takePictureTurn
    const made = takeTurn(owner, () => make({ vault, draw, isFirstTooLong }, file, rows), nobody.signal)
    const over = () => {
      if (underWay.get(fileId) === drawing) underWay.delete(fileId)
    }
    const drawing: Drawing = { made: made.finally(over), waiting: 0, nobody }
    underWay.set(fileId, drawing)
    return waitFor(drawing, signal)
  }
}

/** One for all who ask for it meanwhile. */
type Drawing = { made: Promise<Uint8Array>; waiting: number; nobody: AbortController }

async function waitFor(drawing: Drawing, signal: AbortSignal): Promise<Uint8Array> {
  drawing.waiting += 1
  const leave = () => {
    drawing.waiting -= 1
    if (drawing.waiting === 0) drawing.nobody.abort()
  }
  if (signal.aborted) leave()
  else signal.addEventListener('abort', leave, { once: true })
  try {
    return await drawing.made
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

type Tools = { vault: FileVault; draw: typeof drawPreview; isFirstTooLong: (fileId: string) => boolean }
type Rows = { mark: () => Promise<unknown>; keep: (preview: Uint8Array) => Promise<void> }

async function make({ vault, draw, isFirstTooLong }: Tools, file: DocumentFile, rows: Rows): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of vault.read(file, 0, file.totalBytes)) parts.push(part)
  const preview = await draw(Buffer.concat(parts), file.mediaType).catch(async (error: unknown) => {
    if (error instanceof TookTooLong && isFirstTooLong(file.id)) {
      throw new Fault('unavailable', 'The picture took too long.', { retryAfterS: 30 })
    }
    await rows.mark()
    throw noPreview()
  })
  await rows.keep(preview)
  return preview
}

/** The machine may be busy once; a file that takes too long again is itself the reason. */
function rememberTooLong(mostRemembered = 1_000): (fileId: string) => boolean {
  const seen = new Set<string>()
  return (fileId) => {
    if (seen.delete(fileId)) return false
    if (seen.size >= mostRemembered) seen.clear()
    seen.add(fileId)
    return true
  }
}

const noPreview = () => new Fault('not-found', 'There is no picture of this.')
