// Where documents' bytes lie: in an S3-compatible store when its settings are there, else on this machine's disk.
import { join } from 'node:path'
import type { DocumentStore } from '#domain/documents/document-store.ts'
import { createDiskStore } from '#suppliers/document-store/disk-store.ts'
import { createS3Store } from '#suppliers/document-store/s3-store.ts'
import type { Config } from './config.ts'
import { s3SettingsOf } from './s3-settings.ts'

export type ChosenStore = {
  store: DocumentStore
  /** For the lines printed at start. */
  about: string
  /** @throws Fault unavailable when the store does not answer or refuses the keys */
  check(): Promise<void>
  /** Removes what writes left behind that were cut off. */
  sweep(now: Date): Promise<void>
}

/** @throws ConfigError where some of the settings of S3 are there and some are not */
export function chooseDocumentStore(config: Config): ChosenStore {
  const settings = s3SettingsOf(config)
  if (settings) {
    const store = createS3Store(settings)
    const about = `S3, bucket ${settings.bucket} at ${new URL(settings.endpoint).host}, encrypted`
    // Nothing half written ever lies there.
    return { store, about, check: store.check, sweep: async () => {} }
  }
  const folder = join(config.DATA_DIR, 'documents')
  const store = createDiskStore(folder)
  return { store, about: `files in ${folder}, encrypted`, check: async () => {}, sweep: store.sweep }
}
