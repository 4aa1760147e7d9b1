// Structured log: one JSON line per event. Callers pass names, counts and durations; never anything a person typed.
import { referenceOf } from './id.ts'

export const logLevels = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof logLevels)[number]

export type LogDetails = Record<string, string | number | boolean | undefined>
export type Log = Record<LogLevel, (event: string, details?: LogDetails) => void>

/** A log that writes lines at or above a level, each event as one; it never throws. */
export function createLog(level: LogLevel, write: (line: string) => void): Log {
  const from = logLevels.indexOf(level)
  const at =
    (own: LogLevel) =>
    (event: string, details: LogDetails = {}) => {
      if (logLevels.indexOf(own) < from) return
      const line = { time: new Date().toISOString(), level: own, event }
      const { requestId } = details
      // What a visitor reads out from a failed page is found as it is.
      const reference = typeof requestId === 'string' ? { reference: referenceOf(requestId) } : {}
      try {
        // The line's own three come last: no detail replaces them.
        write(JSON.stringify({ ...line, ...details, ...reference, ...line }))
      } catch {
        // What is told of matters more than the telling.
      }
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

export const silentLog: Log = createLog('error', () => {})
