// Keeps who stays until it is booked: in this tab alone, through reloads, ended holds and a sign-in that has run out.
import { guestDraftKey } from '#web/browser/auth/kept-drafts.ts'

/** Values by the names of the form's fields. */
export type GuestDraft = Record<string, string>

/** Never throws: storage may be forbidden. @param owner whose draft it is; another's is none */
export function readGuestDraft(owner: string): GuestDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(guestDraftKey) ?? 'null')
    if (isKept(kept) && kept.owner === owner) return kept.fields
  } catch {
    // What cannot be reached was not kept either.
  }
  return {}
}

/** @param fields undefined once it is booked */
export function keepGuestDraft(owner: string, fields: GuestDraft | undefined): void {
  try {
    if (fields) sessionStorage.setItem(guestDraftKey, JSON.stringify({ owner, fields }))
    else sessionStorage.removeItem(guestDraftKey)
  } catch {
    // Full or forbidden: the page itself still holds what was typed.
  }
}

function isKept(value: unknown): value is { owner: string; fields: GuestDraft } {
  const { owner, fields } = (value ?? {}) as { owner?: unknown; fields?: unknown }
  if (typeof owner !== 'string' || typeof fields !== 'object' || fields === null) return false
  return Object.values(fields).every((one) => typeof one === 'string')
}
