// Locks that end with the process that has them, however it ends: PostgreSQL frees them as it loses the connection.
import pg from 'pg'
import { Fault } from '#kernel/fault.ts'

export type SessionLocks = {
  /**
   * Never waits. A lock whose connection broke may come to another process while its holder still works.
   * @returns what gives it back; undefined while another request, or another process, has it
   * @throws Fault unavailable
   */
  take(name: string): Promise<(() => Promise<void>) | undefined>
  close(): Promise<void>
}

/** Any fixed number: these locks are told from all others by it. */
const kind = 1_414_214

export function openSessionLocks(url: string): SessionLocks {
  /** One connection may take the same lock again and again, so what this process has is known here. */
  const own = new Set<string>()
  let line: Promise<pg.Client> | undefined
  const connect = (): Promise<pg.Client> => {
    const opened = openLine(url, () => {
      if (line === opened) line = undefined
    })
    return opened
  }
  const ask = async (statement: string, name: string): Promise<boolean> => {
    line ??= connect()
    const { rows } = await (await line).query<{ done: boolean }>(`select ${statement}($1, hashtext($2)) as done`, [
      kind,
      name,
    ])
    return rows[0]?.done ?? false
  }
  return {
    take: async (name) => {
      if (own.has(name)) return undefined
      own.add(name)
      const isTaken = await ask('pg_try_advisory_lock', name).catch((cause: unknown) => {
        own.delete(name)
        throw new Fault('unavailable', 'The database does not answer.', { retryAfterS: 5, cause })
      })
      if (!isTaken) own.delete(name)
      if (!isTaken) return undefined
      return async () => {
        if (own.delete(name)) await ask('pg_advisory_unlock', name).catch(() => {})
      }
    },
    close: async () => {
      await (await line?.catch(() => undefined))?.end().catch(() => {})
    },
  }
}

async function openLine(url: string, onLost: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'epidaurus-locks',
    keepAlive: true,
    connectionTimeoutMillis: 3_000,
    query_timeout: 5_000,
  })
  client.on('error', onLost).on('end', onLost)
  try {
    await client.connect()
  } catch (error) {
    onLost()
    throw error
  }
  return client
}
