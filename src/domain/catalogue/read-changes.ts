// Reads what was changed of the catalogue, by whom, and whether it can be taken back.
import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm'
import type { StaffRole } from '#kernel/who-may-do.ts'
import type { ChangeState } from './catalogue.ts'
import type { ChangedPlace } from './changed-places.ts'
import { bringTogether, placesThatChanged } from './document-places.ts'
import { type Item, type ItemPlace, standingOf } from './item.ts'
import { isSame, overlaps } from './places.ts'
import { type DeskWorld, readItem } from './read-item.ts'
import type { Change } from './record-change.ts'
import { splitNights } from './room-nights.ts'
import { unsigned } from './signature.ts'
import { catalogueChanges } from './tables.ts'
import { lockedPlaces } from './who-may-save.ts'

/** A change with the places that it changes, and whether taking it back is possible now. */
export type ShownChange = Change & { fields: ChangedPlace[]; canUndo: boolean }

export const changesAtOnce = 50

/** Newest first. @param after the last one that was shown */
export function readChanges(
  { scope }: Pick<DeskWorld, 'scope'>,
  where: SQL | undefined,
  after?: { at: Date; id: string },
  limit = changesAtOnce,
): Promise<Change[]> {
  const { at, id } = catalogueChanges
  const isOlder = after && or(lt(at, after.at), and(eq(at, after.at), lt(id, after.id)))
  return scope.rows(catalogueChanges, and(where, isOlder), { orderBy: [desc(at), desc(id)], limit })
}

export const ofItem = ({ kind, slug }: ItemPlace): SQL | undefined =>
  and(eq(catalogueChanges.kind, kind), eq(catalogueChanges.slug, slug))

export const isInState = (state: ChangeState | undefined): SQL | undefined => state && eq(catalogueChanges.state, state)

/** @param roles of whoever looks at them */
export async function showChanges(
  world: DeskWorld,
  changes: readonly Change[],
  roles: readonly StaffRole[],
): Promise<ShownChange[]> {
  const items = new Map<string, Item | undefined>()
  const shown: ShownChange[] = []
  for (const change of changes) {
    const key = `${change.kind} ${change.slug}`
    if (change.state === 'done' && !items.has(key)) items.set(key, await readItem(world, change))
    const fields = placesThatChanged(change.kind, change.before, change.after)
    shown.push({ ...change, fields, canUndo: canUndo(change, items.get(key), roles) })
  }
  return shown
}

/** Whether nobody changed its places since, and whoever asks may change them. */
export function canUndo(change: Change, item: Item | undefined, roles: readonly StaffRole[]): boolean {
  if (change.state !== 'done' || !item) return false
  const { kind, before, after } = change
  const theirs = unsigned(standingOf(item))
  const { value, conflicts } = bringTogether(kind, { base: after, mine: before, theirs })
  if (conflicts.length > 0 || isSame(value, theirs)) return false
  return lockedPlaces(kind, placesThatChanged(kind, theirs, value), roles).length === 0
}

/** Who last changed a place of an item, and when; nobody where it came with a data pack. */
export async function findAuthors(
  world: DeskWorld,
  place: ItemPlace,
): Promise<(path: string) => { by: string; at: Date } | undefined> {
  const isMade = or(eq(catalogueChanges.state, 'done'), eq(catalogueChanges.state, 'undone'))
  const changes = await readChanges(world, and(ofItem(place), isMade))
  const made = changes.map(({ kind, before, after, byName, doneAt, at }) => ({
    paths: placesThatChanged(kind, before, after).map(({ path }) => path),
    by: byName,
    at: doneAt ?? at,
  }))
  const newest = made.sort((one, other) => other.at.getTime() - one.at.getTime())
  return (path) => newest.find(({ paths }) => paths.some((one) => touches(place, one, path)))
}

function touches({ kind }: ItemPlace, one: string, other: string): boolean {
  if (kind !== 'calendar') return overlaps(one, other)
  const others = splitNights(other)
  return splitNights(one).some((night) => others.some((wanted) => overlaps(night, wanted)))
}
