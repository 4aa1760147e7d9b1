// Brings together what two colleagues wrote at one offer: what only one of them touched goes in, the rest is theirs to choose.
import { type Fields, isSameValue } from './offer-draft-fields.ts'

export type Side = 'mine' | 'theirs'
export type Part = keyof Fields

const parts = [
  'currency',
  'validUntil',
  'lines',
  'includes',
  'excludes',
  'deposit',
  'instalments',
  'cancellation',
  'documents',
  'from',
  'until',
  'practitioner',
  'note',
] as const satisfies Part[]

/**
 * Parts that both have written otherwise than they began.
 * @param base what both began from
 */
export function clashes(base: Fields, mine: Fields, theirs: Fields): Part[] {
  return parts.filter(
    (part) =>
      !isSameValue(mine[part], theirs[part]) &&
      !isSameValue(base[part], mine[part]) &&
      !isSameValue(base[part], theirs[part]),
  )
}

/** @param chosen of the parts that clash, whose counts */
export function mergeFields(base: Fields, mine: Fields, theirs: Fields, chosen: Partial<Record<Part, Side>>): Fields {
  const isMine = (part: Part) => (chosen[part] ?? (isSameValue(base[part], mine[part]) ? 'theirs' : 'mine')) === 'mine'
  return parts.reduce((merged, part) => ({ ...merged, [part]: isMine(part) ? mine[part] : theirs[part] }), theirs)
}
