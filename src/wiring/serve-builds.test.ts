// The files of builds: a server answers for its own, for those of the others, and for nothing else.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { publishBuild } from '#domain/builds/publish-build.ts'
import { builds, builtFiles } from '#domain/builds/tables.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleHttp, type SampleHttpChanges } from '#tests/support/sample-http.ts'
import { readBuildName, readOwnBuild } from './read-own-build.ts'
import type { RunningBuild } from './serve-builds.ts'

const builtAt = new Date('2026-11-20T08:00:00Z')
const ownName = { id: 'a1', timestamp: builtAt.getTime() }
const build: RunningBuild = { id: 'a1', builtAt, texts: [{ path: '/texts/en.a1.json', json: '{"a":"own"}' }] }
const script = "export const other = 'b2'\n".repeat(100)

let api: SampleApi
let clientFolder: string
/** Counts what the database is asked for beside the pages. */
let asked: number

beforeAll(async () => {
  api = await openSampleApi()
  clientFolder = await mkdtemp(join(tmpdir(), 'serve-builds-'))
  await mkdir(join(clientFolder, 'assets'))
  await mkdir(join(clientFolder, 'builds/meta'), { recursive: true })
  await writeFile(join(clientFolder, 'assets/app-a1.js'), 'export const own = 1\n')
  await writeFile(join(clientFolder, 'assets/map-worker-a1.mjs'), 'export {}\n')
  await writeFile(join(clientFolder, 'assets/notes.txt'), 'not for browsers')
  await writeFile(join(clientFolder, 'builds/meta/a1.json'), '{"id":"a1"}')
  await writeFile(join(clientFolder, 'builds/latest.json'), JSON.stringify(ownName))
})

beforeEach(async () => {
  asked = 0
  await api.database.directory(async (transaction) => {
    await transaction.delete(builds)
    await transaction.delete(builtFiles)
  })
})

afterAll(async () => {
  await api.close()
  await rm(clientFolder, { recursive: true })
})

const counted = (): Database => ({
  ...api.database,
  directory: (work) => {
    asked += 1
    return api.database.directory(work)
  },
})

const open = (database: Database = counted()) => openSampleHttp(api, { clientFolder, build, services: { database } })

/** What another server of the same database runs. */
const publishOther = (id = 'b2') =>
  publishBuild(api.database, {
    id,
    builtAt: new Date('2026-11-21T08:00:00Z'),
    files: [
      { path: `/assets/app-${id}.js`, contentType: 'text/javascript; charset=utf-8', bytes: Buffer.from(script) },
      { path: `/assets/letters-${id}.woff2`, contentType: 'font/woff2', bytes: Buffer.from([0, 255, 128]) },
      { path: `/builds/meta/${id}.json`, contentType: 'application/json; charset=utf-8', bytes: Buffer.from('{}') },
      { path: `/texts/en.${id}.json`, contentType: 'application/json; charset=utf-8', bytes: Buffer.from('{"a":"b"}') },
    ],
  })

const encoded = (encoding: string): RequestInit => ({ headers: { 'accept-encoding': encoding } })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('a file of another build comes from the database: whole, compressed, to be kept for good', async () => {
  await publishOther()
  const { ask } = open()
  const plain = await ask('/assets/app-b2.js')
  expect([plain.status, await plain.text()]).toEqual([200, script])
  expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const br = await ask('/assets/app-b2.js', encoded('br'))
  expect([br.headers.get('content-encoding'), br.headers.get('vary')]).toEqual(['br', 'accept-encoding'])
  expect(brotliDecompressSync(await bytesOf(br)).toString()).toBe(script)
  expect(gunzipSync(await bytesOf(await ask('/assets/app-b2.js', encoded('gzip')))).toString()).toBe(script)
  expect([...(await bytesOf(await ask('/assets/letters-b2.woff2')))]).toEqual([0, 255, 128])
})

test('many who ask at once, and whoever asks later, cost one reading', async () => {
  await publishOther()
  const { ask } = open()
  const first = await Promise.all(Array.from({ length: 20 }, () => ask('/assets/app-b2.js')))
  expect(first.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const once = asked
  expect(once).toBeLessThanOrEqual(3)
  await ask('/assets/app-b2.js')
  expect(asked).toBe(once)
})

test('own files never ask the database, names that no build can have neither', async () => {
  const { ask } = open()
  expect((await ask('/assets/app-a1.js')).status).toBe(200)
  const never = [
    '/assets/notes.txt',
    '/assets/',
    '/assets/a%20b.js',
    `/assets/${'a'.repeat(300)}.js`,
    '/assets/app.php',
  ]
  for (const path of never) expect([path, (await ask(path)).status]).toEqual([path, 404])
  expect(asked).toBe(0)
})

test('404 for a file of nobody, kept by nobody', async () => {
  const { ask } = open()
  const missing = await ask('/assets/app-9z9z.js')
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('503 for a file that may be in a database that does not answer; own files as always', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing', () => {})
  const { ask } = open(away)
  expect((await ask('/assets/app-b2.js')).status).toBe(503)
  expect((await ask('/assets/app-a1.js')).status).toBe(200)
  await away.close()
})

test('spec 7: "GET builds/meta/{buildId}.json": of the own build and of the others', async () => {
  await publishOther()
  const { ask } = open()
  for (const id of ['a1', 'b2']) {
    const { status, headers } = await ask(`/builds/meta/${id}.json`)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
    expect(headers.get('cache-control')).toContain('immutable')
  }
  expect((await ask('/builds/meta/c3.json')).status).toBe(404)
  expect((await ask('/builds/meta/../latest.json')).headers.get('cache-control')).toBe('no-cache')
})

test('the latest build is the one that was started last, wherever it runs; nobody may keep the answer', async () => {
  await publishOther()
  const { ask } = open()
  const response = await ask('/builds/latest.json')
  expect(await response.json()).toEqual({ id: 'b2', timestamp: Date.parse('2026-11-21T08:00:00Z') })
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test('before any was announced, and without the database, the latest build is the own one', async () => {
  expect(await (await open().ask('/builds/latest.json')).json()).toEqual(ownName)
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing', () => {})
  expect(await (await open(away).ask('/builds/latest.json')).json()).toEqual(ownName)
  await away.close()
})

test('texts of another build are its own; those of this one, or of none, are left to the page', async () => {
  await publishOther()
  const { ask, drawn } = open()
  expect(await (await ask('/texts/en.b2.json')).json()).toEqual({ a: 'b' })
  expect(drawn).toEqual([])
  for (const path of ['/texts/en.a1.json', '/texts/en.c3.json']) await ask(path)
  expect(drawn.map(({ request }) => new URL(request.url).pathname)).toEqual(['/texts/en.a1.json', '/texts/en.c3.json'])
})

test('without the database texts of another build are left to the page', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing', () => {})
  const { ask, drawn } = openSampleHttp(api, { clientFolder, build, services: { database: away } })
  expect((await ask('/texts/en.b2.json')).status).toBe(200)
  expect(drawn).toHaveLength(1)
  await away.close()
})

test('in development there is no build and none is looked for', async () => {
  await publishOther()
  const { ask } = openSampleHttp(api, { clientFolder, services: { database: counted() } })
  for (const path of ['/builds/latest.json', '/builds/meta/b2.json', '/assets/app-b2.js']) {
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  }
})

test('what is read from the disk is the build with everything that its tabs ask for', async () => {
  const name = await readBuildName(clientFolder)
  expect(name).toEqual({ id: 'a1', builtAt })
  const { files } = await readOwnBuild(clientFolder, name, build.texts)
  expect(files.map(({ path, contentType }) => `${path} ${contentType}`)).toEqual([
    '/assets/app-a1.js text/javascript; charset=utf-8',
    '/assets/map-worker-a1.mjs text/javascript; charset=utf-8',
    '/builds/meta/a1.json application/json; charset=utf-8',
    '/texts/en.a1.json application/json; charset=utf-8',
  ])
  expect(files.map(({ bytes }) => bytes.toString())).toEqual([
    'export const own = 1\n',
    'export {}\n',
    '{"id":"a1"}',
    '{"a":"own"}',
  ])
})

test('a folder whose build does not name itself is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'serve-builds-'))
  await mkdir(join(folder, 'builds'))
  await writeFile(join(folder, 'builds/latest.json'), '{"id":7}')
  await expect(readBuildName(folder)).rejects.toThrow('does not name it')
  await rm(folder, { recursive: true })
})

test('a worker of a page may call where the street map lies, and nothing more than that beside its own site', async () => {
  const policyWith = async (config: SampleHttpChanges['config'] & object) => {
    const http = openSampleHttp(api, { clientFolder, build, services: { database: counted() }, config })
    const answer = await http.ask('/assets/map-worker-a1.mjs')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
    return answer.headers.get('content-security-policy')
  }
  const own = "default-src 'none'; connect-src 'self'"
  expect(await policyWith({})).toBe(own)
  const withMap = await policyWith({ MAP_STYLE_URL: 'https://tiles.example/style.json' })
  expect(withMap).toBe(`${own} https://tiles.example`)
})
