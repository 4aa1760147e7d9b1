// The list of a provider's requests: the same as the threads say, and whole however many there are.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sampleOffer, writeRequest } from '#tests/support/sample-offer.ts'
import { sampleNow, sampleProvider } from '#tests/support/sample-provider.ts'
import { listRequests, type RequestLine } from './list-requests.ts'
import { readThreads } from './read-threads.ts'
import { quoteMessages, quoteOffers } from './tables.ts'

let copy: TestDatabase
let database: Database
const provider = sampleProvider()

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
})

afterAll(async () => {
  await database.close()
  await copy.drop()
})

async function list(of = provider): Promise<RequestLine[]> {
  const lines: RequestLine[] = []
  for await (const line of listRequests(database, of, sampleNow)) lines.push(line)
  return lines
}
const at = (minute: number) => new Date(sampleNow.getTime() + minute * 60_000)

test('each line stands where its thread does, and nothing of another provider is in the list', async () => {
  const other = { ...provider, id: crypto.randomUUID() }
  const offers = [null, 'accepted', 'declined', 'withdrawn', 'open', 'expired'] as const
  for (const [row, decision] of offers.entries()) {
    for (const from of [null, 'client', 'provider'] as const) {
      const reference = `Q-${String(row).padStart(4, '0')}-${(from ?? 'none').slice(0, 4).toUpperCase()}`
      await writeRequest({ database, other: provider }, reference, { createdAt: at(-60 + row) })
      await database.forProvider(provider.id, async (scope) => {
        const said = { id: crypto.randomUUID(), reference, text: 'x', idempotencyKey: 'k' }
        if (from) await scope.insert(quoteMessages, [{ ...said, from, at: at(row % 2 ? 5 : -10) }])
        if (!decision) return
        const isDecided = decision !== 'open' && decision !== 'expired'
        const version = { reference, content: sampleOffer(), digest: '' }
        await scope.insert(quoteOffers, [
          { ...version, id: crypto.randomUUID(), version: 1, sentAt: at(-30), validUntil: '2026-12-31' },
          {
            ...version,
            id: crypto.randomUUID(),
            version: 2,
            sentAt: at(-20),
            validUntil: decision === 'expired' ? '2026-11-20' : '2026-11-21',
            decision: isDecided ? decision : null,
            decidedAt: isDecided ? at(0) : null,
          },
        ])
      })
    }
  }
  await writeRequest({ database, other }, 'Q-ELSE-WHER')
  const threads = await database.forProvider(provider.id, (scope) => readThreads(scope, undefined, '2026-11-21'))
  expect((await list()).map(({ reference, state, isProvidersTurn }) => [reference, state, isProvidersTurn])).toEqual(
    threads.map(({ request, state, isProvidersTurn }) => [request.reference, state, isProvidersTurn]),
  )
  expect(threads).toHaveLength(18)
  expect(await list(other)).toMatchObject([{ reference: 'Q-ELSE-WHER' }])
})

test('70,000 requests are listed, each once, newest first, many of one moment', async () => {
  const large = { ...provider, id: crypto.randomUUID() }
  await database.forProvider(large.id, ({ transaction }) =>
    transaction.execute(sql`
      insert into quote_requests (provider_id, reference, idempotency_key, input_digest, need, flexibility, companions, currency,
        medical_notes, name, email, phone, channel, language, consent_version, consented_at, sender_digest, created_at)
      select ${large.id}::uuid, 'Q-' || lpad(n::text, 9, '0'), n::text, '', repeat('x', 500), 'open', 0, 'AED',
        repeat('x', 500), 'x', 'x@mail.example', '', 'email', 'en', '1', now(), '',
        timestamptz '2026-11-01 00:00:00.123456+00' + (n / 3000) * interval '1 second'
      from generate_series(1, 70000) as n`),
  )
  const references = (await list(large)).map(({ reference }) => reference)
  expect(references).toHaveLength(70_000)
  expect(references).toEqual([...new Set(references)].sort().reverse())
})
