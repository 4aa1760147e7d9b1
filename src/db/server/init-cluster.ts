// Makes a new cluster complete or not at all: in a folder beside its place, then moved there in one step.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chown, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { DatabaseStartError } from './database-start-error.ts'
import { roleName } from './database-url.ts'
import type { Binaries } from './probe-binaries.ts'
import { childSettings, type RunAs } from './unprivileged-user.ts'

/** The major version of the cluster in a folder; undefined when there is none. */
export function clusterMajor(clusterDir: string): number | undefined {
  const file = join(clusterDir, 'PG_VERSION')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

/** Runs initdb for `clusterDir`. What an interrupted earlier run left beside it is removed. Throws DatabaseStartError. */
export async function initCluster(options: {
  clusterDir: string
  binaries: Binaries
  user: RunAs | undefined
  password: string
  durable: boolean
}): Promise<void> {
  const { clusterDir, binaries, user, password, durable } = options
  const parent = dirname(clusterDir)
  const mark = `${basename(clusterDir)}.init-`
  for (const name of await readdir(parent)) if (name.startsWith(mark)) await removeTree(join(parent, name))
  const fresh = join(parent, `${mark}${crypto.randomUUID()}`)
  const passwordFile = `${fresh}.password`
  try {
    await mkdir(fresh, { mode: 0o700 })
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (user) for (const path of [fresh, passwordFile]) await chown(path, user.uid, user.gid)
    const access = ['-U', roleName, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
    const shape = ['-E', 'UTF8', '--no-locale', '--no-instructions', ...(durable ? [] : ['--no-sync'])]
    await runInitdb(binaries, user, ['-D', fresh, ...access, ...shape])
    await rename(fresh, clusterDir)
    if (durable) await syncFolder(parent)
  } catch (error) {
    // Someone else's complete cluster is as good as ours.
    if (clusterMajor(clusterDir) === undefined) throw error
  } finally {
    await rm(passwordFile, { force: true })
    await removeTree(fresh)
  }
}

async function runInitdb(binaries: Binaries, user: RunAs | undefined, args: string[]): Promise<void> {
  try {
    await promisify(execFile)(binaries.initdb, args, childSettings(user))
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error)
    const reason = said.split('\n').find((line) => /error|fatal/i.test(line)) ?? said.trim().split('\n').at(-1)
    throw new DatabaseStartError(`PostgreSQL ${binaries.version} could not create a database: ${reason}`)
  }
}

/** Writes the new name to the disk: otherwise a power cut could take a cluster whose commits were already promised. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Tries again while an initdb that lost its parent still writes into the folder. */
const removeTree = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 5 })
