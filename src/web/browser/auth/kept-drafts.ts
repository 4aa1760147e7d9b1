// What somebody who is signed in typed and has not sent: kept in the tab under names of their own, and forgotten when they sign out.

/** Of the page of the details (areas/clients/details-draft.ts). */
export const detailsDraftKey = 'details'
/** Of a share that is not made yet (areas/documents/share-draft.ts). */
export const shareDraftKey = 'share'

/** Before the reference of a request that somebody writes about (areas/offers/ask-draft.ts). */
export const askDraftPrefix = 'ask.'

const isDraft = (name: string) => name === detailsDraftKey || name === shareDraftKey || name.startsWith(askDraftPrefix)

/** A session that ended by itself leaves them, for the same person to go on. Never throws. */
export function forgetDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage).filter(isDraft)) sessionStorage.removeItem(name)
  } catch {
    // What cannot be reached was not kept either.
  }
}
