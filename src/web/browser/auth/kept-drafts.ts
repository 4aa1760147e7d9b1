// What somebody who is signed in typed and has not sent: kept under names of its own, and forgotten when they sign out.

/** Of the page of the details (areas/clients/details-draft.ts). */
export const detailsDraftKey = 'details'
/** Of a share that is not made yet (areas/documents/share-draft.ts). */
export const shareDraftKey = 'share'

/** Of who stays in a hotel that is not booked yet (areas/hotels/guest-draft.ts). */
export const guestDraftKey = 'guests'

/** Of a search for a stay, in the profile or before it (areas/hotels/stay-draft.ts). */
export const stayDraftKey = 'stay'

/** Of a conversation with the assistant that is not handed over yet (areas/assistant/hand-over-draft.ts). */
export const handOverDraftKey = 'hand-over'

/** Before the reference of a request that somebody writes about (areas/offers/ask-draft.ts). */
export const askDraftPrefix = 'ask.'

/** Before what one of the clinic's people writes to or about a patient (areas/desk/desk-draft.ts): kept past the tab. */
export const deskDraftPrefix = 'desk-draft.'

const whole: readonly string[] = [detailsDraftKey, shareDraftKey, guestDraftKey, stayDraftKey, handOverDraftKey]

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
