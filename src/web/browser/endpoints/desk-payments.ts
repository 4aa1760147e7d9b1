// What the browser calls of contract/desk-payments.ts, checked against it by type: nothing of the contract is loaded.
import type * as payments from '#contract/desk-payments.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const receiveTransfer: To<typeof payments.receiveTransfer> = {
  name: 'receiveTransfer',
  method: 'POST',
  path: '/api/desk/patients/{patient}/payments/{payment}/received',
}
export const giveRefund: To<typeof payments.giveRefund> = {
  name: 'giveRefund',
  method: 'POST',
  path: '/api/desk/patients/{patient}/payments/{payment}/refund',
}
export const decideRefund: To<typeof payments.decideRefund> = {
  name: 'decideRefund',
  method: 'POST',
  path: '/api/desk/patients/{patient}/refund-requests/{request}/decide',
}
export const sendRefund: To<typeof payments.sendRefund> = {
  name: 'sendRefund',
  method: 'POST',
  path: '/api/desk/patients/{patient}/payments/{payment}/refunds/{refund}/sent',
}
export const surgeonSaysNo: To<typeof payments.surgeonSaysNo> = {
  name: 'surgeonSaysNo',
  method: 'POST',
  path: '/api/desk/patients/{patient}/orders/{order}/surgeon-says-no',
}
