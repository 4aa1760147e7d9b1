// Built files: the encoding that the client takes, and nothing outside the assets.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaticFiles } from './static-files.ts'

const script = 'export const many = 1\n'.repeat(200)
let folder: string
let file: ReturnType<typeof createStaticFiles>

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-test-'))
  mkdirSync(join(folder, 'client/assets/deep'), { recursive: true })
  writeFileSync(join(folder, 'client/assets/app-1a2b.js'), script)
  writeFileSync(join(folder, 'client/assets/deep/style.css'), 'p { margin: 0 }')
  writeFileSync(join(folder, 'client/assets/letters.woff2'), 'wOF2')
  writeFileSync(join(folder, 'client/assets/worker-3c4d.mjs'), script)
  writeFileSync(join(folder, 'client/assets/notes.txt'), 'secret')
  writeFileSync(join(folder, 'client/secret.js'), 'secret')
  writeFileSync(join(folder, 'secret.js'), 'secret')
  file = createStaticFiles(join(folder, 'client'))
})

afterAll(() => rmSync(folder, { recursive: true }))

async function get(path: string, acceptEncoding: string): Promise<Response> {
  const response = await file(path, acceptEncoding)
  if (!response) throw new Error(`${path} was not found`)
  return response
}

async function encodingFor(acceptEncoding: string): Promise<string | null> {
  return (await get('/assets/app-1a2b.js', acceptEncoding)).headers.get('content-encoding')
}

test('brotli before gzip, in whatever order and case they are named', async () => {
  for (const accepted of ['br', 'gzip, deflate, br', 'gzip;q=1.0, br;q=0.5', 'BR', '*', 'gzip;q=0, *']) {
    expect([accepted, await encodingFor(accepted)]).toEqual([accepted, 'br'])
  }
})

test('gzip for who does not take brotli', async () => {
  for (const accepted of [
    'gzip',
    'deflate, gzip',
    'br;q=0, gzip',
    'br; q=0, gzip',
    'br ; q=0.000 , gzip;q=0.1',
    'gzip, br;q=0,*',
  ]) {
    expect([accepted, await encodingFor(accepted)]).toEqual([accepted, 'gzip'])
  }
})

test('a worker that keeps its own ending is a script like the others: a browser runs it under no other type', async () => {
  const worker = await get('/assets/worker-3c4d.mjs', 'br')
  expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

test('plain for who takes neither', async () => {
  for (const accepted of [
    '',
    'identity',
    'deflate',
    'br;q=0',
    'br; q=0, gzip; q=0',
    '*;q=0',
    'brotli',
    'gzipped',
    'br;q=none',
  ]) {
    expect([accepted, await encodingFor(accepted)]).toEqual([accepted, null])
  }
})

test('every encoding decodes to the file', async () => {
  const bytes = async (accepted: string) =>
    Buffer.from(await (await get('/assets/app-1a2b.js', accepted)).arrayBuffer())
  expect((await bytes('')).toString()).toBe(script)
  expect(brotliDecompressSync(await bytes('br')).toString()).toBe(script)
  expect(gunzipSync(await bytes('gzip')).toString()).toBe(script)
  expect((await bytes('br')).length).toBeLessThan(script.length)
})

test('type, lifetime and what the copy depends on are told', async () => {
  const { headers } = await get('/assets/app-1a2b.js', 'br')
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('vary')).toBe('accept-encoding')
  expect((await get('/assets/deep/style.css', '')).headers.get('content-type')).toBe('text/css; charset=utf-8')
})

test('a font is compressed already and comes as it is', async () => {
  const response = await get('/assets/letters.woff2', 'br, gzip')
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('content-type')).toBe('font/woff2')
  expect(await response.text()).toBe('wOF2')
})

test('nothing outside the assets, however it is written', async () => {
  for (const path of [
    '/secret.js',
    '/assets/../secret.js',
    '/assets/../../secret.js',
    '/assets/deep/../../secret.js',
    '/assets/..%2Fsecret.js',
    '/assets/%2e%2e/secret.js',
    '/assets/..\\secret.js',
    '/assets/....//secret.js',
    '//assets/../secret.js',
    'assets/../secret.js',
    `${folder}/secret.js`,
    '/assets/secret.js\0.js',
    '/assets\0/../secret.js',
  ]) {
    expect([path, await file(path, '')]).toEqual([path, undefined])
  }
})

test('nothing of a type that is not built, no folder, and no file that is not there', async () => {
  for (const path of ['/assets/notes.txt', '/assets/', '/assets/deep', '/assets/app-9z9z.js', '/assets/.js']) {
    expect([path, await file(path, '')]).toEqual([path, undefined])
  }
})

test('a file is read once and kept; one that was missing is looked for again', async () => {
  const late = join(folder, 'client/assets/late-3c4d.js')
  expect(await file('/assets/late-3c4d.js', '')).toBeUndefined()
  writeFileSync(late, 'late')
  expect(await (await get('/assets/late-3c4d.js', '')).text()).toBe('late')
  writeFileSync(late, 'changed')
  expect(await (await get('/assets/late-3c4d.js', '')).text()).toBe('late')
})
