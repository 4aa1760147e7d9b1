// Keeps what the database server says in files of bounded size, and remembers the last lines to explain a failed start.
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface BoundedLog {
  write(text: string): void
}

/** Appends to `postgres.log` in the folder; at `maxBytes` that file becomes `postgres.log.1`, replacing the one before. */
export function openBoundedLog(folder: string, maxBytes = 4_000_000): BoundedLog {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'postgres.log')
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  return {
    write(text) {
      try {
        if (size > maxBytes) {
          renameSync(file, `${file}.1`)
          size = 0
        }
        appendFileSync(file, text, { mode: 0o600 })
        size += Buffer.byteLength(text)
      } catch {
        // A full disk must not take the database's supervisor down.
      }
    },
  }
}
