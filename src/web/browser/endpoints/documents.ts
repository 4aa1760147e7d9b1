// What the browser calls of contract/documents.ts, checked against it by type: nothing of the contract is loaded.
import type * as documents from '#contract/documents.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const addDocument: To<typeof documents.addDocument> = {
  name: 'addDocument',
  method: 'POST',
  path: '/api/client/document/add',
}
export const openDocument: To<typeof documents.openDocument> = {
  name: 'openDocument',
  method: 'POST',
  path: '/api/client/document/open',
}
export const deleteDocument: To<typeof documents.deleteDocument> = {
  name: 'deleteDocument',
  method: 'POST',
  path: '/api/client/document/delete',
}
export const addShare: To<typeof documents.addShare> = {
  name: 'addShare',
  method: 'POST',
  path: '/api/client/share/add',
}
export const withdrawShare: To<typeof documents.withdrawShare> = {
  name: 'withdrawShare',
  method: 'POST',
  path: '/api/client/share/withdraw',
}
export const uploadPath: typeof documents.uploadPath = '/api/client/document/upload'
