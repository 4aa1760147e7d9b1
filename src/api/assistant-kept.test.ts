// What is kept of a conversation, whose it is, and how it goes: by its owner's hand, with their account, and once per key.
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { askAssistant } from '#contract/assistant.ts'
import { clientExport } from '#contract/client-export.ts'
import { assistantConversations, assistantExchanges } from '#domain/assistant/tables.ts'
import { newId } from '#kernel/id.ts'
import { openSampleApi, readProblem, type SampleApi, siteOrigin } from '#tests/support/sample-api.ts'
import { askAddress, readEvents, sampleAsking, wantsEvents } from '#tests/support/sample-asking.ts'
import { openSampleClient } from '#tests/support/sample-client.ts'
import { otherOrigin, signInAtOther } from '#tests/support/sample-session.ts'
import { createApi } from './api.ts'

let api: SampleApi

beforeEach(async () => {
  api = await openSampleApi()
})
afterEach(() => api.close())

const { path: askPath } = askAssistant
const forgetPath = '/api/ai-agent/forget'
const { conversationId } = sampleAsking()

const ask = (body: object = sampleAsking(), headers: Record<string, string> = {}) => api.post(askAddress, body, headers)
const forget = (headers: Record<string, string> = {}) => api.post(otherOrigin + forgetPath, { conversationId }, headers)
const conversations = (provider = api.other) =>
  api.database.forProvider(provider.id, (scope) => scope.rows(assistantConversations))
const exchanges = (provider = api.other) =>
  api.database.forProvider(provider.id, (scope) => scope.rows(assistantExchanges))

/** What was answered, as if it had been this. */
const rewrite = (text: string) =>
  api.database.forProvider(api.other.id, (scope) =>
    scope.update(assistantExchanges, {
      answer: { text, kind: 'answer', sources: [], choices: [], offersPerson: false, by: 'pages' },
    }),
  )

test('a question and its answer are kept in their order, and nothing of who sent them', async () => {
  const first = sampleAsking('Which procedures are there?')
  const { response } = await (await ask(first)).json()
  const before = [...first.messages, { role: 'assistant', content: response }]
  await ask(sampleAsking('', { messages: [...before, { role: 'user', content: 'And the packages?' }] }))
  expect(await conversations()).toMatchObject([{ conversationId, clientPoolId: null, clientSub: null, language: 'en' }])
  const rows = (await exchanges()).sort((one, other) => one.place - other.place)
  expect(rows.map(({ place, question }) => [place, question])).toEqual([
    [1, 'Which procedures are there?'],
    [2, 'And the packages?'],
  ])
  expect(rows[0]).toMatchObject({ answer: { text: response }, answeringUntil: null })
})

test('under one key it is answered once, as JSON and as a stream; other words under it are refused', async () => {
  const key = { 'idempotency-key': 'one' }
  await ask(sampleAsking(), key)
  await rewrite('As it was said')
  expect((await (await ask(sampleAsking(), key)).json()).response).toBe('As it was said')
  const events = await readEvents(await ask(sampleAsking(), { ...key, ...wantsEvents }))
  expect(events.map(({ event, data }) => [event, data['text'] ?? data['response']])).toEqual([
    ['piece', 'As it was said'],
    ['reply', 'As it was said'],
  ])
  expect((await readProblem(await ask(sampleAsking('Something else'), key))).code).toBe('idempotency-key-reused')
  expect(await exchanges()).toHaveLength(1)
})

test('without a key the same request is the same question for a day', async () => {
  await ask()
  await ask()
  expect(await exchanges()).toHaveLength(1)
  expect((await askOf({ clock: () => new Date('2026-11-22T08:00:00Z') })).status).toBe(200)
  expect(await exchanges()).toHaveLength(2)
})

/** The same server with another part. */
const askOf = (changes: object, headers: Record<string, string> = {}) =>
  createApi({ ...api.parts, ...changes }).hono.request(askAddress, {
    method: 'POST',
    body: JSON.stringify(sampleAsking()),
    headers: { 'content-type': 'application/json', ...headers },
  })

test('of many at once under one key one is answered, and all hear it', async () => {
  let reads = 0
  const { readKnowledge } = api.parts
  const counted: typeof readKnowledge = (provider) => {
    reads += 1
    return readKnowledge(provider)
  }
  const key = { 'idempotency-key': 'race' }
  const send = (headers: object) => askOf({ readKnowledge: counted }, { ...key, ...headers })
  const [one, two, three] = await Promise.all([send({}), send({}), send(wantsEvents)])
  const events = await readEvents(three)
  const { response } = await one.json()
  expect([(await two.json()).response, events.at(-1)?.data['response']]).toEqual([response, response])
  expect(reads).toBe(1)
})

test('questions that come at once under keys of their own have each their place', async () => {
  const texts = ['One?', 'Two?', 'Three?', 'Four?']
  await Promise.all(
    texts.map((text, at) =>
      ask(sampleAsking(text), { 'x-epidaurus-sender': `192.0.2.${at}`, 'idempotency-key': text }),
    ),
  )
  expect(await conversations()).toHaveLength(1)
  expect((await exchanges()).map(({ place }) => place).sort((one, other) => one - other)).toEqual([1, 2, 3, 4])
})

test('what a crash left unanswered is answered when it is asked again, once its time is over', async () => {
  const key = { 'idempotency-key': 'crash' }
  await ask(sampleAsking(), key)
  const leave = (answeringUntil: Date | null) =>
    api.database.forProvider(api.other.id, ({ transaction }) =>
      transaction.update(assistantExchanges).set({ answer: null, answeringUntil }),
    )
  await leave(new Date('2026-11-21T07:59:59Z'))
  expect((await ask(sampleAsking(), key)).status).toBe(200)
  expect(await exchanges()).toMatchObject([{ answer: { by: 'pages' }, answeringUntil: null, place: 1 }])
  // Somebody is at it: whoever asks meanwhile waits, and takes over when that one is gone.
  await leave(new Date('2026-11-21T08:00:30Z'))
  const waiting = ask(sampleAsking(), key)
  await leave(null)
  expect((await waiting).status).toBe(200)
  expect(await exchanges()).toMatchObject([{ answer: { by: 'pages' } }])
})

test('signed in it is theirs: in their log, in their export, counted before they leave, and gone with them', async () => {
  const amal = await openSampleClient(api)
  const { response } = await (await amal.post(askPath, sampleAsking())).json()
  await amal.post(askPath, sampleAsking('And the recovery?'))
  const [row] = await conversations()
  expect(row).toMatchObject({ clientPoolId: amal.poolId, clientSub: amal.sub })
  expect(await amal.takeLog()).toEqual([`client add conversation ${row?.id} own-request`])
  const data = clientExport.parse(await (await amal.get('/api/client/export.json')).json())
  expect(data.conversations).toMatchObject([
    {
      conversationId,
      language: 'en',
      exchanges: [
        { question: 'What does a hip replacement cost?', answer: { text: response } },
        { question: 'And the recovery?' },
      ],
    },
  ])
  const { removed } = await (await amal.get('/api/client/erasure')).json()
  expect(removed).toContainEqual({ what: 'conversations', count: 1 })
  await amal.post('/api/client/erase', { email: amal.email })
  expect([await conversations(), await exchanges()]).toEqual([[], []])
})

test('who knows the id of a client’s conversation adds nothing to it, reads nothing of it and removes nothing', async () => {
  const amal = await openSampleClient(api)
  const badr = await openSampleClient(api, 'badr@patient.example')
  await amal.post(askPath, sampleAsking('I had a hip replacement in May. What next?'))
  const stranger = await ask(sampleAsking('What did I say before?'))
  expect(await stranger.text()).not.toContain('May')
  await badr.post(askPath, sampleAsking('What did I say before?'))
  await forget()
  await badr.post(forgetPath, { conversationId })
  expect(await conversations()).toMatchObject([{ clientSub: amal.sub }])
  expect(await exchanges()).toMatchObject([{ question: 'I had a hip replacement in May. What next?', place: 1 }])
  const { conversations: exported } = await (await badr.get('/api/client/export.json')).json()
  expect(exported).toEqual([])
})

test('a key and every word of it are no key to an answer that somebody else got', async () => {
  const amal = await openSampleClient(api)
  const key = { 'idempotency-key': 'hers' }
  await amal.post(askPath, sampleAsking(), key)
  await rewrite('Amal flies on Monday')
  expect((await (await amal.post(askPath, sampleAsking(), key)).json()).response).toBe('Amal flies on Monday')
  expect((await (await ask(sampleAsking(), key)).json()).response).not.toContain('Monday')
})

test('signing in on the way does not make theirs what a visitor asked; forgetting takes both', async () => {
  await ask(sampleAsking('Asked before'))
  const amal = await openSampleClient(api)
  await amal.post(askPath, sampleAsking('Asked signed in'))
  const { conversations: exported } = await (await amal.get('/api/client/export.json')).json()
  expect(exported).toMatchObject([{ exchanges: [{ question: 'Asked signed in' }] }])
  await amal.takeLog()
  const [own] = (await conversations()).filter(({ clientSub }) => clientSub === amal.sub)
  expect((await amal.post(forgetPath, { conversationId })).status).toBe(200)
  expect(await exchanges()).toEqual([])
  expect(await amal.takeLog()).toEqual([`client remove conversation ${own?.id} own-request`])
})

test('forgetting says the same of what is there, of what was and of what never was', async () => {
  await ask()
  const told = [await forget(), await forget(), await forget()]
  expect(told.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await Promise.all(told.map((one) => one.text()))).toEqual(['{}', '{}', '{}'])
  expect([await conversations(), await exchanges()]).toEqual([[], []])
  expect((await forget({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const bad = await readProblem(await api.post(otherOrigin + forgetPath, { conversationId: 'x' }))
  expect(bad.errors).toEqual([{ path: 'conversationId', reason: 'invalid' }])
})

test('forgotten while it is answered, nothing of it comes back', async () => {
  const gate = Promise.withResolvers<void>()
  const { readKnowledge } = api.parts
  const slow: SampleApi['parts']['readKnowledge'] = async (provider) => {
    await gate.promise
    return readKnowledge(provider)
  }
  const response = await askOf({ readKnowledge: slow }, wantsEvents)
  await forget()
  gate.resolve()
  expect((await readEvents(response)).at(-1)?.event).toBe('reply')
  expect([await conversations(), await exchanges()]).toEqual([[], []])
})

test('what comes in after its conversation was forgotten is answered, and nothing of it is kept, for an hour', async () => {
  await forget()
  expect((await (await ask()).json()).response).toMatch(/\w/)
  expect([await conversations(), await exchanges()]).toEqual([[], []])
  expect((await askOf({ clock: () => new Date('2026-11-21T09:00:01Z') })).status).toBe(200)
  expect(await exchanges()).toHaveLength(1)
})

test('asked and forgotten at the same moment, in whichever order: nothing stays', async () => {
  for (const words of ['One?', 'Two?', 'Three?', 'Four?']) await Promise.all([ask(sampleAsking(words)), forget()])
  expect([await conversations(), await exchanges()]).toEqual([[], []])
})

test('whoever waits for an answer hears that its conversation was forgotten meanwhile, and does not begin it anew', async () => {
  const gate = Promise.withResolvers<void>()
  const { readKnowledge } = api.parts
  const slow: typeof readKnowledge = async (provider) => {
    await gate.promise
    return readKnowledge(provider)
  }
  const headers = { 'idempotency-key': 'twins', ...wantsEvents }
  const [first, twin] = [await askOf({ readKnowledge: slow }, headers), await askOf({ readKnowledge: slow }, headers)]
  await forget()
  const failure = { event: 'failure', data: { code: 'no-longer-possible' } }
  expect(await readEvents(twin)).toMatchObject([failure])
  gate.resolve()
  expect((await readEvents(first)).at(-1)?.event).toBe('reply')
  expect([await conversations(), await exchanges()]).toEqual([[], []])
})

test('what one owner forgot another’s conversation of the same id is kept of', async () => {
  const amal = await openSampleClient(api)
  await forget()
  await amal.post(askPath, sampleAsking('Hers'))
  expect(await exchanges()).toMatchObject([{ question: 'Hers' }])
  await amal.post(forgetPath, { conversationId })
  await amal.post(askPath, sampleAsking('Hers, on its way'))
  expect(await exchanges()).toEqual([])
})

test('one provider’s conversation is nothing at another: neither its key nor its id', async () => {
  const key = { 'idempotency-key': newId() }
  await ask(sampleAsking('Said at the other'), key)
  const here = sampleAsking('Said here', { providerId: 'harbour-clinic' })
  expect((await api.post(siteOrigin + askPath, here, key)).status).toBe(200)
  await api.post(siteOrigin + forgetPath, { conversationId })
  expect(await exchanges()).toMatchObject([{ question: 'Said at the other' }])
  expect(await exchanges(api.provider)).toEqual([])
})

test('whoever’s address is not known to be theirs, and whoever works here, asks as a visitor', async () => {
  const unknown = await signInAtOther(api, 'nobody-yet@patient.example')
  expect((await ask(sampleAsking(), { authorization: `Bearer ${unknown.access}` })).status).toBe(200)
  const desk = await signInAtOther(api, 'desk@clinic.example', ['staff'])
  await desk.introduce()
  expect((await ask(sampleAsking('From the desk'), { authorization: `Bearer ${desk.access}` })).status).toBe(200)
  expect(await conversations()).toMatchObject([{ clientSub: null }])
})

test('no line of the log has a word of what was asked or answered, nor the id of the conversation', async () => {
  const words = 'Xanthippe has a sore knee'
  const { response } = await (await ask(sampleAsking(words))).json()
  const failing = await openSampleApi({ readKnowledge: () => Promise.reject(new Error(`no ${words}`)) })
  onTestFinished(() => failing.close())
  for (const headers of [{}, wantsEvents]) await (await failing.post(askAddress, sampleAsking(words), headers)).text()
  await ask(sampleAsking(words, { providerId: words }))
  await ask(sampleAsking('', { messages: [{ role: words, content: words }] }))
  const lines = [...api.logLines, ...failing.logLines].join('\n')
  expect(failing.logLines.length).toBeGreaterThan(0)
  for (const word of ['Xanthippe', 'sore knee', conversationId, response]) expect(lines).not.toContain(word)
})
