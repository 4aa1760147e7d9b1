// Servers with different keys on one database: whoever takes the first file decides, and nobody takes a file that another could not open.
import { randomBytes } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { runAsLogin } from '#db/notes-fixture.ts'
import type { ClientKey } from '#db/open.ts'
import { consentVersions, recordConsent } from '#domain/clients/consents.ts'
import { createLog } from '#kernel/log.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { openStoredFiles, type StoredFiles } from '#tests/support/stored-files.ts'
import { createFileVault } from './create-file-vault.ts'
import { deriveKey } from './documents-key.ts'
import { isDocumentsKeyRight, mayServeWithKey } from './key-mark.ts'
import { startUpload } from './start-upload.ts'
import { clientFiles, documentKeyMarks } from './tables.ts'
import { unwrapKey } from './wrapped-key.ts'

const [keyA, keyB] = [randomBytes(32), randomBytes(32)]
const agreed = { purpose: 'health-data', isGiven: true, version: consentVersions['health-data'] } as const
const unavailable = { code: 'unavailable' }

let stored: StoredFiles
let client: ClientKey
let logLines: string[]

beforeEach(async () => {
  stored = await openStoredFiles()
  onTestFinished(stored.close)
  client = stored.newClient()
  logLines = []
  await asClient((scope) => recordConsent(scope, client, agreed, sampleNow))
})

const asClient = <T>(work: Parameters<typeof stored.database.forClient<T>>[2]) =>
  stored.database.forClient(client, stored.other.id, work)
const marks = () => stored.database.directory((transaction) => transaction.select().from(documentKeyMarks))
const files = () => asClient(({ transaction }) => transaction.select().from(clientFiles))
const waitingForLock = async () => {
  const [row] = await runAsLogin<{ count: number }>(
    stored.url,
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.count
}
/** As a running server with the key does. */
const upload = (key: Uint8Array) =>
  asClient((scope) => startUpload(scope, client, partsOf(key), { name: 'knee.pdf', totalBytes: 9 }, sampleNow))
const partsOf = (key: Uint8Array) => ({
  vault: createFileVault(stored.store, key),
  log: createLog('debug', (line) => logLines.push(line)),
})

test('two servers run with different keys: the first file decides, the other takes none, says why, and does not start again', async () => {
  expect([await mayServeWithKey(stored.database, keyA), await mayServeWithKey(stored.database, keyB)]).toEqual([
    true,
    true,
  ])
  await upload(keyA)
  await expect(upload(keyB)).rejects.toMatchObject(unavailable)
  expect(await stored.filesOf(client)).toHaveLength(1)
  expect(logLines.join()).toContain('closed with another key')
  expect([await mayServeWithKey(stored.database, keyA), await mayServeWithKey(stored.database, keyB)]).toEqual([
    true,
    false,
  ])
  await upload(keyA)
})

test('of first files that come at the same moment to servers with different keys one key alone has any', async () => {
  const came = await Promise.allSettled([keyA, keyB, keyA, keyB].map(upload))
  expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const [mark] = await marks()
  const isA = await isDocumentsKeyRight(stored.database, keyA)
  for (const { wrappedKey, id } of await files()) {
    expect(() => unwrapKey(deriveKey(isA ? keyA : keyB, 'wrap'), id, wrappedKey)).not.toThrow()
  }
  expect(mark?.id).toBe(1)
})

test('a server that starts while a first file is on its way waits for it, and is refused', async () => {
  await upload(keyA)
  await asClient(({ transaction }) => transaction.delete(clientFiles))
  const start = await asClient(async (scope) => {
    await startUpload(scope, client, partsOf(keyA), { name: 'knee.pdf', totalBytes: 9 }, sampleNow)
    const starting = mayServeWithKey(stored.database, keyB)
    await expect.poll(waitingForLock).toBe(1)
    return { starting }
  })
  expect(await start.starting).toBe(false)
})

test('once all files have gone a server with another key may start, and the next file decides anew', async () => {
  await upload(keyA)
  await asClient(({ transaction }) => transaction.delete(clientFiles))
  expect(await mayServeWithKey(stored.database, keyB)).toBe(true)
  await upload(keyB)
  await expect(upload(keyA)).rejects.toMatchObject(unavailable)
})

test('whoever only reads, as a command line does, writes no mark and forgets none', async () => {
  expect(await isDocumentsKeyRight(stored.database, keyB)).toBe(true)
  expect(await marks()).toEqual([])
  await upload(keyA)
  await asClient(({ transaction }) => transaction.delete(clientFiles))
  const before = await marks()
  expect(await isDocumentsKeyRight(stored.database, keyB)).toBe(false)
  expect(await marks()).toEqual(before)
})
