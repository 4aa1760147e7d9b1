// Checks that the database comes to its newest shape whoever asks and how often, and that no table stays without a wall.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, expect, inject, test } from 'vitest'
import { createTestDatabase, runStatement, urlOf } from '#tests/support/database.ts'
import { migrate } from './migrate.ts'
import { runAsLogin } from './notes-fixture.ts'
import { openDatabase } from './open.ts'

const run = promisify(execFile)
const cluster = inject('databaseUrl')
const names: string[] = []
const roles: string[] = []

/** A database in which nothing has been made yet. */
async function createEmpty(): Promise<string> {
  const name = `t_${crypto.randomUUID().replaceAll('-', '')}`
  await runStatement(cluster, `create database ${name}`)
  names.push(name)
  return urlOf(cluster, name)
}

async function createMigrated(): Promise<string> {
  const { url } = await createTestDatabase()
  names.push(new URL(url).pathname.slice(1))
  return url
}

afterEach(async () => {
  for (const name of names.splice(0)) await runStatement(cluster, `drop database if exists ${name} with (force)`)
  for (const role of roles.splice(0)) await runStatement(cluster, `drop role if exists ${role}`)
})

/** Every column with its type, so that two databases can be laid side by side. */
const shapeOf = (url: string) =>
  runAsLogin(
    url,
    `select table_name, column_name, data_type from information_schema.columns
     where table_schema = 'public' order by table_name, ordinal_position`,
  )
const migrationsIn = async (url: string) =>
  (await runAsLogin(url, 'select hash from drizzle.__drizzle_migrations')).length

test('migrating twice leaves the same tables and runs nothing again', async () => {
  const url = await createEmpty()
  await migrate(url)
  const [shape, count] = [await shapeOf(url), await migrationsIn(url)]
  expect(shape.length).toBeGreaterThan(50)
  await migrate(url)
  expect(await shapeOf(url)).toEqual(shape)
  expect(await migrationsIn(url)).toBe(count)
})

test('processes that migrate at the same time all succeed, and each migration runs once', async () => {
  const [url, alone] = await Promise.all([createEmpty(), createEmpty()])
  const file = fileURLToPath(new URL('./migrate.ts', import.meta.url))
  const script = `const { migrate } = await import(${JSON.stringify(file)}); await migrate(${JSON.stringify(url)})`
  const inProcess = () => run(process.execPath, ['--input-type=module', '--eval', script])
  await Promise.all([inProcess(), inProcess(), migrate(url), migrate(url)])
  await migrate(alone)
  expect(await shapeOf(url)).toEqual(await shapeOf(alone))
  expect(await migrationsIn(url)).toBe(await migrationsIn(alone))
})

test('a login that is no superuser migrates its own database, the role prepared for it', async () => {
  const [url, login] = [new URL(await createEmpty()), `owner_${crypto.randomUUID().slice(0, 8)}`]
  await migrate(await createEmpty())
  await runStatement(cluster, `create role ${login} login password 'secret'`)
  roles.push(login)
  await runStatement(cluster, `grant epidaurus_app to ${login}`)
  await runStatement(cluster, `alter database ${url.pathname.slice(1)} owner to ${login}`)
  url.username = login
  url.password = 'secret'
  await migrate(url.href)
  await migrate(url.href)
  const database = openDatabase(url.href, () => {})
  await database.ping()
  await database.close()
})

test.for([
  ['no policy at all', []],
  ['row-level security without a policy', ['alter table leaky enable row level security']],
  ['a policy that is not in force', ['create policy wall on leaky using (true)']],
] as const)('a table with provider_id and %s is refused by name', async ([, statements]) => {
  const url = await createMigrated()
  await runAsLogin(url, 'create table leaky (provider_id uuid not null)')
  for (const statement of statements) await runAsLogin(url, statement)
  await expect(migrate(url)).rejects.toThrow('table leaky belongs to one provider or one pool, and has no wall')
})

test('a partitioned table with provider_id and no policy is refused too', async () => {
  const url = await createMigrated()
  await runAsLogin(url, 'create table leaky (provider_id uuid not null) partition by hash (provider_id)')
  await expect(migrate(url)).rejects.toThrow('table leaky belongs to one provider or one pool, and has no wall')
})

test('a table without provider_id, or one that lost it, needs no wall', async () => {
  const url = await createMigrated()
  await runAsLogin(url, 'create table shared (code text)')
  await runAsLogin(url, 'create table once_owned (provider_id uuid, code text)')
  await runAsLogin(url, 'alter table once_owned drop column provider_id')
  await expect(migrate(url)).resolves.toBeUndefined()
})

test('a database that does not answer makes migrating fail', async () => {
  await expect(migrate('postgres://nobody@127.0.0.1:1/none')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
