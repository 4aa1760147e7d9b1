// Who of the clinicians read the medical words of a procedure, and when: written by the desk, never by whoever changes the words.
import type { CatalogueDocument, CatalogueKind } from './catalogue.ts'

export type Signature = { reviewedBy: string; reviewedOn: string }

export function unsigned(document: CatalogueDocument | null): CatalogueDocument | null {
  if (!document) return null
  const { reviewedBy: _, reviewedOn: __, ...rest } = document
  return rest
}

export function signatureOf(document: CatalogueDocument | null): Signature | undefined {
  const { reviewedBy, reviewedOn } = document ?? {}
  return typeof reviewedBy === 'string' && typeof reviewedOn === 'string' ? { reviewedBy, reviewedOn } : undefined
}

/** Of a procedure; other documents stay as they are. */
export function signed<T extends CatalogueDocument | null>(kind: CatalogueKind, document: T, signature: Signature): T {
  return kind === 'procedure' && document ? { ...document, ...signature } : document
}
