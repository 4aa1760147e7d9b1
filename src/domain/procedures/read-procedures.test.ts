// Checks which procedures are on sale, how one is found, and that its texts come back as they were written.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { inLanguage } from '#kernel/localized.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sampleProcedures } from '#tests/support/sample-catalogue.ts'
import { sampleProvider, writeSampleProvider } from '#tests/support/sample-provider.ts'
import { categorySlug } from './procedure.ts'
import { findProcedure, type ProcedureRow, readProcedures } from './read-procedures.ts'

let copy: TestDatabase
let database: Database
let rows: ProcedureRow[]

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
  rows = await readProcedures(database, await writeSampleProvider(database))
})

afterAll(async () => {
  await database.close()
  await copy.drop()
})

test('those on sale come in the provider’s own order, as they were written', () => {
  expect(rows).toMatchObject(sampleProcedures.filter(({ withdrawnAt }) => withdrawnAt === null))
})

test('another provider has none of them', async () => {
  expect(await readProcedures(database, sampleProvider())).toEqual([])
})

test('texts keep the order of their languages: the first one stands in, and names the category’s address', () => {
  const [hip] = rows
  expect(Object.keys(hip?.name ?? {})).toEqual(['en', 'ar'])
  expect(inLanguage(hip?.name ?? {}, 'de')).toBe('Hip replacement')
  expect(rows.map(({ category }) => categorySlug(category))).toEqual([
    'orthopaedics',
    'eyes',
    'dentistry',
    'orthopaedics',
  ])
})

test.for([
  ['hip-replacement', 'hip-replacement'],
  ['Hip-Replacement', 'hip-replacement'],
  ['Hip replacement', 'hip-replacement'],
  ['  HIP REPLACEMENT ', 'hip-replacement'],
  ['استبدال مفصل الورك', 'hip-replacement'],
  [' تنظير الركبة', 'knee-arthroscopy'],
  ['hip', undefined],
  ['hand-surgery', undefined],
  ['', undefined],
] as const)('«%s» is procedure %s', ([slugOrName, slug]) => {
  expect(findProcedure(rows, slugOrName)?.slug).toBe(slug)
})

test('a slug goes before a name that reads the same', () => {
  const [hip, eye] = rows
  if (!hip || !eye) throw new Error('no rows')
  const misnamed = { ...hip, name: { en: 'cataract-surgery' } }
  expect(findProcedure([misnamed, eye], 'cataract-surgery')).toBe(eye)
})
