// Does what comes again under the same key once: one row for a key, and a refusal for whoever uses it for something else.
import { and, eq, getTableColumns, getTableName, type InferInsertModel, type InferSelectModel } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { Fault } from '#kernel/fault.ts'
import { advisoryLock } from './advisory-lock.ts'
import type { Scope } from './scope.ts'

type Row<T extends PgTable> = InferSelectModel<T>
type NewRow<T extends PgTable> = Omit<InferInsertModel<T>, 'providerId'>

type Columns<T extends PgTable> = { readonly [C in keyof Row<T>]?: NonNullable<Row<T>[C]> }

/** What makes a row the one that was asked for before. */
export type OnceKey<T extends PgTable> = {
  /** What stands in these columns; the provider is added where the table has one. */
  key: Columns<T>
  /** What stands in these, where the same was asked for then. */
  same: Columns<T> | ((row: Row<T>) => boolean)
  /** What else the key was used for, as whoever reads the log calls it: "a different message". */
  usedFor: string
}

/**
 * Writes the row of a key, or finds it there. Whoever comes at the same time under the same key waits, and finds it.
 * @param key undefined where nobody gave one: then it is another row each time
 * @param make the row, once it is known to be new; whatever has to be refused is refused there
 * @throws Fault idempotency-key-reused
 */
export async function once<T extends PgTable>(
  scope: Scope,
  table: T,
  key: OnceKey<T> | undefined,
  make: () => NewRow<T> | Promise<NewRow<T>>,
): Promise<{ row: Row<T>; isNew: boolean }> {
  const earlier = key && (await findEarlier(scope, table, key))
  if (earlier) return { row: earlier, isNew: false }
  const row = { ...(await make()), ...ownerOf(scope, table) } as InferInsertModel<T>
  const written = await scope.transaction.insert(table).values(row).onConflictDoNothing().returning()
  const [first] = written as Row<T>[]
  if (first) return { row: first, isNew: true }
  // It is there and cannot be seen from here: somebody else's.
  throw reused(key?.usedFor ?? 'something else')
}

/**
 * The row of a key, if there is one; until the transaction ends nobody else writes it.
 * @throws Fault idempotency-key-reused
 */
export async function findEarlier<T extends PgTable>(
  scope: Scope,
  table: T,
  { key, same, usedFor }: OnceKey<T>,
): Promise<Row<T> | undefined> {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const values = Object.entries({ ...key, ...ownerOf(scope, table) })
  await advisoryLock(scope.transaction, `once ${getTableName(table)} ${JSON.stringify(values)}`)
  const isIt = and(...values.map(([name, value]) => eq(columnOf(columns, name), value)))
  const [row] = (await scope.transaction
    .select()
    .from(table as PgTable)
    .where(isIt)) as Row<T>[]
  if (row && !isSame(row, same)) throw reused(usedFor)
  return row
}

function isSame<T extends PgTable>(row: Row<T>, same: OnceKey<T>['same']): boolean {
  if (typeof same === 'function') return same(row)
  return Object.entries(same).every(([name, value]) => row[name as keyof Row<T>] === value)
}

const ownerOf = ({ providerId }: Scope, table: PgTable) =>
  'providerId' in getTableColumns(table) ? { providerId } : {}

function columnOf(columns: Record<string, PgColumn>, name: string): PgColumn {
  const column = columns[name]
  if (!column) throw new TypeError(`There is no column ${name}.`)
  return column
}

const reused = (usedFor: string) => new Fault('idempotency-key-reused', `This key was used for ${usedFor}.`)
