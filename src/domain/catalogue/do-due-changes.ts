// Makes changes whose time has come: each once, however many machines there are, and told where it cannot be made.
import { and, eq, lte } from 'drizzle-orm'
import { providers } from '#domain/provider/tables.ts'
import { readRoles } from '#domain/staff/read-roles.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { type CatalogueDeskParts, changeAtDesk, isOfDomains, lookAtDesk } from './at-desk.ts'
import type { ChangedPlace } from './changed-places.ts'
import { setChange } from './decide-change.ts'
import { standingOf } from './item.ts'
import { makeChange } from './make-change.ts'
import { changeQueue } from './queues.ts'
import type { DeskWorld } from './read-item.ts'
import { type Change, follow, signatureBy } from './record-change.ts'
import { needItem } from './save-item.ts'
import { settleChange, signSettled } from './settle-change.ts'
import { catalogueChanges } from './tables.ts'
import { isMedical, lockedPlaces, needsReview } from './who-may-save.ts'

/** The work of a change's job. A clock that is behind the database's has it come again. */
export async function doDueChange(parts: CatalogueDeskParts, providerId: string, changeId: string): Promise<void> {
  const isIt = eq(catalogueChanges.id, changeId)
  const known = await lookAtDesk(
    parts,
    { providerId },
    async ({ scope }) => (await scope.rows(catalogueChanges, isIt))[0],
  )
  if (!known) return
  const place = { providerId, changesDomains: isOfDomains(known) }
  await changeAtDesk(parts, place, async (world) => {
    const [change] = await world.scope.rows(catalogueChanges, isIt)
    if (change?.state !== 'scheduled' || !change.dueAt) return
    if (change.dueAt > world.now) {
      await parts.jobs.put(world.scope.transaction, changeQueue, { providerId, changeId }, change.dueAt)
      return
    }
    await makeDue(parts, world, change)
  }).catch(async (error: unknown) => {
    if (!(error instanceof Fault) || !isFinal(error)) throw error
    // The transaction of the attempt is gone: what it failed by is written down in one of its own.
    await changeAtDesk(parts, { providerId }, (world) => fail(world, changeId, `invalid: ${pathsOf(error.fields)}`))
  })
}

const isFinal = ({ code }: Fault) => code === 'invalid-input' || code === 'not-found'
const pathsOf = (places: readonly { path: string }[]) => places.map(({ path }) => path).join(', ')

async function makeDue(parts: CatalogueDeskParts, world: DeskWorld, change: Change): Promise<void> {
  const item = await needItem(world, change)
  const signature = change.reviewedAt
    ? {
        reviewedBy: change.reviewedByName ?? change.byName,
        reviewedOn: plainDate(change.reviewedAt, world.provider.location.timeZone),
      }
    : signatureBy(change.byName, world)
  const merged = await settleChange(world, item, { base: change.before, mine: change.after }, signature)
  if (merged.conflicts.length > 0) {
    await fail(world, change.id, `conflict: ${pathsOf(merged.conflicts)}`)
    return
  }
  const locked = await lockedByNow(world, change, merged.places)
  if (locked.length > 0) {
    await fail(world, change.id, `not-allowed: ${pathsOf(locked)}`)
    return
  }
  const settled = await signSettled(world, item, merged, signature)
  if (settled.places.length > 0) await makeChange(world, item, settled.wanted)
  const made = await setChange(world, change.id, {
    state: 'done',
    before: standingOf(item),
    after: settled.wanted?.document ?? null,
    doneAt: world.now,
  })
  await follow(parts.jobs, world, made)
}

/**
 * The places that nobody answers for any more: whoever wrote it has left or has another role since. Whoever signed it
 * besides answers as well while they are here, and medical words that they signed stay signed.
 */
async function lockedByNow(
  { scope }: DeskWorld,
  { kind, byId, reviewedById }: Change,
  places: readonly ChangedPlace[],
): Promise<ChangedPlace[]> {
  const writer = await readRoles(scope, byId)
  const isSigned = reviewedById !== null && reviewedById !== byId
  const locked = lockedPlaces(kind, places, isSigned ? [...writer, ...(await readRoles(scope, reviewedById))] : writer)
  const isUnread = !isSigned && needsReview(kind, places, writer)
  return places.filter(({ path }) => locked.includes(path) || (isUnread && isMedical(kind, path)))
}

async function fail(world: DeskWorld, id: string, note: string): Promise<void> {
  const isWaiting = and(eq(catalogueChanges.id, id), eq(catalogueChanges.state, 'scheduled'))
  await world.scope.update(catalogueChanges, { state: 'failed', note }, isWaiting)
}

/** Those whose job is gone, as after a database was put back. Twice at once does no harm. */
export async function doAllDueChanges(parts: CatalogueDeskParts & { log: Pick<Log, 'warn'> }): Promise<void> {
  const { database, clock, log } = parts
  const all = await database.directory((transaction) => transaction.select({ id: providers.id }).from(providers))
  const isDue = and(eq(catalogueChanges.state, 'scheduled'), lte(catalogueChanges.dueAt, clock()))
  for (const { id: providerId } of all) {
    const due = await database.forProvider(providerId, (scope) => scope.rows(catalogueChanges, isDue))
    for (const { id } of due) {
      await doDueChange(parts, providerId, id).catch((error: unknown) =>
        log.warn('a change of the catalogue was due and not made', { ...traceOf(error) }),
      )
    }
  }
}
