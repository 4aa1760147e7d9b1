// Refuses what comes too often: counts rows behind a lock, so that no two who come at once pass as the last one.
import { and, getTableColumns, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { Fault, type FieldFault } from '#kernel/fault.ts'
import { advisoryLock } from './advisory-lock.ts'
import type { Scope } from './scope.ts'

const windowsS = { minute: 60, hour: 3_600, day: 86_400 }

export type Limit = {
  /** Which rows count, beside those of the provider alone where the table has providers. */
  of: SQL | undefined
  most: number
  /** Rows of the last minute, hour or 24 hours; left out, all of them. */
  per?: keyof typeof windowsS
  /** When one more may be taken; left out, after as long as is looked back. */
  retryAfterS?: number
}

export type Limited = {
  table: PgTable
  /** The moment of a row. */
  at: PgColumn
  now: Date
  /** The first that is reached is the one that refuses. */
  limits: readonly Limit[]
}

/**
 * The row that is counted next has to be written in the same transaction.
 * @param lock names of those whose rows are counted: until the end of the transaction nobody else counts them
 * @throws Fault too-many-requests
 */
export async function rateLimit(
  scope: Scope,
  { lock, ...limited }: Limited & { lock: string | readonly string[] },
  detail: string,
  fields: readonly FieldFault[] = [],
): Promise<void> {
  await advisoryLock(scope.transaction, ...(typeof lock === 'string' ? [lock] : lock))
  const reached = await reachedLimit(scope, limited)
  if (!reached) return
  const retryAfterS = reached.retryAfterS ?? (reached.per && windowsS[reached.per])
  throw new Fault('too-many-requests', detail, { fields, ...(retryAfterS !== undefined && { retryAfterS }) })
}

/** The first limit that is reached. Each is counted by an index of its own, all in one statement. */
export async function reachedLimit(
  { transaction, providerId }: Scope,
  { table, at, now, limits }: Limited,
): Promise<Limit | undefined> {
  const { providerId: owner } = getTableColumns(table)
  const count = ({ of, per }: Limit) => {
    const since = per && gt(at, new Date(now.getTime() - windowsS[per] * 1_000))
    return transaction.$count(table, and(owner && sql`${owner} = ${providerId}`, of, since))
  }
  const [counts] = await transaction
    .select(Object.fromEntries(limits.map((limit, index) => [index, count(limit)])))
    .from(sql`(select 1) as one`)
  return limits.find(({ most }, index) => Number(counts?.[index]) >= most)
}
