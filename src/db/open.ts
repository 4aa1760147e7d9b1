// Opens the database: a pool of connections, and the doors to it: the rows of one provider, one user pool or one client, or the directory of providers.
import { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { Fault } from '#kernel/fault.ts'
import { Scope, type Transaction } from './scope.ts'
import { type TransactionSettings, transact } from './transact.ts'

/** Role without rights of its own beyond rows; walls of row-level security bind it also when the login is a superuser. */
export const appRole = 'epidaurus_app'

export type Database = {
  /** Runs work in one transaction that sees and writes the rows of one provider only. */
  forProvider<T>(providerId: string, work: (scope: Scope) => Promise<T>): Promise<T>
  /** Runs work in one transaction that sees and writes the rows of one user pool only. */
  forPool<T>(poolId: string, work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Runs work in one transaction that sees and writes the rows of one client, and of the provider whose site they are at. */
  forClient<T>(client: ClientKey, providerId: string, work: (scope: Scope) => Promise<T>): Promise<T>
  /** Runs work in one transaction on the tables that belong to no one provider: companies, providers, their domains. */
  directory<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** @throws Fault unavailable when the database does not answer */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Who a client is: the subject of a user pool. */
export type ClientKey = { poolId: string; sub: string }

/** A little longer than any statement may take: whoever says nothing for so long is frozen. */
const silenceMs = 16_000

/**
 * @param onTrouble told of connections that broke while idle; they are replaced by themselves
 * @param silentForMs a connection on which nothing came or went for so long is given up, and what waits for it fails
 */
export function openDatabase(url: string, onTrouble: (error: Error) => void, silentForMs = silenceMs): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 15_000,
    stream: () => endedBySilence(silentForMs),
    application_name: 'epidaurus',
  })
  pool.on('error', onTrouble)
  // One that breaks in the middle of work fails its statement; with nobody to hear it, it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => {}))
  const run = <T>(settings: TransactionSettings, work: (transaction: Transaction) => Promise<T>) =>
    // The role not by the connection's options: those of DATABASE_URL would take their place.
    onConnection(pool, { role: appRole, 'app.pool_id': '', ...settings }, work).catch(translate)
  return {
    forProvider: (providerId, work) =>
      run({ 'app.provider_id': providerId }, (transaction) => work(new Scope(providerId, transaction))),
    forPool: (poolId, work) => run({ 'app.pool_id': poolId }, work),
    forClient: ({ poolId, sub }, providerId, work) =>
      run({ 'app.pool_id': poolId, 'app.client_sub': sub, 'app.provider_id': providerId }, (transaction) =>
        work(new Scope(providerId, transaction)),
      ),
    directory: (work) => run({}, work),
    ping: async () => {
      await pool.query('select 1').catch(translate)
    },
    close: () => pool.end(),
  }
}

/** A connection whose `begin` or `rollback` fails is given back as well: ten of those, and the pool would be empty for good. */
async function onConnection<T>(
  pool: pg.Pool,
  settings: TransactionSettings,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect()
  try {
    return await transact(connection, settings, work)
  } finally {
    connection.release()
  }
}

/**
 * The server cannot keep to `statement_timeout` while it is frozen. Not by the driver's `query_timeout`: that one leaves the
 * connection in use, with a transaction open on it that the next work would go on with.
 */
function endedBySilence(ms: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(ms, () =>
    socket.destroy(Object.assign(new Error('Connection terminated by silence'), { code: 'ETIMEDOUT' })),
  )
}

/** From here to its end a transaction sees and writes the rows of one provider only, or of the one entered after it. */
export async function enterProvider(transaction: Transaction, providerId: string): Promise<Scope> {
  await transaction.execute(sql`select set_config('app.provider_id', ${providerId}, true)`)
  return new Scope(providerId, transaction)
}

/** Codes of errors that mean the server is away, shutting down or far too slow, not that the statement is wrong. */
const away = /^(08|57P|57014|53)|^E(CONN|PIPE|TIMEDOUT|NOTFOUND|HOST)/

function translate(error: unknown): never {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Fault) throw cause
    const code = 'code' in cause ? String(cause.code) : ''
    if (away.test(code) || /timeout exceeded|Connection terminated|not queryable/.test(cause.message)) {
      throw new Fault('unavailable', 'The database does not answer.', { retryAfterS: 5, cause: error })
    }
  }
  throw error
}
