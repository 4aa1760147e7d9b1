// A sign of danger is answered whatever else fails: a key used before, a question that is too long, what cannot be read or kept.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assistantAsks, assistantExchanges } from '#domain/assistant/tables.ts'
import { Fault } from '#kernel/fault.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { askAddress, readEvents, sampleAsking, wantsEvents } from '#tests/support/sample-asking.ts'
import { createApi } from './api.ts'

let api: SampleApi
beforeEach(async () => {
  api = await openSampleApi()
})
afterEach(() => api.close())

const danger = 'I have crushing chest pain and I cannot breathe'
const key = { 'idempotency-key': 'one' }
const ask = (body: object, headers: Record<string, string> = {}, changes: object = {}) =>
  createApi({ ...api.parts, ...changes }).hono.request(askAddress, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
const rows = (table: typeof assistantAsks | typeof assistantExchanges) =>
  api.database.forProvider(api.other.id, (scope) => scope.rows(table))
const urgent = { kind: 'urgent', response: expect.stringContaining('998') }

/** As JSON, and as the last event of a stream. */
async function expectUrgent(body: object, headers: Record<string, string> = {}, changes: object = {}): Promise<void> {
  expect(await (await ask(body, headers, changes)).json()).toMatchObject(urgent)
  const events = await readEvents(await ask(body, { ...headers, ...wantsEvents }, changes))
  expect(events.map(({ event }) => event)).toEqual(['piece', 'reply'])
  expect(events.at(-1)?.data).toMatchObject(urgent)
}

test('under a key that was used for something else', async () => {
  await ask(sampleAsking('Hello'), key)
  await expectUrgent(sampleAsking(danger), key)
  expect(await rows(assistantExchanges)).toMatchObject([{ question: 'Hello' }])
})

test('while somebody else is answering it, at once', async () => {
  await ask(sampleAsking(danger), key)
  const answeringUntil = new Date('2026-11-21T08:00:50Z')
  await api.database.forProvider(api.other.id, (scope) =>
    scope.update(assistantExchanges, { answer: null, answeringUntil }),
  )
  await expectUrgent(sampleAsking(danger), key)
})

test('where the pages cannot be read; it is kept all the same, once, with its answer', async () => {
  const readKnowledge = () => Promise.reject(new Error(`no pages for ${danger}`))
  await expectUrgent(sampleAsking(danger), key, { readKnowledge })
  expect(await rows(assistantExchanges)).toMatchObject([{ question: danger, answer: { kind: 'urgent' } }])
  expect(api.logLines.join()).not.toContain('chest')
})

test('where an account is gone, and where keeping fails in a way that nobody thought of', async () => {
  for (const error of [new Fault('not-allowed', 'Gone.'), new Error('Broken')]) {
    const fail = () => Promise.reject(error)
    const database = { ...api.parts.database, forProvider: fail, forClient: fail }
    await expectUrgent(sampleAsking(danger), {}, { database })
  }
})

test('it costs none of the questions that are given to the service', async () => {
  const chatModel = vi.fn()
  await expectUrgent(sampleAsking(danger), {}, { chatModel })
  expect(chatModel).not.toHaveBeenCalled()
  expect(await rows(assistantAsks)).toMatchObject([{ asksModel: false, answeringUntil: null }])
})

test.each([
  [
    'at the beginning of one that is too long',
    { messages: [{ role: 'user', content: `${danger}. ${'so '.repeat(400)}` }] },
  ],
  ['at the end of one that is too long', { messages: [{ role: 'user', content: `${'so '.repeat(400)}. ${danger}` }] }],
  ['behind more messages than are taken', { messages: Array(60).fill({ role: 'user', content: danger }) }],
  ['for a provider that is another', { providerId: 'someone-else' }],
  ['in a conversation of no name', { conversationId: '?' }],
  ['in a language that is none', { language: 'tlh' }],
])('%s', async (_, changes) => {
  await expectUrgent(sampleAsking(danger, changes))
  expect(await rows(assistantExchanges)).toEqual([])
})

test.each([
  ['too long', [{ role: 'user', content: 'so '.repeat(400) }]],
  ['of nobody', []],
  ['of the assistant', [{ role: 'assistant', content: danger }]],
  ['not text', [{ role: 'user', content: { text: danger } }]],
])('what is %s and tells of no danger is refused as ever', async (_, messages) => {
  expect((await readProblem(await ask(sampleAsking('', { messages })))).code).toBe('invalid-input')
})
