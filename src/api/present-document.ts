// A document as the API tells of it.
import type { z } from 'zod'
import type { clientDocument } from '#contract/documents.ts'
import type { ClientDocument } from '#domain/documents/client-document.ts'
import { mayHavePreview } from '#domain/documents/previews.ts'
import { previewAddress, uploadAddress } from './document-address.ts'

/** @param keptUntil plain date, or null when it stays */
export function presentDocument(
  { id, sourceType, file, kind, name, more, addedAt }: ClientDocument,
  keptUntil: string | null,
): z.input<typeof clientDocument> {
  return {
    ...more,
    id,
    sourceType,
    url: uploadAddress(file.id),
    kind,
    name,
    mediaType: file.mediaType,
    bytes: file.totalBytes,
    addedAt: addedAt.toISOString(),
    scan: file.scan,
    preview: mayHavePreview(file) ? previewAddress(file.id) : null,
    keptUntil,
  }
}
