// Forgets what somebody who is signed in typed and has not sent.
import {
  askDraftPrefix,
  checkoutDraftKey,
  deskDraftPrefix,
  detailsDraftKey,
  entryDraftKey,
  guestDraftKey,
  handOverDraftKey,
  shareDraftKey,
  stayDraftKey,
} from './kept-drafts.ts'

const whole: readonly string[] = [
  detailsDraftKey,
  shareDraftKey,
  guestDraftKey,
  stayDraftKey,
  handOverDraftKey,
  checkoutDraftKey,
  entryDraftKey,
]

const isDraft = (name: string) => whole.includes(name) || name.startsWith(askDraftPrefix)

/** Of this tab alone. Never throws. */
export function forgetTabDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage).filter(isDraft)) sessionStorage.removeItem(name)
  } catch {
    // What cannot be reached was not kept either.
  }
}

/** A session that ended by itself leaves them, for the same person to go on. Never throws. */
export function forgetDrafts(): void {
  forgetTabDrafts()
  try {
    const isOfDesk = (name: string) => name.startsWith(deskDraftPrefix)
    for (const name of Object.keys(localStorage).filter(isOfDesk)) localStorage.removeItem(name)
  } catch {
    // What cannot be reached was not kept either.
  }
}
