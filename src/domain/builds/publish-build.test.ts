// Checks that builds lie in the database whole or not at all, which one is the latest, and which ones go.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import type { Build, BuiltFile } from './build.ts'
import { createBuildDirectory } from './find-built-file.ts'
import { keptDays, markRunning, publishBuild, removeOldBuilds } from './publish-build.ts'
import { builds, builtFiles } from './tables.ts'

let copy: TestDatabase
let database: Database

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
})

beforeEach(() =>
  database.directory(async (transaction) => {
    await transaction.delete(builds)
    await transaction.delete(builtFiles)
  }),
)

afterAll(async () => {
  await database.close()
  await copy.drop()
})

const file = (path: string): BuiltFile => ({
  path,
  contentType: 'text/javascript; charset=utf-8',
  bytes: Buffer.from(`export const path = '${path}'\n`),
})

/** A build with a file of its own and one that all have. */
const build = (id: string, more: BuiltFile[] = []): Build => ({
  id,
  builtAt: new Date('2026-11-20T08:00:00Z'),
  files: [file(`/assets/${id}.js`), file('/assets/vendor.js'), ...more],
})

const publish = (id: string) => publishBuild(database, build(id))
const idsThere = async () =>
  (await database.directory((transaction) => transaction.select({ id: builds.id }).from(builds)))
    .map(({ id }) => id)
    .toSorted()
const pathsThere = async () =>
  (await database.directory((transaction) => transaction.select({ path: builtFiles.path }).from(builtFiles)))
    .map(({ path }) => path)
    .toSorted()
const latest = async () => (await createBuildDirectory(database).latest())?.id

/** As if no server had said for so many days that it runs the build. */
const age = (id: string, days: number) =>
  database.directory((transaction) =>
    transaction
      .update(builds)
      .set({
        seenAt: sql`now() - make_interval(days => ${days})`,
        startedAt: sql`now() - make_interval(days => ${days})`,
      })
      .where(eq(builds.id, id)),
  )

test('a build is there with its files, byte for byte, and is the latest', async () => {
  await publish('a')
  const directory = createBuildDirectory(database)
  expect(await directory.latest()).toEqual({ id: 'a', builtAt: new Date('2026-11-20T08:00:00Z') })
  expect(await directory.find('/assets/a.js')).toEqual(file('/assets/a.js'))
})

test('the build that began to run last is the latest, also one that is taken up again', async () => {
  await publish('a')
  await publish('b')
  expect(await latest()).toBe('b')
  await age('a', 1)
  await publish('a')
  expect(await latest()).toBe('a')
  expect(await idsThere()).toEqual(['a', 'b'])
})

test('a server of the older build that starts again in the middle of a deployment leads nobody back', async () => {
  await publish('a')
  await publish('b')
  await publish('a')
  expect(await latest()).toBe('b')
})

/** As if its servers had ended that long ago. */
const silence = (id: string, minutes: number) =>
  database.directory((transaction) =>
    transaction
      .update(builds)
      .set({ seenAt: sql`now() - make_interval(mins => ${minutes})` })
      .where(eq(builds.id, id)),
  )

test('gone back to the build of before, it is the latest as soon as nobody runs the newer one', async () => {
  await publish('a')
  await publish('b')
  await publish('a')
  await silence('b', 14)
  expect(await latest()).toBe('b')
  await silence('b', 16)
  expect(await latest()).toBe('a')
})

test('published again, a build has the files and the time that it has now, and they stay', async () => {
  await publish('a')
  const builtAt = new Date('2026-11-21T08:00:00Z')
  const texts = file('/texts/en.1.json')
  await publishBuild(database, { id: 'a', builtAt, files: [...build('a').files, texts] })
  await removeOldBuilds(database)
  const directory = createBuildDirectory(database)
  expect(await directory.find('/texts/en.1.json')).toEqual(texts)
  expect(await directory.latest()).toEqual({ id: 'a', builtAt })
})

test('servers that publish the same and different builds at once all succeed', async () => {
  await Promise.all(['a', 'b', 'a', 'b', 'a', 'c'].map(publish))
  expect(await idsThere()).toEqual(['a', 'b', 'c'])
  expect(await pathsThere()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js', '/assets/vendor.js'])
})

test('a publishing that breaks half-way leaves nothing, and the one after it is whole', async () => {
  const broken = build('a', [{ ...file('/assets/late.js'), contentType: null as unknown as string }])
  await expect(publishBuild(database, broken)).rejects.toThrow()
  expect([await idsThere(), await pathsThere()]).toEqual([[], []])
  await publish('a')
  expect(await pathsThere()).toEqual(['/assets/a.js', '/assets/vendor.js'])
})

test('a server that is killed while it publishes leaves nothing, and nobody waits for it', async () => {
  const from = (path: string) => JSON.stringify(fileURLToPath(new URL(path, import.meta.url)))
  const child = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { openDatabase } = await import(${from('../../db/open.ts')})
     const { publishBuild } = await import(${from('./publish-build.ts')})
     const database = openDatabase(${JSON.stringify(copy.url)}, () => {})
     const file = { path: '/assets/a.js', contentType: 'text/javascript', bytes: Buffer.from('1') }
     const halting = { ...database, directory: (work) => database.directory(async (transaction) => {
       await work(transaction)
       process.stdout.write('written')
       await new Promise((resolve) => setTimeout(resolve, 600_000))
     }) }
     await publishBuild(halting, { id: 'killed', builtAt: new Date(), files: [file] })`,
  ])
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await publish('b')
  expect([await idsThere(), await pathsThere()]).toEqual([['b'], ['/assets/b.js', '/assets/vendor.js']])
})

test('a build that nobody ran for 30 days goes with its own files; what others have too stays', async () => {
  for (const id of ['old', 'a', 'b', 'c']) await publish(id)
  await age('old', keptDays + 1)
  await removeOldBuilds(database)
  expect(await idsThere()).toEqual(['a', 'b', 'c'])
  expect(await pathsThere()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js', '/assets/vendor.js'])
})

test('one that ran less than 30 days ago stays', async () => {
  for (const id of ['younger', 'a', 'b', 'c']) await publish(id)
  await age('younger', keptDays - 1)
  await removeOldBuilds(database)
  expect(await idsThere()).toContain('younger')
})

test('the newest three stay however long ago they ran', async () => {
  for (const [at, id] of ['d', 'c', 'b', 'a'].entries()) {
    await publish(id)
    await age(id, 400 - at)
  }
  await removeOldBuilds(database)
  expect(await idsThere()).toEqual(['a', 'b', 'c'])
})

test('a build that has been running for longer than 30 days stays, since its server says so', async () => {
  for (const id of ['running', 'a', 'b', 'c']) await publish(id)
  await age('running', keptDays + 60)
  expect(await markRunning(database, 'running')).toBe(true)
  await removeOldBuilds(database)
  expect(await idsThere()).toContain('running')
  expect(await latest()).toBe('c')
})

test('saying that a build runs finds out that it is not there', async () => {
  expect(await markRunning(database, 'gone')).toBe(false)
})

test('clearing away and publishing at once never takes files from a build that is there', async () => {
  for (const id of ['old', 'a', 'b', 'c']) await publish(id)
  await age('old', keptDays + 1)
  await Promise.all([removeOldBuilds(database), publish('old'), removeOldBuilds(database), publish('d')])
  const there = await idsThere()
  expect(await pathsThere()).toEqual(['/assets/vendor.js', ...there.map((id) => `/assets/${id}.js`)].toSorted())
})
