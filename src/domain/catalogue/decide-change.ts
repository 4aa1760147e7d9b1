// What is decided about a change: a clinician signs it or sends it back, it is given up, or taken back after it was made.
import { and, eq, ne } from 'drizzle-orm'
import { readRoles } from '#domain/staff/read-roles.ts'
import type { StaffMember } from '#domain/staff/staff.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { mayDo } from '#kernel/who-may-do.ts'
import { type CatalogueDeskParts, changeAtDesk, isOfDomains, lookAtDesk } from './at-desk.ts'
import { placesThatChanged } from './document-places.ts'
import { standingOf } from './item.ts'
import { makeChange } from './make-change.ts'
import type { DeskWorld } from './read-item.ts'
import { type Change, follow, recordChange, signatureBy, stateOf } from './record-change.ts'
import { needItem } from './save-item.ts'
import { refuseConflicts, settleChange, signSettled } from './settle-change.ts'
import { catalogueChanges } from './tables.ts'
import { refuseLocked } from './who-may-save.ts'

export type Decision = 'approve' | 'send-back' | 'drop' | 'undo'
type Decided = { id: string; decision: Decision; note: string }
type Parts = CatalogueDeskParts
type Deed = (parts: Parts, world: DeskWorld, staff: StaffMember, change: Change, note: string) => Promise<Change>

const deeds: Record<Decision, Deed> = { approve, 'send-back': sendBack, drop, undo }

/**
 * Decided twice is decided once.
 * @returns the change as it is then; of `undo` the one that takes it back
 * @throws Fault not-found; not-allowed; no-longer-possible for what came too late, with the places where somebody wrote something else
 */
export async function decideChange(
  parts: Parts,
  { staff, domain }: { staff: StaffMember; domain: string },
  { id, decision, note }: Decided,
): Promise<Change> {
  const { providerId } = staff
  const known = await lookAtDesk(parts, { providerId }, (world) => needChange(world, id))
  const place = { providerId, domain, changesDomains: isOfDomains(known) }
  return changeAtDesk(parts, place, async (world) =>
    deeds[decision](parts, world, staff, await needChange(world, id), note),
  )
}

async function needChange({ scope }: DeskWorld, id: string): Promise<Change> {
  const [change] = await scope.rows(catalogueChanges, eq(catalogueChanges.id, id))
  if (!change) throw new Fault('not-found', 'There is no such change.')
  return change
}

async function approve(parts: Parts, world: DeskWorld, staff: StaffMember, change: Change): Promise<Change> {
  needReviewer(staff)
  if (['scheduled', 'done', 'undone'].includes(change.state) && change.reviewedByName !== null) return change
  needState(change, 'review')
  const item = await needItem(world, change)
  const signature = signatureBy(staff.name, world)
  const merged = await settleChange(world, item, { base: change.before, mine: change.after }, signature)
  refuseConflicts(merged)
  // What is not medical is the word of one of the two: the writer may have left since, or have another role.
  refuseLocked(item.kind, merged.places, [...(await readRoles(world.scope, change.byId)), ...staff.roles])
  const settled = await signSettled(world, item, merged, signature)
  const state = stateOf(false, change.dueAt, world.now)
  if (state === 'done' && settled.places.length > 0) await makeChange(world, item, settled.wanted)
  const made = await setChange(world, change.id, {
    state,
    before: standingOf(item),
    after: settled.wanted?.document ?? null,
    reviewedById: staff.id,
    reviewedByName: staff.name,
    reviewedAt: world.now,
    doneAt: state === 'done' ? world.now : null,
  })
  await follow(parts.jobs, world, made)
  return made
}

async function sendBack(_: Parts, world: DeskWorld, staff: StaffMember, change: Change, note: string): Promise<Change> {
  needReviewer(staff)
  if (change.state === 'dropped') return change
  needState(change, 'review')
  const review = { reviewedById: staff.id, reviewedByName: staff.name, reviewedAt: world.now }
  return setChange(world, change.id, { state: 'dropped', note, ...review })
}

/** By whoever wrote it, and by whoever could have. */
async function drop(_: Parts, world: DeskWorld, staff: StaffMember, change: Change, note: string): Promise<Change> {
  if (change.byId !== staff.id) {
    refuseLocked(change.kind, placesThatChanged(change.kind, change.before, change.after), staff.roles)
  }
  if (change.state === 'dropped') return change
  needState(change, 'review', 'scheduled')
  return setChange(world, change.id, { state: 'dropped', note })
}

/** A change of its own, which puts back the places that the first one changed. */
async function undo(parts: Parts, world: DeskWorld, staff: StaffMember, change: Change): Promise<Change> {
  const isAlive = and(eq(catalogueChanges.undoes, change.id), ne(catalogueChanges.state, 'dropped'))
  const [before] = await world.scope.rows(catalogueChanges, isAlive)
  if (before && before.state !== 'failed') return before
  needState(change, 'done')
  const item = await needItem(world, change)
  const settled = await settleChange(
    world,
    item,
    { base: change.after, mine: change.before },
    signatureBy(staff.name, world),
  )
  refuseConflicts(settled)
  const undone = await recordChange(parts.jobs, world, staff, item, settled, { id: newId(), undoes: change.id })
  if (!undone) throw new Fault('no-longer-possible', 'It is as it was before already.')
  return undone
}

/** @throws Fault not-allowed */
function needReviewer(staff: StaffMember): void {
  if (mayDo(staff.roles, 'medical.review')) return
  throw new Fault('not-allowed', 'A clinician reads medical words.', { fields: [{ path: '', reason: 'not-allowed' }] })
}

/** @throws Fault no-longer-possible */
function needState({ state }: Change, ...states: Change['state'][]): void {
  if (!states.includes(state)) throw new Fault('no-longer-possible', `This change is ${state}.`)
}

export async function setChange(
  world: DeskWorld,
  id: string,
  set: Partial<Omit<Change, 'id' | 'providerId'>>,
): Promise<Change> {
  const [change] = await world.scope.update(catalogueChanges, set, eq(catalogueChanges.id, id))
  if (!change) throw new RangeError('a change is gone')
  return change
}
