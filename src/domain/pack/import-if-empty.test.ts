// The first start: packs go in once, however many processes start at once.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { providers } from '#domain/provider/tables.ts'
import { silentLog } from '#kernel/log.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { importIfEmpty } from './import-if-empty.ts'
import { SamplePack } from './sample-pack.test-support.ts'

let own: TestDatabase
let database: Database

beforeEach(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, () => {})
})
afterEach(async () => {
  await database.close()
  await own.drop()
})

const second = () =>
  new SamplePack()
    .change('provider.json', '"slug": "asclepius"', '"slug": "rival"')
    .change('provider.json', '[\n    "Asclepius.example",\n    "www.asclepius.example"\n  ]', '["rival.example"]')

const slugs = async () =>
  (await database.directory((transaction) => transaction.select().from(providers))).map((row) => row.slug)

test('an empty database gets every pack, once', async () => {
  const folders = [await new SamplePack().write(), await second().write()]
  const events: unknown[] = []
  const log = { ...silentLog, info: (event: string, details?: object) => events.push({ event, ...details }) }
  await importIfEmpty(database, folders, log)
  await importIfEmpty(database, folders, log)
  expect(await slugs()).toEqual(['dubai', 'dubai'])
  expect(events).toEqual([
    { event: 'pack imported', company: 'asclepius', procedures: 2 },
    { event: 'pack imported', company: 'rival', procedures: 2 },
  ])
})

test('a database with a provider is left alone, and the packs are not even read', async () => {
  await importIfEmpty(database, [await new SamplePack().write()], silentLog)
  await importIfEmpty(database, ['/nowhere'], silentLog)
  expect(await slugs()).toHaveLength(1)
})

test('several processes that start at once import once', async () => {
  const folders = [await new SamplePack().write(), await second().write()]
  const others = [openDatabase(own.url, () => {}), openDatabase(own.url, () => {})]
  await Promise.all([database, ...others].map((each) => importIfEmpty(each, folders, silentLog)))
  await Promise.all(others.map((each) => each.close()))
  expect(await slugs()).toHaveLength(2)
})

test('a fault in a pack stops the start with the first faults named, and no pack is imported', async () => {
  const faulty = new SamplePack().change('packages.json', '"nights": 11', '"nights": "ten"')
  const folders = [await second().write(), await faulty.write()]
  await expect(importIfEmpty(database, folders, silentLog)).rejects.toThrow(
    /has faults:\npackages\.json:\d+:\d+ {2}nights is "ten"/,
  )
  expect(await slugs()).toEqual([])
})
