// Differences between documents of the catalogue, and the bringing together of two: by the places of their kind.
import type { CatalogueDocument, CatalogueKind } from './catalogue.ts'
import { type ChangedPlace, changedPlaces } from './changed-places.ts'
import { type Conflict, mergeDocuments } from './merge-documents.ts'
import { isFields } from './places.ts'
import { byNight, joinNights, type Nights, splitNights, toEntries } from './room-nights.ts'
import { unsigned } from './signature.ts'

type Maybe = CatalogueDocument | null

/** A place of its own: whether the item is on the site at all. */
export const withdrawnPlace = 'withdrawn'

/** Each place that differs; of what is taken off the site that alone. */
export function placesThatChanged(kind: CatalogueKind, before: Maybe, after: Maybe): ChangedPlace[] {
  if (before && !after) return [{ path: withdrawnPlace, before: false, after: true }]
  if (kind !== 'calendar') return changedPlaces(before, after)
  return joinNights(changedPlaces(before && byNight(before), after && byNight(after)))
}

export type Versions = {
  /** What `mine` was made from. */
  base: Maybe
  /** What is wanted. */
  mine: Maybe
  /** What stands. */
  theirs: Maybe
}

/**
 * Who read the medical words and when is nobody's edit: it is as it stands.
 * @param chosen paths of conflicts in which mine is wanted
 */
export function bringTogether(
  kind: CatalogueKind,
  { base, mine, theirs }: Versions,
  chosen: readonly string[] = [],
): { value: Maybe; conflicts: Conflict[] } {
  if (kind === 'calendar') {
    const [one, two, three] = [base, mine, theirs].map((version) => version && byNight(version))
    const merged = mergeDocuments(one, two, three, new Set(chosen.flatMap(splitNights)))
    const nights = isFields(merged.value) ? (merged.value as Nights) : undefined
    return { value: nights ? toEntries(nights) : null, conflicts: joinNights(merged.conflicts) }
  }
  const merged = mergeDocuments(unsigned(base), unsigned(mine), unsigned(theirs), new Set(chosen))
  return { value: isFields(merged.value) ? merged.value : null, conflicts: merged.conflicts }
}
