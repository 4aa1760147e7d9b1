// Names and addresses of what can be changed at the desk, without the contract's parser.
import type { CatalogueChange } from '#contract/catalogue.ts'

export type CatalogueKind = CatalogueChange['kind']

/** In the order in which the list shows them; calendars and pictures are reached through what they belong to. */
export const listedKinds = ['procedure', 'package', 'practitioner', 'hotel', 'site'] as const satisfies CatalogueKind[]

const kinds: readonly string[] = [...listedKinds, 'calendar', 'picture']

export const isKind = (word: string | undefined): word is CatalogueKind => word !== undefined && kinds.includes(word)

/** The page on which it is changed. */
export const itemPath = (kind: CatalogueKind, slug: string): string =>
  `/desk/catalogue/${kind}/${encodeURIComponent(slug)}`
