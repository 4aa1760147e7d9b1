// The password of the embedded database: made once, kept beside the data, readable by its owner only.
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'

/** Reads `db-password` of a data folder. Throws DatabaseStartError when it is missing. */
export function readPassword(dataDir: string): string {
  const file = join(dataDir, 'db-password')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new DatabaseStartError(`The database cannot be opened without its password file ${file}`, { cause: error })
  }
}

/** Makes the password unless there is one. The file appears with its whole content: a half-written one would lock us out. */
export function ensurePassword(dataDir: string): string {
  const file = join(dataDir, 'db-password')
  const fresh = `${file}.${crypto.randomUUID()}`
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  writeFileSync(fresh, `${Buffer.from(bytes).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(fresh, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(fresh, { force: true })
  }
  return readPassword(dataDir)
}
