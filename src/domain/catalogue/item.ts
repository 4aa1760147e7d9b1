// One thing of the catalogue as it stands: its document, whether it is on the site, and a name for that state.
import { createHash } from 'node:crypto'
import type { CatalogueDocument, CatalogueKind } from './catalogue.ts'
import { canonicalJson } from './places.ts'
import { byNight } from './room-nights.ts'

export type ItemPlace = { kind: CatalogueKind; slug: string }

/** `document` is there of what was withdrawn as well; null where nothing ever had this slug. */
export type Item = ItemPlace & { document: CatalogueDocument | null; isWithdrawn: boolean }

/** What the site shows of it. */
export const standingOf = ({ document, isWithdrawn }: Item): CatalogueDocument | null => (isWithdrawn ? null : document)

/** Names a state of it: the same again when it says the same again. */
export function baseOf({ kind, document, isWithdrawn }: Item): string {
  const said = kind === 'calendar' && document ? byNight(document) : document
  return createHash('sha256')
    .update(canonicalJson([said, isWithdrawn]))
    .digest('base64url')
    .slice(0, 22)
}
