// Tries whether a folder holds a PostgreSQL that can be used, as the user who will run it.
import { execFile } from 'node:child_process'
import { closeSync, openSync, readSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { childSettings, type RunAs } from './unprivileged-user.ts'

export interface Binaries {
  folder: string
  initdb: string
  postgres: string
  /** "15.18" */
  version: string
  major: number
}

/** The oldest version that the product's SQL is written for. */
export const oldestMajor = 15

/** What a folder holds, or undefined when it does not run or is too old. */
export async function probeBinaries(folder: string, user: RunAs | undefined): Promise<Binaries | undefined> {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  try {
    // Through a link, so that one installation is named once and finds its own share folder.
    const initdb = realpathSync(join(folder, `initdb${suffix}`))
    const postgres = realpathSync(join(folder, `postgres${suffix}`))
    if (isScript(postgres) || isScript(initdb)) return undefined
    const { stdout } = await promisify(execFile)(postgres, ['--version'], childSettings(user))
    const match = /\(PostgreSQL\) ((\d+)[.\w]*)/.exec(stdout)
    const major = Number(match?.[2])
    if (!match?.[1] || major < oldestMajor) return undefined
    return { folder: dirname(postgres), initdb, postgres, version: match[1], major }
  } catch {
    return undefined
  }
}

/** A wrapper script is refused: what it starts would not be our direct child. */
function isScript(file: string): boolean {
  const start = Buffer.alloc(2)
  const handle = openSync(file, 'r')
  try {
    readSync(handle, start)
  } finally {
    closeSync(handle)
  }
  return start.toString('latin1') === '#!'
}
