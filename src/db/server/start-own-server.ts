// Starts the server of a data folder that no living process runs, and keeps it running until it is stopped.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openBoundedLog } from './bounded-log.ts'
import { ensurePassword, readPassword } from './database-password.ts'
import type { DatabaseServer, ServerOptions } from './database-server.ts'
import { databaseUrl, ensureDatabase } from './database-url.ts'
import { findBinaries } from './find-binaries.ts'
import { freePort } from './free-port.ts'
import { clusterMajor, initCluster } from './init-cluster.ts'
import { keepRunning } from './keep-running.ts'
import { removeOwner, writeOwner } from './owner-file.ts'
import { placeCluster } from './place-cluster.ts'
import { clearRemains, stopOrphan } from './postgres-processes.ts'
import { type Launch, PostgresEnded, type RunningPostgres, runPostgres } from './run-postgres.ts'

/** How long a start waits for what a killed server left behind. */
const patienceMs = 60_000

/** The caller holds the start lock of the folder. Throws DatabaseStartError. */
export async function startOwnServer(options: ServerOptions & { durable: boolean }): Promise<DatabaseServer> {
  const { dataDir, log } = options
  const launch = await prepare(options)
  const first = await launchFirst(launch, options.port !== undefined)
  const about = `PostgreSQL ${launch.binaries.version} from ${launch.binaries.folder}`
  const { port, password } = launch
  try {
    await ensureDatabase(databaseUrl(port, password, 'postgres'))
    writeOwner(dataDir, { port, about })
  } catch (error) {
    await first.stop()
    throw error
  }
  const again = async (signal: AbortSignal) => {
    await clearRemains(launch.clusterDir)
    return runPostgres(launch, signal)
  }
  const watch = keepRunning(first, again, log)
  log('database.started', { about, port })
  return {
    url: databaseUrl(port, password),
    about,
    shared: false,
    async stop() {
      // First, so that a successor starting right now waits for our server to end instead of sharing it.
      removeOwner(dataDir, port)
      await watch.stop()
      log('database.stopped', { port })
    },
  }
}

/** Everything before the first start: the place, what an earlier owner left running, binaries, the cluster itself. */
async function prepare(options: ServerOptions & { durable: boolean }): Promise<Launch> {
  const { dataDir, durable, log } = options
  const { clusterDir, user, storeDir, link } = placeCluster(dataDir)
  const orphan = await stopOrphan(clusterDir)
  if (orphan !== undefined) log('database.orphan-stopped', { pid: orphan })
  const major = clusterMajor(clusterDir)
  const binaries = await findBinaries({ major, clusterDir, only: options.binaries, user, storeDir })
  const password = major === undefined ? ensurePassword(dataDir) : readPassword(dataDir)
  if (major === undefined) {
    await initCluster({ clusterDir, binaries, user, password, durable })
    log('database.created', { version: binaries.version })
  }
  link()
  const serverLog = openBoundedLog(join(dataDir, 'db-log'))
  return { binaries, clusterDir, user, password, durable, serverLog, port: options.port ?? (await freePort()) }
}

async function launchFirst(launch: Launch, isPortGiven: boolean): Promise<RunningPostgres> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    try {
      return await runPostgres(launch)
    } catch (error) {
      const passing = error instanceof PostgresEnded && error.reason !== 'other'
      if (!passing || performance.now() > deadline) throw error
      if (error.reason === 'port-taken' && !isPortGiven) launch.port = await freePort()
      await stopOrphan(launch.clusterDir)
      await clearRemains(launch.clusterDir)
      await pause(100)
    }
  }
}
