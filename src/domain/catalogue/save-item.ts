// Saves what somebody at the desk wrote: at once, at a time, or once a clinician has read it; what colleagues changed meanwhile is kept.
import { findEarlier } from '#db/once.ts'
import type { StaffMember } from '#domain/staff/staff.ts'
import { Fault } from '#kernel/fault.ts'
import { type CatalogueDeskParts, changeAtDesk, isOfDomains, readAgain } from './at-desk.ts'
import type { CatalogueDocument } from './catalogue.ts'
import { placesThatChanged } from './document-places.ts'
import { baseOf, type Item, type ItemPlace, standingOf } from './item.ts'
import type { Conflict } from './merge-documents.ts'
import { isSame, overlaps } from './places.ts'
import { findAuthors } from './read-changes.ts'
import { type DeskWorld, readItem } from './read-item.ts'
import { readWanted } from './read-wanted.ts'
import { type Change, recordChange, signatureBy } from './record-change.ts'
import { type Settled, settleChange } from './settle-change.ts'
import { signatureOf, signed } from './signature.ts'
import { catalogueChanges } from './tables.ts'
import { type ConfirmedPrice, type UnusualPrice, unusualPrices } from './unusual-prices.ts'
import { refuseLocked } from './who-may-save.ts'

export type SaveWish = ItemPlace & {
  /** Made by the caller: the same change is made once. */
  changeId: string
  /** The state that they began from, as `baseOf` names it, and its document. */
  base: string
  began: CatalogueDocument | null
  /** Null takes it off the site. */
  document: CatalogueDocument | null
  dueAt?: Date | undefined
  /** Paths of conflicts in which their own is wanted all the same. */
  mine: readonly string[]
  /** Unusual prices that are wanted all the same. */
  confirmedPrices?: readonly ConfirmedPrice[] | undefined
}

export type Saved = {
  outcome: 'done' | 'scheduled' | 'review' | 'same' | 'conflict' | 'prices'
  change: Change | null
  /** As it stands now. */
  item: Item
  conflicts: (Conflict & { by: string; at: Date })[]
  merged: { path: string; by: string }[]
  /** That were not confirmed: then nothing was saved. */
  prices: UnusualPrice[]
}

/** @throws Fault invalid-input and not-allowed with the path of each field; not-found; idempotency-key-reused */
export function saveItem(
  parts: CatalogueDeskParts,
  { staff, domain }: { staff: StaffMember; domain: string },
  wish: SaveWish,
): Promise<Saved> {
  const place = { providerId: staff.providerId, domain, changesDomains: isOfDomains(wish) }
  return changeAtDesk(parts, place, async (world) => {
    const item = await needItem(world, wish)
    const known = await findKnown(world, staff, wish)
    if (known) return known
    const unread = signatureBy(staff.name, world)
    const signature = signatureOf(item.document) ?? unread
    // As it will read once it stands, so that it is held against what stands word by word.
    const read = wish.document && (await readWanted(world, item, signed(item.kind, wish.document, signature)))
    const mine = read && read.document
    const base = wish.base === baseOf(item) ? standingOf(item) : wish.began
    const settled = await settleChange(world, item, { base, mine, read }, unread, wish.mine)
    if (settled.conflicts.length > 0) return tellConflicts(world, item, settled.conflicts)
    const prices = unusualPrices(settled.places, currencyOf(world, settled), wish.confirmedPrices ?? [])
    if (prices.length > 0) {
      refuseLocked(item.kind, settled.places, staff.roles)
      return { ...untold, outcome: 'prices', item, prices }
    }
    const { changeId: id, dueAt } = wish
    const isReadAgain = isSignedAnew(wish)
    const change = await recordChange(parts.jobs, world, staff, item, settled, { id, dueAt, isReadAgain })
    const merged = await tellMerged(world, item, base, mine)
    const stands = await needItem(await readAgain(world), wish)
    return { ...untold, outcome: outcomeOf(change), change: change ?? null, item: stands, merged }
  })
}

const untold = { change: null, conflicts: [], merged: [], prices: [] }

/** What names no currency is in that of the location. */
function currencyOf({ provider }: DeskWorld, { wanted }: Settled): string {
  const named = wanted?.document['currency']
  return typeof named === 'string' ? named : provider.location.currency
}

export async function needItem(world: DeskWorld, place: ItemPlace): Promise<Item> {
  const item = await readItem(world, place)
  if (!item) throw new Fault('not-found', 'There is nothing of this name.')
  return item
}

/** Whether a clinician wrote another name or day below the words than stood there. */
function isSignedAnew({ kind, began, document }: SaveWish): boolean {
  if (kind !== 'procedure' || !document || !began) return false
  return !isSame(signatureOf(began), signatureOf(document))
}

/** The answer to a change that was made before: its caller may not have heard it. */
async function findKnown(world: DeskWorld, staff: StaffMember, wish: SaveWish): Promise<Saved | undefined> {
  const { changeId: id, kind, slug } = wish
  const key = { key: { id }, same: { byId: staff.id, kind, slug }, usedFor: 'another change' }
  const change = await findEarlier(world.scope, catalogueChanges, key)
  if (!change) return undefined
  return { ...untold, outcome: outcomeOf(change), change, item: await needItem(world, wish) }
}

function outcomeOf(change: Change | undefined): Saved['outcome'] {
  if (!change) return 'same'
  return change.state === 'review' || change.state === 'scheduled' ? change.state : 'done'
}

async function tellConflicts(world: DeskWorld, item: Item, conflicts: readonly Conflict[]): Promise<Saved> {
  const authorOf = await findAuthors(world, item)
  const told = conflicts.map((conflict) => ({ ...conflict, ...(authorOf(conflict.path) ?? { by: '', at: world.now }) }))
  return { ...untold, outcome: 'conflict', item, conflicts: told }
}

/** The places that colleagues changed since the caller began, and that are not the caller's own. */
async function tellMerged(
  world: DeskWorld,
  item: Item,
  base: CatalogueDocument | null,
  mine: CatalogueDocument | null,
): Promise<Saved['merged']> {
  const standing = standingOf(item)
  if (!base || !standing || isSame(base, standing)) return []
  const own = placesThatChanged(item.kind, base, mine)
  const theirs = placesThatChanged(item.kind, base, standing).filter(
    ({ path }) => !own.some((place) => overlaps(place.path, path)),
  )
  if (theirs.length === 0) return []
  const authorOf = await findAuthors(world, item)
  return theirs.map(({ path }) => ({ path, by: authorOf(path)?.by ?? '' }))
}
