// Opens the database that the settings name, or the product's own, migrated and ready.
import { migrate } from '#db/migrate.ts'
import { type Database, openDatabase } from '#db/open.ts'
import { startServer } from '#db/server/start-server.ts'
import type { Log } from '#kernel/log.ts'
import type { Config } from './config.ts'
import { type DiskRoom, watchDiskRoom } from './disk-room.ts'

export type Store = {
  url: string
  about: string
  /** The server is the product's own. */
  isOwn: boolean
  database: Database
  disk: DiskRoom
  close(): Promise<void>
}

/** @param fill what a database gets before anything else reads it */
export async function openStore(
  config: Config,
  log: Log,
  fill: (database: Database) => Promise<unknown> = async () => {},
): Promise<Store> {
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
  await fill(database)
  const disk = watchDiskRoom(config, log)
  return {
    url,
    about: own?.about ?? 'DATABASE_URL',
    isOwn: own !== undefined,
    database,
    disk,
    close: async () => {
      disk.close()
      await database.close()
      await own?.stop()
    },
  }
}
