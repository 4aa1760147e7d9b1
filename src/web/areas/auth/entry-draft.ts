// Keeps the name and the address of somebody who goes on to book: in this tab, until they are in.
import { entryDraftKey } from '#web/browser/auth/kept-drafts.ts'

/** Values by the names of the form's fields. */
export type EntryDraft = Record<string, string>

/** Never throws: storage may be forbidden. */
export function readEntryDraft(): EntryDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(entryDraftKey) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

/** @param fields undefined once they are in */
export function keepEntryDraft(fields: EntryDraft | undefined): void {
  try {
    if (fields) sessionStorage.setItem(entryDraftKey, JSON.stringify(fields))
    else sessionStorage.removeItem(entryDraftKey)
  } catch {
    // Full or forbidden: the page itself still holds what was typed.
  }
}
