// Reads documents in replies to the tab: what the screen shows of them, and nothing else.
import type { ClientDocument } from '#contract/documents.ts'
import { type Guard, hasShape, isListOf, isNumber, isOneOf, isText, orNull, readAs } from '#web/browser/read-reply.ts'

/** What the screen uses of a document. */
export type TabDocument = Pick<
  ClientDocument,
  'id' | 'sourceType' | 'url' | 'kind' | 'name' | 'mediaType' | 'bytes' | 'addedAt' | 'scan' | 'preview' | 'keptUntil'
>

/** A kind that this build has no word for is shown as another document would be. */
const isKind = isText as Guard<TabDocument['kind']>

export const isDocument = hasShape<TabDocument>({
  id: isText,
  sourceType: isText,
  url: isText,
  kind: isKind,
  name: isText,
  mediaType: isText,
  bytes: isNumber,
  addedAt: isText,
  scan: isOneOf('off', 'waiting', 'clean', 'infected'),
  preview: orNull(isText),
  keptUntil: orNull(isText),
})

export const readDocument = readAs(isDocument)
export const readDocuments = readAs(isListOf(isDocument))
