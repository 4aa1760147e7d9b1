// Runs work in one transaction on a connection: what it may see is said in the same message that begins it.

import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { nameOfStatement } from './named-statements.ts'
import type { Transaction } from './scope.ts'

/** Settings of one transaction by their names: the role, and whose rows it sees. */
export type TransactionSettings = Record<string, string>

const dialect = new PgDialect()

/** The query builder's own transaction sends `begin` alone, and each setting after it. */
export async function transact<T>(
  connection: pg.PoolClient,
  settings: TransactionSettings,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const transaction: Transaction = new NodePgTransaction(
    dialect,
    new NamedSession(connection, dialect, undefined),
    undefined,
  )
  try {
    await connection.query(`begin; select ${settingsIn(settings)}`)
    const value = await work(transaction)
    await connection.query('commit')
    return value
  } catch (error) {
    // Where a setting failed the transaction has begun all the same.
    await connection.query('rollback')
    throw error
  }
}

const settingsIn = (settings: TransactionSettings): string =>
  Object.entries(settings)
    .map(([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`)
    .join(', ')

class NamedSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  override prepareQuery(
    ...[query, fields, name, ...more]: Parameters<
      NodePgSession<Record<string, never>, Record<string, never>>['prepareQuery']
    >
  ) {
    return super.prepareQuery(query, fields, name ?? nameOfStatement(query.sql), ...more) as never
  }
}
