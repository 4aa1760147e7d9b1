// Deletes rows a few thousand at a time: one statement over all of them could run out of its time, and then never get anywhere.
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#db/scope.ts'

const batchRows = 5_000

/** @returns whether there may be more */
export async function deleteBatch(
  transaction: Transaction,
  table: PgTable,
  where: SQL | undefined,
  rows = batchRows,
): Promise<boolean> {
  const some = sql`ctid = any(array(select ctid from ${table} where ${where ?? sql`true`} limit ${rows}))`
  const { rowCount } = await transaction.delete(table).where(some)
  return (rowCount ?? 0) >= rows
}
