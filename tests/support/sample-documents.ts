// Documents for tests: a store in memory, and the vault and links over it under a fixed key.
import type { Database } from '#db/open.ts'
import { createFileVault } from '#domain/documents/create-file-vault.ts'
import type { DocumentStore } from '#domain/documents/document-store.ts'
import { removeWaiting } from '#domain/documents/remove-later.ts'
import { Fault } from '#kernel/fault.ts'
import { createFileLinks } from '#wiring/file-links.ts'
import { frozenClock } from './sample-provider.ts'

export type MemoryStore = DocumentStore & {
  /** What lies in it, by name: to be looked at and to be changed. */
  objects: Map<string, Uint8Array>
  /** While it is true, nothing in the store answers. */
  isAway: boolean
}

/** The key for documents of every test. */
export const sampleDocumentsKey = Buffer.alloc(32, 9)

export function createMemoryStore(): MemoryStore {
  const objects = new Map<string, Uint8Array>()
  const below = (prefix: string) => [...objects.keys()].filter((name) => name.startsWith(prefix)).sort()
  const answer = async <T>(deed: () => T): Promise<T> => {
    if (store.isAway) throw new Fault('unavailable', 'The document store does not answer.')
    return deed()
  }
  const store: MemoryStore = {
    objects,
    isAway: false,
    // A copy, as a disk would have one: whoever wrote it may use their bytes for something else.
    put: (name, content) => answer(() => void objects.set(name, Uint8Array.from(content))),
    get: (name) => answer(() => objects.get(name)?.slice()),
    removeAll: (prefix) => answer(() => below(prefix).forEach((name) => objects.delete(name))),
    list: (prefix) => answer(() => below(prefix)),
  }
  return store
}

/** The parts of the API that are about documents; without a scanner. */
export function sampleDocuments(database: Pick<Database, 'directory'>, store: DocumentStore) {
  return {
    vault: createFileVault(store, sampleDocumentsKey),
    links: createFileLinks(sampleDocumentsKey),
    scan: undefined,
    removeWaiting: () => removeWaiting(database, store, frozenClock).catch(() => {}),
  }
}
