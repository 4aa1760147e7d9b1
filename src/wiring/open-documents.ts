// Puts together where documents lie: the key, the encrypted files, their links, scans, and the clearing away of what has to go.
import type { Jobs } from '#db/jobs.ts'
import type { SessionLocks } from '#db/session-locks.ts'
import type { FileVault } from '#domain/documents/file-vault.ts'
import { mayServeWithKey } from '#domain/documents/key-mark.ts'
import type { FileLinks } from '#domain/documents/link.ts'
import { removeWaiting } from '#domain/documents/remove-later.ts'
import { rewrapKeys } from '#domain/documents/rewrap-keys.ts'
import { scanFile, scanQueue } from '#domain/documents/scan-file.ts'
import { sweepClients } from '#domain/documents/sweep-clients.ts'
import type { VirusScan } from '#domain/documents/virus-scan.ts'
import type { UserPools } from '#domain/provider/user-pool.ts'
import { systemClock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import type { Config } from './config.ts'
import { createFileLinks } from './file-links.ts'
import { openVault, type VaultWiring } from './open-vault.ts'
import type { Suppliers } from './suppliers.ts'

type DocumentsWiring = VaultWiring & {
  config: Pick<Config, 'DOCUMENTS_KEY_BEFORE'>
  jobs: Pick<Jobs, 'put' | 'work'>
  suppliers: Pick<Suppliers, 'documents' | 'scan'>
  userPools: UserPools
  locks: SessionLocks
  log: Log
}

export type OpenDocuments = {
  /** Of the API. */
  parts: {
    vault: FileVault
    links: FileLinks
    scan: VirusScan | undefined
    locks: SessionLocks
    /** Removes the bytes that wait for it; to be called after a deed that used `removeLater`. Never throws. */
    removeWaiting(): Promise<void>
  }
  /** For the lines printed at start: where they lie, and whether that place answered. */
  about: string
  /** Ends the sweeping. */
  close(): void
}

const minuteMs = 60_000
/** In minutes: bytes that wait to be removed, and what retention or nobody keeps any longer. */
const [removeEvery, sweepEvery] = [5, 6 * 60]

/** @throws ConfigError where the files in the database were begun with another key than these */
export async function openDocuments(wiring: DocumentsWiring): Promise<OpenDocuments> {
  const { database, jobs, suppliers, log } = wiring
  const { store, about, check } = suppliers.documents
  await changeKey(wiring)
  const { vault, key } = await openVault(wiring, mayServeWithKey)
  const trouble = await check().then(
    () => '',
    (error: unknown) => {
      log.warn('document store does not answer', { reason: reasonOf(error) })
      return `; it does not answer (${reasonOf(error)})`
    },
  )
  const removeNow = () =>
    removeWaiting(database, store, systemClock).catch((error: unknown) =>
      log.warn('bytes of removed documents still wait', { reason: reasonOf(error), ...traceOf(error) }),
    )
  await jobs.work(scanQueue.name, async (data) => {
    await scanFile({ database, vault, scan: suppliers.scan, clock: systemClock }, data).catch((error: unknown) => {
      log.warn('file not scanned, it waits', { reason: error instanceof Fault ? error.message : 'unexpected' })
      throw error
    })
    await removeNow()
  })
  return {
    parts: { vault, links: createFileLinks(key), scan: suppliers.scan, locks: wiring.locks, removeWaiting: removeNow },
    about: about + trouble,
    close: sweepNowAndThen(wiring, removeNow),
  }
}

/** Where the key of before is named: from here on it is the one of now that opens the files. */
async function changeKey({ config, database, log }: DocumentsWiring): Promise<void> {
  const { DOCUMENTS_KEY: now, DOCUMENTS_KEY_BEFORE: before } = config
  const count = now && before ? await rewrapKeys(database, { before, now }) : 0
  if (count > 0) log.info('keys of files closed with the new key', { count })
}

/** @returns what ends it */
function sweepNowAndThen(wiring: DocumentsWiring, removeNow: () => Promise<void>): () => void {
  const { log, suppliers } = wiring
  const sweep = async () => {
    await sweepClients({ ...wiring, clock: systemClock })
    await suppliers.documents.sweep(systemClock())
    await removeNow()
  }
  let minutes = 0
  void removeNow()
  const timer = setInterval(() => {
    const at = minutes++
    // The first time one minute after the start, for servers that never run for six hours.
    if (at % sweepEvery === 0) void sweep().catch((error: unknown) => log.warn('documents not swept', traceOf(error)))
    else if (at % removeEvery === 0) void removeNow()
  }, minuteMs).unref()
  return () => clearInterval(timer)
}

/** The code of whatever is behind a fault, `SignatureDoesNotMatch` or `ECONNREFUSED`: enough to know where to look. */
function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!(cause instanceof Fault) && 'code' in cause && typeof cause.code === 'string') return cause.code
  }
  return error instanceof Fault ? error.code : 'unexpected'
}
