// Writes a change down and makes it, or has it wait: for a clinician, or for its time.
import { eq, type InferSelectModel } from 'drizzle-orm'
import type { StaffMember } from '#domain/staff/staff.ts'
import { plainDate } from '#kernel/clock.ts'
import { mayDo } from '#kernel/who-may-do.ts'
import type { CatalogueDeskParts } from './at-desk.ts'
import type { ChangeState } from './catalogue.ts'
import { type Item, standingOf } from './item.ts'
import { makeChange } from './make-change.ts'
import { changeQueue } from './queues.ts'
import type { DeskWorld } from './read-item.ts'
import { type Settled, signSettled } from './settle-change.ts'
import type { Signature } from './signature.ts'
import { catalogueChanges } from './tables.ts'
import { needsReview, refuseLocked } from './who-may-save.ts'

export type Change = InferSelectModel<typeof catalogueChanges>

export type NewChange = {
  id: string
  dueAt?: Date | undefined
  undoes?: string
  /** Somebody who may sign medical words says that they read them, also where none is different. */
  isReadAgain?: boolean
}

export const signatureBy = (name: string, { now, provider }: DeskWorld): Signature => ({
  reviewedBy: name,
  reviewedOn: plainDate(now, provider.location.timeZone),
})

/**
 * @returns undefined where nothing is different
 * @throws Fault not-allowed with each place that the writer's roles do not change; invalid-input where something needs what goes
 */
export async function recordChange(
  jobs: CatalogueDeskParts['jobs'],
  world: DeskWorld,
  staff: StaffMember,
  item: Item,
  settled: Settled,
  given: NewChange,
): Promise<Change | undefined> {
  const maySign = mayDo(staff.roles, 'medical.review')
  if (settled.places.length === 0 && !(given.isReadAgain && maySign)) return undefined
  refuseLocked(item.kind, settled.places, staff.roles)
  const waits = needsReview(item.kind, settled.places, staff.roles)
  const result = waits
    ? { ...settled, isSigned: false }
    : await signSettled(world, item, settled, signatureBy(staff.name, world), maySign && given.isReadAgain)
  if (result.places.length === 0) return undefined
  const state = stateOf(waits, given.dueAt, world.now)
  if (state === 'done') await makeChange(world, item, result.wanted)
  const [change] = await world.scope.insert(catalogueChanges, [
    {
      id: given.id,
      kind: item.kind,
      slug: item.slug,
      before: standingOf(item),
      after: result.wanted?.document ?? null,
      state,
      byId: staff.id,
      byName: staff.name,
      at: world.now,
      dueAt: given.dueAt ?? null,
      doneAt: state === 'done' ? world.now : null,
      reviewedById: result.isSigned ? staff.id : null,
      reviewedByName: result.isSigned ? staff.name : null,
      reviewedAt: result.isSigned ? world.now : null,
      undoes: given.undoes ?? null,
    },
  ])
  if (!change) throw new RangeError('a change was not written down')
  await follow(jobs, world, change)
  return change
}

export function stateOf(waits: boolean, dueAt: Date | null | undefined, now: Date): ChangeState {
  if (waits) return 'review'
  return dueAt && dueAt > now ? 'scheduled' : 'done'
}

/** What comes of a change once it is written down: a job for its time, and the end of what it takes back. */
export async function follow(jobs: CatalogueDeskParts['jobs'], world: DeskWorld, change: Change): Promise<void> {
  const { scope } = world
  const { id, state, dueAt, undoes } = change
  if (state === 'scheduled' && dueAt) {
    await jobs.put(scope.transaction, changeQueue, { providerId: scope.providerId, changeId: id }, dueAt)
  }
  if (state === 'done' && undoes) {
    await scope.update(catalogueChanges, { state: 'undone' }, eq(catalogueChanges.id, undoes))
  }
}
