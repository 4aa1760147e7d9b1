// ZIP files as another program reads them.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { type ZipFile, zipFiles } from './zip-files.ts'

const run = promisify(execFile)

async function* given(files: ZipFile[]): AsyncGenerator<ZipFile> {
  for (const file of files) yield await Promise.resolve(file)
}

async function zipOf(files: ZipFile[], zip64From?: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of zipFiles(given(files), zip64From)) parts.push(part)
  return Buffer.concat(parts)
}

/** Reads it by Python's zipfile, which holds each file against its check sum. */
async function readBack(zip: Buffer): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'epidaurus-zip-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'pack.zip')
  await writeFile(path, zip)
  const program = [
    'import json, sys, zipfile',
    'zip = zipfile.ZipFile(sys.argv[1])',
    'assert zip.testzip() is None',
    'print(json.dumps({name: zip.read(name).hex() for name in zip.namelist()}))',
  ]
  const { stdout } = await run('python3', ['-c', program.join('\n'), path])
  return JSON.parse(stdout) as Record<string, string>
}

const files: ZipFile[] = [
  { path: 'provider.json', bytes: Buffer.from('{}\n') },
  { path: 'procedures/ورك.md', bytes: Buffer.from('## What it is\n\nورك.\n') },
  { path: 'images/logo.png', bytes: new Uint8Array(100_000).map((_, at) => at % 251) },
  { path: 'empty', bytes: new Uint8Array() },
]
const hexOf = Object.fromEntries(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString('hex')]))

test('another program reads every file of it, byte by byte', async () => {
  expect(await readBack(await zipOf(files))).toEqual(hexOf)
  expect(await readBack(await zipOf([]))).toEqual({})
})

test('so it does where files begin behind what 32 bits can name, and where there are more than 16 bits count', async () => {
  expect(await readBack(await zipOf(files, 100))).toEqual(hexOf)
  const many = Array.from({ length: 65_536 }, (_, at) => ({ path: `${at}`, bytes: new Uint8Array() }))
  expect(Object.keys(await readBack(await zipOf(many)))).toHaveLength(65_536)
})

test('the same files are the same bytes', async () => {
  expect((await zipOf(files)).equals(await zipOf(files))).toBe(true)
})
