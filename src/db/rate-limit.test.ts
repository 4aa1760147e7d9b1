// A limit is exact: as many as it says pass, also of those who come at once.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#kernel/id.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createNotes, runAsLogin, walledNotes } from './notes-fixture.ts'
import { type Database, openDatabase } from './open.ts'
import { type Limit, rateLimit } from './rate-limit.ts'

const own = newId()
const now = new Date('2026-11-20T10:00:00Z')
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

const ofA: Limit = { of: eq(walledNotes.text, 'a'), most: 3, per: 'hour' }

function write(text: string, limits: Limit[], at = now, providerId = own): Promise<unknown> {
  return database.forProvider(providerId, async (scope) => {
    await rateLimit(
      scope,
      { lock: ['x', 'a'], table: walledNotes, at: walledNotes.at, now: at, limits },
      'Too many notes.',
    )
    return scope.insert(walledNotes, [{ text, at }])
  })
}

const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('of many who come at once as many pass as the limit says', async () => {
  const came = await Promise.allSettled(Array.from({ length: 9 }, () => write('a', [ofA])))
  expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const tooMany = { code: 'too-many-requests', message: 'Too many notes.', retryAfterS: 3_600 }
  expect(came.filter(({ status }) => status === 'rejected')).toMatchObject(Array(6).fill({ reason: tooMany }))
})

test('rows that are too old, another one’s or another provider’s do not count', async () => {
  for (const _ of [1, 2, 3]) await write('a', [], now, newId())
  for (const _ of [1, 2, 3]) await write('b', [ofA])
  for (const _ of [1, 2, 3]) await write('a', [ofA])
  await expect(write('a', [ofA], minutesLater(59))).rejects.toMatchObject({ code: 'too-many-requests' })
  expect(await write('a', [ofA], minutesLater(61))).toHaveLength(1)
})

test('the first limit that is reached says when to come again', async () => {
  const of = ofA.of
  for (const _ of [1, 2]) await write('a', [])
  const again = (...limits: Limit[]) => write('a', limits).catch(({ retryAfterS }) => retryAfterS)
  expect(await again({ of, most: 3, per: 'hour' }, { of, most: 2, per: 'minute' })).toBe(60)
  await write('a', [])
  expect(await again({ of, most: 3, retryAfterS: 5 }, { of, most: 3, per: 'minute' })).toBe(5)
  expect(await again({ of, most: 3, per: 'day', retryAfterS: 600 })).toBe(600)
  expect(await again({ of: undefined, most: 3, per: 'day' })).toBe(86_400)
})
