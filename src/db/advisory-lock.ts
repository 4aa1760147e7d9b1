// Locks by name, for what no single row stands for: taken in one order by everybody, and gone with the transaction.
import { type SQL, sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import type { Transaction } from './scope.ts'

const keyOf = (name: string): SQL => sql`hashtextextended(${name}, 0)`

/** Until the transaction ends nobody else has any of these. A lock that it has already is taken again without waiting. */
export async function advisoryLock(transaction: Transaction, ...names: string[]): Promise<void> {
  // In one order for all, so that no two wait for each other.
  for (const name of [...new Set(names)].sort()) {
    await transaction.execute(sql`select pg_advisory_xact_lock(${keyOf(name)})`)
  }
}

/** The same, beside others who share it; who wants it alone waits for all of them. */
export async function sharedAdvisoryLock(transaction: Transaction, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(${keyOf(name)})`)
}

/** Until the connection ends: for work that is more than one transaction. */
export async function connectionLock(client: Pick<ClientBase, 'query'>, name: string): Promise<void> {
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
}
