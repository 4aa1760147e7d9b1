// The address of the embedded database, and the two small questions asked of a server before anyone uses it.
import { Client } from 'pg'
import { DatabaseStartError } from './database-start-error.ts'

export const roleName = 'epidaurus'
export const databaseName = 'epidaurus'

export function databaseUrl(port: number, password: string, database = databaseName): string {
  return `postgres://${roleName}:${password}@127.0.0.1:${port}/${database}`
}

/** Whether a server answers a query there now. Throws DatabaseStartError when the password is wrong. */
export async function answers(url: string): Promise<boolean> {
  try {
    await query(url, 'select 1')
    return true
  } catch (error) {
    // invalid_password: waiting longer would not help.
    if ((error as { code?: string }).code === '28P01')
      throw new DatabaseStartError('The database refuses the password in db-password: restore that file')
    return false
  }
}

/** Creates the product's database on a server that has none yet. `url` names the database `postgres`. */
export async function ensureDatabase(url: string): Promise<void> {
  const found = await query(url, `select from pg_database where datname = '${databaseName}'`)
  if (found === 0) await query(url, `create database ${databaseName}`)
}

/** Runs one statement over a connection of its own and returns how many rows it touched. */
async function query(url: string, statement: string): Promise<number> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // A server that goes away while we ask is an answer, not a crash.
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end().catch(() => {})
  }
}
