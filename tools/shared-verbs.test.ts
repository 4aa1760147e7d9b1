// The clinic's way to shared documents on the command line: what it lists, what it opens, and what of it the client can read.
import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { accessLog } from '#domain/audit/tables.ts'
import { createFileVault } from '#domain/documents/create-file-vault.ts'
import { clientFiles, documentShares } from '#domain/documents/tables.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { newId } from '#kernel/id.ts'
import { createDiskStore } from '#suppliers/document-store/disk-store.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { writeDocument } from '#tests/support/sample-document.ts'
import { sampleDocumentsKey } from '#tests/support/sample-documents.ts'
import { writeOtherProvider } from '#tests/support/sample-provider.ts'
import { type Ran, runCommand } from './run-command.test-support.ts'

const amal = { poolId: 'own-1_Sample', sub: 'sub-amal' }
const dayMs = 86_400_000

let own: TestDatabase
let database: Database
let other: Provider
let folder: string
let knee: { id: string; fileId: string }
let share: string

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, () => {})
  other = await writeOtherProvider(database)
  folder = await mkdtemp(join(tmpdir(), 'shared-'))
  const vault = createFileVault(createDiskStore(join(folder, 'documents')), sampleDocumentsKey)
  knee = await writeDocument({ database, other, parts: { vault } }, amal, { name: 'knee of Amal.pdf' })
  share = await writeShare({})
})

afterAll(async () => {
  await database.close()
  await own.drop()
})

async function writeShare(changes: Partial<typeof documentShares.$inferInsert>): Promise<string> {
  const id = newId()
  const [sharedAt, until] = [new Date(), new Date(Date.now() + 30 * dayMs)]
  const practitioner = { practitionerSlug: 'lina-haddad', practitionerName: 'Dr Lina Haddad' }
  // One of the two was removed since.
  const documentIds = [knee.id, newId()]
  await database.forProvider(other.id, (scope) =>
    scope.insert(documentShares, [
      { id, ...amal, ...practitioner, documentIds, purpose: 'my knee', sharedAt, until, ...changes },
    ]),
  )
  return id
}

async function run(...words: string[]): Promise<Ran> {
  const settings = { DATABASE_URL: own.url, DATA_DIR: folder, DOCUMENTS_KEY: sampleDocumentsKey.toString('base64') }
  const { complaint, ...ran } = await runCommand('provider', words, { INIT_CWD: folder, ...settings })
  return { ...ran, complaint: complaint.replace(/^Database: .*\n/, '') }
}

const read = (shareId: string, file: string, document = knee.id, why = 'to plan\nthe operation') =>
  run('read-shared', shareId, document, file, '--as', 'Dr Lina Haddad', '--why', why)
const log = () => database.forClient(amal, other.id, ({ transaction }) => transaction.select().from(accessLog))

test('shared lists open shares by ids, practitioner and day, and tells nothing of anyone or their health', async () => {
  await writeShare({ withdrawnAt: new Date() })
  await writeShare({ until: new Date(Date.now() - 1) })
  const { code, out, complaint } = await run('shared', 'other.test')
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
  expect(out).toMatch(new RegExp(`^${share}\tDr Lina Haddad\t1 document\tuntil \\d{4}-\\d\\d-\\d\\d\n  ${knee.id}\n$`))
  expect(await log()).toEqual([])
})

test('a domain of nobody, wrong words and a missing reason are refused before anything is looked at', async () => {
  expect(await run('shared', 'nobody.test')).toMatchObject({ code: 1, complaint: expect.stringContaining('domain') })
  const wrong = [['read-shared', share, knee.id, 'x'], ['shared', 'other.test', '--as', 'x'], ['shared']]
  for (const ran of await Promise.all(wrong.map((words) => run(...words)))) {
    expect(ran).toMatchObject({ code: 2, complaint: expect.stringContaining('Usage:') })
  }
  expect(await read(share, 'x', knee.id, ' \n ')).toMatchObject({
    code: 1,
    complaint: '--why needs 1 to 500 letters\n',
  })
  expect(await log()).toEqual([])
})

test('one document is written to a file for its owner alone, and the client can read who read it and why', async () => {
  const { code, out, complaint } = await read(share, 'knee.pdf')
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
  expect(out).toMatch(/^13 bytes of application\/pdf written to .*knee\.pdf\n/)
  const path = join(folder, 'knee.pdf')
  expect(await readFile(path, 'utf8')).toBe('%PDF-1.7 knee')
  expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600')
  expect(await log()).toMatchObject([
    {
      actor: 'clinic',
      actorName: 'Dr Lina Haddad',
      deed: 'open',
      subject: 'document',
      subjectId: knee.id,
      why: 'shared',
      note: 'to plan the operation',
    },
  ])
})

test('a file that is there already is left alone, and nothing is opened for it', async () => {
  const before = (await log()).length
  expect(await read(share, 'documents')).toMatchObject({ code: 1, complaint: expect.stringContaining('EEXIST') })
  expect(await log()).toHaveLength(before)
})

test('what was withdrawn, is over, is not in the share or may hold a virus is not opened, and leaves no file', async () => {
  const before = (await log()).length
  const refused = async (complaint: string, ...words: Parameters<typeof read>) => {
    expect(await read(...words)).toMatchObject({ code: 1, out: '', complaint: `${complaint}\n` })
    await expect(stat(join(folder, words[1]))).rejects.toThrow('ENOENT')
  }
  const [withdrawn, over] = [await writeShare({ withdrawnAt: new Date() }), await writeShare({ until: new Date() })]
  await Promise.all([
    refused('The share has ended.', withdrawn, 'a'),
    refused('The share has ended.', over, 'b'),
    refused('There is no such share.', 'no-id', 'c'),
    refused('There is no such document in the share.', share, 'd', newId()),
  ])
  await database.forClient(amal, other.id, async ({ transaction }) => {
    await transaction.update(clientFiles).set({ scan: 'waiting' }).where(eq(clientFiles.id, knee.fileId))
  })
  await refused('The document is not known to be free of viruses.', share, 'f')
  expect(await log()).toHaveLength(before)
})
