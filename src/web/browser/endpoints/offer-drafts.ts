// What the browser calls of contract/offer-drafts.ts, checked against it by type: nothing of the contract is loaded.
import type * as offerDrafts from '#contract/offer-drafts.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const sendOfferDraft: To<typeof offerDrafts.sendOfferDraft> = {
  name: 'sendOfferDraft',
  method: 'POST',
  path: '/api/desk/offers/{reference}/send',
}
export const withdrawOffer: To<typeof offerDrafts.withdrawOffer> = {
  name: 'withdrawOffer',
  method: 'POST',
  path: '/api/desk/offers/{reference}/withdraw',
}
export const writeFinalBill: To<typeof offerDrafts.writeFinalBill> = {
  name: 'writeFinalBill',
  method: 'POST',
  path: '/api/desk/offers/{reference}/bill',
}
export const saveOfferDraft: To<typeof offerDrafts.saveOfferDraft> = {
  name: 'saveOfferDraft',
  method: 'POST',
  path: '/api/desk/offers/{reference}/draft',
}
export const readOfferShelf: To<typeof offerDrafts.readOfferShelf> = {
  name: 'readOfferShelf',
  method: 'GET',
  path: '/api/desk/offer-shelf',
}
