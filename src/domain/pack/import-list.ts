// Brings a list of a provider to what its pack says: new rows added, changed ones changed, lost ones withdrawn from sale.
import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ProviderTable } from '#db/provider-table.ts'
import type { Scope } from '#db/scope.ts'
import { type Counts, counts } from './import-summary.ts'
import { sameRow } from './same-value.ts'

type ListTable = ProviderTable & { id: PgColumn; slug: PgColumn; withdrawnAt: PgColumn; position: PgColumn }
type ListRow = { slug: string; position: number }
type StoredRow = ListRow & { withdrawnAt: Date | null }

/** A statement has at most 65,535 parameters; no list has more than thirty columns. */
const rowsAtOnce = 1_000

/** Rows that are as the pack says are not touched. */
export async function importList<T extends ListTable>(
  scope: Scope,
  table: T,
  given: readonly ListRow[],
): Promise<Counts> {
  const stored = (await scope.rows(table)) as StoredRow[]
  const rows = inStoredPlaces(given, stored)
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

/** The order is what counts: where it is that of the pack already, places stay, whatever was withdrawn between them. */
function inStoredPlaces(given: readonly ListRow[], stored: readonly StoredRow[]): readonly ListRow[] {
  const onSale = stored.filter((row) => row.withdrawnAt === null).sort(byPlace)
  const isInOrder = onSale.length === given.length && onSale.every((row, at) => row.slug === given[at]?.slug)
  return isInOrder ? given.map((row, at) => ({ ...row, position: onSale[at]?.position ?? row.position })) : given
}

/** The order of a list; one that was withdrawn and came back may share its place with another. */
export const byPlace = (one: ListRow, other: ListRow): number =>
  one.position - other.position || Number(one.slug > other.slug) - Number(one.slug < other.slug)

/** Writes one row as it is given, in its own place of the list, and on sale; a new one comes last. Others are left alone. */
export async function importOne(scope: Scope, table: ListTable, row: { slug: string }): Promise<void> {
  const [place] = await scope.transaction
    .select({
      own: sql<number | null>`max(${table.position}) filter (where ${eq(table.slug, row.slug)})`,
      next: sql<number>`coalesce(max(${table.position}), -1) + 1`,
    })
    .from(table)
    .where(eq(table.providerId, scope.providerId))
  await upsert(scope, table, [{ ...row, position: place?.own ?? place?.next ?? 0 }])
}

/** Takes one off the site; what was asked or booked of it is kept. */
export async function withdrawOne(scope: Scope, table: ListTable, slug: string, now: Date): Promise<void> {
  await scope.update(table, { withdrawnAt: now } as never, eq(table.slug, slug))
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
