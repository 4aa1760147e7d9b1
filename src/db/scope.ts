// Reads and writes of one provider inside one transaction. The provider is added here, so no query can forget it.
import { and, eq, type InferInsertModel, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ProviderTable } from './provider-table.ts'

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

type Row<T extends PgTable> = InferSelectModel<T>
type NewRow<T extends PgTable> = Omit<InferInsertModel<T>, 'providerId'>

export type RowOptions = { orderBy?: SQL[]; limit?: number; forUpdate?: boolean }

export class Scope {
  readonly providerId: string
  /** For SQL that the four verbs below cannot say; row-level security still holds there. */
  readonly transaction: Transaction

  constructor(providerId: string, transaction: Transaction) {
    this.providerId = providerId
    this.transaction = transaction
  }

  async rows<T extends ProviderTable>(table: T, where?: SQL, options: RowOptions = {}): Promise<Row<T>[]> {
    let query = this.transaction
      .select()
      .from(table as PgTable)
      .where(this.#own(table, where))
      .$dynamic()
    if (options.orderBy) query = query.orderBy(...options.orderBy)
    if (options.limit !== undefined) query = query.limit(options.limit)
    if (options.forUpdate) query = query.for('update')
    return (await query) as Row<T>[]
  }

  /** Inserts rows and gives back those written; `ignoreConflicts` leaves rows alone that are already there. */
  async insert<T extends ProviderTable>(
    table: T,
    rows: NewRow<T>[],
    options: { ignoreConflicts?: boolean } = {},
  ): Promise<Row<T>[]> {
    if (rows.length === 0) return []
    const owned = rows.map((row) => ({ ...row, providerId: this.providerId })) as InferInsertModel<T>[]
    const query = this.transaction.insert(table).values(owned)
    return (await (options.ignoreConflicts ? query.onConflictDoNothing() : query).returning()) as Row<T>[]
  }

  async update<T extends ProviderTable>(table: T, set: Partial<NewRow<T>>, where?: SQL): Promise<Row<T>[]> {
    const query = this.transaction.update(table).set(set as never)
    return (await query.where(this.#own(table, where)).returning()) as Row<T>[]
  }

  async remove<T extends ProviderTable>(table: T, where?: SQL): Promise<Row<T>[]> {
    return (await this.transaction.delete(table).where(this.#own(table, where)).returning()) as Row<T>[]
  }

  #own(table: ProviderTable, where: SQL | undefined): SQL | undefined {
    // In brackets of its own: a plain SQL condition with OR in it would otherwise open the wall.
    return and(eq(table.providerId, this.providerId), where && sql`(${where})`)
  }
}
