// What people had asked before there was an inbox: the migration puts it there, owed by the day that was promised.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAsLogin } from '#db/notes-fixture.ts'
import { type Database, openDatabase } from '#db/open.ts'
import { inboxItems, inboxNameParts } from '#domain/inbox/tables.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { dueAtOf } from '#domain/provider/reply-by.ts'
import { quoteMessages, quoteRequests } from '#domain/quotes/tables.ts'
import { newId } from '#kernel/id.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sampleNow, writeSampleProvider } from '#tests/support/sample-provider.ts'
import { sampleSubmission } from '#tests/support/sample-submission.ts'

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

const { procedureName: _, packageName: __, budget: ___, estimate: ____, ...kept } = sampleSubmission()

async function writeRequest(reference: string, name: string, said: ('client' | 'provider')[]): Promise<void> {
  const row = { ...kept, reference, name, idempotencyKey: reference, budgetMinor: null }
  await database.forProvider(provider.id, async (scope) => {
    await scope.insert(quoteRequests, [{ ...row, consentedAt: sampleNow, createdAt: sampleNow }])
    for (const [at, from] of said.entries()) {
      const when = new Date(sampleNow.getTime() + (at + 1) * 86_400_000)
      await scope.insert(quoteMessages, [
        { id: newId(), reference, from, text: 'Words.', at: when, idempotencyKey: `${at}` },
      ])
    }
  })
}

test('requests wait that nobody answered, or that asked again; answered ones do not; none of them counts as a promise', async () => {
  await writeRequest('Q-OPEN-0001', 'Jane  Doe', [])
  await writeRequest('Q-ASKS-0001', 'John Nour Al-Haddad', ['provider', 'client'])
  await writeRequest('Q-TOLD-0001', 'Joan', ['client', 'provider'])
  const migration = await readFile(new URL('../../db/migrations/0030_inbox-of-before.sql', import.meta.url), 'utf8')
  // The table of hotel bookings, of which it took some too, is gone since.
  const inserts = migration
    .split('--> statement-breakpoint')
    .slice(1)
    .filter((statement) => !statement.includes('hotel_bookings'))
  expect(inserts.length).toBeGreaterThan(0)
  // Twice is as once.
  for (const statement of [...inserts, ...inserts]) await runAsLogin(copy.url, statement)
  const items = await database.forProvider(provider.id, (scope) => scope.rows(inboxItems))
  const asked = new Date(sampleNow.getTime() + 2 * 86_400_000)
  expect(Object.fromEntries(items.map((item) => [item.reference, item]))).toMatchObject({
    'Q-OPEN-0001': { state: 'open', dueAt: dueAtOf(provider, sampleNow), firstAnswerAt: null, firstDueAt: null },
    'Q-ASKS-0001': { state: 'open', dueAt: dueAtOf(provider, asked), lastAt: asked, firstDueAt: null },
    'Q-TOLD-0001': { state: 'waiting', dueAt: null, lastAt: asked, firstAnswerAt: asked, fromSearch: 'joan' },
  })
  expect(items).toHaveLength(3)

  const names = await readFile(new URL('../../db/migrations/0044_names-by-every-word.sql', import.meta.url), 'utf8')
  await runAsLogin(copy.url, names.split('--> statement-breakpoint').at(-1) ?? '')
  const parts = await database.forProvider(provider.id, (scope) => scope.rows(inboxNameParts))
  const partsOf = (reference: string) =>
    parts.flatMap(({ itemId, part }) => (items.find(({ id }) => id === itemId)?.reference === reference ? part : []))
  expect(new Set(partsOf('Q-ASKS-0001'))).toEqual(new Set(['nour al haddad', 'al haddad', 'haddad']))
  expect([partsOf('Q-OPEN-0001'), partsOf('Q-TOLD-0001')]).toEqual([['doe'], []])
})
