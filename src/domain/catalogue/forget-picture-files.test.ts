// Old files of pictures go; what is shown, what it was made of, and what can still be brought back stays.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { keepPictureFile } from '#domain/pictures/picture-files.ts'
import { showPicture } from '#domain/pictures/show-picture.ts'
import { pictureFiles } from '#domain/pictures/tables.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { newId } from '#kernel/id.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sampleNow, writeSampleProvider } from '#tests/support/sample-provider.ts'
import { forgetPictureFiles } from './forget-picture-files.ts'
import { catalogueChanges } from './tables.ts'

let copy: TestDatabase
let database: Database
let provider: Provider

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
  provider = await writeSampleProvider(database)
})

afterAll(async () => {
  await database.close()
  await copy.drop()
})

const daysAgo = (days: number) => new Date(sampleNow.getTime() - days * 86_400_000)
const whole = { left: 0, top: 0, width: 1, height: 1 }
const file = (name: string) => ({ sha256: name, bytes: Buffer.from(name), width: 1, height: 1 })

test('files go 30 days after another took their place, and no sooner', async () => {
  const change = (days: number, state: 'done' | 'scheduled', from: string | null, to: string | null) => ({
    id: newId(),
    kind: 'picture' as const,
    slug: 'hip-replacement',
    before: from === null ? null : { file: from, description: null },
    after: to === null ? null : { file: to, description: null },
    state,
    byId: newId(),
    byName: 'Rana',
    at: daysAgo(days),
    doneAt: state === 'done' ? daysAgo(days) : null,
  })
  await database.forProvider(provider.id, async (scope) => {
    for (const name of ['shown', 'came', 'old', 'older', 'waiting', 'nobody']) {
      await keepPictureFile(
        scope,
        file(name),
        daysAgo(60),
        name === 'shown' ? { madeOf: 'came', crop: whole } : undefined,
      )
    }
    await keepPictureFile(scope, file('just-sent'), daysAgo(1))
    await showPicture(scope, 'hip-replacement', { file: 'shown', description: null }, daysAgo(60))
    await scope.insert(catalogueChanges, [
      change(60, 'done', 'older', 'old'),
      change(29, 'done', 'old', 'shown'),
      change(50, 'scheduled', 'shown', 'waiting'),
    ])
  })
  await forgetPictureFiles(database, sampleNow)
  const left = await database.forProvider(provider.id, (scope) => scope.rows(pictureFiles))
  expect(left.map(({ sha256 }) => sha256).toSorted()).toEqual(['came', 'just-sent', 'old', 'shown', 'waiting'])
  // Two days later the change is too old to be taken back.
  await forgetPictureFiles(database, new Date(sampleNow.getTime() + 2 * 86_400_000))
  const then = await database.forProvider(provider.id, (scope) => scope.rows(pictureFiles))
  expect(then.map(({ sha256 }) => sha256).toSorted()).toEqual(['came', 'just-sent', 'shown', 'waiting'])
})
