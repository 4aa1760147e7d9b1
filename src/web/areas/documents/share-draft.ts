// Keeps what was chosen and typed for a share that is not made yet: in this tab alone, for its own person alone.
import { shareDraftKey } from '#web/browser/auth/kept-drafts.ts'
import { hasShape, isFlag, isListOf, isNumber, isText } from '#web/browser/read-reply.ts'

export type ShareDraft = {
  documents: string[]
  practitioner: string
  purpose: string
  days: number
  isConsent: boolean
}

export const emptyDraft: ShareDraft = { documents: [], practitioner: '', purpose: '', days: 90, isConsent: false }

const isKept = hasShape<{ owner: string; draft: ShareDraft }>({
  owner: isText,
  draft: hasShape<ShareDraft>({
    documents: isListOf(isText),
    practitioner: isText,
    purpose: isText,
    days: isNumber,
    isConsent: isFlag,
  }),
})

/** Never throws: storage may be forbidden. */
export function readShareDraft(owner: string): ShareDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(shareDraftKey) ?? 'null')
    if (isKept(kept) && kept.owner === owner) return kept.draft
  } catch {
    // What cannot be reached was not kept either.
  }
  return emptyDraft
}

/** @param draft undefined once it is a share */
export function keepShareDraft(owner: string, draft: ShareDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(shareDraftKey, JSON.stringify({ owner, draft }))
    else sessionStorage.removeItem(shareDraftKey)
  } catch {
    // Full or forbidden: the page itself still holds what was typed.
  }
}
