// Erases a client: everything of them at every location of the company, in one transaction, but what the law has kept.
import { eq, sql } from 'drizzle-orm'
import { letLogsGo } from '#db/client-table.ts'
import type { Jobs } from '#db/jobs.ts'
import { type ClientKey, enterProvider } from '#db/open.ts'
import type { Scope, Transaction } from '#db/scope.ts'
import { filePrefix } from '#domain/documents/file-prefix.ts'
import { sharesOf } from '#domain/documents/read-shares.ts'
import { removeLater } from '#domain/documents/remove-later.ts'
import { clientFiles, documentShares } from '#domain/documents/tables.ts'
import { messageIdOf } from '#domain/mails/deliver-mail.ts'
import { mails } from '#domain/mails/tables.ts'
import { quoteRequests } from '#domain/quotes/tables.ts'
import { referenceOf } from '#kernel/id.ts'
import { clearQueue } from './forget-messages.ts'
import {
  type Holding,
  holdingsAt,
  mailsOf,
  ownHoldings,
  type RemovedKind,
  requestsOf,
  type Traces,
} from './holdings.ts'
import { type KeptRecord, keptBefore, recordsToKeep } from './keep-records.ts'
import { enterLeaving, type KnownOf, type Leaving } from './leaving.ts'
import { messageDigestOf } from './owner-digest.ts'
import { keptRecords, outboxRemovals } from './tables.ts'

export type Erasure = { removed: { what: RemovedKind; count: number }[]; kept: KeptRecord[] }

/** What `eraseClient` would do now. In a transaction of the pool. */
export async function readErasure(transaction: Transaction, client: ClientKey, known: KnownOf): Promise<Erasure> {
  const counts = new Map<RemovedKind, number>()
  const kept: KeptRecord[] = []
  const count = async (holdings: Holding[]) => {
    for (const { what, table, where } of holdings) {
      if (what) counts.set(what, (counts.get(what) ?? 0) + (await transaction.$count(table, where)))
    }
  }
  const leaving = await enterLeaving(transaction, client, known)
  await count(ownHoldings(client))
  await atEachProvider(transaction, leaving, async (scope, provider, traces) => {
    await count(holdingsAt(scope, leaving, traces))
    kept.push(...(await recordsToKeep(scope, provider, client, traces.requests)), ...(await keptBefore(scope, client)))
  })
  const removed = [...counts].map(([what, count]) => ({ what, count })).filter(({ count }) => count > 0)
  return { removed, kept }
}

/**
 * Again is no fault. What lies outside the database, bytes in the store and copies in the outbox folder, is written down in the
 * same transaction and worked off after it, by a job. In a transaction of the pool.
 * @returns what is kept
 */
export async function eraseClient(
  jobs: Pick<Jobs, 'put' | 'forget'>,
  transaction: Transaction,
  client: ClientKey,
  known: KnownOf,
  now: Date,
): Promise<KeptRecord[]> {
  const kept: KeptRecord[] = []
  const leaving = await enterLeaving(transaction, client, known)
  await letLogsGo(transaction)
  const names = [...leaving.phones]
  await atEachProvider(transaction, leaving, async (scope, provider, traces) => {
    await scope.insert(keptRecords, await recordsToKeep(scope, provider, client, traces.requests))
    const written = await scope.rows(mails, mailsOf(leaving, traces))
    names.push(...written.map(messageIdOf))
    await remove(transaction, holdingsAt(scope, leaving, traces))
    kept.push(...(await keptBefore(scope, client)))
  })
  await removeFilesLater(transaction, client, now)
  await forgetLater(transaction, names, now)
  await remove(transaction, ownHoldings(client))
  await jobs.forget(transaction, { poolId: client.poolId, sub: client.sub })
  await jobs.put(transaction, clearQueue, {})
  return kept
}

async function atEachProvider(
  transaction: Transaction,
  leaving: Leaving,
  work: (scope: Scope, provider: Leaving['providers'][number], traces: Traces) => Promise<void>,
): Promise<void> {
  for (const provider of leaving.providers) {
    const scope = await enterProvider(transaction, provider.id)
    const requests = await scope.rows(quoteRequests, requestsOf(leaving))
    const shares = await scope.rows(documentShares, sharesOf(leaving.client))
    await work(scope, provider, {
      requests: requests.map(({ reference }) => reference),
      shares: shares.map(({ id }) => referenceOf(id)),
    })
  }
}

async function remove(transaction: Transaction, holdings: Holding[]): Promise<void> {
  for (const { table, where } of holdings) await transaction.delete(table).where(where)
}

async function removeFilesLater(transaction: Transaction, { poolId, sub }: ClientKey, since: Date): Promise<void> {
  const own = sql`${eq(clientFiles.poolId, poolId)} and ${eq(clientFiles.sub, sub)}`
  const files = await transaction.select({ id: clientFiles.id }).from(clientFiles).where(own)
  for (const { id } of files) await removeLater(transaction, filePrefix(id), since)
}

async function forgetLater(transaction: Transaction, names: string[], since: Date): Promise<void> {
  const digests = [...new Set(names)].map(messageDigestOf)
  if (digests.length === 0) return
  await transaction
    .insert(outboxRemovals)
    .values(digests.map((digest) => ({ digest, since })))
    .onConflictDoNothing()
}
