// Checks that a statement that comes again has one name, and that a named one still sees the rows of whoever runs it, and no others.
// Alone: how many statements have a name is counted once in a process.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#kernel/id.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { nameOfStatement } from './named-statements.ts'
import { createNotes, runAsLogin, walledNotes } from './notes-fixture.ts'
import { type Database, openDatabase } from './open.ts'

let copy: TestDatabase
let database: Database

beforeAll(async () => {
  copy = await createTestDatabase()
  await createNotes(copy.url)
  database = openDatabase(copy.url, () => {})
})

afterAll(async () => {
  await database.close()
  await copy.drop()
})

test('a statement has a name from the third time on, the same each time, and another one has another', () => {
  const names = (text: string) => [1, 2, 3, 4].map(() => nameOfStatement(text))
  const one = names(`select ${newId()}`)
  expect(one.slice(0, 2)).toEqual([undefined, undefined])
  expect(one[2]).toMatch(/^[\w-]{43}$/)
  expect(one[3]).toBe(one[2])
  expect(names(`select ${newId()}`)[3]).not.toBe(one[3])
})

test('what was planned for one provider shows another one only their own rows', async () => {
  const [first, second] = [newId(), newId()]
  const textsOf = (providerId: string) =>
    database.forProvider(providerId, async (scope) => (await scope.rows(walledNotes)).map(({ text }) => text))
  for (const [providerId, text] of [
    [first, 'of the first'],
    [second, 'of the second'],
  ] as const)
    await database.forProvider(providerId, (scope) => scope.insert(walledNotes, [{ text }]))
  // More often than the server makes a plan for each set of values, on one and the same connection.
  for (let time = 0; time < 12; time++) {
    expect(await textsOf(first)).toEqual(['of the first'])
    expect(await textsOf(second)).toEqual(['of the second'])
  }
  const [prepared] = await database.directory(async (transaction) => {
    const { rows } = await transaction.execute('select count(*)::int as count from pg_prepared_statements')
    return rows
  })
  expect(Number(prepared?.['count'])).toBeGreaterThan(0)
})

test('a statement that failed under its name fails its own transaction alone', async () => {
  const providerId = newId()
  const id = newId()
  await runAsLogin(copy.url, 'create table if not exists taken (id uuid primary key)')
  await runAsLogin(copy.url, 'grant all on taken to public')
  const take = () =>
    database.forProvider(providerId, ({ transaction }) =>
      transaction.execute(`insert into taken (id) values ('${id}')`),
    )
  await take()
  for (let time = 0; time < 6; time++) await expect(take()).rejects.toThrow()
  expect(await database.forProvider(providerId, (scope) => scope.rows(walledNotes))).toEqual([])
})
