// Opens the database that the settings name, or the product's own, migrated and ready.
import { migrate } from '#db/migrate.ts'
import { type Database, openDatabase } from '#db/open.ts'
import { startServer } from '#db/server/start-server.ts'
import { openSessionLocks, type SessionLocks } from '#db/session-locks.ts'
import type { Log } from '#kernel/log.ts'
import { createRarely } from '#kernel/rarely.ts'
import type { Config } from './config.ts'
import { type DiskRoom, watchDiskRoom } from './disk-room.ts'

export type Store = {
  url: string
  about: string
  /** The server is the product's own. */
  isOwn: boolean
  database: Database
  disk: DiskRoom
  locks: SessionLocks
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
    : await startServer({
        dataDir: config.DATA_DIR,
        log: (event, details) => log.info(event, details),
        onLost: endWith(log),
      })
  const url = config.DATABASE_URL ?? own?.url ?? ''
  try {
    await migrate(url)
  } catch (error) {
    await own?.stop()
    throw error
  }
  const rarely = createRarely()
  const database = openDatabase(url, (error) =>
    rarely('lost', () => log.warn('database connection lost', { reason: error.name })),
  )
  await fill(database)
  const disk = watchDiskRoom(config, log)
  const locks = openSessionLocks(url)
  return {
    url,
    about: own?.about ?? 'DATABASE_URL',
    isOwn: own !== undefined,
    database,
    disk,
    locks,
    close: async () => {
      disk.close()
      await locks.close()
      await database.close()
      await own?.stop()
    },
  }
}

/** In order, as when an operator ends it; whatever supervises the process starts it again. */
const endWith = (log: Log) => (why: string) => {
  log.error('database gone, ending', { why })
  process.kill(process.pid, 'SIGTERM')
}
