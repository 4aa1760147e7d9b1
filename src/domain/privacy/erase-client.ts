// Erases a client: everything of them at every location of the company, in one transaction, but what the law has kept.
import { eq, sql } from 'drizzle-orm'
import { letLogsGo } from '#db/client-table.ts'
import type { Jobs } from '#db/jobs.ts'
import { type ClientKey, enterProvider } from '#db/open.ts'
import type { Scope, Transaction } from '#db/scope.ts'
import type { Bookable } from '#domain/bookings/bookable.ts'
import type { BookingRow } from '#domain/bookings/booking.ts'
import { dataOf } from '#domain/bookings/booking-parts.ts'
import { comingBookings } from '#domain/bookings/coming-bookings.ts'
import { isBookingOf } from '#domain/bookings/open-booking.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { takeAccount } from '#domain/clients/hold-account.ts'
import { filePrefix } from '#domain/documents/file-prefix.ts'
import { removeLater } from '#domain/documents/remove-later.ts'
import { clientFiles } from '#domain/documents/tables.ts'
import { quoteRequests } from '#domain/quotes/tables.ts'
import { Fault } from '#kernel/fault.ts'
import { clearQueue, forgetLater } from './forget-messages.ts'
import { type Holding, holdingsAt, mailsOf, ownHoldings, type RemovedKind, requestsOf } from './holdings.ts'
import { keptInvoices } from './keep-invoices.ts'
import { forgetPaymentMethods, hasOrdersOnTheirWay, ordersToKeep } from './keep-orders.ts'
import { bookingsToKeep, type KeptRecord, keptBefore, recordsToKeep } from './keep-records.ts'
import { enterLeaving, type KnownOf, type Leaving } from './leaving.ts'
import { removeMails } from './remove-mails.ts'
import { rewriteLater } from './rewrite-erased.ts'
import { keptRecords } from './tables.ts'

export type ErasureParts = { bookables: readonly Bookable[]; now: Date }

export type Erasure = {
  removed: { what: RemovedKind; count: number }[]
  kept: KeptRecord[]
  /** Bookings that are to come: it is refused until they are cancelled, or over. */
  bookings: BookingRow[]
}

/** What `eraseClient` would do now. In a transaction of the pool. */
export async function readErasure(
  transaction: Transaction,
  client: ClientKey,
  known: KnownOf,
  { bookables, now }: ErasureParts,
): Promise<Erasure> {
  const counts = new Map<RemovedKind, number>()
  const kept: KeptRecord[] = []
  const coming: BookingRow[] = []
  const count = async (holdings: Holding[]) => {
    for (const { what, table, where } of holdings) {
      if (what) counts.set(what, (counts.get(what) ?? 0) + (await transaction.$count(table, where)))
    }
  }
  const leaving = await enterLeaving(transaction, client, known)
  await count(ownHoldings(client))
  await atEachProvider(transaction, leaving, async (scope, provider, references) => {
    await count(holdingsAt(scope, leaving, references, bookables))
    kept.push(
      ...(await allToKeep(scope, provider, client, references, bookables)),
      ...(await keptBefore(scope, client)),
      ...(await keptInvoices(scope, provider, client)),
    )
    coming.push(...(await comingBookings(scope, client, now)))
  })
  const removed = [...counts].map(([what, count]) => ({ what, count })).filter(({ count }) => count > 0)
  return { removed, kept, bookings: coming }
}

/**
 * Again is no fault. What lies outside the database, bytes in the store and copies in the outbox folder, is written down in the
 * same transaction and worked off after it, by a job. In a transaction of the pool.
 * @returns what is kept
 * @throws Fault no-longer-possible while a booking is to come: nobody would know whose it is, and the fee of leaving it would
 * have been told to nobody
 */
export async function eraseClient(
  jobs: Pick<Jobs, 'put' | 'forget'>,
  transaction: Transaction,
  client: ClientKey,
  known: KnownOf,
  { bookables, now }: ErasureParts,
): Promise<KeptRecord[]> {
  const kept: KeptRecord[] = []
  await takeAccount(transaction, client)
  const leaving = await enterLeaving(transaction, client, known)
  await letLogsGo(transaction)
  await atEachProvider(transaction, leaving, async (scope, provider, references) => {
    if ((await comingBookings(scope, client, now)).length > 0) throw bookingsFirst()
    if (await hasOrdersOnTheirWay(scope, client)) throw ordersFirst()
    await scope.insert(keptRecords, await allToKeep(scope, provider, client, references, bookables))
    await giveBackBookings(jobs, bookables, scope, client, now)
    await forgetPaymentMethods(scope, client)
    await removeMails(jobs, scope, mailsOf(leaving, references), now)
    await remove(transaction, holdingsAt(scope, leaving, references, bookables))
    kept.push(...(await keptBefore(scope, client)), ...(await keptInvoices(scope, provider, client)))
  })
  await removeFilesLater(transaction, client, now)
  await forgetLater(transaction, leaving.phones, now)
  await remove(transaction, ownHoldings(client))
  await jobs.forget(transaction, { poolId: client.poolId, sub: client.sub })
  await jobs.put(transaction, clearQueue, {})
  await rewriteLater(transaction, now)
  return kept
}

const bookingsFirst = () =>
  new Fault('no-longer-possible', 'Something is booked: it has to be cancelled first.', {
    fields: [{ path: 'booking', reason: 'booked' }],
  })

const ordersFirst = () =>
  new Fault('no-longer-possible', 'Money is on its way: it has to arrive first.', {
    fields: [{ path: 'order', reason: 'on-its-way' }],
  })

/** Accepted offers, bookings that were made, and orders that were paid: by their references, as what was kept is listed. */
async function allToKeep(
  scope: Scope,
  provider: Leaving['providers'][number],
  client: ClientKey,
  references: string[],
  bookables: readonly Bookable[],
) {
  const offers = await recordsToKeep(scope, provider, client, references)
  const booked = await bookingsToKeep(scope, provider, client, bookables)
  const paid = await ordersToKeep(scope, provider, client)
  return [...offers, ...booked, ...paid].sort((one, other) => (one.reference < other.reference ? -1 : 1))
}

/** What they hold is there for others, and no job names a booking of theirs any more. */
async function giveBackBookings(
  jobs: Pick<Jobs, 'forget'>,
  bookables: readonly Bookable[],
  scope: Scope,
  client: ClientKey,
  now: Date,
): Promise<void> {
  const rows = await scope.rows(bookings, isBookingOf(client), { forUpdate: true })
  if (rows.length === 0) return
  const atSuppliers = rows.map(({ supplierKey }) => supplierKey)
  for (const { giveBack } of dataOf(bookables)) await giveBack(scope, atSuppliers, now)
  const references = rows.map(({ reference }) => reference)
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
