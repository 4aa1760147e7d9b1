// What the law has kept goes on the day after its last one, at the provider's place, and is found by whoever knows whose it was.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { ownerDigestOf } from '#domain/clients/owner-digest.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { newId } from '#kernel/id.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sampleNow, writeOtherProvider, writeSampleProvider } from '#tests/support/sample-provider.ts'
import { keptBefore, removeOverdueRecords } from './keep-records.ts'
import { keptRecords } from './tables.ts'

let copy: TestDatabase
let database: Database
let provider: Provider
let other: Provider
const amal = { poolId: 'pool-1', sub: newId() }

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
  provider = await writeSampleProvider(database)
  other = await writeOtherProvider(database)
})

afterAll(async () => {
  await database.close()
  await copy.drop()
})

const keep = (at: Provider, reference: string, until: string) =>
  database.forProvider(at.id, (scope) =>
    scope.insert(keptRecords, [
      {
        id: newId(),
        ownerDigest: ownerDigestOf(amal),
        reference,
        name: 'Amal Haddad',
        lines: [],
        totalMinor: 0,
        currency: 'AED',
        offeredAt: sampleNow,
        acceptedAt: sampleNow,
        law: { en: 'the law' },
        until,
      },
    ]),
  )
const referencesAt = async (at: Provider, client = amal) =>
  (await database.forProvider(at.id, (scope) => keptBefore(scope, client))).map(({ reference }) => reference)

test('a record goes when its last day is over where the provider is, and not before', async () => {
  await keep(provider, 'Q-1', '2036-11-20')
  await keep(provider, 'Q-2', '2036-11-21')
  await keep(other, 'Q-3', '2036-11-20')
  await removeOverdueRecords(database, new Date('2036-11-20T12:00:00Z'))
  expect([await referencesAt(provider), await referencesAt(other)]).toEqual([['Q-1', 'Q-2'], ['Q-3']])
  // The 21st has begun in Dubai.
  await removeOverdueRecords(database, new Date('2036-11-20T20:30:00Z'))
  expect([await referencesAt(provider), await referencesAt(other)]).toEqual([['Q-2'], []])
})

test('nobody else’s record is found by another subject, nor by the same in another pool', async () => {
  await keep(provider, 'Q-4', '2099-01-01')
  expect(await referencesAt(provider, { ...amal, sub: newId() })).toEqual([])
  expect(await referencesAt(provider, { ...amal, poolId: 'pool-2' })).toEqual([])
  expect(await referencesAt(provider)).toContain('Q-4')
})
