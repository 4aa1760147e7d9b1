// What the browser calls of contract/offers.ts, checked against it by type: nothing of the contract is loaded.
import type * as offers from '#contract/offers.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const acceptOffer: To<typeof offers.acceptOffer> = {
  name: 'acceptOffer',
  method: 'POST',
  path: '/api/client/quote/accept',
}
export const declineOffer: To<typeof offers.declineOffer> = {
  name: 'declineOffer',
  method: 'POST',
  path: '/api/client/quote/decline',
}
export const askProvider: To<typeof offers.askProvider> = {
  name: 'askProvider',
  method: 'POST',
  path: '/api/client/quote/ask',
}
