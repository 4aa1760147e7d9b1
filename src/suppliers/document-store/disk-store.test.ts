// The folder of documents: for its owner alone, nothing half written under a name, nothing left of writes that were cut off.
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskStore } from './disk-store.ts'
import { testDocumentStore } from './document-store-suite.test-support.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'))
  await writeFile(join(folder, 'no-folder'), '')
})
afterAll(() => rm(folder, { recursive: true }))

const open = () => createDiskStore(join(folder, 'store'))

testDocumentStore(open, () => createDiskStore(join(folder, 'no-folder')))

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

test('files and folders are for their owner alone', async () => {
  const store = createDiskStore(join(folder, 'modes'))
  await store.put('files/a/000000', Buffer.from('.'))
  for (const path of ['', 'files', 'files/a', '.drafts']) expect(await modeOf(join(folder, 'modes', path))).toBe('700')
  expect(await modeOf(join(folder, 'modes/files/a/000000'))).toBe('600')
})

test('a write that was cut off leaves nothing under its name, and what it left is swept once nobody can be writing it', async () => {
  const store = createDiskStore(join(folder, 'cut'))
  await store.put('files/a/000000', Buffer.from('whole'))
  const drafts = join(folder, 'cut/.drafts')
  const [left, running] = [join(drafts, 'left'), join(drafts, 'running')]
  for (const draft of [left, running]) await writeFile(draft, 'ha')
  const now = new Date()
  const before = new Date(now.getTime() - 3_600_001)
  await utimes(left, before, before)
  expect(await store.list('files/')).toEqual(['files/a/000000'])
  await store.sweep(now)
  expect(await readdir(drafts)).toEqual(['running'])
  expect(Buffer.from((await store.get('files/a/000000')) ?? []).toString()).toBe('whole')
})

test('a write that fails leaves no draft and no name', async () => {
  const path = join(folder, 'failing')
  const store = createDiskStore(path)
  await store.put('files/a', Buffer.from('in the way of a folder'))
  await expect(store.put('files/a/000000', Buffer.from('.'))).rejects.toMatchObject({ code: 'unavailable' })
  expect(await readdir(join(path, '.drafts'))).toEqual([])
  expect(await store.list('files/')).toEqual(['files/a'])
})

test('a folder that was never written to is empty, and sweeping it is no fault', async () => {
  const store = createDiskStore(join(folder, 'never'))
  expect(await store.list('files/')).toEqual([])
  expect(await store.get('files/a/000000')).toBeUndefined()
  await store.removeAll('files/a/')
  await store.sweep(new Date())
  await expect(stat(join(folder, 'never'))).rejects.toMatchObject({ code: 'ENOENT' })
})

test('of several written under one name at the same moment one is there, whole, whoever reads meanwhile', async () => {
  const store = createDiskStore(join(folder, 'same'))
  const contents = [1, 2, 3, 4].map((byte) => Buffer.alloc(byte * 100_000, byte))
  const writes = contents.map((content) => store.put('files/a/000000', content))
  const reads = Array.from({ length: 20 }, () => store.get('files/a/000000'))
  await Promise.all(writes)
  for (const found of [...(await Promise.all(reads)), await store.get('files/a/000000')])
    expect(found === undefined || contents.some((content) => content.equals(found))).toBe(true)
  expect(await store.get('files/a/000000')).toBeDefined()
})
