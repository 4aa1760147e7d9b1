// Reads a share in a reply to the tab.
import type { DocumentShare } from '#contract/documents.ts'
import { hasShape, isListOf, isOneOf, isText, orNull } from '#web/browser/read-reply.ts'

export const isShare = hasShape<DocumentShare>({
  id: isText,
  practitioner: hasShape({ slug: isText, name: isText }),
  documents: isListOf(hasShape({ id: isText, name: isText })),
  purpose: isText,
  sharedAt: isText,
  until: isText,
  withdrawnAt: orNull(isText),
  state: isOneOf('open', 'withdrawn', 'over'),
})
