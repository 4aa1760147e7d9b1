// Brings a list of a provider to what its pack says: new rows added, changed ones changed, lost ones withdrawn from sale.
import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ProviderTable } from '#db/provider-table.ts'
import type { Scope } from '#db/scope.ts'
import { type Counts, counts } from './import-summary.ts'
import { sameRow } from './same-value.ts'

type ListTable = ProviderTable & { id: PgColumn; slug: PgColumn; withdrawnAt: PgColumn }
type ListRow = { slug: string; position: number }

/** A statement has at most 65,535 parameters; no list has more than thirty columns. */
const rowsAtOnce = 1_000

/** Rows that are as the pack says are not touched. */
export async function importList<T extends ListTable>(
  scope: Scope,
  table: T,
  rows: readonly ListRow[],
): Promise<Counts> {
  const stored = (await scope.rows(table)) as (ListRow & { withdrawnAt: Date | null })[]
  const bySlug = new Map(stored.map((row) => [row.slug, row]))
  const added = rows.filter((row) => !bySlug.has(row.slug))
  const changed = rows.filter((row) => {
    const old = bySlug.get(row.slug)
    return old && (old.withdrawnAt !== null || !sameRow(table, row, old))
  })
  await upsert(scope, table, [...added, ...changed])
  const kept = new Set(rows.map((row) => row.slug))
  const lost = stored.filter((row) => row.withdrawnAt === null && !kept.has(row.slug)).map((row) => row.slug)
  if (lost.length > 0) await scope.update(table, { withdrawnAt: new Date() } as never, inArray(table.slug, lost))
  return counts({
    added: added.length,
    changed: changed.length,
    withdrawn: lost.length,
    unchanged: rows.length - added.length - changed.length,
  })
}

/** Writes rows whole. A row that was withdrawn is on sale again. */
async function upsert(scope: Scope, table: ListTable, rows: readonly ListRow[]): Promise<void> {
  const set: Record<string, SQL> = {}
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    if (!['id', 'providerId', 'slug'].includes(key)) set[key] = sql`excluded.${sql.identifier(column.name)}`
  }
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const owned = rows.slice(from, from + rowsAtOnce).map((row) => ({ ...row, providerId: scope.providerId }))
    await scope.transaction
      .insert(table)
      .values(owned)
      .onConflictDoUpdate({ target: [table.providerId, table.slug], set })
  }
}
