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
import { quoteRequests } from '#domain/quotes/tables.ts'
import { clearQueue, forgetLater } from './forget-messages.ts'
import { type Holding, holdingsAt, mailsOf, ownHoldings, type RemovedKind, requestsOf } from './holdings.ts'
import { type KeptRecord, keptBefore, recordsToKeep } from './keep-records.ts'
import { enterLeaving, type KnownOf, type Leaving } from './leaving.ts'
import { removeMails } from './remove-mails.ts'
import { rewriteLater } from './rewrite-erased.ts'
import { keptRecords } from './tables.ts'

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
  await atEachProvider(transaction, leaving, async (scope, provider, references) => {
    await count(holdingsAt(scope, leaving, references))
    kept.push(...(await recordsToKeep(scope, provider, client, references)), ...(await keptBefore(scope, client)))
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
  await takeAccount(transaction, client)
  const leaving = await enterLeaving(transaction, client, known)
  await letLogsGo(transaction)
  await atEachProvider(transaction, leaving, async (scope, provider, references) => {
    await scope.insert(keptRecords, await recordsToKeep(scope, provider, client, references))
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
