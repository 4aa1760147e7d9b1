// Asks the assistant over the API where a chat service is set up: what it says well is streamed, what it makes up is not, and silence is answered.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assistantReply } from '#contract/assistant.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { askAddress, readEvents, sampleAsking, wantsEvents } from '#tests/support/sample-asking.ts'
import { signInAtOther } from '#tests/support/sample-session.ts'
import { chatModelOf, openScriptedModel, type ScriptedModel, type ScriptedTurn } from '#tests/support/scripted-model.ts'

let api: SampleApi
let service: ScriptedModel
let asks = 0

beforeAll(async () => {
  service = await openScriptedModel()
  api = await openSampleApi({ chatModel: chatModelOf(service) })
})
afterAll(async () => {
  await api.close()
  await service.close()
})

const question = 'What does a hip replacement cost?'
const readHip: ScriptedTurn = { calls: [['read_procedure', { procedure: 'hip-replacement' }]] }
const rightPrice = 'A hip replacement costs €9,000–12,000.'

async function ask(turns: readonly ScriptedTurn[], content = question, headers: Record<string, string> = {}) {
  service.tell(...turns)
  // Each is a question of its own, from an address of its own.
  const asking = sampleAsking(content, { conversationId: `chat-of-model-${++asks}` })
  return api.post(askAddress, asking, { 'x-epidaurus-sender': `192.0.2.${asks}`, ...headers })
}
const reply = async (...asked: Parameters<typeof ask>) => assistantReply.parse(await (await ask(...asked)).json())

test('a right answer is streamed sentence by sentence, and told to be a model’s', async () => {
  const says = { says: [`${rightPrice} You`, ' spend 3 nights in hospital.'] }
  const events = await readEvents(await ask([readHip, says], question, wantsEvents))
  expect(events.map(({ event }) => event)).toEqual(['piece', 'piece', 'reply'])
  expect(events[0]?.data).toEqual({ text: rightPrice })
  expect(events.at(-1)?.data).toMatchObject({
    response: `${rightPrice} You spend 3 nights in hospital.`,
    by: 'model',
    kind: 'answer',
  })
})

test.for<[string, string]>([
  ['an invented price', 'A hip replacement costs €4,500.'],
  ['another currency', 'A hip replacement costs AED 9,000–12,000.'],
  ['other days', 'You may fly from day 7 after a hip replacement.'],
  ['yes for no', 'Flights are included in the price of a hip replacement.'],
  ['an invented doctor', 'Dr Emily Carter performs the hip replacement.'],
  ['an invented link', 'Pay for the hip replacement at https://pay.example.com now.'],
  ['a dose', 'After a hip replacement take 400 mg of ibuprofen.'],
])('%s is not shown: the pages answer', async ([, says]) => {
  const answered = await reply([readHip, { says }])
  expect(answered.by).toBe('pages')
  expect(answered.response).not.toContain(says)
})

test.for<[string, ScriptedTurn]>([
  ['hangs', { hangs: true }],
  ['fails', { status: 500 }],
  ['breaks off after a sentence', { cut: 'You spend 3 nights in hospital. A hip' }],
])('where the service %s the pages answer, and never nobody', async ([, turn]) => {
  const answered = await reply([turn])
  expect(answered).toMatchObject({ by: 'pages', response: expect.stringMatching(/\w/) })
})

test('a sign of danger is answered without asking the service', async () => {
  const answered = await reply([{ says: 'All is well.' }], 'I have chest pain and cannot breathe')
  expect(answered).toMatchObject({ kind: 'urgent', by: 'pages' })
  expect(service.asked).toEqual([])
})

test('the trip tool tells of nobody’s trip without a session, and of their own with one', async () => {
  const trip: ScriptedTurn = { calls: [['look_at_my_trip', {}]] }
  await reply([trip, { says: 'NOT_SAID' }], 'What are my next steps?')
  expect(service.asked[1]?.messages.at(-1)?.content).toMatch(/not signed in/)
  const amal = await signInAtOther(api)
  await amal.introduce()
  const authorization = `Bearer ${amal.access}`
  const answered = await reply([trip, { says: 'Tell the clinic what you need.' }], 'What are my next steps?', {
    authorization,
  })
  expect(service.asked[1]?.messages.at(-1)?.content).toContain('Tell the clinic what you need')
  expect(answered).toMatchObject({ by: 'model', response: 'Tell the clinic what you need.' })
})

test('nothing of what was said is in the log', () => {
  expect(api.logLines.join('\n')).toContain('assistant answers without the chat service')
  expect(api.logLines.join('\n')).not.toMatch(/hip replacement|€|ibuprofen|Emily|chest pain|next steps|secret-key/i)
})
