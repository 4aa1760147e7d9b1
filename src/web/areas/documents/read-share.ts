// Reads a share in a reply to the tab.
import type { DocumentShare } from '#contract/documents.ts'
import { hasShape, isListOf, isText, readAs } from '#web/browser/read-reply.ts'

const isState = (value: unknown): value is DocumentShare['state'] =>
  ['open', 'withdrawn', 'over'].includes(String(value))

export const readShare = readAs(
  hasShape<DocumentShare>({
    id: isText,
    practitioner: hasShape<DocumentShare['practitioner']>({ slug: isText, name: isText }),
    documents: isListOf(hasShape<DocumentShare['documents'][number]>({ id: isText, name: isText })),
    purpose: isText,
    sharedAt: isText,
    until: isText,
    withdrawnAt: (value: unknown): value is string | null => value === null || isText(value),
    state: isState,
  }),
)
