// What a gateway and suppliers remember outside of the product: in memory, or in a table that outlives a process that is killed.
import pg from 'pg'

/** One value for a key. */
export type OutsideWorld = {
  read<T>(key: string): Promise<T | undefined>
  /** One after the other for everybody. Undefined leaves it as it is. */
  change<T>(key: string, change: (before: T | undefined) => T | undefined): Promise<T | undefined>
  all<T>(prefix: string): Promise<[string, T][]>
  close(): Promise<void>
}

export function createWorld(): OutsideWorld {
  const kept = new Map<string, unknown>()
  return {
    read: async <T>(key: string) => structuredClone(kept.get(key)) as T | undefined,
    change: async <T>(key: string, change: (before: T | undefined) => T | undefined) => {
      const after = change(structuredClone(kept.get(key)) as T | undefined)
      if (after !== undefined) kept.set(key, after)
      return structuredClone(kept.get(key)) as T | undefined
    },
    all: async <T>(prefix: string) => [...kept].filter(([key]) => key.startsWith(prefix)) as [string, T][],
    close: async () => {},
  }
}

/** The same over a table of a database, which nobody of the product knows. */
export async function openWorld(url: string): Promise<OutsideWorld> {
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => {})
  await pool.query('create table if not exists outside_world (key text primary key, value jsonb)')
  const read = async <T>(key: string) => {
    const { rows } = await pool.query('select value from outside_world where key = $1', [key])
    return rows[0]?.value as T | undefined
  }
  return {
    read,
    change: async <T>(key: string, change: (before: T | undefined) => T | undefined) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        await client.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [key])
        const { rows } = await client.query('select value from outside_world where key = $1', [key])
        const after = change(rows[0]?.value as T | undefined)
        if (after !== undefined)
          await client.query(
            'insert into outside_world values ($1, $2) on conflict (key) do update set value = excluded.value',
            [key, JSON.stringify(after)],
          )
        await client.query('commit')
        return after ?? (rows[0]?.value as T | undefined)
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw error
      } finally {
        client.release()
      }
    },
    all: async <T>(prefix: string) => {
      const { rows } = await pool.query('select key, value from outside_world where starts_with(key, $1)', [prefix])
      return rows.map(({ key, value }) => [key, value] as [string, T])
    },
    close: () => pool.end(),
  }
}

/**
 * How a call goes. `lost`: done, and no answer; `down`: not done, and no answer; `twice`: done and answered twice; `lies`: done, and a no
 * is said; `refuses`: a true no.
 */
export type Manner = 'does' | 'lost' | 'down' | 'twice' | 'lies' | 'refuses'

/** @param call `gateway capture`, `hotel book`: who is asked for what */
export type Manners = (call: string) => Manner
