// What the browser calls of contract/profile.ts, checked against it by type: nothing of the contract is loaded.
import type * as profile from '#contract/profile.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const showIdToken: To<typeof profile.showIdToken> = {
  name: 'showIdToken',
  method: 'POST',
  path: '/api/profile/id',
}
