// What somebody who is signed in typed and has not sent: by the names it is kept under; forgotten when they sign out (forget-drafts.ts).

/** Of the page of the details (areas/clients/details-draft.ts). */
export const detailsDraftKey = 'details'
/** Of a share that is not made yet (areas/documents/share-draft.ts). */
export const shareDraftKey = 'share'

/** Of who stays in a hotel that is not booked yet (areas/hotels/guest-draft.ts). */
export const guestDraftKey = 'guests'

/** Of who travels in an order that is not placed yet (areas/checkout/checkout-draft.ts). */
export const checkoutDraftKey = 'checkout'

/** Of who goes on to book without an account (areas/auth/entry-draft.ts). */
export const entryDraftKey = 'entry'

/** Of a search for a stay, in the profile or before it (areas/hotels/stay-draft.ts). */
export const stayDraftKey = 'stay'

/** Of a conversation with the assistant that is not handed over yet (areas/assistant/hand-over-draft.ts). */
export const handOverDraftKey = 'hand-over'

/** Before the reference of a request that somebody writes about (areas/offers/ask-draft.ts). */
export const askDraftPrefix = 'ask.'

/** Before what one of the clinic's people writes to or about a patient (areas/desk/desk-draft.ts): kept past the tab. */
export const deskDraftPrefix = 'desk-draft.'
