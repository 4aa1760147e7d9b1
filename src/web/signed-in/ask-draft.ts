// Keeps what is typed to the clinic until it has arrived: in this tab, through reloads and a sign-in that has run out.
import { askDraftPrefix } from '#web/browser/auth/kept-drafts.ts'
import { newKey } from '#web/browser/new-key.ts'
import { hasShape, isText } from '#web/browser/read-reply.ts'

/** `key`: the same words always go under the same key, so that the clinic gets them once. */
export type AskDraft = { text: string; key: string }

export const noDraft: AskDraft = { text: '', key: '' }

export const isAskDraft = hasShape<AskDraft>({ text: isText, key: isText })

/** Other words are another message. */
export const newAskDraft = (text: string): AskDraft =>
  text.trim() === '' ? { ...noDraft, text } : { text, key: newKey() }

/** @param reference of the request that it is about. Never throws: storage may be forbidden */
export function readAskDraft(reference: string): AskDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(askDraftPrefix + reference) ?? 'null')
    return isAskDraft(kept) ? kept : noDraft
  } catch {
    return noDraft
  }
}

/** Nothing typed is nothing kept. */
export function keepAskDraft(reference: string, text: string): AskDraft {
  const draft = newAskDraft(text)
  try {
    if (draft.key === '') sessionStorage.removeItem(askDraftPrefix + reference)
    else sessionStorage.setItem(askDraftPrefix + reference, JSON.stringify(draft))
  } catch {
    // It stays on the screen.
  }
  return draft
}
