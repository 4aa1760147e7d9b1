// Keeps in the tab what is written of an offer and not saved yet: through reloads, failures and a session that has run out.
import { askDraftPrefix } from '#web/browser/auth/kept-drafts.ts'
import type { Fields } from './offer-draft-fields.ts'

/** `version` and `base` are of the draft that it was begun from. */
export type KeptFields = { version: number; base: Fields; content: Fields }

/** Below the name of what is typed in a thread, so that it goes with whoever signs out. */
const keyOf = (reference: string) => `${askDraftPrefix}offer.${reference}`

/** Never throws: storage may be forbidden. */
export function readKept(reference: string): KeptFields | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(reference)) ?? 'null') as Partial<KeptFields> | null
    const { version, base, content } = kept ?? {}
    return typeof version === 'number' && isFields(base) && isFields(content) ? { version, base, content } : undefined
  } catch {
    return undefined
  }
}

/** @param kept undefined once it is saved. @returns whether it could be kept */
export function keepFields(reference: string, kept: KeptFields | undefined): boolean {
  try {
    if (kept) sessionStorage.setItem(keyOf(reference), JSON.stringify(kept))
    else sessionStorage.removeItem(keyOf(reference))
    return true
  } catch {
    return false
  }
}

/** Written by this code alone; one of an older build is told by what it lacks. */
function isFields(value: unknown): value is Fields {
  const { lines, includes, excludes, instalments, documents, note } = (value ?? {}) as Record<string, unknown>
  return [lines, includes, excludes, instalments, documents].every(Array.isArray) && typeof note === 'object'
}
