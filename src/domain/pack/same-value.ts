// Whether what a pack says is what the database holds.
import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Compares as JSON does: keys in any order, an undefined key like an absent one. */
export function sameValue(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

/**
 * Whether each key of a row stands the same in what the database has, which may have more keys.
 * In `json` columns the order of keys counts, since it says which language comes first; `jsonb` does not keep it.
 */
export function sameRow(table: PgTable, row: Record<string, unknown>, stored: Record<string, unknown>): boolean {
  const columns: Record<string, { columnType: string } | undefined> = getTableColumns(table)
  return Object.keys(row).every((key) => {
    if (columns[key]?.columnType !== 'PgJson') return sameValue(row[key], stored[key])
    return JSON.stringify(row[key]) === JSON.stringify(stored[key])
  })
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}
