// What the browser calls of contract/extras.ts, checked against it by type: nothing of the contract is loaded.
import type * as extras from '#contract/extras.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const addExtraToOrder: To<typeof extras.addExtraToOrder> = {
  name: 'addExtraToOrder',
  method: 'POST',
  path: '/api/client/checkout/add-extra',
}
