// Documents as the product runs them: one key for all time, what waits to go is gone at the start and every few minutes, scans as jobs.
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Jobs } from '#db/jobs.ts'
import type { ClientKey } from '#db/open.ts'
import { createFileVault } from '#domain/documents/create-file-vault.ts'
import type { DocumentStore } from '#domain/documents/document-store.ts'
import type { FileVault } from '#domain/documents/file-vault.ts'
import { claimMark } from '#domain/documents/key-mark.ts'
import { removeLater } from '#domain/documents/remove-later.ts'
import { rewrapKeys } from '#domain/documents/rewrap-keys.ts'
import { clientFiles } from '#domain/documents/tables.ts'
import { Fault } from '#kernel/fault.ts'
import { createLog } from '#kernel/log.ts'
import { openS3Server } from '#tests/support/s3-server.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { openStoredFiles, type StoredFiles } from '#tests/support/stored-files.ts'
import { chooseDocumentStore } from './choose-document-store.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { openDocuments } from './open-documents.ts'

type Work = Parameters<Jobs['work']>[1]

async function openTest() {
  const stored = await openStoredFiles()
  onTestFinished(stored.close)
  const logLines: string[] = []
  const work = new Map<string, Work>()
  const open = async (
    config: Partial<Config>,
    suppliers: Partial<Parameters<typeof openDocuments>[0]['suppliers']> = {},
  ) => {
    const documents = await openDocuments({
      config: { DATA_DIR: '', DOCUMENTS_KEY: undefined, DOCUMENTS_KEY_BEFORE: undefined, ...config },
      database: stored.database,
      jobs: { put: async () => {}, work: async (queue, handle) => void work.set(queue, handle) },
      suppliers: { documents: storeOf(stored.store), scan: undefined, ...suppliers },
      userPools: { userPoolOf: async ({ id }) => ({ isOwn: true, userPoolId: id, userPoolClientId: '' }) },
      locks: { take: async () => async () => {}, close: async () => {} },
      log: createLog('debug', (line) => logLines.push(line)),
    })
    const { parts, about, close } = documents
    onTestFinished(close)
    return { ...parts, about, close }
  }
  return { stored, open, logLines, work }
}

const storeOf = (store: DocumentStore) => ({ store, about: 'a store', check: async () => {}, sweep: async () => {} })

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** As an upload begins: with the mark of the vault's key. */
async function addFirstFile(stored: StoredFiles, client: ClientKey, { vault }: { vault: FileVault }): Promise<string> {
  await stored.database.directory((transaction) => claimMark(transaction, vault.mark))
  return stored.addFile(client)
}

test('while there is no file any key is taken; from the first one on only its key, and the start says so in one line', async () => {
  const { stored, open } = await openTest()
  const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)]
  for (const key of [first, third, first]) await open({ DOCUMENTS_KEY: key })
  const client = stored.newClient()
  await addFirstFile(stored, client, await open({ DOCUMENTS_KEY: second }))
  await open({ DOCUMENTS_KEY: second })
  for (const key of [first, third]) {
    const start = open({ DOCUMENTS_KEY: key })
    await expect(start).rejects.toBeInstanceOf(ConfigError)
    await expect(start).rejects.toThrow(/^DOCUMENTS_KEY: the files of this database were begun with another key[^\n]*$/)
  }
  await stored.database.forClient(client, '', ({ transaction }) => transaction.delete(clientFiles))
  await open({ DOCUMENTS_KEY: third })
})

test('without DOCUMENTS_KEY the key is a file of DATA_DIR for its owner alone, made once; where it was lost none made anew is taken', async () => {
  const { stored, open } = await openTest()
  const [folder, other] = [await openFolder(), await openFolder()]
  const { vault } = await open({ DATA_DIR: folder })
  const key = await readFile(join(folder, 'documents-key'))
  expect([key.length, (await stat(join(folder, 'documents-key'))).mode & 0o777]).toEqual([32, 0o600])
  const client = stored.newClient()
  const id = await addFirstFile(stored, client, { vault })
  const file = { id, wrappedKey: vault.newKey(id) }
  await vault.writePiece(file, 0, Buffer.from('knee'))
  const again = await open({ DATA_DIR: folder })
  for await (const piece of again.vault.read(file, 0, 4)) expect(Buffer.from(piece).toString()).toBe('knee')
  await expect(open({ DATA_DIR: other })).rejects.toBeInstanceOf(ConfigError)
})

test('the key is changed by naming the one of before once: every file opens with the new one alone, and half done it is done again', async () => {
  const { stored, open } = await openTest()
  const { database } = stored
  const [before, after] = [randomBytes(32), randomBytes(32)]
  const clients = [stored.newClient(), stored.newClient(), stored.newClient('own-1_gone')]
  const old = await open({ DOCUMENTS_KEY: before })
  for (const client of clients) {
    const id = await addFirstFile(stored, client, old)
    const wrappedKey = old.vault.newKey(id)
    await old.vault.writePiece({ id, wrappedKey }, 0, Buffer.from('knee'))
    await database.forClient(client, '', ({ transaction }) => transaction.update(clientFiles).set({ wrappedKey }))
  }
  const lastingFor = (times: number) => {
    let left = times
    const forClient = (...given: Parameters<typeof database.forClient>) =>
      left-- > 0 ? database.forClient(...given) : Promise.reject(new Error('killed'))
    return { ...database, forClient } as typeof database
  }
  // Killed before the first client, and after them.
  for (const times of [0, 1]) {
    await expect(rewrapKeys(lastingFor(times), { before, now: after })).rejects.toThrow('killed')
    await expect(open({ DOCUMENTS_KEY: after })).rejects.toBeInstanceOf(ConfigError)
  }
  await expect(open({ DOCUMENTS_KEY: after, DOCUMENTS_KEY_BEFORE: randomBytes(32) })).rejects.toThrow('not what was')
  const keys = { DOCUMENTS_KEY: after, DOCUMENTS_KEY_BEFORE: before }
  for (const { vault } of [await open(keys), await open(keys), await open({ DOCUMENTS_KEY: after })]) {
    const read: string[] = []
    for (const client of clients) {
      const files = await database.forClient(client, '', ({ transaction }) => transaction.select().from(clientFiles))
      for (const file of files)
        for await (const piece of vault.read(file, 0, 4)) read.push(Buffer.from(piece).toString())
    }
    expect(read).toEqual(['knee', 'knee', 'knee'])
  }
  await expect(open({ DOCUMENTS_KEY: before })).rejects.toBeInstanceOf(ConfigError)
})

test('what waited to be removed when the product was killed goes at its next start', async () => {
  const { stored, open } = await openTest()
  await stored.store.put('files/a/000000', Buffer.from('.'))
  await stored.database.directory((transaction) => removeLater(transaction, 'files/a/', sampleNow))
  await open({ DOCUMENTS_KEY: randomBytes(32) })
  await expect.poll(() => stored.removals()).toEqual([])
  expect(stored.store.objects.size).toBe(0)
})

test('every few minutes it is tried again, until it is closed; a store that is away is a line in the log and nothing else', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { stored, open, logLines } = await openTest()
  const { store, database } = stored
  const documents = await open({ DOCUMENTS_KEY: randomBytes(32) })
  await store.put('files/a/000000', Buffer.from('.'))
  await database.directory((transaction) => removeLater(transaction, 'files/a/', sampleNow))
  store.isAway = true
  await documents.removeWaiting()
  expect(logLines.filter((line) => line.includes('still wait'))).toHaveLength(1)
  store.isAway = false
  vi.advanceTimersByTime(6 * 60_000)
  await expect.poll(() => stored.removals()).toEqual([])
  documents.close()
  await database.directory((transaction) => removeLater(transaction, 'files/b/', sampleNow))
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(await stored.removals()).toHaveLength(1)
})

test('a minute after the start whatever nobody keeps any longer is swept, and the drafts of the store with it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { stored, open } = await openTest()
  const client = stored.newClient()
  const id = await stored.addFile(client, { touchedAt: new Date('2020-01-01T00:00:00Z') })
  const sweep = vi.fn(async () => {})
  await open(
    { DOCUMENTS_KEY: undefined, DATA_DIR: await openFolder() },
    { documents: { ...storeOf(stored.store), sweep } },
  )
  vi.advanceTimersByTime(60_000)
  await expect.poll(() => stored.store.list(`files/${id}/`)).toEqual([])
  expect(sweep).toHaveBeenCalledTimes(1)
})

test('a scan is a job: infected bytes go at once, and while the scanner is away the log says why', async () => {
  const { stored, open, work, logLines } = await openTest()
  const key = randomBytes(32)
  let answer: () => Promise<'clean' | 'infected'> = () => Promise.resolve('infected')
  await open({ DOCUMENTS_KEY: key }, { scan: () => answer() })
  const client = stored.newClient()
  const fileId = await stored.addFile(client, { scan: 'waiting' })
  const run = () => work.get('document-scan')?.({ ...client, fileId })
  answer = () => Promise.reject(new Fault('unavailable', 'The virus scanner does not answer.'))
  await expect(run()).rejects.toMatchObject({ code: 'unavailable' })
  expect(logLines.join()).toContain('"reason":"The virus scanner does not answer."')
  answer = () => Promise.resolve('infected')
  await run()
  expect([await stored.filesOf(client), await stored.store.list(`files/${fileId}/`)]).toEqual([
    [{ id: fileId, scan: 'infected' }],
    [],
  ])
})

test('S3 is used when its settings are there; wrong keys are said at start, which goes on all the same', async () => {
  const { stored, open, logLines } = await openTest()
  const server = await openS3Server()
  onTestFinished(server.close)
  const settings = { S3_ENDPOINT: server.endpoint, S3_BUCKET: server.bucket, S3_ACCESS_KEY_ID: server.accessKeyId }
  const choose = (S3_SECRET_ACCESS_KEY: string) =>
    chooseDocumentStore(readConfig({ ...settings, S3_SECRET_ACCESS_KEY }))
  const key = randomBytes(32)
  const right = await open({ DOCUMENTS_KEY: key }, { documents: choose(server.secretAccessKey) })
  expect(right.about).toBe(`S3, bucket documents at ${new URL(server.endpoint).host}, encrypted`)
  const { sub: id } = stored.newClient()
  const file = { id, wrappedKey: right.vault.newKey(id) }
  await right.vault.writePiece(file, 0, Buffer.from('Jane Doe, left knee'))
  const names = await readdir(join(server.folder, 'documents/files', file.id))
  for (const name of names)
    expect(await readFile(join(server.folder, 'documents/files', file.id, name), 'latin1')).not.toContain('Jane')
  const wrong = await open({ DOCUMENTS_KEY: key }, { documents: choose('wrong') })
  expect(wrong.about).toContain('; it does not answer (SignatureDoesNotMatch)')
  expect(logLines.join()).toContain('"reason":"SignatureDoesNotMatch"')
  await expect(wrong.vault.writePiece(file, 0, Buffer.from('.'))).rejects.toMatchObject({ code: 'unavailable' })
})

test('on the disk no file has a byte of what was written', async () => {
  const folder = await openFolder()
  const { store, about } = chooseDocumentStore(readConfig({ DATA_DIR: folder }))
  expect(about).toBe(`files in ${join(folder, 'documents')}, encrypted`)
  const vault = createFileVault(store, randomBytes(32))
  const file = { id: 'a', wrappedKey: vault.newKey('a') }
  const words = Buffer.from('Jane Doe, left knee. '.repeat(40_000))
  await vault.writePiece(file, 0, words)
  await vault.writeBeside(file, 'preview', words.subarray(0, 500))
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  expect(files).toHaveLength(2)
  for (const { parentPath, name } of files) {
    const bytes = await readFile(join(parentPath, name))
    for (const word of ['Jane', 'Doe,', 'left', 'knee']) expect(bytes.includes(word)).toBe(false)
  }
})
