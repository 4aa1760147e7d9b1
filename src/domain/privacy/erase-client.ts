// Erases a client: everything of them at every location of the company, in one transaction, but what the law has kept.
import { eq, sql } from 'drizzle-orm'
import { letLogsGo } from '#db/client-table.ts'
import type { Jobs } from '#db/jobs.ts'
import { type ClientKey, enterProvider } from '#db/open.ts'
import type { Scope, Transaction } from '#db/scope.ts'
import { takeAccount } from '#domain/clients/hold-account.ts'
import { filePrefix } from '#domain/documents/file-prefix.ts'
import { removeLater } from '#domain/documents/remove-later.ts'
import { clientFiles } from '#domain/documents/tables.ts'
import type { BookingRow } from '#domain/hotels/booking.ts'
import { comingStays, giveBackHolds } from '#domain/hotels/leave-stays.ts'
import { isBookingOf } from '#domain/hotels/open-booking.ts'
import { hotelBookings } from '#domain/hotels/tables.ts'
import { quoteRequests } from '#domain/quotes/tables.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { clearQueue, forgetLater } from './forget-messages.ts'
import { type Holding, holdingsAt, mailsOf, ownHoldings, type RemovedKind, requestsOf } from './holdings.ts'
import { type KeptRecord, keptBefore, recordsToKeep, staysToKeep } from './keep-records.ts'
import { enterLeaving, type KnownOf, type Leaving } from './leaving.ts'
import { removeMails } from './remove-mails.ts'
import { rewriteLater } from './rewrite-erased.ts'
import { keptRecords } from './tables.ts'

export type Erasure = {
  removed: { what: RemovedKind; count: number }[]
  kept: KeptRecord[]
  /** Booked stays that are to come: it is refused until they are cancelled, or over. */
  stays: BookingRow[]
}

/** What `eraseClient` would do now. In a transaction of the pool. */
export async function readErasure(
  transaction: Transaction,
  client: ClientKey,
  known: KnownOf,
  now: Date,
): Promise<Erasure> {
  const counts = new Map<RemovedKind, number>()
  const kept: KeptRecord[] = []
  const stays: BookingRow[] = []
  const count = async (holdings: Holding[]) => {
    for (const { what, table, where } of holdings) {
      if (what) counts.set(what, (counts.get(what) ?? 0) + (await transaction.$count(table, where)))
    }
  }
  const leaving = await enterLeaving(transaction, client, known)
  await count(ownHoldings(client))
  await atEachProvider(transaction, leaving, async (scope, provider, references) => {
    await count(holdingsAt(scope, leaving, references))
    kept.push(...(await allToKeep(scope, provider, client, references)), ...(await keptBefore(scope, client)))
    stays.push(...(await comingStays(scope, client, plainDate(now, provider.location.timeZone))))
  })
  const removed = [...counts].map(([what, count]) => ({ what, count })).filter(({ count }) => count > 0)
  return { removed, kept, stays }
}

/**
 * Again is no fault. What lies outside the database, bytes in the store and copies in the outbox folder, is written down in the
 * same transaction and worked off after it, by a job. In a transaction of the pool.
 * @returns what is kept
 * @throws Fault no-longer-possible while a booked stay is to come: nobody would know whose room it is, and the fee of leaving it would
 * have been told to nobody
 */
export async function eraseClient(
  jobs: Pick<Jobs, 'put' | 'forget'>,
  transaction: Transaction,
  client: ClientKey,
  known: KnownOf,
  now: Date,
): Promise<KeptRecord[]> {
  const kept: KeptRecord[] = []
  await takeAccount(transaction, client)
  const leaving = await enterLeaving(transaction, client, known)
  await letLogsGo(transaction)
  await atEachProvider(transaction, leaving, async (scope, provider, references) => {
    const today = plainDate(now, provider.location.timeZone)
    if ((await comingStays(scope, client, today)).length > 0) throw staysFirst()
    await scope.insert(keptRecords, await allToKeep(scope, provider, client, references))
    await leaveHotels(jobs, scope, client, now)
    await removeMails(jobs, scope, mailsOf(leaving, references), now)
    await remove(transaction, holdingsAt(scope, leaving, references))
    kept.push(...(await keptBefore(scope, client)))
  })
  await removeFilesLater(transaction, client, now)
  await forgetLater(transaction, leaving.phones, now)
  await remove(transaction, ownHoldings(client))
  await jobs.forget(transaction, { poolId: client.poolId, sub: client.sub })
  await jobs.put(transaction, clearQueue, {})
  await rewriteLater(transaction, now)
  return kept
}

const staysFirst = () =>
  new Fault('no-longer-possible', 'A stay is booked: it has to be cancelled first.', {
    fields: [{ path: 'stay', reason: 'booked' }],
  })

/** Accepted offers, and stays that were booked: by their references, as what was kept is listed. */
async function allToKeep(
  scope: Scope,
  provider: Leaving['providers'][number],
  client: ClientKey,
  references: string[],
) {
  const offers = await recordsToKeep(scope, provider, client, references)
  const stays = await staysToKeep(scope, provider, client)
  return [...offers, ...stays].sort((one, other) => (one.reference < other.reference ? -1 : 1))
}

/** Rooms that they hold are there for others, and no job names a booking of theirs any more. */
async function leaveHotels(jobs: Pick<Jobs, 'forget'>, scope: Scope, client: ClientKey, now: Date): Promise<void> {
  const bookings = await scope.rows(hotelBookings, isBookingOf(client), { forUpdate: true })
  if (bookings.length === 0) return
  const references = bookings.map(({ reference }) => reference)
  await giveBackHolds(scope, references, now)
  await jobs.forget(scope.transaction, { providerId: scope.providerId, reference: references })
}

async function atEachProvider(
  transaction: Transaction,
  leaving: Leaving,
  work: (scope: Scope, provider: Leaving['providers'][number], references: string[]) => Promise<void>,
): Promise<void> {
  for (const provider of leaving.providers) {
    const scope = await enterProvider(transaction, provider.id)
    const requests = await scope.rows(quoteRequests, requestsOf(leaving), { forUpdate: true })
    await work(
      scope,
      provider,
      requests.map(({ reference }) => reference),
    )
  }
}

async function remove(transaction: Transaction, holdings: Holding[]): Promise<void> {
  for (const { table, where } of holdings) await transaction.delete(table).where(where)
}

async function removeFilesLater(transaction: Transaction, { poolId, sub }: ClientKey, since: Date): Promise<void> {
  const own = sql`${eq(clientFiles.poolId, poolId)} and ${eq(clientFiles.sub, sub)}`
  const { id, heldUntil } = clientFiles
  const files = await transaction.select({ id, heldUntil }).from(clientFiles).where(own)
  for (const file of files) await removeLater(transaction, filePrefix(file.id), since, file.heldUntil)
}
