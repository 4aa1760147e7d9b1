// Copies of messages are asked for by what only a digest is kept of, until none can come any more; and a crash loses nothing.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { forgetMessages } from './forget-messages.ts'
import { messageDigestOf } from './message-digest.ts'
import { outboxRemovals } from './tables.ts'

let copy: TestDatabase
let database: Database
let asked: string[][]
const names = ['<one@harbour.example>', '<two@harbour.example>', '+971501234567']
const at = (ms: number) => () => new Date(sampleNow.getTime() + ms)

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
})

beforeEach(async () => {
  asked = []
  await database.directory(async (transaction) => {
    await transaction.delete(outboxRemovals)
    await transaction
      .insert(outboxRemovals)
      .values([names[0], names[2]].map((name = '') => ({ digest: messageDigestOf(name), since: sampleNow })))
  })
})

afterAll(async () => {
  await database.close()
  await copy.drop()
})

const folder = async (isGone: (name: string) => boolean) => void asked.push(names.filter(isGone))
const waiting = () => database.directory((transaction) => transaction.$count(outboxRemovals))

test('every folder is asked for what is gone, and for nothing else', async () => {
  await forgetMessages(database, [folder, folder], at(0))
  expect(asked).toEqual([
    [names[0], names[2]],
    [names[0], names[2]],
  ])
})

test('they are asked again until a mail that was on its way at the time must have come, and not after it', async () => {
  for (const minute of [0, 5, 10, 15, 20]) await forgetMessages(database, [folder], at(minute * 60_000))
  expect(asked).toHaveLength(4)
  expect(await waiting()).toBe(0)
})

test('what could not be forgotten waits', async () => {
  const away = () => Promise.reject(new Error('the disk is away'))
  await expect(forgetMessages(database, [folder, away], at(3_600_000))).rejects.toThrow('the disk is away')
  expect(await waiting()).toBe(2)
})
