// How many questions are taken, and that a sign of danger is answered over every limit.
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { askLimits } from '#domain/assistant/ask-limits.ts'
import { assistantAsks, assistantExchanges } from '#domain/assistant/tables.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { askAddress, readEvents, sampleAsking, wantsEvents } from '#tests/support/sample-asking.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { createApi } from './api.ts'

let api: SampleApi
beforeEach(async () => {
  api = await openSampleApi()
})
afterEach(() => api.close())

const [one, another] = ['192.0.2.1', '192.0.2.2']
const from = (sender: string) => ({ 'x-epidaurus-sender': sender })
let asked = 0
const fresh = () => {
  asked += 1
  return `Which procedures are there? ${asked}`
}
const ask = (sender = one, content = fresh(), headers = {}) =>
  api.post(askAddress, sampleAsking(content), { ...from(sender), ...headers })
/** Of a server with another part. */
const askWith = (changes: object) =>
  createApi({ ...api.parts, ...changes }).hono.request(askAddress, {
    method: 'POST',
    body: JSON.stringify(sampleAsking(fresh())),
    headers: { 'content-type': 'application/json', ...from(one) },
  })
const asks = () => api.database.forProvider(api.other.id, (scope) => scope.rows(assistantAsks))

type Ask = Partial<typeof assistantAsks.$inferInsert>
/** As if so many had been asked so long ago. */
const write = (count: number, secondsAgo: number, sender = one, more: Ask = {}) =>
  api.database.forProvider(api.other.id, (scope) =>
    scope.insert(
      assistantAsks,
      Array.from({ length: count }, () => ({
        id: newId(),
        senderDigest: api.parts.digestSender(sender),
        asksModel: false,
        at: new Date(sampleNow.getTime() - secondsAgo * 1_000),
        ...more,
      })),
    ),
  )
const refusal = async (response: Response) => {
  const retryAfter = response.headers.get('retry-after')
  return [(await readProblem(response)).code, retryAfter]
}
const day = 24 * 3_600

test.each([
  ['within a minute', askLimits.senderPerMinute, 0, '60'],
  ['within a day', askLimits.senderPerDay, 3_600, '3600'],
])('429 for more questions of one sender %s than are taken; others are answered', async (_, most, ago, retryAfter) => {
  await write(most - 1, ago)
  expect((await ask()).status).toBe(200)
  expect(await refusal(await ask())).toEqual(['too-many-requests', retryAfter])
  expect(await refusal(await ask(one, 'Streamed?', wantsEvents))).toEqual(['too-many-requests', retryAfter])
  expect((await ask(another)).status).toBe(200)
})

test('however many were asked of a provider within the day, its pages go on answering', async () => {
  await write(6_000, 3_600, another, { asksModel: true })
  expect((await ask()).status).toBe(200)
})

test('429 for more within a day than are taken of one site, however many networks it has; others are answered', async () => {
  const siteDigest = api.parts.digestSender(one)
  await write(askLimits.sitePerDay, day + 1, another, { siteDigest })
  await write(askLimits.sitePerDay - 1, day - 1, another, { siteDigest })
  expect((await ask()).status).toBe(200)
  expect(await refusal(await ask())).toEqual(['too-many-requests', '3600'])
  expect((await ask('192.0.2.3')).status).toBe(200)
})

test('while as many are answered as may be, whoever comes waits, and hears that there are too many after a while', async () => {
  const answeringUntil = new Date(sampleNow.getTime() + 60_000)
  await write(askLimits.providerAtOnce, 3_600, another, { answeringUntil })
  const sawIt = Promise.withResolvers<void>()
  const database = {
    ...api.parts.database,
    forProvider: ((id, work) =>
      api.database.forProvider(id, work).finally(sawIt.resolve)) satisfies typeof api.database.forProvider,
  }
  const waiting = askWith({ database })
  await sawIt.promise
  await api.database.forProvider(api.other.id, (scope) => scope.update(assistantAsks, { answeringUntil: null }))
  expect((await waiting).status).toBe(200)
  await write(askLimits.providerAtOnce, 3_600, another, { answeringUntil })
  expect(await refusal(await askWith({ roomWaitMs: 1 }))).toEqual(['too-many-requests', '5'])
})

test('429 while too many of one sender’s are being answered, until they are or have taken too long', async () => {
  const answeringUntil = new Date(sampleNow.getTime() + 1_000)
  await write(askLimits.senderAtOnce, 3_600, one, { answeringUntil })
  expect(await refusal(await ask())).toEqual(['too-many-requests', '5'])
  expect((await ask(another)).status).toBe(200)
  await api.database.forProvider(api.other.id, (scope) => scope.update(assistantAsks, { answeringUntil: sampleNow }))
  expect((await ask()).status).toBe(200)
})

test('of many who come at once no more are taken than may be', async () => {
  await write(askLimits.senderPerMinute - 2, 0)
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask()))
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 200, 429, 429])
})

test('forgetting a conversation gives nobody more questions; the same question again costs none', async () => {
  const again = { 'idempotency-key': 'again' }
  await ask(one, 'Hello', again)
  await ask(one, 'Hello', again)
  expect(await asks()).toHaveLength(1)
  const { conversationId } = sampleAsking()
  await api.post(`${otherOrigin}/api/ai-agent/forget`, { conversationId }, from(one))
  expect(await asks()).toHaveLength(1)
})

test('what is counted says who and when, in a digest, and nothing of what', async () => {
  await ask(one, 'Does my hernia need surgery?')
  expect(await asks()).toEqual([
    {
      id: expect.any(String),
      providerId: api.other.id,
      senderDigest: api.parts.digestSender(one),
      siteDigest: api.parts.digestSender(one),
      asksModel: false,
      answeringUntil: null,
      at: sampleNow,
    },
  ])
})

test('one provider’s visitors take nothing from another’s', async () => {
  await write(askLimits.senderPerDay, 3_600)
  expect((await ask()).status).toBe(429)
  const here = sampleAsking('Hello', { providerId: 'harbour-clinic' })
  expect((await api.post('http://clinic.test/api/ai-agent/ask', here, from(one))).status).toBe(200)
})

const danger = 'I have crushing chest pain and I cannot breathe'

test('a sign of danger is answered over the limit, and kept by nobody', async () => {
  await write(askLimits.senderPerMinute, 0)
  for (const headers of [{}, wantsEvents]) {
    const response = await ask(one, danger, headers)
    const [, reply] = headers === wantsEvents ? await readEvents(response) : [0, { data: await response.json() }]
    expect(reply).toMatchObject({ data: { kind: 'urgent', response: expect.stringContaining('998') } })
  }
  expect(await asks()).toHaveLength(askLimits.senderPerMinute)
  expect(await api.database.forProvider(api.other.id, (scope) => scope.rows(assistantExchanges))).toEqual([])
})

test('a sign of danger is answered while the database is away; another question hears that it is', async () => {
  const away = async (): Promise<never> => {
    throw new Fault('unavailable', 'The database does not answer.', { retryAfterS: 5 })
  }
  const broken = await openSampleApi()
  onTestFinished(() => broken.close())
  const { parts } = broken
  const { hono } = createApi({ ...parts, database: { ...parts.database, forProvider: away, forClient: away } })
  const send = (content: string) =>
    hono.request(askAddress, {
      method: 'POST',
      body: JSON.stringify(sampleAsking(content)),
      headers: { 'content-type': 'application/json' },
    })
  expect(await (await send(danger)).json()).toMatchObject({ kind: 'urgent' })
  expect(await refusal(await send('Hello'))).toEqual(['unavailable', '5'])
})

test.each([
  ['the provider', askLimits.modelPerDay, another],
  ['one sender', askLimits.modelOfSenderPerDay, one],
  ['one site', askLimits.modelOfSitePerDay, another, one],
])('over the day’s questions to the service of %s the pages answer', async (_, most, sender, site?: string) => {
  let askedService = 0
  const chatModel = async function* () {
    askedService += 1
    yield* []
  }
  const siteDigest = site && api.parts.digestSender(site)
  await write(most - 1, 3_600, sender, { asksModel: true, ...(siteDigest && { siteDigest }) })
  expect((await askWith({ chatModel })).status).toBe(200)
  const before = askedService
  expect(before).toBeGreaterThan(0)
  expect((await (await askWith({ chatModel })).json()).by).toBe('pages')
  expect(askedService).toBe(before)
  const rows = await asks()
  expect(rows.filter(({ asksModel }) => asksModel)).toHaveLength(most)
})
