// Keeps what is typed into a document of the catalogue until it is saved: in this browser, for one colleague and one document.
import type { CatalogueValue } from '#contract/catalogue.ts'
import { isObject } from './value-at.ts'

export type DocumentDraft = {
  document: CatalogueValue
  /** What it was begun with: what colleagues change meanwhile is told from it. Null for a new one. */
  began: CatalogueValue | null
  base: string
  /** Milliseconds since 1970. */
  at: number
}

/** @param staffId of one colleague at one provider */
export const draftPlace = (staffId: string, kind: string, slug: string): string => `desk.${staffId}.${kind}.${slug}`

/** Never throws: storage may be forbidden, or hold what something else wrote. */
export function readDocumentDraft(place: string): DocumentDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    return isDraft(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** @returns false where this browser keeps nothing */
export function keepDocumentDraft(place: string, draft: DocumentDraft | undefined): boolean {
  try {
    if (draft) localStorage.setItem(place, JSON.stringify(draft))
    else localStorage.removeItem(place)
    return true
  } catch {
    return false
  }
}

function isDraft(value: unknown): value is DocumentDraft {
  const { document, began, base, at } = (value ?? {}) as Partial<DocumentDraft>
  const isBegun = began === null || isObject(began)
  return isObject(document) && isBegun && typeof base === 'string' && typeof at === 'number'
}
