// Goes round all clients who have files or an access log, one by one, each behind their own wall.
import { and, asc, eq, gt, or } from 'drizzle-orm'
import type { Jobs } from '#db/jobs.ts'
import type { ClientKey, Database } from '#db/open.ts'
import { dataOwners } from '#domain/audit/tables.ts'
import { holdAccount } from '#domain/clients/hold-account.ts'
import { type Retention, retentionOf } from '#domain/provider/retention.ts'
import { companies, providers } from '#domain/provider/tables.ts'
import type { UserPools } from '#domain/provider/user-pool.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { putScan } from './scan-file.ts'
import { findWaiting, type SweepOf, sweepClient } from './sweep-client.ts'

export type SweepParts = {
  database: Pick<Database, 'directory' | 'forClient'>
  userPools: UserPools
  jobs: Pick<Jobs, 'put'>
  clock: Clock
  log: Log
}

const batchRows = 500
/** The queue gives a job up after two days or so: whoever brings the scanner back later has the files scanned all the same. */
const waitedForMs = 3 * 86_400_000

/** Where one client's rows cannot be swept, the others' are all the same. */
export async function sweepClients(parts: SweepParts): Promise<void> {
  const ruleOf = await readRules(parts)
  let last: ClientKey | undefined
  for (;;) {
    const batch = await readOwners(parts.database, last)
    for (const client of batch) {
      const sweep = { client, ...ruleOf(client.poolId), now: parts.clock() }
      await sweepOne(parts, sweep).catch((error: unknown) => parts.log.warn('client not swept', { ...traceOf(error) }))
    }
    last = batch.at(-1)
    if (batch.length < batchRows) return
  }
}

async function sweepOne({ database, jobs }: SweepParts, sweep: SweepOf): Promise<void> {
  const { client, now } = sweep
  await sweepClient(database, sweep)
  await database.forClient(client, '', async (scope) => {
    // An erasure finds the job, or the job finds no file.
    await holdAccount(scope, client)
    const before = new Date(now.getTime() - waitedForMs)
    for (const fileId of await findWaiting(scope, before)) await putScan(jobs, scope.transaction, client, fileId)
  })
}

/** By what rule the clients of a pool are kept; of a pool that no company has any more, by the default one. */
async function readRules({ database, userPools }: SweepParts) {
  const { all, places } = await database.directory(async (transaction) => ({
    all: await transaction.select().from(companies),
    places: await transaction.select({ id: providers.id, companyId: providers.companyId }).from(providers),
  }))
  const pools = new Map<string, string>()
  for (const company of all) pools.set(company.id, (await userPools.userPoolOf(company)).userPoolId)
  return (poolId: string) => {
    // More than one where companies name the same hosted pool: what one of them keeps is kept.
    const own = all.filter(({ id }) => pools.get(id) === poolId)
    const isOwn = new Set(own.map(({ id }) => id))
    const at = places.filter(({ companyId }) => own.length === 0 || isOwn.has(companyId))
    return { retention: longestOf(own.map(retentionOf)), providerIds: at.map(({ id }) => id) }
  }
}

function readOwners(database: SweepParts['database'], last: ClientKey | undefined): Promise<ClientKey[]> {
  const { poolId, sub } = dataOwners
  const behind = last && or(gt(poolId, last.poolId), and(eq(poolId, last.poolId), gt(sub, last.sub)))
  return database.directory((transaction) =>
    transaction.select().from(dataOwners).where(behind).orderBy(asc(poolId), asc(sub)).limit(batchRows),
  )
}

function longestOf(all: readonly Retention[]): Retention {
  const [first = retentionOf(undefined), ...others] = all
  return others.reduce(
    (longest, one) => ({
      ...longest,
      documentMonths: Math.max(longest.documentMonths, one.documentMonths),
      accessLogYears: Math.max(longest.accessLogYears, one.accessLogYears),
    }),
    first,
  )
}
