// One row for one key, however often and by however many at once it is asked for.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#kernel/id.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createNotes, runAsLogin, walledNotes } from './notes-fixture.ts'
import { findEarlier, once } from './once.ts'
import { type Database, openDatabase } from './open.ts'

const own = newId()
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

beforeEach(() => runAsLogin(copy.url, 'truncate walled_notes'))

const keyOf = (id: string, text: string) => ({
  key: { id },
  same: { text },
  usedFor: 'another note',
})
const note = (id: string, text: string, providerId = own, make = () => ({ id, text })) =>
  database.forProvider(providerId, (scope) => once(scope, walledNotes, keyOf(id, text), make))
const reused = { code: 'idempotency-key-reused', message: 'This key was used for another note.' }

test('the same again finds the row of the first time, and makes none', async () => {
  const id = newId()
  const first = await note(id, 'a')
  expect(first).toMatchObject({ isNew: true, row: { id, text: 'a', providerId: own } })
  const again = await note(id, 'a', own, () => expect.unreachable('it is there'))
  expect(again).toEqual({ isNew: false, row: first.row })
})

test('of many who come at once under one key one writes, and all have its row', async () => {
  const id = newId()
  let made = 0
  const came = await Promise.all(
    Array.from({ length: 8 }, () =>
      note(id, 'a', own, () => {
        made += 1
        return { id, text: 'a' }
      }),
    ),
  )
  expect(came.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(new Set(came.map(({ row }) => row.at.getTime())).size).toBe(1)
  expect(made).toBe(1)
})

test('of two who come at once under one key with other words one is refused', async () => {
  const id = newId()
  const came = await Promise.allSettled([note(id, 'a'), note(id, 'b')])
  expect(came.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(came.find(({ status }) => status === 'rejected')).toMatchObject({ reason: reused })
})

test('other words under the key are refused, and what stands there stays', async () => {
  const id = newId()
  await note(id, 'a')
  await expect(note(id, 'b')).rejects.toMatchObject(reused)
  await expect(
    database.forProvider(own, (scope) => findEarlier(scope, walledNotes, keyOf(id, 'b'))),
  ).rejects.toMatchObject(reused)
  expect(await runAsLogin(copy.url, 'select text from walled_notes')).toEqual([{ text: 'a' }])
})

test('what is the same can be worked out from the whole row', async () => {
  const id = newId()
  await note(id, 'a')
  const find = (same: (row: { text: string }) => boolean) =>
    database.forProvider(own, (scope) => findEarlier(scope, walledNotes, { ...keyOf(id, ''), same }))
  expect(await find(({ text }) => text.length === 1)).toMatchObject({ id })
  await expect(find(({ text }) => text.length === 2)).rejects.toMatchObject(reused)
})

test('what is behind the wall of another is refused, and not shown', async () => {
  const id = newId()
  await note(id, 'a', newId())
  await expect(note(id, 'a')).rejects.toMatchObject(reused)
})

test('who is refused while the row is made leaves the key free', async () => {
  const id = newId()
  const refused = note(id, 'a', own, () => {
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect(await note(id, 'a')).toMatchObject({ isNew: true })
})

test('without a key each is another row', async () => {
  const write = () => database.forProvider(own, (scope) => once(scope, walledNotes, undefined, () => ({ text: 'a' })))
  expect([await write(), await write()]).toMatchObject([{ isNew: true }, { isNew: true }])
})
