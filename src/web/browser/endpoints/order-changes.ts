// What the browser calls of contract/order-changes.ts, checked against it by type: nothing of the contract is loaded.
import type * as changes from '#contract/order-changes.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const quoteOrderChange: To<typeof changes.quoteOrderChange> = {
  name: 'quoteOrderChange',
  method: 'POST',
  path: '/api/client/order/change/quote',
}
export const agreeOrderChange: To<typeof changes.agreeOrderChange> = {
  name: 'agreeOrderChange',
  method: 'POST',
  path: '/api/client/order/change/agree',
}
export const withdrawOrderChange: To<typeof changes.withdrawOrderChange> = {
  name: 'withdrawOrderChange',
  method: 'POST',
  path: '/api/client/order/change/withdraw',
}
export const renameOrderTravellers: To<typeof changes.renameOrderTravellers> = {
  name: 'renameOrderTravellers',
  method: 'POST',
  path: '/api/client/order/rename-travellers',
}
