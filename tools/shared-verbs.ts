// What the clinic's people do with documents that clients share with them, until they have a desk: listing shares, reading a document.
import { type FileHandle, open, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { FileVault } from '#domain/documents/file-vault.ts'
import { listOpenShares, openShared, type Reader } from '#domain/documents/read-shared.ts'
import { plainDate, systemClock } from '#kernel/clock.ts'
import { createLog } from '#kernel/log.ts'
import { readConfig } from '#wiring/config.ts'
import { openVault } from '#wiring/open-vault.ts'
import type { Store } from '#wiring/store.ts'
import { chooseSuppliers } from '#wiring/suppliers.ts'
import { oneLine, personName } from './one-line.ts'
import { atDesk } from './open-desk.ts'
import { openToolStore } from './open-tool-store.ts'
import { OperatorError } from './operator-error.ts'
import { complain, print } from './say.ts'

/** @returns the exit code */
export function listShared(domain: string): Promise<number> {
  return atDesk(domain, async ({ database, provider, clock }) => {
    const shares = await listOpenShares(database, provider, clock())
    for (const { id, practitioner, documentIds, until } of shares) {
      const count = `${documentIds.length} ${documentIds.length === 1 ? 'document' : 'documents'}`
      print([id, practitioner, count, `until ${plainDate(until, provider.location.timeZone)}`].join('\t'))
      for (const documentId of documentIds) print(`  ${documentId}`)
    }
    if (shares.length === 0) complain('nothing is shared')
    return 0
  })
}

/**
 * Writes one document to a file that only its owner may read.
 * @param given `name` and `why` stand in the client's access log
 * @returns the exit code
 */
export async function readShared(shareId: string, documentId: string, file: string, given: Reader): Promise<number> {
  const reader = { name: personName(given.name), why: oneLine(given.why, [1, 500], '--why') }
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  return atVault(async ({ database }, vault) => {
    const target = await open(path, 'wx', 0o600).catch((error: unknown) => {
      throw new OperatorError(`cannot write ${path}: ${codeOf(error)}`)
    })
    try {
      const shared = await openShared(database, { shareId, documentId }, reader, systemClock())
      await writeAll(target, vault.read(shared, 0, shared.totalBytes))
      print(`${shared.totalBytes} bytes of ${shared.mediaType} written to ${path}`)
      print(
        `that ${reader.name} read it stands in the patient’s access log; remove the file when it is no longer needed`,
      )
      return 0
    } catch (error) {
      await rm(path, { force: true })
      throw error
    } finally {
      await target.close()
    }
  })
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'no file')

async function writeAll(target: FileHandle, content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const piece of content) await target.writeFile(piece)
}

async function atVault<T>(work: (store: Store, vault: FileVault) => Promise<T>): Promise<T> {
  const config = readConfig()
  const store = await openToolStore(
    config,
    createLog('warn', (line) => complain(line)),
  )
  try {
    const { vault } = await openVault({ config, database: store.database, suppliers: chooseSuppliers(config) })
    return await work(store, vault)
  } finally {
    await store.close()
  }
}
