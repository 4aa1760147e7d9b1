// Watches the process whose database server this one shares, and runs the server in its place once that process is gone.
import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseServer, ServerOptions } from './database-server.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { readLivingOwner } from './owner-file.ts'
import { takeStartLock } from './start-lock.ts'
import { startOwnServer } from './start-own-server.ts'

const everyMs = 1_000

/**
 * On the same port, so that every connection comes back by itself. Where that cannot be, `onLost` is told once, with one line that
 * says why: nothing would ever answer at the address again.
 */
export function followOwner(options: ServerOptions, shared: Omit<DatabaseServer, 'shared' | 'stop'>): DatabaseServer {
  const stopping = new AbortController()
  const { signal } = stopping
  const port = Number(new URL(shared.url).port)
  const watch = async (): Promise<DatabaseServer | undefined> => {
    for (;;) {
      await pause(everyMs, undefined, { signal })
      const owner = readLivingOwner(options.dataDir)
      if (owner?.port === port) continue
      if (owner) throw new DatabaseStartError('Another process runs the database of this DATA_DIR at another port now')
      const own = await takeOver(options, port, signal)
      if (own) return own
    }
  }
  const watching = watch().catch((error: unknown) => {
    if (!signal.aborted) options.onLost?.(error instanceof DatabaseStartError ? error.message : 'The database is gone')
    return undefined
  })
  return {
    ...shared,
    shared: true,
    stop: async () => {
      stopping.abort()
      await (await watching)?.stop()
    },
  }
}

/** Undefined where another process was quicker, or this one is to stop. */
async function takeOver(
  options: ServerOptions,
  port: number,
  signal: AbortSignal,
): Promise<DatabaseServer | undefined> {
  const release = await takeStartLock(options.dataDir)
  try {
    if (signal.aborted || readLivingOwner(options.dataDir)) return undefined
    const own = await startOwnServer({ durable: true, ...options, port })
    options.log('database.taken-over', { port })
    return own
  } finally {
    release()
  }
}
