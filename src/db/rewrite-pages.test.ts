// Tables are written anew under way: who holds one is waited for, what a transaction of before could see too, and two are never at it.
import pg from 'pg'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { runAsLogin } from './notes-fixture.ts'
import { rewritePages } from './rewrite-pages.ts'

let url: string

beforeEach(async () => {
  const copy = await createTestDatabase()
  onTestFinished(copy.drop)
  url = copy.url
  await runAsLogin(
    url,
    `create table left_over (words text); insert into left_over values ('agnodice'), ('herophilus')`,
  )
  await runAsLogin(url, 'analyze left_over')
  await runAsLogin(url, 'delete from left_over')
})

const one = async (statement: string) => Object.values((await runAsLogin<object>(url, statement))[0] ?? {})[0]
const fileOf = (table: string) => one(`select pg_relation_filenode('${table}')::text`)

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test('every table but the large ones that are nobody’s has a new file, and nothing is known of rows that are gone', async () => {
  const [left, pictures] = [await fileOf('left_over'), await fileOf('pictures')]
  expect(await one(`select count(*)::int from pg_stats where tablename = 'left_over'`)).toBe(1)
  expect(await rewritePages({ url, isOwn: true })).toBe(true)
  expect(await fileOf('left_over')).not.toBe(left)
  expect(await fileOf('pictures')).toBe(pictures)
  expect(await one(`select pg_relation_size('left_over')::int`)).toBe(0)
  expect(await one(`select count(*)::int from pg_stats where tablename = 'left_over'`)).toBe(0)
})

test('a transaction that can still see what was removed is waited for', async () => {
  await runAsLogin(url, `insert into left_over values ('erasistratus')`)
  const reader = await connect()
  await reader.query('begin isolation level repeatable read')
  await reader.query('select from left_over')
  await runAsLogin(url, 'delete from left_over')
  const done = rewritePages({ url, isOwn: true })
  await expect
    .poll(() =>
      one(
        `select count(*)::int from pg_stat_activity where application_name = 'epidaurus-rewrite' and datname = current_database()`,
      ),
    )
    .toBe(1)
  await reader.query('commit')
  await done
  expect(await one(`select pg_relation_size('left_over')::int`)).toBe(0)
})

test('while another process is at it nothing is done', async () => {
  const other = await connect()
  await other.query('select pg_advisory_lock(1618033)')
  expect(await rewritePages({ url, isOwn: true })).toBe(false)
})

test('on somebody else’s server room is freed and no table gets a new file', async () => {
  const before = await fileOf('left_over')
  expect(await rewritePages({ url, isOwn: false })).toBe(true)
  expect(await fileOf('left_over')).toBe(before)
})
