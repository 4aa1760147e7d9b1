// The answer as a stream: its first bytes, its end, whoever leaves before it, and what is told of a failure.
import { getEventListeners } from 'node:events'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { askAssistant } from '#contract/assistant.ts'
import type { ChatModel } from '#domain/assistant/chat-model.ts'
import { createKnowledge, type ReadKnowledge } from '#domain/assistant/knowledge.ts'
import { assistantAsks, assistantExchanges } from '#domain/assistant/tables.ts'
import { Fault } from '#kernel/fault.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { askAddress, readEvents, sampleAsking, wantsEvents } from '#tests/support/sample-asking.ts'
import { createApi } from './api.ts'
import { serveStreamed } from './serve-streamed.ts'
import { streamAnswer } from './stream-answer.ts'

afterEach(() => vi.useRealTimers())

type Changes = Parameters<typeof openSampleApi>[0]

async function open(changes: Changes = {}): Promise<SampleApi> {
  const api = await openSampleApi(changes)
  onTestFinished(() => api.close())
  return api
}

const ask = (api: SampleApi, headers: Record<string, string> = {}) =>
  api.post(askAddress, sampleAsking(), { ...wantsEvents, ...headers })
const kept = (api: SampleApi) => api.database.forProvider(api.other.id, (scope) => scope.rows(assistantExchanges))

async function readerOf(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  return { next: async () => (await reader?.read())?.value, close: () => reader?.cancel() }
}

/** What answers wait for comes when it is let. */
async function openGated() {
  const gate = Promise.withResolvers<void>()
  let readKnowledge: ReadKnowledge | undefined
  const api = await open({
    readKnowledge: async (provider) => {
      await gate.promise
      readKnowledge ??= createKnowledge(api.database)
      return readKnowledge(provider)
    },
  })
  return { api, letGo: () => gate.resolve(), fail: (error: unknown) => gate.reject(error) }
}

test('the first bytes are there before anything is looked up, past every buffer', async () => {
  const { api, letGo } = await openGated()
  const response = await ask(api)
  const { next } = await readerOf(response)
  expect(await next()).toBe(':\n\n')
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  letGo()
  expect(await next()).toMatch(/^event: piece\ndata: \{"text":"/)
})

test('it says something before a proxy takes it for dead, and no more once it is told', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const gate = Promise.withResolvers<string>()
  async function* answering() {
    yield await gate.promise
    return {}
  }
  const ends = { present: (reply: object) => reply, fail: () => ({}), leave: () => {} }
  const { next } = await readerOf(streamAnswer(answering(), ends))
  await next()
  vi.advanceTimersByTime(15_000)
  expect(await next()).toBe(':\n\n')
  gate.resolve('Hello')
  expect(await next()).toBe('event: piece\ndata: {"text":"Hello"}\n\n')
  expect(await next()).toBe('event: reply\ndata: {}\n\n')
  expect(await next()).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('whoever leaves ends the answering, and asks again under the same key: then it is answered', async () => {
  const { api, letGo } = await openGated()
  const key = { 'idempotency-key': 'left' }
  const { next, close } = await readerOf(await ask(api, key))
  await next()
  await close()
  letGo()
  const unanswered = { answer: null, answeringUntil: null, question: 'What does a hip replacement cost?' }
  await vi.waitFor(async () => expect(await kept(api)).toMatchObject([unanswered]))
  const events = await readEvents(await ask(api, key))
  expect(events.at(-1)?.event).toBe('reply')
  expect(await kept(api)).toMatchObject([{ answer: { text: events.at(-1)?.data['response'] } }])
})

test('leaving and going down both reach what is working on the answer', async () => {
  const app = await open()
  const goingDown = new AbortController()
  const signals: AbortSignal[] = []
  const ends: string[] = []
  const name = 'askTwice'
  const endpoint = { ...askAssistant, name, path: '/api/ai-agent/twice' as const }
  const parts = { log: app.parts.log, goingDown: goingDown.signal }
  const own = createApi(app.parts)
  serveStreamed(own, parts, endpoint, async (_, { signal }) => {
    signals.push(signal)
    return (async function* () {
      try {
        yield 'A'
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
        yield 'B'
        throw new Fault('unavailable', 'Ended.')
      } finally {
        ends.push('ended')
      }
    })()
  })
  const send = () =>
    own.hono.request('http://other.test/api/ai-agent/twice', {
      method: 'POST',
      body: JSON.stringify(sampleAsking()),
      headers: { 'content-type': 'application/json', ...wantsEvents },
    })
  const left = await readerOf(await send())
  await left.next()
  await left.close()
  expect(signals[0]?.aborted).toBe(true)
  await vi.waitFor(() => expect(ends).toEqual(['ended']))
  // What lasts as long as the server remembers nothing of a request that is over.
  expect(getEventListeners(goingDown.signal, 'abort')).toEqual([])
  const stays = await send()
  goingDown.abort()
  const events = await readEvents(stays)
  expect(events.map(({ event }) => event)).toEqual(['piece', 'piece', 'failure'])
  expect(events.at(-1)?.data).toMatchObject({ code: 'unavailable', status: 503 })
})

test('a failure half-way is an event with a problem, in the log without a word, and the question stays to be asked again', async () => {
  const { api, fail } = await openGated()
  const response = await ask(api, { 'x-request-id': 'request-1', 'idempotency-key': 'again' })
  fail(new Error('duplicate key: What does a hip replacement cost?'))
  const [only, ...more] = await readEvents(response)
  expect([only?.event, more]).toEqual(['failure', []])
  expect(only?.data).toMatchObject({ code: 'internal', requestId: 'request-1' })
  expect(JSON.stringify(only?.data)).not.toContain('hip')
  expect(api.logLines.join('\n')).toContain('request-1')
  expect(api.logLines.join('\n')).not.toMatch(/hip|cost/)
  expect(await kept(api)).toMatchObject([{ answer: null, answeringUntil: null }])
})

test('a failure is a plain problem to whoever wants JSON', async () => {
  const api = await open({ readKnowledge: () => Promise.reject(new Fault('unavailable', 'Away.', { retryAfterS: 5 })) })
  const response = await ask(api, { accept: 'application/json' })
  expect(response.headers.get('retry-after')).toBe('5')
  expect((await readProblem(response)).code).toBe('unavailable')
})

test.each([
  ['text/event-stream', true],
  ['text/event-stream; charset=utf-8, application/json;q=0.5', true],
  ['application/json, text/event-stream', true],
  ['application/json', false],
  ['*/*', false],
  ['text/event-streams', false],
])('Accept: %s', async (accept, isStream) => {
  const type = (await ask(await open(), { accept })).headers.get('content-type')
  expect(type?.startsWith('text/event-stream')).toBe(isStream)
})

test('an answer that could not be kept is given all the same', async () => {
  const { api, letGo } = await openGated()
  const response = await ask(api)
  await api.database.forProvider(api.other.id, ({ transaction }) => transaction.delete(assistantExchanges))
  await api.database.forProvider(api.other.id, ({ transaction }) => transaction.delete(assistantAsks))
  letGo()
  expect((await readEvents(response)).at(-1)?.event).toBe('reply')
})

const silent: ChatModel = async function* () {}

test('a service that says nothing is no reason to say nothing', async () => {
  const events = await readEvents(await ask(await open({ chatModel: silent })))
  expect(events.at(-1)).toMatchObject({ event: 'reply', data: { by: 'pages', response: expect.stringMatching(/\w/) } })
})
