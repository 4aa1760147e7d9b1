// The embedded database: a real PostgreSQL server that the product starts as its own child, or shares with a sibling.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readPassword } from './database-password.ts'
import type { DatabaseServer, ServerOptions } from './database-server.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { answers, databaseUrl } from './database-url.ts'
import { followOwner } from './follow-owner.ts'
import { type DatabaseOwner, readLivingOwner } from './owner-file.ts'
import { pollUntil } from './poll-until.ts'
import { takeStartLock } from './start-lock.ts'
import { startOwnServer } from './start-own-server.ts'

export type { DatabaseServer, ServerOptions } from './database-server.ts'

/**
 * Makes the cluster on the first start, repairs what a killed process left, starts the server on a free loopback port
 * and keeps it running; or, when a living process already runs it, shares that. Resolves when queries are answered.
 * Throws DatabaseStartError: one line that an operator can act on.
 */
export async function startServer(options: ServerOptions): Promise<DatabaseServer> {
  const dataDir = resolve(options.dataDir)
  // Root lets PostgreSQL's user pass through the folder, not look into it.
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  for (;;) {
    const release = await takeStartLock(dataDir)
    try {
      if (!readLivingOwner(dataDir)) return await startOwnServer({ durable: true, ...options, dataDir })
    } finally {
      release()
    }
    const shared = await shareServer(dataDir)
    if (shared) {
      options.log('database.shared', { about: shared.about })
      return followOwner({ ...options, dataDir }, shared)
    }
  }
}

/** Waits for a sibling's server, which may be restarting just now; undefined once that sibling has gone. */
async function shareServer(dataDir: string): Promise<Pick<DatabaseServer, 'url' | 'about'> | undefined> {
  const password = readPassword(dataDir)
  const reached = await pollUntil<DatabaseOwner | 'gone' | false>(
    async () => {
      const owner = readLivingOwner(dataDir)
      if (!owner) return 'gone'
      // Asked again afterwards: the one that answered may be an owner's that died meanwhile.
      return (await answers(databaseUrl(owner.port, password))) && (readLivingOwner(dataDir) ?? 'gone')
    },
    { timeoutMs: 60_000 },
  )
  if (reached === 'gone') return undefined
  if (!reached)
    throw new DatabaseStartError(`The process in ${join(dataDir, 'db-owner.json')} keeps no database running`)
  return { url: databaseUrl(reached.port, password), about: reached.about }
}
