// The contract of a chat model, held against a service on this machine that does well and badly as it is told.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ChatModel, ModelFault, type ModelRequest } from '#domain/assistant/chat-model.ts'
import { openScriptedModel, type ScriptedModel, type ScriptedTurn } from '#tests/support/scripted-model.ts'
import { createChatModel } from './chat-model.ts'

let service: ScriptedModel
let model: ChatModel
const limits = { firstWordMs: 250, nextWordMs: 250, wholeMs: 4_000 }

beforeAll(async () => {
  service = await openScriptedModel()
  model = createChatModel({ baseUrl: service.baseUrl, apiKey: 'key-of-the-clinic', model: 'large', limits })
})
afterAll(() => service.close())

const question = 'How long do I stay after a hip replacement?'
const request = (more: Partial<ModelRequest> = {}): ModelRequest => ({
  instructions: 'Answer from the passages.',
  turns: [{ role: 'user', content: question }],
  tools: [],
  signal: new AbortController().signal,
  ...more,
})

async function piecesOf(asked = request(), by = model): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of by(asked)) pieces.push(piece)
  return pieces
}

async function troubleOf(asked = request(), by = model): Promise<ModelFault> {
  const error = await piecesOf(asked, by).catch((thrown: unknown) => thrown)
  if (!(error instanceof ModelFault)) throw new Error('it was no ModelFault')
  return error
}

const nightsTool = (run: (input: unknown) => Promise<unknown>) => ({
  name: 'nights',
  description: 'Nights of a procedure.',
  input: z.object({ procedure: z.string() }),
  run,
})

test('words come in the pieces that the service sends', async () => {
  service.tell({ says: ['Three ', 'nights', '.'] })
  expect(await piecesOf()).toEqual(['Three ', 'nights', '.'])
})

test('the service gets the model, the key, the instructions and the turns, and nothing of who asks', async () => {
  service.tell({ says: 'Three.' })
  const turns = [
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Hello. How can I help?' },
    { role: 'user', content: question },
  ] as const
  await piecesOf(request({ turns }))
  const [asked] = service.asked
  expect(asked).toMatchObject({ path: '/v1/chat/completions', model: 'large' })
  expect(asked?.headers.authorization).toBe('Bearer key-of-the-clinic')
  expect(asked?.messages.map(({ role, content }) => [role, content])).toEqual([
    ['system', 'Answer from the passages.'],
    ...turns.map(({ role, content }) => [role, content]),
  ])
  expect(asked).not.toHaveProperty('user')
})

test('a service without a key is asked without one', async () => {
  service.tell({ says: 'Three.' })
  await piecesOf(request(), createChatModel({ baseUrl: `${service.baseUrl}/`, model: 'small' }))
  expect(service.asked[0]?.headers).not.toHaveProperty('authorization')
})

test('a tool that is called is run, what it gives is told, and what was said before it stands apart', async () => {
  service.tell({ says: 'Let me look.', calls: [['nights', { procedure: 'hip' }]] }, { says: 'Three nights.' })
  const given: unknown[] = []
  const nights = nightsTool(async (input) => {
    given.push(input)
    return 'Nights in hospital: 3'
  })
  expect((await piecesOf(request({ tools: [nights] }))).join('')).toBe('Let me look.\n\nThree nights.')
  expect(given).toEqual([{ procedure: 'hip' }])
  expect(service.asked[1]?.messages.at(-1)).toMatchObject({ role: 'tool', content: 'Nights in hospital: 3' })
})

test.for<[string, unknown]>([
  ['input of another shape', { procedure: 7 }],
  ['no JSON', '{"procedure": '],
])('a tool call with %s is not run, is told to the model, and the answer goes on', async ([, input]) => {
  service.tell({ calls: [['nights', input]] }, { says: 'I could not look that up.' })
  const nights = nightsTool(() => Promise.reject(new Error('must not be run')))
  expect(await piecesOf(request({ tools: [nights] }))).toHaveLength(1)
  const told = service.asked[1]?.messages.at(-1)
  expect(told).toMatchObject({ role: 'tool', content: expect.stringMatching(/invalid/i) })
})

test('a tool that there is not is told to the model', async () => {
  service.tell({ calls: [['prescribe', {}]] }, { says: 'That I cannot do.' })
  expect(await piecesOf(request({ tools: [nightsTool(async () => '')] }))).toEqual(['That I cannot do.'])
})

test('what a model thinks aloud is no part of its answer', async () => {
  service.tell({ says: ['<think>The patient ', 'seems afraid.</think>', 'Three nights.'] })
  expect((await piecesOf()).join('').trim()).toBe('Three nights.')
})

test.for<[string, ScriptedTurn, string]>([
  ['does not know the key', { status: 401 }, 'status-401'],
  ['is asked too often', { status: 429 }, 'status-429'],
  ['fails', { status: 500 }, 'status-500'],
  ['fails with a page', { status: 502, body: '<h1>Bad gateway</h1>' }, 'status-502'],
  ['sends something else', { raw: '<html>Welcome</html>', type: 'text/html' }, 'cut'],
  ['sends lines that are no JSON', { raw: 'data: {"choices": [\n\ndata: [DONE]\n\n' }, 'nonsense'],
  ['tells of an error in the answer', { raw: `data: {"error":{"message":"${question}"}}\n\n` }, 'nonsense'],
  ['says nothing', { says: '' }, 'empty'],
  ['refuses', { refuses: 'I am not able to help with that.' }, 'refused'],
  ['is stopped by its own filter', { says: 'Three', ends: 'content_filter' }, 'refused'],
  ['runs out of words', { says: 'Three', ends: 'length' }, 'cut'],
  ['breaks off', { cut: 'Three nigh' }, 'cut'],
  ['never answers', { hangs: true }, 'timed-out'],
  ['falls silent', { hangs: true, after: 'Three' }, 'timed-out'],
  ['calls tools without end', { calls: [['nights', { procedure: 'hip' }]] }, 'no-end'],
  ['talks without end', { says: 'Three nights. '.repeat(700) }, 'nonsense'],
  ['leads elsewhere', { redirectsTo: 'http://127.0.0.1:9/v1' }, 'unreachable'],
])(
  'a service that %s gives one code, and no word of the conversation, the key or its address',
  async ([, turn, trouble]) => {
    service.tell(turn)
    const fault = await troubleOf(request({ tools: [nightsTool(async () => 'Nights in hospital: 3')] }))
    expect(fault).toMatchObject({ code: 'unavailable', trouble })
    expect(fault.cause).toBeUndefined()
    const told = `${fault.message} ${JSON.stringify(fault)}`
    for (const secret of [question, 'hip', 'key-of', '127.0.0.1', 'Answer from']) expect(told).not.toContain(secret)
  },
)

test('a service that is not there is unreachable', async () => {
  const away = createChatModel({ baseUrl: 'http://127.0.0.1:9/v1', model: 'large', limits })
  expect(await troubleOf(request(), away)).toMatchObject({ trouble: 'unreachable' })
})

test('the last turn of a service that looks up and looks up allows no more of it', async () => {
  service.tell({ calls: [['nights', { procedure: 'hip' }]] })
  await troubleOf(request({ tools: [nightsTool(async () => '3')] }))
  expect(service.asked).toHaveLength(5)
  expect(service.asked.map((one) => one.tool_choice)).toEqual(['auto', 'auto', 'auto', 'auto', 'none'])
})

test('whoever stops the question stops the service', async () => {
  const stopping = new AbortController()
  service.tell({ hangs: true, after: 'Three' })
  const patient = createChatModel({ baseUrl: service.baseUrl, model: 'large' })
  const pieces = patient(request({ signal: stopping.signal }))[Symbol.asyncIterator]()
  expect(await pieces.next()).toMatchObject({ value: 'Three' })
  stopping.abort()
  await expect(pieces.next()).rejects.toMatchObject({ trouble: 'stopped' })
  await service.left()
})
