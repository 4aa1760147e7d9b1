// Checks that no read or write of one provider ever reaches a row of another, by Scope and by the wall behind it.
import { asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#kernel/id.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { bareNotes, createNotes, runAsLogin, walledNotes } from './notes-fixture.ts'
import { type Database, enterProvider, openDatabase } from './open.ts'
import type { Scope, Transaction } from './scope.ts'

const own = newId()
const other = newId()
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

beforeEach(async () => {
  for (const name of ['walled_notes', 'bare_notes']) {
    const rows = `('${own}', 'a'), ('${own}', 'b'), ('${other}', 'a'), ('${other}', 'c')`
    await runAsLogin(copy.url, `truncate ${name}`)
    await runAsLogin(copy.url, `insert into ${name} (provider_id, text) values ${rows}`)
  }
})

const asOwn = <T>(work: (scope: Scope) => Promise<T>) => database.forProvider(own, work)
const behindWall = <T>(work: (transaction: Transaction) => Promise<T>) => asOwn(({ transaction }) => work(transaction))

async function textsOf(providerId: string, table: string): Promise<string[]> {
  const query = `select text from ${table} where provider_id = '${providerId}' order by text`
  return (await runAsLogin<{ text: string }>(copy.url, query)).map((row) => row.text)
}

const tables = [
  { place: 'behind the wall', name: 'walled_notes', notes: walledNotes },
  { place: 'without a wall', name: 'bare_notes', notes: bareNotes },
]

/** Conditions that are true of another provider's rows as well. */
const conditions: [string, SQL | undefined][] = [
  ['no condition', undefined],
  ['a condition that fits both', eq(sql`text`, 'a')],
  ['either of two', or(eq(sql`text`, 'a'), eq(sql`text`, 'c'))],
  ['a loose OR in plain SQL', sql`text = 'a' or true`],
  ['the other provider by name', sql`provider_id = ${other}`],
]

test.for(tables.flatMap((table) => conditions.map(([condition, where]) => ({ ...table, condition, where }))))(
  'rows, update and remove $place answer for the own provider alone under $condition',
  async ({ notes, name, where }) => {
    const reached = [
      ...(await asOwn((scope) => scope.rows(notes, where, { forUpdate: true }))),
      ...(await asOwn((scope) => scope.update(notes, { text: 'a' }, where))),
      ...(await asOwn((scope) => scope.remove(notes, where))),
    ]
    expect(reached.filter(({ providerId }) => providerId !== own)).toEqual([])
    expect(await textsOf(other, name)).toEqual(['a', 'c'])
  },
)

test.for(tables)('each verb $place does its work on own rows', async ({ notes, name }) => {
  const [written] = await asOwn((scope) => scope.insert(notes, [{ text: 'new' }]))
  expect(written).toMatchObject({ text: 'new', providerId: own })
  const ordered = await asOwn((scope) => scope.rows(notes, undefined, { orderBy: [desc(notes.text)], limit: 2 }))
  expect(ordered.map(({ text }) => text)).toEqual(['new', 'b'])
  await asOwn((scope) => scope.update(notes, { text: 'B' }, eq(notes.text, 'b')))
  const removed = await asOwn((scope) => scope.remove(notes, eq(notes.text, 'a')))
  expect(removed.map(({ text }) => text)).toEqual(['a'])
  expect((await textsOf(own, name)).toSorted()).toEqual(['B', 'new'])
})

test.for(tables)('a row inserted $place belongs to the own provider, whoever it names', async ({ notes, name }) => {
  const smuggled = { text: 'mine', providerId: other }
  expect(await asOwn((scope) => scope.insert(notes, [smuggled]))).toMatchObject([{ providerId: own }])
  expect(await textsOf(other, name)).toEqual(['a', 'c'])
})

test('no rows are no statement', async () => {
  expect(await asOwn((scope) => scope.insert(walledNotes, []))).toEqual([])
})

test('a row that is there already is an error, or left alone when asked', async () => {
  const [kept] = await asOwn((scope) => scope.rows(walledNotes))
  const again = [{ id: kept?.id ?? '', text: 'again' }]
  await expect(asOwn((scope) => scope.insert(walledNotes, again))).rejects.toThrow()
  expect(await asOwn((scope) => scope.insert(walledNotes, again, { ignoreConflicts: true }))).toEqual([])
  expect(await textsOf(own, 'walled_notes')).toEqual(['a', 'b'])
})

test('plain SQL in the transaction reads, changes and removes own rows only', async () => {
  const read = await behindWall((transaction) => transaction.select().from(walledNotes).orderBy(asc(walledNotes.text)))
  expect(read.map(({ text, providerId }) => [text, providerId])).toEqual([
    ['a', own],
    ['b', own],
  ])
  await behindWall((transaction) => transaction.execute(sql`update walled_notes set text = 'changed'`))
  expect(await textsOf(other, 'walled_notes')).toEqual(['a', 'c'])
  await behindWall((transaction) => transaction.execute(sql`delete from walled_notes`))
  expect(await textsOf(other, 'walled_notes')).toEqual(['a', 'c'])
  expect(await textsOf(own, 'walled_notes')).toEqual([])
})

test.for([
  ['insert a row for another provider', sql`insert into walled_notes (provider_id, text) values (${other}, 'x')`],
  ['give an own row to another provider', sql`update walled_notes set provider_id = ${other}`],
] as const)('plain SQL cannot %s', async ([, statement]) => {
  const refused = await behindWall((transaction) => transaction.execute(statement)).catch((error: Error) => error)
  expect((refused as Error).cause).toMatchObject({ message: expect.stringContaining('row-level security') })
  expect(await textsOf(other, 'walled_notes')).toEqual(['a', 'c'])
})

test('plain SQL cannot lower the wall, empty the table or make one', async () => {
  const statements = [
    'truncate walled_notes',
    'alter table walled_notes disable row level security',
    'create table x ()',
  ]
  for (const statement of [...statements, 'drop policy provider_wall on walled_notes']) {
    const refused = await behindWall((transaction) => transaction.execute(sql.raw(statement))).catch(
      (error: Error) => error,
    )
    expect((refused as Error).cause, statement).toMatchObject({ code: '42501' })
  }
})

test('without a provider there are no rows, also on a connection that worked for one before', async () => {
  for (let turn = 0; turn < 12; turn++) {
    await asOwn((scope) => scope.rows(walledNotes))
    expect(await database.directory((transaction) => transaction.select().from(walledNotes))).toEqual([])
  }
  const insert = sql`insert into walled_notes (provider_id, text) values (${own}, 'x')`
  await expect(database.directory((transaction) => transaction.execute(insert))).rejects.toThrow()
  expect(await textsOf(own, 'walled_notes')).toEqual(['a', 'b'])
})

test('whoever enters another provider sees that one alone from then on', async () => {
  const seen = await database.directory(async (transaction) => {
    await enterProvider(transaction, own)
    await enterProvider(transaction, other)
    return transaction.select().from(walledNotes)
  })
  expect(new Set(seen.map(({ providerId }) => providerId))).toEqual(new Set([other]))
})

test('providers at work at the same time do not see one another', async () => {
  const seen = await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const providerId = at % 2 ? own : other
      const rows = await database.forProvider(providerId, ({ transaction }) => transaction.select().from(walledNotes))
      return rows.map((row) => row.providerId === providerId)
    }),
  )
  expect(seen).toEqual(Array(40).fill([true, true]))
})

test('an identifier that is none finds nothing and breaks nothing', async () => {
  await expect(database.forProvider(`' or true --`, (scope) => scope.rows(walledNotes))).rejects.toThrow()
  expect(await asOwn((scope) => scope.rows(walledNotes))).toHaveLength(2)
})

test('every table of the product with a provider stands behind a wall that binds its owner too', async () => {
  const walls = await runAsLogin<{ name: string; forced: boolean }>(
    copy.url,
    `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'provider_id'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not in ('provider_domains', 'bare_notes')`,
  )
  expect(walls.length).toBeGreaterThanOrEqual(7)
  expect(walls.filter(({ forced }) => !forced)).toEqual([])
})
