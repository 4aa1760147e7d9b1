// What the browser calls of contract/catalogue.ts, checked against it by type: nothing of the contract is loaded.
import type * as catalogue from '#contract/catalogue.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const decideCatalogueChange: To<typeof catalogue.decideCatalogueChange> = {
  name: 'decideCatalogueChange',
  method: 'POST',
  path: '/api/desk/catalogue/decide',
}
export const saveCatalogueItem: To<typeof catalogue.saveCatalogueItem> = {
  name: 'saveCatalogueItem',
  method: 'POST',
  path: '/api/desk/catalogue/save',
}
export const packExportPath: typeof catalogue.packExportPath = '/api/desk/export.zip'
