// What the browser calls of contract/privacy.ts, checked against it by type: nothing of the contract is loaded.
import type * as privacy from '#contract/privacy.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const getAccessLog: To<typeof privacy.getAccessLog> = {
  name: 'getAccessLog',
  method: 'GET',
  path: '/api/client/access-log',
}
export const eraseClient: To<typeof privacy.eraseClient> = {
  name: 'eraseClient',
  method: 'POST',
  path: '/api/client/erase',
}
export const getErasure: To<typeof privacy.getErasure> = {
  name: 'getErasure',
  method: 'GET',
  path: '/api/client/erasure',
}
export const exportPaths: typeof privacy.exportPaths = {
  json: '/api/client/export.json',
  fhir: '/api/client/export.fhir.json',
}
