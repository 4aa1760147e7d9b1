// Decides where the cluster of a data folder lies: in it, or where an unprivileged user can go when root's folders bar the way.
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'
import { canReach, chooseUser, type RunAs } from './unprivileged-user.ts'

/** Root's place for clusters and binaries that an unprivileged user has to reach. */
const systemDir = '/var/lib/epidaurus'

export interface ClusterPlace {
  /** The cluster's folder, links resolved; it may not exist yet. */
  clusterDir: string
  /** Whom the server runs as; undefined: as ourselves. */
  user: RunAs | undefined
  /** Where binaries are copied that cannot be run in place. */
  storeDir: string
  /** Points dataDir/db at the cluster once it is there, when it lies elsewhere. */
  link(): void
}

/** Finds the existing cluster of `dataDir` (an absolute path), or the place for a new one. Throws DatabaseStartError. */
export function placeCluster(dataDir: string): ClusterPlace {
  const entry = join(dataDir, 'db')
  const existing = findExisting(entry)
  const user = chooseUser(existing)
  if (user) {
    mkdirSync(systemDir, { recursive: true })
    chmodSync(systemDir, 0o755)
  }
  const storeDir = user ? systemDir : join(dataDir, 'db-bin')
  if (existing) {
    if (!canReach(user, existing.folder)) {
      throw new DatabaseStartError(`The user ${user?.uid} that PostgreSQL runs as cannot reach ${existing.folder}`)
    }
    return { clusterDir: existing.folder, user, storeDir, link: () => {} }
  }
  const parent = realpathSync(dataDir)
  if (canReach(user, parent)) return { clusterDir: join(parent, 'db'), user, storeDir, link: () => {} }
  const clusterDir = join(systemDir, createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
  if (existsSync(clusterDir) && !existsSync(join(dataDir, 'db-password'))) {
    // The data folder was emptied by hand: its old cluster cannot be opened any more, but is not ours to delete.
    renameSync(clusterDir, `${clusterDir}.left-${Date.now()}`)
  }
  const link = () => {
    if (!lstatSync(entry, { throwIfNoEntry: false })) symlinkSync(resolve(clusterDir), entry)
  }
  return { clusterDir, user, storeDir, link }
}

function findExisting(entry: string): (RunAs & { folder: string }) | undefined {
  const found = lstatSync(entry, { throwIfNoEntry: false })
  if (!found) return undefined
  if (found.isSymbolicLink() && !existsSync(entry)) {
    throw new DatabaseStartError(
      `${entry} points to ${readlinkSync(entry)}, which is gone: restore it, or remove the link to start with no data`,
    )
  }
  const { uid, gid } = statSync(entry)
  const names = list(entry)
  // A folder that we may not look into is another user's cluster, for the caller to judge.
  if (!names || names.includes('PG_VERSION')) return { folder: realpathSync(entry), uid, gid }
  if (names.length === 0) return undefined
  throw new DatabaseStartError(`${entry} is neither empty nor a PostgreSQL cluster`)
}

function list(folder: string): string[] | undefined {
  try {
    return readdirSync(folder)
  } catch {
    return undefined
  }
}
