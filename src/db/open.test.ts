// Checks whose rights the database is used with, that work is all or nothing, and what is said when the server is gone.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { openDatabaseProxy } from '#tests/support/database-proxy.ts'
import { createNotes, runAsLogin, walledNotes } from './notes-fixture.ts'
import { appRole, type Database, openDatabase } from './open.ts'

let copy: TestDatabase
let database: Database
const troubles: Error[] = []

beforeAll(async () => {
  copy = await createTestDatabase()
  await createNotes(copy.url)
  database = openDatabase(copy.url, (error) => troubles.push(error))
})

afterAll(async () => {
  await database.close()
  await copy.drop()
})

const inDirectory = async (statement: string) =>
  (await database.directory((transaction) => transaction.execute(sql.raw(statement)))).rows

test('the role of the app is used on every connection, also when the login is a superuser', async () => {
  expect(await runAsLogin(copy.url, 'select rolsuper from pg_roles where rolname = session_user')).toEqual([
    { rolsuper: true },
  ])
  const role = `select current_user as role, current_setting('is_superuser') as super,
    (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as above`
  const seen = await Promise.all(Array.from({ length: 12 }, () => inDirectory(role)))
  expect(seen).toEqual(Array(12).fill([{ role: appRole, super: 'off', above: false }]))
})

test('work that throws leaves nothing behind, and its own Fault comes through', async () => {
  const providerId = newId()
  const fault = new Fault('not-found', 'Not here.')
  const work = database.forProvider(providerId, async (scope) => {
    await scope.insert(walledNotes, [{ text: 'half' }])
    throw fault
  })
  await expect(work).rejects.toBe(fault)
  expect(await database.forProvider(providerId, (scope) => scope.rows(walledNotes))).toEqual([])
})

test('a wrong statement is no Fault', async () => {
  const refused = await inDirectory('select from nowhere').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Error)
  expect(refused).not.toBeInstanceOf(Fault)
})

test.for(['127.0.0.1', 'localhost'])('Fault unavailable, with a pause, when no server listens at %s', async (host) => {
  const gone = openDatabase(`postgres://nobody@${host}:1/none`, () => {})
  const attempts = [
    () => gone.ping(),
    () => gone.directory(async () => {}),
    () => gone.forProvider(newId(), async () => {}),
  ]
  for (const attempt of attempts) {
    const fault = await attempt().catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(Fault)
    expect(fault).toMatchObject({ code: 'unavailable', retryAfterS: 5 })
  }
  await gone.close()
})

test('Fault unavailable when the server ends the connection in the middle of work, and the next work is done', async () => {
  const work = inDirectory('select pg_sleep(60)').catch((error: unknown) => error)
  await vi.waitFor(async () => expect(await terminate(`query like 'select pg_sleep%'`)).toBe(1), { timeout: 5_000 })
  const cut = await work
  expect(cut).toBeInstanceOf(Fault)
  expect(cut).toMatchObject({ code: 'unavailable' })
  await expect(database.ping()).resolves.toBeUndefined()
})

test('connections that break before their work begins are given back, however many do', async () => {
  const proxy = await openDatabaseProxy(copy.url, () => {})
  const cut = openDatabase(proxy.url, () => {})
  const work = () => cut.directory((transaction) => transaction.execute(sql`select pg_sleep(0.05)`))
  const tenAtOnce = () => Promise.allSettled(Array.from({ length: 10 }, work))
  expect((await tenAtOnce()).map(({ status }) => status)).toEqual(Array(10).fill('fulfilled'))
  // Nobody has noticed yet that the lines are cut when the next ten begin.
  const isCut = proxy.trouble('refused')
  for (const outcome of await tenAtOnce()) expect(outcome).toMatchObject({ reason: { code: 'unavailable' } })
  await isCut
  await proxy.trouble('none')
  expect((await tenAtOnce()).map(({ status }) => status)).toEqual(Array(10).fill('fulfilled'))
  await cut.close()
  await proxy.close()
}, 20_000)

test('connections that break while idle are told of and replaced', async () => {
  await database.ping()
  troubles.length = 0
  const ended = await terminate('true')
  expect(ended).toBeGreaterThan(0)
  await vi.waitFor(() => expect(troubles).toHaveLength(ended), { timeout: 5_000 })
  await expect(database.ping()).resolves.toBeUndefined()
})

/** Ends the connections of the pool that a condition picks; says how many. */
async function terminate(which: string): Promise<number> {
  const own = `application_name = 'epidaurus' and datname = current_database() and (${which})`
  return (await runAsLogin(copy.url, `select pg_terminate_backend(pid) from pg_stat_activity where ${own}`)).length
}

test('Fault unavailable when nothing comes for too long, and the next work begins on a connection of its own', async () => {
  const impatient = openDatabase(copy.url, () => {}, 300)
  const run = (statement: string) => impatient.directory((transaction) => transaction.execute(sql.raw(statement)))
  const silent = await impatient
    .directory(async (transaction) => {
      // As where the server is frozen, and keeps to no timeout of its own.
      await transaction.execute(sql`set local statement_timeout = 0`)
      await transaction.execute(sql`select pg_sleep(60)`)
    })
    .catch((error: unknown) => error)
  expect(silent).toBeInstanceOf(Fault)
  expect(silent).toMatchObject({ code: 'unavailable' })
  // Nothing of before is on it: neither an open transaction nor a statement that still runs.
  await expect(run('select 1')).resolves.toMatchObject({ rowCount: 1 })
  await expect(impatient.ping()).resolves.toBeUndefined()
  await terminate(`query like 'select pg_sleep%'`)
  await impatient.close()
})
