// Lets one process at a time decide what to do about a data folder: start its database, or share a running one.
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'
import { pollUntil } from './poll-until.ts'
import { isSameProcess, ownIdentity, type ProcessIdentity } from './process-identity.ts'

/** A lock whose writer died between creating and writing it is empty for ever; after this long it counts as stale. */
const emptyForMs = 10_000

/**
 * Waits for the lock `db-lock` of a data folder and returns what gives it back. One left by a dead process is taken
 * over. Throws DatabaseStartError when another living process keeps it longer than `timeoutMs`.
 */
export async function takeStartLock(dataDir: string, timeoutMs = 120_000): Promise<() => void> {
  const path = join(dataDir, 'db-lock')
  const mine = JSON.stringify({ ...ownIdentity(), key: crypto.randomUUID() })
  const taken = await pollUntil(() => tryTake(path, mine), { timeoutMs })
  if (!taken) throw new DatabaseStartError(`Another process has been starting the database for long: see ${path}`)
  return () => {
    if (read(path) === mine) rmSync(path, { force: true })
  }
}

function tryTake(path: string, mine: string): boolean {
  try {
    writeFileSync(path, mine, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const held = read(path)
  if (held !== undefined && isStale(path, held)) removeExactly(path, held)
  return false
}

function isStale(path: string, held: string): boolean {
  try {
    return !isSameProcess(JSON.parse(held) as ProcessIdentity)
  } catch {
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    return age > emptyForMs
  }
}

/** Removes the lock only if it is still the stale one: a rival may have replaced it since we looked. */
function removeExactly(path: string, held: string): void {
  const aside = `${path}.${crypto.randomUUID()}`
  try {
    renameSync(path, aside)
    if (read(aside) !== held) linkSync(aside, path)
  } catch {
    // The rival was quicker with either step; the next round looks afresh.
  }
  rmSync(aside, { force: true })
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
