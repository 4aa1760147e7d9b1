// Checks that the sample provider is in the database as its description says.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { readPackages } from '#domain/packages/read-packages.ts'
import { readPractitioners } from '#domain/practitioners/read-practitioners.ts'
import { readProcedures } from '#domain/procedures/read-procedures.ts'
import { createProviderDirectory } from '#domain/provider/find-provider.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { sampleDomain, writeOtherProvider, writeSampleProvider } from './sample-provider.ts'

let own: TestDatabase
let database: Database

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, () => {})
})

afterAll(async () => {
  await database.close()
  await own.drop()
})

test('two providers stand side by side, each with its catalogue and its domain', async () => {
  const provider = await writeSampleProvider(database)
  const other = await writeOtherProvider(database)
  const directory = createProviderDirectory(database)
  expect(await directory.find(sampleDomain)).toMatchObject(provider)
  expect(await directory.find('other.test')).toMatchObject(other)
  for (const one of [provider, other]) {
    expect((await readProcedures(database, one)).map(({ slug }) => slug)).toEqual([
      'hip-replacement',
      'cataract-surgery',
      'dental-implant',
      'knee-arthroscopy',
    ])
    expect((await readPackages(database, one)).map(({ slug }) => slug)).toEqual(['hip-complete', 'hip-last-year'])
    expect((await readPractitioners(database, one)).map(({ slug }) => slug)).toEqual(['lina-haddad', 'omar-said'])
  }
})
