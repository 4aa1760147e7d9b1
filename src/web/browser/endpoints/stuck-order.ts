// What the browser calls of contract/stuck-order.ts, checked against it by type: nothing of the contract is loaded.
import type * as stuck from '#contract/stuck-order.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const resolveOrderStep: To<typeof stuck.resolveOrderStep> = {
  name: 'resolveOrderStep',
  method: 'POST',
  path: '/api/desk/inbox/{id}/resolve-step',
}
