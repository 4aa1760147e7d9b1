// A server shares its build at its start and says that it runs; whatever is wrong with that, it serves.
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import type { Build } from '#domain/builds/build.ts'
import { builds, builtFiles, runningMinutes } from '#domain/builds/tables.ts'
import { createLog } from '#kernel/log.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type Announcer, announceBuild, patienceMs, sayRunningMs } from './announce-build.ts'

const build: Build = {
  id: 'a1',
  builtAt: new Date('2026-11-20T08:00:00Z'),
  files: [{ path: '/assets/app-a1.js', contentType: 'text/javascript', bytes: Buffer.from('1') }],
}

let copy: TestDatabase
let database: Database
let lines: string[]
let announcer: Announcer | undefined
const log = createLog('info', (line) => lines.push(line))

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
})
beforeEach(async () => {
  lines = []
  await database.directory(async (transaction) => {
    await transaction.delete(builds)
    await transaction.delete(builtFiles)
  })
})
afterEach(() => {
  announcer?.stop()
  vi.useRealTimers()
})
afterAll(async () => {
  await database.close()
  await copy.drop()
})

const rows = () => database.directory((transaction) => transaction.select().from(builds))

test('once announced, the build is there with its files', async () => {
  announcer = announceBuild(database, 'a1', async () => build, log)
  await announcer.announced
  expect((await rows()).map(({ id, files }) => [id, files])).toEqual([['a1', ['/assets/app-a1.js']]])
  expect(lines).toEqual([])
})

test('from time to time it says that it runs: without reading the build, and without passing for newly started', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const readBuild = vi.fn(async () => build)
  announcer = announceBuild(database, 'a1', readBuild, log)
  await announcer.announced
  const yesterday = sql`now() - interval '1 day'`
  await database.directory((transaction) =>
    transaction.update(builds).set({ seenAt: yesterday, startedAt: yesterday }).where(eq(builds.id, 'a1')),
  )
  const [before] = await rows()
  vi.advanceTimersByTime(sayRunningMs)
  await vi.waitFor(async () => expect((await rows())[0]?.seenAt).not.toEqual(before?.seenAt))
  expect((await rows())[0]?.startedAt).toEqual(before?.startedAt)
  expect(readBuild).toHaveBeenCalledTimes(1)
})

test('a build that could not be shared at the start is shared a little later', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let isAway = true
  const shaky: Database = {
    ...database,
    directory: (work) => (isAway ? Promise.reject(new Error('away')) : database.directory(work)),
  }
  announcer = announceBuild(shaky, 'a1', async () => build, log)
  await announcer.announced
  expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
    'build not shared with other servers',
  ])
  isAway = false
  vi.advanceTimersByTime(sayRunningMs)
  await vi.waitFor(async () => expect(await rows()).toHaveLength(1))
})

test('without the right to write, it is logged and the start goes on', async () => {
  const readOnly: Database = {
    ...database,
    directory: (work) =>
      database.directory(async (transaction) => {
        await transaction.execute(sql`set transaction read only`)
        return work(transaction)
      }),
  }
  announcer = announceBuild(readOnly, 'a1', async () => build, log)
  await announcer.announced
  expect(lines).toHaveLength(1)
  expect(await rows()).toEqual([])
})

test('a database that hangs keeps no server from starting', async () => {
  vi.useFakeTimers()
  const hanging: Database = { ...database, directory: () => new Promise(() => {}) }
  announcer = announceBuild(hanging, 'a1', async () => build, log)
  const announced = vi.fn<() => void>()
  void announcer.announced.then(announced)
  await vi.advanceTimersByTimeAsync(patienceMs - 1)
  expect(announced).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(announced).toHaveBeenCalled()
})

test('it says so several times while it counts as running', () => {
  expect(3 * sayRunningMs).toBeLessThanOrEqual(runningMinutes * 60_000)
})
