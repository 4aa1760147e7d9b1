// Opens the database that the settings name, or the product's own, migrated and ready.
import { migrate } from '#db/migrate.ts'
import { type Database, openDatabase } from '#db/open.ts'
import { startServer } from '#db/server/start-server.ts'
import type { Log } from '#kernel/log.ts'
import type { Config } from './config.ts'

export type Store = {
  url: string
  about: string
  /** The server is the product's own. */
  isOwn: boolean
  database: Database
  close(): Promise<void>
}

export async function openStore(config: Config, log: Log): Promise<Store> {
  const own = config.DATABASE_URL
    ? undefined
    : await startServer({ dataDir: config.DATA_DIR, log: (event, details) => log.info(event, details) })
  const url = config.DATABASE_URL ?? own?.url ?? ''
  try {
    await migrate(url)
  } catch (error) {
    await own?.stop()
    throw error
  }
  const database = openDatabase(url, (error) => log.warn('database connection lost', { reason: error.name }))
  return {
    url,
    about: own?.about ?? 'DATABASE_URL',
    isOwn: own !== undefined,
    database,
    close: async () => {
      await database.close()
      await own?.stop()
    },
  }
}
