// Writes the data pack of a provider as one file, on a thread of its own: packing takes seconds of processor time.
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { workerData } from 'node:worker_threads'
import { openDatabase } from '#db/open.ts'
import { exportPack } from '#domain/pack/export-pack.ts'
import { zipFiles } from './zip-files.ts'

export type PackAsked = { url: string; providerId: string; nowMs: number; file: string }

const { url, providerId, nowMs, file } = workerData as PackAsked
const database = openDatabase(url, () => {})
try {
  const files = exportPack(database, { id: providerId }, () => new Date(nowMs))
  await pipeline(zipFiles(files), createWriteStream(file, { mode: 0o600 }))
} finally {
  await database.close()
}
