// The files of the database are written anew once for all who left meanwhile, not before their bytes are gone, and no failure forgets it.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { storeRemovals } from '#domain/documents/tables.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { rewriteErased, rewriteLater } from './rewrite-erased.ts'
import { pageRewrites } from './tables.ts'

let copy: TestDatabase
let database: Database
let runs: number

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
})

beforeEach(async () => {
  runs = 0
  await database.directory((transaction) => transaction.delete(pageRewrites))
})

afterAll(async () => {
  await database.close()
  await copy.drop()
})

const leave = () => database.directory((transaction) => rewriteLater(transaction, sampleNow))
const waiting = () => database.directory((transaction) => transaction.$count(pageRewrites))
const rewrite = async () => ++runs > 0

test('of several who left there is one rewriting, and without anyone none', async () => {
  await leave()
  await leave()
  await rewriteErased(database, rewrite)
  await rewriteErased(database, rewrite)
  expect([runs, await waiting()]).toEqual([1, 0])
})

test('whoever leaves meanwhile waits for the next one', async () => {
  await leave()
  await rewriteErased(database, async () => {
    await leave()
    return true
  })
  expect(await waiting()).toBe(1)
})

test('nothing is forgotten where it fails, or where another process is at it', async () => {
  await leave()
  await expect(rewriteErased(database, () => Promise.reject(new Error('in use')))).rejects.toThrow('in use')
  await rewriteErased(database, async () => false)
  expect(await waiting()).toBe(1)
})

test('it waits for bytes that wait to be removed: their rows name files of whoever left', async () => {
  await leave()
  const row = { prefix: 'files/a/', since: sampleNow }
  await database.directory((transaction) => transaction.insert(storeRemovals).values(row))
  await rewriteErased(database, rewrite)
  expect([runs, await waiting()]).toEqual([0, 1])
  await database.directory((transaction) => transaction.delete(storeRemovals))
  await rewriteErased(database, rewrite)
  expect([runs, await waiting()]).toEqual([1, 0])
})
