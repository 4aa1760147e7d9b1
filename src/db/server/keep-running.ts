// Keeps the server up: when it ends without being asked, it is started again on the same port, for as long as it takes.
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseStartError } from './database-start-error.ts'
import type { RunningPostgres } from './run-postgres.ts'

/** A server that lived at least this long had started well; one that dies sooner is waited for ever longer. */
const wellAfterMs = 10_000
const longestPauseMs = 5_000

/**
 * Watches over `first`. `again` starts a successor and has to honour its signal. `stop()` ends the watch and the
 * server, also in the middle of a restart.
 */
export function keepRunning(
  first: RunningPostgres,
  again: (signal: AbortSignal) => Promise<RunningPostgres>,
  log: (event: string, details: Record<string, string | number>) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let current: RunningPostgres | undefined = first

  async function watch(): Promise<void> {
    let failures = 0
    let since = performance.now()
    while (!stopping.signal.aborted) {
      if (current) {
        const { code, signal } = await current.ended
        current = undefined
        if (stopping.signal.aborted) return
        log('database.ended-unexpectedly', { code, signal })
        if (performance.now() - since > wellAfterMs) failures = 0
      }
      if (failures > 0) await pause(Math.min(50 * 2 ** failures, longestPauseMs), undefined, stopping)
      failures += 1
      try {
        current = await again(stopping.signal)
        since = performance.now()
        log('database.restarted', { attempt: failures })
      } catch (error) {
        if (stopping.signal.aborted) return
        log('database.restart-failed', { attempt: failures, reason: reasonOf(error) })
      }
    }
  }

  const watching = watch().catch(() => {
    // Only the pause throws, when it is cut short by stop().
  })
  return {
    async stop() {
      stopping.abort()
      await current?.stop()
      await watching
      // One that came up at that very moment.
      await current?.stop()
    },
  }
}

/** Only sentences of our own: another error's text could quote data. */
const reasonOf = (error: unknown): string =>
  error instanceof DatabaseStartError ? error.message : error instanceof Error ? error.name : 'unknown'
