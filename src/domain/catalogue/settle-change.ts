// Finds what is to stand when a change is made: the wish brought together with what others changed since it was begun.
import { Fault } from '#kernel/fault.ts'
import type { CatalogueDocument } from './catalogue.ts'
import type { ChangedPlace } from './changed-places.ts'
import { bringTogether, placesThatChanged, withdrawnPlace } from './document-places.ts'
import type { Wanted } from './document-rules.ts'
import { type Item, standingOf } from './item.ts'
import type { Conflict } from './merge-documents.ts'
import { isSame } from './places.ts'
import type { DeskWorld } from './read-item.ts'
import { readWanted } from './read-wanted.ts'
import { type Signature, signatureOf, signed } from './signature.ts'
import { isMedical } from './who-may-save.ts'

/** `base`: what the wish was made from; `read`: `mine` as it was read already, where it was. */
export type Wish = { base: CatalogueDocument | null; mine: CatalogueDocument | null; read?: Wanted | null }

/** `wanted` is null for what is to leave the site. Nothing is to be done where no place is different. */
export type Settled = { wanted: Wanted | null; places: ChangedPlace[]; conflicts: Conflict[] }

/**
 * @param unread stands in for the signature of a procedure that nobody has read yet
 * @param chosen paths of conflicts in which the wish is wanted
 * @throws Fault invalid-input with the path of each field
 */
export async function settleChange(
  world: DeskWorld,
  item: Item,
  wish: Wish,
  unread: Signature,
  chosen: readonly string[] = [],
): Promise<Settled> {
  const standing = standingOf(item)
  const merged = isSame(wish.base, standing)
    ? { value: wish.mine, conflicts: [] }
    : bringTogether(item.kind, { ...wish, theirs: standing }, chosen)
  if (merged.conflicts.length > 0) return { wanted: null, places: [], conflicts: merged.conflicts }
  const read = merged.value === wish.mine ? wish.read : undefined
  return { ...(await placesOf(world, item, merged.value, unread, read)), conflicts: [] }
}

async function placesOf(
  world: DeskWorld,
  item: Item,
  value: CatalogueDocument | null,
  unread: Signature,
  read: Wanted | null | undefined,
) {
  if (!value) return { wanted: null, places: placesThatChanged(item.kind, standingOf(item), null) }
  const signature = signatureOf(item.document) ?? unread
  const wanted = read ?? (await readWanted(world, item, signed(item.kind, value, signature)))
  return { wanted, places: differences(item, wanted.document) }
}

function differences(item: Item, document: CatalogueDocument): ChangedPlace[] {
  const places = placesThatChanged(item.kind, item.document, document)
  return item.isWithdrawn ? [...places, { path: withdrawnPlace, before: true, after: false }] : places
}

/** Signs what is settled where its medical words are others than before, or where somebody read them again. */
export async function signSettled(
  world: DeskWorld,
  item: Item,
  settled: Settled,
  signature: Signature,
  isReadAgain = false,
): Promise<Settled & { isSigned: boolean }> {
  const { wanted, places } = settled
  const isOther = places.some(({ path }) => isMedical(item.kind, path))
  if (item.kind !== 'procedure' || !wanted || !(isOther || isReadAgain)) return { ...settled, isSigned: false }
  const read = await readWanted(world, item, signed(item.kind, wanted.document, signature))
  return { ...settled, wanted: read, places: differences(item, read.document), isSigned: true }
}

/** @throws Fault no-longer-possible that names the places which somebody else changed meanwhile */
export function refuseConflicts({ conflicts }: Settled): void {
  if (conflicts.length === 0) return
  const fields = conflicts.map(({ path }) => ({ path, reason: 'changed-meanwhile' }))
  throw new Fault('no-longer-possible', 'Somebody changed the same place since.', { fields })
}
