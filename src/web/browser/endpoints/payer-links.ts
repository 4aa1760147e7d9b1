// What the browser calls of contract/payer-links.ts, checked against it by type: nothing of the contract is loaded.
import type * as links from '#contract/payer-links.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const makePayerLink: To<typeof links.makePayerLink> = {
  name: 'makePayerLink',
  method: 'POST',
  path: '/api/client/payer-link/make',
}
export const revokePayerLink: To<typeof links.revokePayerLink> = {
  name: 'revokePayerLink',
  method: 'POST',
  path: '/api/client/payer-link/revoke',
}
export const payByLink: To<typeof links.payByLink> = { name: 'payByLink', method: 'POST', path: '/api/pay/begin' }
export const continueByLink: To<typeof links.continueByLink> = {
  name: 'continueByLink',
  method: 'POST',
  path: '/api/pay/continue',
}
export const giveUpByLink: To<typeof links.giveUpByLink> = {
  name: 'giveUpByLink',
  method: 'POST',
  path: '/api/pay/give-up',
}
export const completeTestByLink: To<typeof links.completeTestByLink> = {
  name: 'completeTestByLink',
  method: 'POST',
  path: '/api/pay/test-payment',
}
