// What the browser calls of contract/provider.ts, checked against it by type: nothing of the contract is loaded.
import type * as provider from '#contract/provider.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const getUserPoolConfig: To<typeof provider.getUserPoolConfig> = {
  name: 'getUserPoolConfig',
  method: 'GET',
  path: '/api/provider/user-pool-config/{providerDomain}',
}
