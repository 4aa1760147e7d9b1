// Runs one PostgreSQL server as our direct child, from its start until it ends.
import { type ChildProcess, spawn } from 'node:child_process'
import type { BoundedLog } from './bounded-log.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { answers, databaseUrl } from './database-url.ts'
import { pollUntil } from './poll-until.ts'
import { clusterName } from './postgres-processes.ts'
import type { Binaries } from './probe-binaries.ts'
import { serverSettings } from './server-settings.ts'
import { childSettings, type RunAs } from './unprivileged-user.ts'

export interface Launch {
  binaries: Binaries
  clusterDir: string
  user: RunAs | undefined
  port: number
  password: string
  durable: boolean
  serverLog: BoundedLog
}

export interface RunningPostgres {
  pid: number
  ended: Promise<{ code: number; signal: string }>
  /** Fast shutdown; after ten seconds an immediate one. Resolves when the process has ended. */
  stop(): Promise<void>
}

/** Why a server ended before it answered: the first two pass by themselves or with another port. */
export class PostgresEnded extends DatabaseStartError {
  readonly reason: 'remains' | 'port-taken' | 'other'

  constructor(lastLine: string) {
    super(`PostgreSQL did not start: ${lastLine}`)
    this.reason = /pre-existing shared memory block|lock file "postmaster.pid"/.test(lastLine)
      ? 'remains'
      : /could not create any TCP\/IP sockets|could not bind/.test(lastLine)
        ? 'port-taken'
        : 'other'
  }
}

/** Recovery after a crash replays the log before the server answers; on a slow disk that takes minutes. */
const readyWithinMs = 300_000

/** Starts the server and resolves once it answers. Throws PostgresEnded, or an AbortError after ending the child. */
export async function runPostgres(launch: Launch, signal?: AbortSignal): Promise<RunningPostgres> {
  const { binaries, clusterDir, user, port, password, durable, serverLog } = launch
  const args = ['-D', clusterDir, ...serverSettings({ port, durable, clusterName: clusterName(clusterDir) })]
  // Its own process group: Ctrl-C in a terminal is for us, and we stop the server when we no longer need it.
  const child = spawn(binaries.postgres, args, {
    ...childSettings(user),
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let lastFatal = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    serverLog.write(text)
    lastFatal = /^.*(?:FATAL|PANIC): +(.*)$/m.exec(text)?.[1] ?? lastFatal
  })
  const running = follow(child)
  try {
    const url = databaseUrl(port, password, 'postgres')
    const ready = await Promise.race([
      pollUntil(() => answers(url), { timeoutMs: readyWithinMs, signal }),
      running.ended.then(({ code }) => Promise.reject(new PostgresEnded(lastFatal || `it ended with code ${code}`))),
    ])
    if (!ready) throw new DatabaseStartError(`PostgreSQL did not answer within ${readyWithinMs / 1000} seconds`)
    return running
  } catch (error) {
    await running.stop()
    throw error
  }
}

function follow(child: ChildProcess): RunningPostgres {
  const bye = () => child.kill('SIGINT')
  process.on('exit', bye)
  const ended = new Promise<{ code: number; signal: string }>((resolve) => {
    child.once('exit', (code, signal) => {
      const end = { code: code ?? -1, signal: signal ?? '' }
      // 'close' comes when the last words have been read, but waits for any backend that outlived a killed server.
      child.once('close', () => resolve(end))
      setTimeout(() => resolve(end), 200)
    })
    child.once('error', () => resolve({ code: -1, signal: '' }))
  }).finally(() => process.off('exit', bye))
  return {
    pid: child.pid ?? -1,
    ended,
    async stop() {
      child.kill('SIGINT')
      const impatient = setTimeout(() => child.kill('SIGQUIT'), 10_000)
      await ended
      clearTimeout(impatient)
    },
  }
}
