// What the browser calls of contract/orders.ts, checked against it by type: nothing of the contract is loaded.
import type * as orders from '#contract/orders.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const continueOrder: To<typeof orders.continueOrder> = {
  name: 'continueOrder',
  method: 'POST',
  path: '/api/client/order/continue',
}
export const cancelOrder: To<typeof orders.cancelOrder> = {
  name: 'cancelOrder',
  method: 'POST',
  path: '/api/client/order/cancel',
}
export const payInstalments: To<typeof orders.payInstalments> = {
  name: 'payInstalments',
  method: 'POST',
  path: '/api/client/order/pay',
}
export const orderCalendarPath: typeof orders.orderCalendarPath = '/api/client/order/{order}/calendar/{item}'
