// Checks that a job exists exactly when its deed does, is worked, and is tried again until it succeeds.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#kernel/id.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type JobData, type Jobs, openJobs } from './jobs.ts'
import { createNotes, runAsLogin, walledNotes } from './notes-fixture.ts'
import { type Database, openDatabase } from './open.ts'

const patient = { timeout: 20_000, interval: 50 }
const provider = newId()
let copy: TestDatabase
let database: Database
let jobs: Jobs

beforeAll(async () => {
  copy = await createTestDatabase()
  await createNotes(copy.url)
  database = openDatabase(copy.url, () => {})
  jobs = await openJobs(copy.url, ['committed', 'retried', 'apart', 'idle', 'unworked'], () => {})
}, 30_000)

afterAll(async () => {
  await jobs.stop()
  await database.close()
  await copy.drop()
})

const stored = (queue: string) =>
  runAsLogin<{ state: string; data: JobData }>(
    copy.url,
    `select state::text, data from pgboss.job where name = '${queue}'`,
  )

test('a job of a rolled-back transaction does not exist, one of a committed transaction is worked', async () => {
  const worked: JobData[] = []
  await jobs.work('committed', async (data) => void worked.push(data))
  const rolledBack = database.forProvider(provider, async (scope) => {
    await scope.insert(walledNotes, [{ text: 'rolled back' }])
    await jobs.put(scope.transaction, 'committed', { note: 'rolled back' })
    throw new Error('undone')
  })
  await expect(rolledBack).rejects.toThrow('undone')
  expect(await stored('committed')).toEqual([])
  await database.forProvider(provider, async (scope) => {
    await jobs.put(scope.transaction, 'committed', { note: 'kept' })
    expect(await stored('committed')).toEqual([])
  })
  await vi.waitFor(() => expect(worked).toEqual([{ note: 'kept' }]), patient)
  await vi.waitFor(async () => expect(await stored('committed')).toMatchObject([{ state: 'completed' }]), patient)
})

test('a job whose handler throws is tried again until it succeeds, and others are not held up by it', {
  timeout: 30_000,
}, async () => {
  const attempts: string[] = []
  await jobs.work('retried', async ({ note = '' }) => {
    attempts.push(note)
    if (note === 'stubborn' && attempts.filter((one) => one === note).length < 2) throw new Error('not yet')
  })
  for (const note of ['stubborn', 'easy']) {
    await database.directory((transaction) => jobs.put(transaction, 'retried', { note }))
  }
  await vi.waitFor(() => expect(attempts.filter((note) => note === 'stubborn')).toHaveLength(2), patient)
  expect(attempts.indexOf('easy')).toBeLessThan(attempts.lastIndexOf('stubborn'))
  await vi.waitFor(
    async () => expect((await stored('retried')).map(({ state }) => state)).toEqual(['completed', 'completed']),
    patient,
  )
  expect(attempts).toHaveLength(3)
})

test('of a job that fails its row says no more than that: words of the failure may be somebody’s', async () => {
  const said: unknown[] = []
  const own = await openJobs(copy.url, ['failing'], (error) => said.push(error))
  const failure = Object.assign(new Error('550 jane@mail.example is unknown'), { response: 'jane@mail.example' })
  await own.work('failing', () => Promise.reject(failure))
  await database.directory((transaction) => own.put(transaction, 'failing', { note: 'mine' }))
  const rows = () =>
    runAsLogin<{ row: string }>(copy.url, `select j::text as row from pgboss.job j where name = 'failing'`)
  await vi.waitFor(async () => expect((await rows())[0]?.row).toContain('retry'), patient)
  expect((await rows())[0]?.row).toContain('failed')
  expect((await rows())[0]?.row).not.toContain('jane')
  expect(said[0]).toBe(failure)
  await own.stop()
})

test('a job waits for whoever works its queue, and goes to no other queue', async () => {
  await database.directory((transaction) => jobs.put(transaction, 'apart', { note: 'mine' }))
  const wrong: JobData[] = []
  const right: JobData[] = []
  await jobs.work('idle', async (data) => void wrong.push(data))
  expect(await stored('apart')).toMatchObject([{ state: 'created' }])
  await jobs.work('apart', async (data) => void right.push(data))
  await vi.waitFor(() => expect(right).toEqual([{ note: 'mine' }]), patient)
  expect(wrong).toEqual([])
})

test('what is forgotten is gone, waiting or done, and what says something else stays', async () => {
  await jobs.work('idle', async () => {})
  const put = (queue: string, data: JobData) => database.directory((transaction) => jobs.put(transaction, queue, data))
  await put('idle', { note: 'done', sub: 'amal' })
  await vi.waitFor(async () => expect(await stored('idle')).toMatchObject([{ state: 'completed' }]), patient)
  await put('unworked', { note: 'waiting', sub: 'amal' })
  for (const sub of ['badr', 'cyra', 'dana']) await put('unworked', { note: 'waiting', sub })
  await database.directory((transaction) => jobs.forget(transaction, { sub: 'amal' }))
  expect(await stored('idle')).toEqual([])
  await database.directory((transaction) => jobs.forget(transaction, { note: 'waiting', sub: ['badr', 'cyra'] }))
  await database.directory((transaction) => jobs.forget(transaction, { note: 'done', sub: ['dana'] }))
  await database.directory((transaction) => jobs.forget(transaction, { sub: [] }))
  expect((await stored('unworked')).map(({ data }) => data['sub'])).toEqual(['dana'])
})

test('a job for a queue that there is not fails the deed', async () => {
  const put = database.directory((transaction) => jobs.put(transaction, 'unheard-of', {}))
  await expect(put).rejects.toThrow()
})

test('processes that open the jobs of one database at the same time all succeed', { timeout: 60_000 }, async () => {
  const fresh = await createTestDatabase()
  const open = () => openJobs(fresh.url, ['mail'], () => {})
  for (let round = 1; round <= 4; round++) {
    const opened = await Promise.allSettled(Array.from({ length: 6 }, open))
    for (const one of opened) if (one.status === 'fulfilled') await one.value.stop()
    expect(opened.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([])
  }
  await fresh.drop()
})
