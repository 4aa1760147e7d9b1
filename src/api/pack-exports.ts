// Packed data packs: each written once for a revision and a day, one at a time of a provider, away from the thread that answers.

import type { FileHandle } from 'node:fs/promises'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Clock } from '#kernel/clock.ts'
import type { PackAsked } from './pack-export-worker.ts'

export type PackExports = {
  /** @param day at the provider, on which the pack is read */
  open(provider: { id: string; revision: number }, day: string): Promise<FileHandle>
  close(): Promise<void>
}

type Kept = { of: string; file: Promise<string> }

export function createPackExports(parts: { url: string; clock: Clock }, write = writeInWorker): PackExports {
  const kept = new Map<string, Kept>()
  let folder: Promise<string> | undefined
  const begin = async (providerId: string, of: string, before: Kept | undefined): Promise<string> => {
    const old = await before?.file.catch(() => undefined)
    folder ??= mkdtemp(join(tmpdir(), 'epidaurus-exports-'))
    const file = join(await folder, `${providerId}-${of}.zip`)
    await write({ url: parts.url, providerId, nowMs: parts.clock().getTime(), file })
    // Whoever still reads it has it open.
    if (old) await rm(old, { force: true })
    return file
  }
  return {
    open: async ({ id, revision }, day) => {
      const of = `${revision}-${day}`
      const last = kept.get(id)
      const now = last?.of === of ? last : { of, file: begin(id, of, last) }
      kept.set(id, now)
      try {
        return await open(await now.file)
      } catch (error) {
        if (kept.get(id) === now) kept.delete(id)
        throw error
      }
    },
    close: async () => {
      if (folder) await rm(await folder, { recursive: true, force: true })
    },
  }
}

function writeInWorker(asked: PackAsked): Promise<void> {
  const worker = new Worker(new URL('./pack-export-worker.ts', import.meta.url), { workerData: asked, env: {} })
  return new Promise((resolve, reject) => {
    worker.once('error', (error) => reject(error instanceof Error ? error : new Error('the pack was not written')))
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('the pack was not written'))))
  })
}
