// Reads documents in replies to the tab: what the screen shows of them, and nothing else.
import type { ClientDocument } from '#contract/documents.ts'
import { type Guard, hasShape, isListOf, isNumber, isText, readAs } from '#web/browser/read-reply.ts'

/** What the screen uses of a document. */
export type TabDocument = Pick<
  ClientDocument,
  'id' | 'sourceType' | 'url' | 'kind' | 'name' | 'mediaType' | 'bytes' | 'addedAt' | 'scan' | 'preview' | 'keptUntil'
>

const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)
const isScan = (value: unknown): value is TabDocument['scan'] =>
  ['off', 'waiting', 'clean', 'infected'].includes(String(value))
/** A kind that this build has no word for is shown as another document would be. */
const isKind = isText as Guard<TabDocument['kind']>

const isDocument = hasShape<TabDocument>({
  id: isText,
  sourceType: isText,
  url: isText,
  kind: isKind,
  name: isText,
  mediaType: isText,
  bytes: isNumber,
  addedAt: isText,
  scan: isScan,
  preview: isTextOrNull,
  keptUntil: isTextOrNull,
})

export const readDocument = readAs(isDocument)
export const readDocuments = readAs(isListOf(isDocument))
