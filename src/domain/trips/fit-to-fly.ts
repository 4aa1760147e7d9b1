// From which day a patient may fly home: released by a clinician, taken back by one, and never by anybody else.
import { and, desc, eq, type InferSelectModel, isNull } from 'drizzle-orm'
import { once } from '#db/once.ts'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { isClients, readThreads } from '#domain/quotes/read-threads.ts'
import { quoteRequests } from '#domain/quotes/tables.ts'
import { Fault } from '#kernel/fault.ts'
import { fitToFlyReleases } from './tables.ts'

export type FitToFly = InferSelectModel<typeof fitToFlyReleases>

/** Who of the provider's people it is, as the patient reads it. */
export type Releaser = { id: string; name: string }

export type ReleaseWish = { id: string; reference: string; flyFrom: string; note: string }

export const releasesOf = ({ poolId, sub }: ClientKey) =>
  and(eq(fitToFlyReleases.clientPoolId, poolId), eq(fitToFlyReleases.clientSub, sub))

/** Newest first, those that were taken back too. @param scope of `forClient`, entered as this client */
export function readReleases(scope: Scope, client: ClientKey): Promise<FitToFly[]> {
  return scope.rows(fitToFlyReleases, releasesOf(client), {
    // Of two of one moment the one that stands: what is null comes first in this order.
    orderBy: [desc(fitToFlyReleases.at), desc(fitToFlyReleases.takenBackAt)],
  })
}

/** What stands: of each request the last release, unless it was taken back. */
export function standing(releases: readonly FitToFly[]): FitToFly[] {
  const seen = new Set<string>()
  return releases.filter(({ reference, takenBackAt }) => {
    if (takenBackAt || seen.has(reference)) return false
    seen.add(reference)
    return true
  })
}

/**
 * The same id again releases nothing twice; a later one for the same request takes the place of the one before.
 * @param scope of `forClient`, entered as the patient
 * @returns whether it is new
 * @throws Fault invalid-input: `reference` where they agreed to no offer for it, `flyFrom` for a day that is `past` at the clinic or
 * `before-offer`, its first day; idempotency-key-reused where the id released something else
 */
export async function releaseFitToFly(
  scope: Scope,
  client: ClientKey,
  wish: ReleaseWish,
  by: Releaser,
  at: { now: Date; today: string },
): Promise<boolean> {
  const { id, reference, flyFrom, note } = wish
  const same = { id, reference, flyFrom, note, clientPoolId: client.poolId, clientSub: client.sub }
  const key = { key: { id }, same, usedFor: 'another release' }
  const { isNew } = await once(scope, fitToFlyReleases, key, async () => {
    await refuseRelease(scope, client, wish, at.today)
    const before = and(
      releasesOf(client),
      eq(fitToFlyReleases.reference, reference),
      isNull(fitToFlyReleases.takenBackAt),
    )
    await scope.update(fitToFlyReleases, { takenBackAt: at.now }, before)
    return { ...same, byId: by.id, byName: by.name, at: at.now }
  })
  if (!isNew) return false
  const entry = { actor: 'clinic', actorName: by.name, deed: 'add', subject: 'fit-to-fly', why: 'care' } as const
  await writeAudit(scope, client, { ...entry, subjectId: reference }, at.now)
  return true
}

/** @throws Fault invalid-input */
async function refuseRelease(
  scope: Scope,
  client: ClientKey,
  { reference, flyFrom }: ReleaseWish,
  today: string,
): Promise<void> {
  const [thread] = await readThreads(scope, and(isClients(client), eq(quoteRequests.reference, reference)), today)
  if (thread?.state !== 'accepted') {
    const fields = [{ path: 'reference', reason: 'not-accepted' }]
    throw new Fault('invalid-input', 'They have agreed to no offer for this request.', { fields })
  }
  const from = thread.offers.find(({ state }) => state === 'accepted')?.content.from ?? null
  const reason = flyFrom < today ? 'past' : from !== null && flyFrom < from ? 'before-offer' : undefined
  if (!reason) return
  const fields = [{ path: 'flyFrom', reason }]
  throw new Fault('invalid-input', 'Nobody is released for a flight before that day.', { fields })
}

/**
 * Again is no fault.
 * @returns whether it stood until now
 * @throws Fault not-found
 */
export async function takeBackFitToFly(
  scope: Scope,
  client: ClientKey,
  id: string,
  by: Releaser,
  now: Date,
): Promise<boolean> {
  const isIt = and(releasesOf(client), eq(fitToFlyReleases.id, id))
  const [found] = await scope.rows(fitToFlyReleases, isIt)
  if (!found) throw new Fault('not-found', 'There is no such release.')
  const [taken] = await scope.update(
    fitToFlyReleases,
    { takenBackAt: now },
    and(isIt, isNull(fitToFlyReleases.takenBackAt)),
  )
  if (!taken) return false
  const entry = { actor: 'clinic', actorName: by.name, deed: 'withdraw', subject: 'fit-to-fly', why: 'care' } as const
  await writeAudit(scope, client, { ...entry, subjectId: found.reference }, now)
  return true
}
