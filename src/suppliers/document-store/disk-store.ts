// The embedded default for documents: each object is a file of its own in DATA_DIR/documents, written whole or not at all.
import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DocumentStore } from '#domain/documents/document-store.ts'
import { Fault } from '#kernel/fault.ts'
import { checkName, checkPrefix } from './object-name.ts'

/** No name can begin with a dot, so nothing in here is ever an object. */
const draftFolder = '.drafts'
/** A write takes moments; a draft as old as this is of a process that died. Others may run on the same folder. */
const oldDraftMs = 3_600_000

export type DiskStore = DocumentStore & {
  /** Removes what writes left behind that were cut off. */
  sweep(now: Date): Promise<void>
}

export function createDiskStore(folder: string): DiskStore {
  const drafts = join(folder, draftFolder)
  const pathOf = (name: string) => join(folder, checkName(name))
  return {
    put: (name, content) => translated(write(drafts, pathOf(name), content)),
    get: (name) => translated(readFile(pathOf(name)).catch(passOver(isNotThere))),
    removeAll: (prefix) => translated(remove(join(folder, checkPrefix(prefix)))),
    list: async (prefix) => {
      const entries = await translated(readTree(join(folder, checkPrefix(prefix))))
      return entries.map((path) => prefix + path).sort()
    },
    sweep: (now) => translated(sweepDrafts(drafts, now)),
  }
}

/** Whole before it has its name, and on the disk with its name before it counts as written. */
async function write(drafts: string, path: string, content: Uint8Array): Promise<void> {
  await mkdir(drafts, { recursive: true, mode: 0o700 })
  const draft = join(drafts, randomBytes(12).toString('hex'))
  try {
    await writeFile(draft, content, { flag: 'wx', mode: 0o600, flush: true })
    await giveName(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}

async function giveName(draft: string, path: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await rename(draft, path)
      await syncFolder(dirname(path))
      if (made) for (let at = dirname(path); at.length >= made.length; at = dirname(at)) await syncFolder(dirname(at))
      return
    } catch (error) {
      // Somebody removed the folder between the two: what is written last stays.
      if (!isNotThere(error) || attempt === 3) throw error
    }
  }
}

async function remove(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 3 })
  await syncFolder(dirname(path)).catch(passOver(isNotThere))
}

/** Paths of the files below a folder, with `/` on every system. */
async function readTree(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(passOver(isNotThere))
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length).replaceAll('\\', '/'))
}

async function sweepDrafts(drafts: string, now: Date): Promise<void> {
  for (const name of (await readdir(drafts).catch(passOver(isNotThere))) ?? []) {
    const path = join(drafts, name)
    const draft = await stat(path).catch(passOver(isNotThere))
    if (draft && now.getTime() - draft.mtimeMs > oldDraftMs) await rm(path, { force: true })
  }
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const isNotThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

function passOver(isFine: (error: unknown) => boolean): (error: unknown) => undefined {
  return (error) => {
    if (!isFine(error)) throw error
  }
}

/** What a disk says is for the log: it names paths. */
async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Fault) throw error
    throw new Fault('unavailable', 'The document store does not answer.', { retryAfterS: 5, cause: error })
  }
}
