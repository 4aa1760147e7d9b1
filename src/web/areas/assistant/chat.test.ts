// @vitest-environment happy-dom
// Guards the conversation: what is sent and under which key, what becomes of failures, and what is left after it was forgotten.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import { forgetChat, onForgetChat } from '#web/browser/kept-chat.ts'
import { line } from '#web/browser/line.ts'
import { createStateStorage } from '#web/browser/state-storage.ts'
import { type Chat, createChat } from './chat.ts'
import { type ChatState, createChatState, emptyDesk, noConversation } from './chat-state.ts'

type Sent = { url: string; key: string; accept: string; body: Record<string, unknown> }

let sent: Sent[]
let answers: (() => Response | Promise<Response>)[]

const reply = (response: string, more: object = {}) => ({
  response,
  kind: 'answer',
  sources: [{ title: 'Price', path: '/procedures/hip#price' }],
  choices: [],
  offersPerson: false,
  by: 'pages',
  ...more,
})
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })
const problem = (status: number, code: string) => json({ status, code, detail: '', requestId: 'r-1' }, status)
const stream = (text: string) => () => new Response(text, { headers: { 'content-type': 'text/event-stream' } })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { origin: 'http://clinic.test' })
  vi.spyOn(line, 'noteSilence').mockImplementation(() => {})
  sessionStorage.clear()
  sent = []
  answers = [json(reply('From EUR 9,800.'))]
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    init.signal?.throwIfAborted()
    const headers = new Headers(init.headers)
    const body: unknown = JSON.parse(new TextDecoder().decode(init.body as ArrayBuffer))
    sent.push({
      url,
      key: headers.get('idempotency-key') ?? '',
      accept: headers.get('accept') ?? '',
      body: body as Sent['body'],
    })
    return (answers.length > 1 ? answers.shift() : answers[0])?.()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const page = () =>
  ({
    providerId: 'p-1',
    language: 'en',
    currency: 'EUR',
    procedure: { slug: 'hip', name: 'Hip replacement' },
  }) as const

function begin(): { chat: Chat; state: ChatState } {
  const state = createChatState(createStateStorage('sessionStorage'))
  return { chat: createChat({ state, page }), state }
}
const last = (state: ChatState) => state.conversation.getState().messages.at(-1)
const contents = (state: ChatState) => state.conversation.getState().messages.map(({ content }) => content)
const settle = () => vi.advanceTimersByTimeAsync(10_000)

test('spec 3: "Conversation id is generated client-side as a prefix plus timestamp plus random string on the first user message"', async () => {
  const { chat, state } = begin()
  expect(state.conversation.getState().id).toBe('')
  const now = Date.now()
  chat.ask('One')
  const { id } = state.conversation.getState()
  expect(id).toMatch(new RegExp(`^chat-${now}-[0-9a-f]{32}$`))
  await settle()
  chat.ask('Two')
  await settle()
  expect(sent.map(({ body }) => body.conversationId)).toEqual([id, id])
})

test('spec 7: POST /api/ai-agent/ask with providerId, conversationId, messages (role user or assistant, content) reads field response', async () => {
  const { chat, state } = begin()
  chat.ask('  What does it cost? ')
  await settle()
  chat.ask('And the hotel?')
  await settle()
  expect(sent[1]?.url).toBe('http://clinic.test/api/ai-agent/ask')
  expect(sent[1]?.body).toEqual({
    providerId: 'p-1',
    conversationId: state.conversation.getState().id,
    messages: [
      { role: 'user', content: 'What does it cost?' },
      { role: 'assistant', content: 'From EUR 9,800.' },
      { role: 'user', content: 'And the hotel?' },
    ],
    language: 'en',
    currency: 'EUR',
    procedure: 'hip',
  })
  expect(last(state)).toMatchObject({ type: 'ai', content: 'From EUR 9,800.', answer: { kind: 'answer' } })
})

test('spec 5: "Chat message must be non-empty after trimming"; while an answer is pending nothing more is taken', async () => {
  const { chat, state } = begin()
  expect(chat.ask(' \n ')).toBe(false)
  expect(chat.ask('a'.repeat(1001))).toBe(false)
  expect(chat.ask('One')).toBe(true)
  expect(chat.ask('Two')).toBe(false)
  await settle()
  expect([sent.length, contents(state)]).toEqual([1, ['One', 'From EUR 9,800.']])
})

test('spec 7: "Product API calls retry 3 times, 1000 ms apart", all under one key', async () => {
  expectConsole('api call failed name=askAssistant code=unavailable status=503 reference=r-1')
  answers = [problem(503, 'unavailable')]
  const { chat, state } = begin()
  chat.ask('One')
  await vi.advanceTimersByTimeAsync(2_900)
  expect(sent).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toHaveLength(4)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(last(state)).toMatchObject({ type: 'ai', note: 'failed' })
})

test('spec 8: chat failure or missing response field is one message; what was asked goes again with one press, under its key', async () => {
  answers = [json({ reply: 'x' }), json(reply('Now.'))]
  const { chat, state } = begin()
  chat.ask('One')
  await settle()
  expect(last(state)).toMatchObject({ type: 'ai', note: 'failed', content: '' })
  chat.askAgain()
  await settle()
  expect(contents(state)).toEqual(['One', 'Now.'])
  expect(sent[1]).toEqual(sent[0])
})

test('after a failure something else can be asked: the failure is not told to the assistant as its own words', async () => {
  answers = [json({}), json(reply('Yes.'))]
  const { chat } = begin()
  chat.ask('One')
  await settle()
  chat.ask('Two')
  await settle()
  expect(sent[1]?.body.messages).toEqual([
    { role: 'user', content: 'One' },
    { role: 'user', content: 'Two' },
  ])
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('an answer streams in: pieces one behind the other, and the reply takes their place', async () => {
  const pieces = 'event: piece\ndata: {"text":"From "}\n\nevent: piece\ndata: {"text":"EUR"}\n\n'
  answers = [stream(`${pieces}event: reply\ndata: ${JSON.stringify(reply('From EUR 9,800.'))}\n\n`)]
  const { chat, state } = begin()
  const seen: (string | undefined)[] = []
  chat.answering.subscribe(({ pieces: now }) => seen.push(now))
  chat.ask('One')
  await settle()
  expect(seen).toEqual(['', 'From ', 'From EUR', undefined])
  expect(contents(state)).toEqual(['One', 'From EUR 9,800.'])
  expect(sent.map(({ accept }) => accept)).toEqual([expect.stringContaining('text/event-stream')])
})

test('a stream that breaks is asked for whole, under the same key', async () => {
  answers = [stream('event: piece\ndata: {"text":"From "}\n\n'), json(reply('Whole.'))]
  const { chat, state } = begin()
  chat.ask('One')
  await settle()
  expect(contents(state)).toEqual(['One', 'Whole.'])
  expect(sent[1]).toMatchObject({ key: sent[0]?.key, body: sent[0]?.body })
  expect(sent[1]?.accept).not.toContain('event-stream')
})

test('a failure that the stream tells of, and that no other try betters, is a failure', async () => {
  answers = [stream('event: failure\ndata: {"status":422,"code":"invalid-input"}\n\n')]
  const { chat, state } = begin()
  chat.ask('One')
  await settle()
  expect([sent.length, last(state)]).toEqual([1, expect.objectContaining({ note: 'failed' })])
})

test('a question whose answer had not come when the page was left is asked again under its key', async () => {
  answers = [() => new Promise<Response>(() => {})]
  begin().chat.ask('One')
  await vi.advanceTimersByTimeAsync(0)
  answers = [json(reply('Here.'))]
  const { chat, state } = begin()
  chat.askAgain()
  await settle()
  expect(contents(state)).toEqual(['One', 'Here.'])
  expect(sent[1]).toEqual(sent[0])
})

test('an answer that comes while the window is closed waits to be read', async () => {
  const { chat, state } = begin()
  chat.ask('One')
  await settle()
  expect(state.desk.getState().isUnread).toBe(true)
})

test('deleting removes the conversation at the clinic and here, and an answer on its way goes nowhere', async () => {
  let answerLate: (response: Response) => void = () => {}
  answers = [
    () =>
      new Promise((resolve) => {
        answerLate = resolve
      }),
    json({}),
  ]
  const { chat, state } = begin()
  chat.ask('One')
  await vi.advanceTimersByTimeAsync(0)
  const { id } = state.conversation.getState()
  const isGone = chat.forget()
  await settle()
  answerLate(Response.json(reply('Late.')))
  await settle()
  expect(await isGone).toBe(true)
  expect(sent[1]).toMatchObject({ url: 'http://clinic.test/api/ai-agent/forget', body: { conversationId: id } })
  expect(state.conversation.getState()).toEqual(noConversation)
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('One')
})

test('what could not be deleted at the clinic is still here, and said to be', async () => {
  expectConsole('api call failed name=forgetConversation')
  answers = [json(reply('Yes.')), problem(500, 'internal')]
  const { chat, state } = begin()
  chat.ask('One')
  await settle()
  const isGone = chat.forget()
  await settle()
  expect([await isGone, contents(state)]).toEqual([false, ['One', 'Yes.']])
})

test('signing out forgets it, in memory and in the tab', async () => {
  const { chat, state } = begin()
  const stop = onForgetChat(() => {
    state.conversation.setState(noConversation)
    state.desk.setState(emptyDesk)
  })
  chat.ask('One')
  await settle()
  forgetChat()
  stop()
  expect(state.conversation.getState().messages).toEqual([])
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('a message to the clinic is noted, and not told to the assistant', async () => {
  const { chat, state } = begin()
  chat.noteHandOver('Q-7')
  chat.ask('One')
  await settle()
  expect(sent[0]?.body.messages).toEqual([{ role: 'user', content: 'One' }])
  expect(contents(state)[0]).toBe('Q-7')
})

test('of a long conversation the newest forty messages go along', async () => {
  const { chat, state } = begin()
  state.conversation.setState({
    messages: Array.from({ length: 60 }, (_, at) => ({ id: `${at}`, type: 'ai' as const, content: `${at}` })),
  })
  chat.ask('One')
  await settle()
  const messages = sent[0]?.body.messages as { content: string }[]
  expect([messages.length, messages[0]?.content, messages.at(-1)?.content]).toEqual([40, '21', 'One'])
})

test.each([
  ['something else wrote it', '{"state":{"id":4,"messages":[]},"version":0}'],
  ['an older build wrote it', '{"state":{"id":"chat-1","about":"","messages":[{"id":"1","type":"bot"}]},"version":0}'],
  ['it is no JSON', '{'],
])('what is kept and cannot be used (%s) is no conversation', (_, kept) => {
  sessionStorage.setItem('state.assistant', kept)
  expect(begin().state.conversation.getState()).toEqual(noConversation)
})
