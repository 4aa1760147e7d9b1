// What the browser calls of contract/clients.ts, checked against it by type: nothing of the contract is loaded.
import type * as clients from '#contract/clients.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const getClient: To<typeof clients.getClient> = { name: 'getClient', method: 'GET', path: '/api/client/root' }
export const updateClient: To<typeof clients.updateClient> = {
  name: 'updateClient',
  method: 'POST',
  path: '/api/client/root/update',
}
export const addCompanyLocation: To<typeof clients.addCompanyLocation> = {
  name: 'addCompanyLocation',
  method: 'POST',
  path: '/api/client/company-location/add',
}
export const getConsents: To<typeof clients.getConsents> = {
  name: 'getConsents',
  method: 'GET',
  path: '/api/client/consents',
}
export const setConsent: To<typeof clients.setConsent> = {
  name: 'setConsent',
  method: 'POST',
  path: '/api/client/consents/set',
}
export const clientPicturePath: typeof clients.clientPicturePath = '/api/client/picture'
