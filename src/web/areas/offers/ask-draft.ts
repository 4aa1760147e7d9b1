// Keeps what is typed to the clinic until it has arrived: in this tab, through reloads and a sign-in that has run out.
import { askDraftPrefix } from '#web/browser/auth/kept-drafts.ts'
import { newKey } from '#web/browser/new-key.ts'

/** `key`: the same words always go under the same key, so that the clinic gets them once. */
export type AskDraft = { text: string; key: string }

export const noDraft: AskDraft = { text: '', key: '' }

/** @param reference of the request that it is about. Never throws: storage may be forbidden */
export function readAskDraft(reference: string): AskDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(askDraftPrefix + reference) ?? '{}') as Partial<AskDraft> | null
    const { text, key } = kept ?? {}
    return typeof text === 'string' && typeof key === 'string' ? { text, key } : noDraft
  } catch {
    return noDraft
  }
}

/** Other words are another message. Nothing typed is nothing kept. */
export function keepAskDraft(reference: string, text: string): AskDraft {
  const draft = text.trim() === '' ? { ...noDraft, text } : { text, key: newKey() }
  try {
    if (draft.key === '') sessionStorage.removeItem(askDraftPrefix + reference)
    else sessionStorage.setItem(askDraftPrefix + reference, JSON.stringify(draft))
  } catch {
    // It stays on the screen.
  }
  return draft
}
