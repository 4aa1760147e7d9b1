// ZIP files as another program reads them.
import { expect, test } from 'vitest'
import { readZip } from '#tests/support/read-zip.ts'
import { type ZipFile, zipFiles } from './zip-files.ts'

async function* given(files: ZipFile[]): AsyncGenerator<ZipFile> {
  for (const file of files) yield await Promise.resolve(file)
}

async function zipOf(files: ZipFile[], zip64From?: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of zipFiles(given(files), zip64From)) parts.push(part)
  return Buffer.concat(parts)
}

const readBack = (zip: Buffer): Record<string, string> =>
  Object.fromEntries([...readZip(zip)].map(([name, bytes]) => [name, bytes.toString('hex')]))

const files: ZipFile[] = [
  { path: 'provider.json', bytes: Buffer.from('{}\n') },
  { path: 'procedures/ورك.md', bytes: Buffer.from('## What it is\n\nورك.\n') },
  { path: 'images/logo.png', bytes: new Uint8Array(100_000).map((_, at) => at % 251) },
  { path: 'empty', bytes: new Uint8Array() },
]
const hexOf = Object.fromEntries(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString('hex')]))

test('a reader that goes by its directory finds every file of it, byte by byte', async () => {
  expect(readBack(await zipOf(files))).toEqual(hexOf)
  expect(readBack(await zipOf([]))).toEqual({})
})

test('so it does where files begin behind what 32 bits can name, and where there are more than 16 bits count', async () => {
  expect(readBack(await zipOf(files, 100))).toEqual(hexOf)
  const many = Array.from({ length: 65_536 }, (_, at) => ({ path: `${at}`, bytes: new Uint8Array() }))
  expect(Object.keys(readBack(await zipOf(many)))).toHaveLength(65_536)
})

test('the same files are the same bytes', async () => {
  expect((await zipOf(files)).equals(await zipOf(files))).toBe(true)
})
