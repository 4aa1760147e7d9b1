// The keys of an installation: made once, whole, for their owner alone, and never anew over one that is there.
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readOwnKey } from './own-key.ts'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'own-key-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('of many who start at once all have one key, for its owner alone, and nothing lies beside it', async () => {
  const folder = join(await newFolder(), 'new', 'deeper')
  const file = join(folder, 'identity-key')
  const keys = await Promise.all(Array.from({ length: 20 }, () => readOwnKey(file)))
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
  expect(keys[0]).toHaveLength(32)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['identity-key'])
  expect(await readOwnKey(file)).toEqual(keys[0])
})

test('a key that is there is read, and nothing is written beside it', async () => {
  const folder = await newFolder()
  const file = join(folder, 'identity-key')
  const key = await readOwnKey(file)
  const before = new Date('2026-11-01')
  await utimes(folder, before, before)
  expect(await readOwnKey(file)).toEqual(key)
  expect((await stat(folder)).mtime).toEqual(before)
})

test('a file that holds no whole key is told by its name and left as it is', async () => {
  const file = join(await newFolder(), 'identity-key')
  for (const content of ['', 'half a key']) {
    await writeFile(file, content)
    await expect(readOwnKey(file)).rejects.toThrow(`${file} does not hold a key of 32 bytes`)
    expect(await readFile(file, 'utf8')).toBe(content)
  }
})

test('what cannot be read is not taken for missing', async () => {
  const file = join(await newFolder(), 'identity-key')
  await mkdir(file)
  await expect(readOwnKey(file)).rejects.toMatchObject({ code: 'EISDIR' })
})
