// What the browser calls of contract/text-preview.ts, checked against it by type: nothing of the contract is loaded.
import type * as textPreview from '#contract/text-preview.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const previewText: To<typeof textPreview.previewText> = {
  name: 'previewText',
  method: 'POST',
  path: '/api/desk/preview',
}
