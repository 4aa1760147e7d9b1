// Finds and ends the server processes that a killed owner or a killed postmaster left on a cluster.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'
import { pollUntil } from './poll-until.ts'
import { commandOf, isThere, listProcesses } from './process-identity.ts'

/** The `cluster_name` we start a cluster with: PostgreSQL shows it in the title of each of its processes. */
export function clusterName(clusterDir: string): string {
  return `epidaurus_${createHash('sha256').update(clusterDir).digest('hex').slice(0, 16)}`
}

/** The living server on this cluster: the process of its `postmaster.pid`, if that still is what it was. */
export function findPostmaster(clusterDir: string): number | undefined {
  const pid = readPostmasterPid(clusterDir)
  return pid !== undefined && isPostmaster(pid, clusterDir) ? pid : undefined
}

/**
 * Stops a server whose owner has died: fast shutdown, after `patienceMs` immediate. Returns its process number, or
 * undefined when there was none. Throws DatabaseStartError when it does not end.
 */
export async function stopOrphan(clusterDir: string, patienceMs = 10_000): Promise<number | undefined> {
  const pid = findPostmaster(clusterDir)
  if (pid === undefined) return undefined
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    end(pid, signal)
    if (await pollUntil(() => !isPostmaster(pid, clusterDir), { timeoutMs: patienceMs })) return pid
  }
  throw new DatabaseStartError(`An earlier database server (process ${pid}) on ${clusterDir} does not stop; end it`)
}

/**
 * Clears what keeps a new server from starting although no server lives: backends that outlived a killed postmaster,
 * and a `postmaster.pid` whose number now belongs to something else. Touches nothing while a server lives.
 */
export async function clearRemains(clusterDir: string, patienceMs = 3_000): Promise<void> {
  if (findPostmaster(clusterDir) !== undefined) return
  // What a dead postmaster's backend was doing is in no committed transaction; the log brings back what is.
  for (const pid of findBackends(clusterDir)) end(pid, 'SIGQUIT')
  const cleared = await pollUntil(() => findBackends(clusterDir).length === 0, { timeoutMs: patienceMs })
  const pid = readPostmasterPid(clusterDir)
  // The file is PostgreSQL's own guard against two servers on one cluster, one started by hand included: it goes only
  // when its process is there and surely no server (nothing at all: dead, and not yet reaped).
  if (cleared && pid !== undefined && isThere(pid) && !/postgres|postmaster/.test(commandOf(pid)))
    rmSync(join(clusterDir, 'postmaster.pid'), { force: true })
}

function findBackends(clusterDir: string): number[] {
  const title = `postgres: ${clusterName(clusterDir)}`
  return listProcesses().flatMap(({ pid, command }) => (command.startsWith(title) ? [pid] : []))
}

function readPostmasterPid(clusterDir: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8'), 10)
    return pid > 1 ? pid : undefined
  } catch {
    return undefined
  }
}

const isPostmaster = (pid: number, clusterDir: string): boolean =>
  commandOf(pid).includes(`cluster_name=${clusterName(clusterDir)}`)

function end(pid: number, signal: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself meanwhile.
  }
}
