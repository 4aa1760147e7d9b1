// Writes the tables anew, so that the database's files and its log hold nothing any more of rows that were removed before.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Pictures of packs and files of builds are large, and nobody's. Every other table is written anew, whichever it is. */
const passedOver = ['pictures', 'built_files']
/** Any fixed number; whoever rewrites holds this lock, so that two processes do not at once. */
const lockKey = 1_618_033
/** Who wants a table waits behind whoever wants it alone: no longer than that. */
const lockTimeoutMs = 3_000
const [tries, pauseMs] = [5, 500]
/** No statement of the product takes as long; a dump does. */
const othersEndWithinMs = 30_000

export type DatabaseFiles = {
  url: string
  /** The server is the product's own, which writes no old segment of its log over: wal_recycle of server-settings.ts. */
  isOwn: boolean
}

/**
 * On somebody else's server the room of removed rows is freed and no more: docs/operations.md says what is left there.
 * Locks each table while it is written, one after another.
 * @returns false while another process does the same
 * @throws when a table or the past is in use for too long; again is no fault
 */
export async function rewritePages({ url, isOwn }: DatabaseFiles): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'epidaurus-rewrite' })
  client.on('error', () => {})
  await client.connect()
  try {
    const lock = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey])
    if (!lock.rows[0]?.taken) return false
    const tables = await listTables(client)
    if (isOwn) await rewrite(client, tables)
    else for (const table of tables) await client.query(`vacuum ${table}`)
    return true
  } finally {
    await client.end()
  }
}

async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind = 'r' and c.relname <> all ($1) order by 1`,
    [passedOver],
  )
  return rows.map(({ name }) => name)
}

async function rewrite(client: pg.Client, tables: string[]): Promise<void> {
  await client.query(`set lock_timeout = ${lockTimeoutMs}`)
  // What the planner knows of a column quotes its rows; of a table that is empty now it would be kept.
  // Of one in parts, as that of the jobs, the whole has knowledge of its own, and no rows to be written anew.
  const inParts = `select oid from pg_class where relkind = 'p'`
  await client.query(
    `delete from pg_catalog.pg_statistic where starelid = any ($1::regclass[]) or starelid in (${inParts})`,
    [tables],
  )
  await othersEnded(client)
  for (const table of tables) await alone(client, `vacuum (full, analyze) ${table}`)
  await alone(client, 'vacuum full pg_catalog.pg_statistic')
  // The log is removed in whole segments, up to the one that the last checkpoint is in.
  await client.query('select pg_switch_wal()')
  await client.query('checkpoint')
}

/** What somebody's open transaction could still see is not left out: waits for all that began before. */
async function othersEnded(client: pg.Client): Promise<void> {
  const now = await client.query<{ xid: string }>('select pg_snapshot_xmax(pg_current_snapshot())::xid::text as xid')
  const deadline = performance.now() + othersEndWithinMs
  for (;;) {
    const { rows } = await client.query(
      `select from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()
       and greatest(age(backend_xmin), age(backend_xid)) > age($1::xid) limit 1`,
      [now.rows[0]?.xid],
    )
    if (rows.length === 0) return
    if (performance.now() > deadline) throw new Error('a transaction of before has not ended')
    await pause(pauseMs)
  }
}

/** @param statement that needs a table for itself */
async function alone(client: pg.Client, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(statement)
      return
    } catch (error) {
      if (!isLocked(error) || attempt === tries) throw error
      await pause(pauseMs)
    }
  }
}

/** lock_not_available */
const isLocked = (error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03'
