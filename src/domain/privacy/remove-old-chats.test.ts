// Conversations go once nothing was said in them for as long as their clinic keeps them, and the counts of the limits after a day.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { assistantAsks, assistantConversations, assistantExchanges } from '#domain/assistant/tables.ts'
import { companies } from '#domain/provider/tables.ts'
import { newId } from '#kernel/id.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { removeOldChats } from './remove-old-chats.ts'

let api: SampleApi
beforeEach(async () => {
  api = await openSampleApi()
})
afterEach(() => api.close())

const daysAgo = (days: number) => new Date(sampleNow.getTime() - days * 24 * 3_600_000)
const sweep = (database = api.database) => removeOldChats({ database, log: api.parts.log }, sampleNow)

/** Begun long before its last word. */
async function write(name: string, lastAt: Date, client?: SampleClient, provider = api.other): Promise<string> {
  const owner = { clientPoolId: client?.poolId ?? null, clientSub: client?.sub ?? null }
  const id = newId()
  await api.database.forProvider(provider.id, async (scope) => {
    await scope.insert(assistantConversations, [
      { id, conversationId: name, language: 'en', ...owner, startedAt: daysAgo(300), lastAt },
    ])
    await scope.insert(assistantExchanges, [
      { id: newId(), conversation: id, place: 1, idempotencyKey: id, inputDigest: '', question: name, at: lastAt },
    ])
  })
  return id
}

const left = async (provider = api.other) => {
  const rows = await api.database.forProvider(provider.id, (scope) => scope.rows(assistantExchanges))
  return rows.map(({ question }) => question).sort()
}

test('30 days after the last word it goes with all that was said, however long before it was begun', async () => {
  await write('old', daysAgo(30.01))
  await write('spoken in', daysAgo(29.99))
  await write('old elsewhere', daysAgo(31), undefined, api.provider)
  await sweep()
  expect([await left(), await left(api.provider)]).toEqual([['spoken in'], []])
})

test('each company’s own days count', async () => {
  await api.database.directory((transaction) =>
    transaction
      .update(companies)
      .set({ retention: { chatDays: 3 } })
      .where(eq(companies.id, api.other.company.id)),
  )
  for (const provider of [api.other, api.provider]) await write('four days old', daysAgo(4), undefined, provider)
  await sweep()
  expect([await left(), await left(api.provider)]).toEqual([[], ['four days old']])
})

test('a client reads of it in their log, once; what is younger stays theirs', async () => {
  const amal = await openSampleClient(api)
  const old = await write('old', daysAgo(40), amal)
  await write('young', daysAgo(1), amal)
  await sweep()
  await sweep()
  expect(await left()).toEqual(['young'])
  expect(await amal.takeLog()).toEqual([`system remove conversation ${old} retention`])
})

test('something said since it was found keeps it', async () => {
  const amal = await openSampleClient(api)
  const id = await write('spoken in just now', daysAgo(40), amal)
  await sweep({
    ...api.database,
    forClient: async (client, providerId, work) => {
      const said = { lastAt: sampleNow }
      await api.database.forProvider(providerId, (scope) =>
        scope.update(assistantConversations, said, eq(assistantConversations.id, id)),
      )
      return api.database.forClient(client, providerId, work)
    },
  })
  expect(await left()).toEqual(['spoken in just now'])
  expect(await amal.takeLog()).toEqual([])
})

test('where one client’s cannot be removed, others’ go all the same, and the log says so without a word of it', async () => {
  const amal = await openSampleClient(api)
  const badr = await openSampleClient(api, 'badr@patient.example')
  await write('of Amal', daysAgo(40), amal)
  await write('of Badr', daysAgo(40), badr)
  await sweep({
    ...api.database,
    forClient: (client, providerId, work) =>
      client.sub === amal.sub ? Promise.reject(new Error('of Amal')) : api.database.forClient(client, providerId, work),
  })
  expect(await left()).toEqual(['of Amal'])
  expect(api.logLines.join('\n')).toContain('old conversations not removed')
  expect(api.logLines.join('\n')).not.toContain('of Amal')
})

test('what no limit counts any more goes; what one still does stays', async () => {
  const asks = [daysAgo(1.01), daysAgo(0.99)]
  await api.database.forProvider(api.other.id, (scope) =>
    scope.insert(
      assistantAsks,
      asks.map((at) => ({ id: newId(), senderDigest: 'one', asksModel: false, at })),
    ),
  )
  await sweep()
  const rows = await api.database.forProvider(api.other.id, (scope) => scope.rows(assistantAsks))
  expect(rows.map(({ at }) => at)).toEqual([asks[1]])
})
