// Opens the database for a command line: says which it is, and refuses one that the running server does not use.
import type { Log } from '#kernel/log.ts'
import type { Config } from '#wiring/config.ts'
import { databaseMark, databaseMarkHeader, databasePlace } from '#wiring/database-mark.ts'
import { openStore, type Store } from '#wiring/store.ts'
import { OperatorError } from './operator-error.ts'
import { complain } from './say.ts'

/** Among the words of a command: the database is meant, though the server at PORT uses another. */
export const otherDatabase = '--other-database'

/** A server of this machine answers at once. */
const patienceMs = 1_000

/** @throws OperatorError when the server at HOST and PORT works on another database */
export async function openToolStore(config: Config, log: Log): Promise<Store> {
  const place = databasePlace(config)
  const isMeant = process.argv.includes(otherDatabase)
  const served = isMeant ? undefined : await askServer(config)
  if (served !== undefined && served !== databaseMark(config)) {
    throw new OperatorError(
      `the server at port ${config.PORT} works on another database than ${place}: set its DATA_DIR or DATABASE_URL, or add ${otherDatabase}`,
    )
  }
  complain(`Database: ${place}`)
  return openStore(config, log)
}

/** The mark of the database that the running server uses; undefined where none runs, or none of ours. */
async function askServer({ HOST, PORT }: Config): Promise<string | undefined> {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST
  try {
    const answer = await fetch(`http://${host}:${PORT}/healthz`, { signal: AbortSignal.timeout(patienceMs) })
    return answer.headers.get(databaseMarkHeader) ?? undefined
  } catch {
    return undefined
  }
}
