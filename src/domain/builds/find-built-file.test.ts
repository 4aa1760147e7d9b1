// Checks what the directory of builds finds, and how seldom it asks the database whatever it is asked.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type BuildDirectory, createBuildDirectory } from './find-built-file.ts'
import { publishBuild } from './publish-build.ts'
import { builds, builtFiles } from './tables.ts'

let copy: TestDatabase
let database: Database
let asked = 0
let directory: BuildDirectory

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
})

beforeEach(async () => {
  await database.directory(async (transaction) => {
    await transaction.delete(builds)
    await transaction.delete(builtFiles)
  })
  asked = 0
  directory = createBuildDirectory({
    ...database,
    directory: (work) => {
      asked += 1
      return database.directory(work)
    },
  })
})

afterAll(async () => {
  await database.close()
  await copy.drop()
})

const publish = (id: string, ...paths: string[]) =>
  publishBuild(database, {
    id,
    builtAt: new Date('2026-11-20T08:00:00Z'),
    files: paths.map((path) => ({ path, contentType: 'text/css', bytes: Buffer.from(path) })),
  })

test('before any build nothing is the latest, and nothing is found', async () => {
  expect(await directory.latest()).toBeUndefined()
  expect(await directory.find('/assets/a.js')).toBeUndefined()
})

test('a file is found from the moment its build is there, also when it was asked for just before', async () => {
  expect(await directory.find('/assets/a.js')).toBeUndefined()
  await publish('a', '/assets/a.js')
  expect((await directory.find('/assets/a.js'))?.bytes.toString()).toBe('/assets/a.js')
})

test('two hundred unknown names at once cost a few questions, not two hundred', async () => {
  await publish('a', '/assets/a.js')
  const found = await Promise.all(Array.from({ length: 200 }, (_, at) => directory.find(`/assets/${at}.js`)))
  expect(found.every((file) => file === undefined)).toBe(true)
  expect(asked).toBeLessThanOrEqual(4)
})

test('a known file costs one question', async () => {
  await publish('a', '/assets/a.js', '/assets/b.js')
  await directory.find('/assets/a.js')
  asked = 0
  await directory.find('/assets/b.js')
  expect(asked).toBe(1)
})

test('which build is the latest is asked once for everyone who wants to know within seconds', async () => {
  await publish('a')
  await directory.latest()
  asked = 0
  for (let at = 0; at < 20; at++) expect((await directory.latest())?.id).toBe('a')
  expect(asked).toBe(0)
})

test('Fault unavailable when the database does not answer, and no flood of questions to it', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing', () => {})
  const lost = createBuildDirectory(away)
  await expect(lost.find('/assets/a.js')).rejects.toMatchObject({ code: 'unavailable' })
  // Having failed just now, it is not asked again; nothing is known.
  expect(await lost.latest()).toBeUndefined()
  await away.close()
})

test('while the database hangs one look waits for it, however often anyone asks', async () => {
  let looks = 0
  const release = Promise.withResolvers<void>()
  const hanging = createBuildDirectory({
    ...database,
    directory: async (work) => {
      looks += 1
      await release.promise
      return database.directory(work)
    },
  })
  const asks: Promise<unknown>[] = []
  for (let round = 0; round < 3; round++) {
    asks.push(hanging.find(`/assets/${round}.js`), hanging.latest())
    // Longer than the pause between two looks.
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  expect(looks).toBe(1)
  await publish('a', '/assets/1.js')
  release.resolve()
  expect((await Promise.all(asks)).filter(Boolean)).not.toHaveLength(0)
})

test('a slow look is over before the next begins, so the latest build is never forgotten again', async () => {
  await publish('a')
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let looks = 0
  const slow = createBuildDirectory({
    ...database,
    directory: async (work) => {
      const gate = gates[looks]
      looks += 1
      const read = await database.directory(work)
      await gate?.promise
      return read
    },
  })
  const early = slow.find('/assets/none.js')
  await expect.poll(() => looks).toBe(1)
  await publish('b', '/assets/b.js')
  const later = slow.find('/assets/b.js')
  gates[1]?.resolve()
  gates[0]?.resolve()
  expect(await early).toBeUndefined()
  expect((await later)?.path).toBe('/assets/b.js')
  expect((await slow.latest())?.id).toBe('b')
})
