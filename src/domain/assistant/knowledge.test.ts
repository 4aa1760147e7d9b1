// What is known follows what the provider has on sale, day by day and revision by revision.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { procedures } from '#domain/procedures/tables.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sampleNow, writeSampleProvider } from '#tests/support/sample-provider.ts'
import { createKnowledge } from './knowledge.ts'

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

test('it is read once, again on a day on which other packages are on sale, and again when the provider changes', async () => {
  const provider = await writeSampleProvider(database)
  let now = sampleNow
  const readKnowledge = createKnowledge(database, () => now)
  const first = await readKnowledge(provider)
  const namesOf = (text: string, known = first) => known.findSubjects(text, 'en').map(({ subject }) => subject.slug)
  expect(await readKnowledge(provider)).toBe(first)
  expect(namesOf('hip all included package')).toContain('hip-complete')
  expect(namesOf('hand surgery')).toEqual([])

  now = new Date('2027-01-02T08:00:00Z')
  const later = await readKnowledge(provider)
  expect(namesOf('hip all included package', later)).not.toContain('hip-complete')
  expect(later.passages.some(({ kind }) => kind === 'package')).toBe(false)

  await database.forProvider(provider.id, (scope) =>
    scope.update(procedures, { withdrawnAt: now }, eq(procedures.slug, 'cataract-surgery')),
  )
  const changed = await readKnowledge({ ...provider, revision: provider.revision + 1 })
  expect(namesOf('cataract surgery', later)).toContain('cataract-surgery')
  expect(namesOf('cataract surgery', changed)).toEqual([])
  expect(changed.passages.some(({ path }) => path.includes('cataract'))).toBe(false)
})

test('a language that the provider does not speak is answered from the first that it does', async () => {
  const provider = await writeSampleProvider(database, { languages: ['en'] })
  const { passages, findPassages } = await createKnowledge(database, () => sampleNow)(provider)
  expect(new Set(passages.map(({ language }) => language))).toEqual(new Set(['en']))
  expect(findPassages({ words: 'hip replacement', language: 'ar' })[0]?.passage.subject?.slug).toBe('hip-replacement')
})
