// The quote endpoint: kept once per key, refused with reasons, quiet towards scripts.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendQuoteRequest } from '#contract/quotes.ts'
import { mails } from '#domain/mails/tables.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { quoteRequests } from '#domain/quotes/tables.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { sampleQuoteRequest } from '#tests/support/sample-quote.ts'
import { senderHeader } from './gate.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
})

afterAll(() => api.close())

beforeEach(async () => {
  for (const { id } of [api.provider, api.other]) {
    await api.database.forProvider(id, async (scope) => {
      await scope.remove(quoteRequests)
      await scope.remove(mails)
    })
  }
  api.jobs.length = 0
})

const send = (changes: object = {}, headers: Record<string, string> = {}) =>
  api.post('/api/quotes', { ...sampleQuoteRequest(), ...changes }, headers)

async function sent(changes: object = {}, headers: Record<string, string> = {}) {
  const response = await send(changes, headers)
  expect(response.status).toBe(200)
  return sendQuoteRequest.reply.parse(await response.json())
}

async function refused(changes: object) {
  const response = await send(changes)
  expect(response.status).toBe(422)
  const { code, errors } = await readProblem(response)
  expect(code).toBe('invalid-input')
  expect(await kept()).toEqual([])
  return errors
}

const kept = (provider: Provider = api.provider) =>
  api.database.forProvider(provider.id, (scope) => scope.rows(quoteRequests))
const written = () => api.database.forProvider(api.provider.id, (scope) => scope.rows(mails))

test('200 with a reference, and everything typed is kept with the consent it came under', async () => {
  const reply = await sent({ carePackage: 'hip-complete' }, { [senderHeader]: '203.0.113.7' })
  expect(reply).toEqual({
    reference: expect.stringMatching(/^Q-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    replyHours: 24,
    email: 'jane.doe@mail.example',
  })
  const [row] = await kept()
  expect(row).toMatchObject({
    reference: reply.reference,
    procedureSlug: 'hip-replacement',
    packageSlug: 'hip-complete',
    need: 'My left hip hurts when I walk.',
    earliest: '2027-01-10',
    latest: '2027-02-10',
    companions: 1,
    budgetMinor: 1_200_000,
    currency: 'EUR',
    medicalNotes: 'Asthma since childhood.',
    email: 'jane.doe@mail.example',
    channel: 'whatsapp',
    consentVersion: '2026-11',
    consentedAt: sampleNow,
    createdAt: sampleNow,
  })
  expect(row?.senderDigest).not.toContain('203.0.113.7')
})

test('both mails and a job for each are there with the row; a job names no person', async () => {
  await sent()
  const outbox = await written()
  expect(outbox.map(({ to }) => to).sort()).toEqual(['desk@harbour.example', 'jane.doe@mail.example'])
  const ids = outbox.map(({ id }) => id).sort()
  expect(api.jobs.map(({ mailId = '' }) => mailId).sort()).toEqual(ids)
  expect(api.jobs.every((job) => Object.keys(job).sort().join() === 'mailId,providerId')).toBe(true)
})

test('a budget counts in the minor units of its currency', async () => {
  await sent({ budget: '900', currency: 'jpy' })
  await sent({ budget: '900', currency: 'KWD' })
  await sent({ budget: '' })
  const rows = (await kept()).map(({ currency, budgetMinor }) => [currency, budgetMinor])
  expect(rows).toEqual(
    expect.arrayContaining([
      ['JPY', 900],
      ['KWD', 900_000],
      ['EUR', null],
    ]),
  )
})

test('the same key and content give the same reference again, kept once and mailed once', async () => {
  const key = { 'idempotency-key': 'k-1' }
  const first = await sent({}, key)
  expect(await sent({}, key)).toEqual(first)
  expect(await kept()).toHaveLength(1)
  expect(await written()).toHaveLength(2)
})

test('ten at once under one key are kept once', async () => {
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) => sent({}, { 'idempotency-key': 'race', [senderHeader]: `203.0.113.${at}` })),
  )
  expect(new Set(replies.map(({ reference }) => reference)).size).toBe(1)
  expect(await kept()).toHaveLength(1)
  expect(api.jobs).toHaveLength(2)
})

test('422 when the key was used for something else, and the first request stays as it was', async () => {
  const key = { 'idempotency-key': 'k-2' }
  await sent({}, key)
  const response = await send({ need: 'Something else.' }, key)
  expect(response.status).toBe(422)
  expect(await readProblem(response)).toMatchObject({ code: 'idempotency-key-reused' })
  expect((await kept()).map(({ need }) => need)).toEqual(['My left hip hurts when I walk.'])
})

test('two keys are two requests, also with the same content', async () => {
  const one = await sent({}, { 'idempotency-key': 'a' })
  const other = await sent({}, { 'idempotency-key': 'b' })
  expect(one.reference).not.toBe(other.reference)
  expect(await kept()).toHaveLength(2)
})

test('without a key, the content is the key', async () => {
  const one = await sent()
  expect(await sent()).toEqual(one)
  expect((await sent({ need: 'Something else.' })).reference).not.toBe(one.reference)
  expect(await kept()).toHaveLength(2)
})

test('a key means nothing to another provider', async () => {
  const key = { 'idempotency-key': 'k-3' }
  const own = await sent({}, key)
  const response = await api.post('http://other.test/api/quotes', sampleQuoteRequest({ need: 'Elsewhere.' }), key)
  expect(response.status).toBe(200)
  const elsewhere = sendQuoteRequest.reply.parse(await response.json())
  expect(elsewhere.reference).not.toBe(own.reference)
  expect((await kept()).map(({ need }) => need)).toEqual(['My left hip hurts when I walk.'])
  expect((await kept(api.other)).map(({ need }) => need)).toEqual(['Elsewhere.'])
})

test('a filled-in honeypot hears what everyone hears, and nothing is kept, written or put', async () => {
  const reply = await sent({ leaveEmpty: 'https://spam.example' })
  expect(reply).toMatchObject({ reference: expect.stringMatching(/^Q-/), replyHours: 24 })
  expect(await kept()).toEqual([])
  expect(await written()).toEqual([])
  expect(api.jobs).toEqual([])
})

test('429 with a pause for the sixth request of one address within the hour', async () => {
  for (let at = 0; at < 5; at += 1) await sent({ need: `Question ${at}` }, { [senderHeader]: `203.0.113.${at}` })
  const response = await send({ need: 'Question 5' }, { [senderHeader]: '203.0.113.9' })
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('3600')
  expect(await readProblem(response)).toMatchObject({ code: 'too-many-requests' })
  expect(await kept()).toHaveLength(5)
})

test('422 with path and reason for each field that is missing', async () => {
  const empty = { procedure: '', need: '', name: ' ', email: '', currency: undefined, language: undefined }
  expect(await refused({ ...empty, consent: undefined })).toEqual(
    expect.arrayContaining(
      ['name', 'email', 'currency', 'language', 'consent'].map((path) => ({ path, reason: 'required' })),
    ),
  )
  expect(await refused({ procedure: '', need: ' ' })).toEqual([{ path: 'need', reason: 'required' }])
})

test('422 naming what is too long', async () => {
  const limits = {
    procedure: 200,
    carePackage: 200,
    need: 2000,
    medicalNotes: 4000,
    name: 120,
    phone: 40,
    leaveEmpty: 200,
  }
  for (const [path, limit] of Object.entries(limits)) {
    expect(await refused({ [path]: '1'.repeat(limit + 1) })).toContainEqual({ path, reason: 'too-long' })
  }
  expect(await refused({ email: `${'a'.repeat(250)}@mail.example` })).toContainEqual({
    path: 'email',
    reason: 'too-long',
  })
})

test('200 for the longest text of four-byte letters that the fields take', async () => {
  await sent({ need: '🦴'.repeat(1000), medicalNotes: '🦴'.repeat(2000), name: '🦴'.repeat(60) })
})

test('how many are asked for is kept with what is counted, and said in both mails', async () => {
  await sent({ procedure: 'cataract-surgery', count: 2 })
  expect((await kept())[0]?.quantity).toEqual({ count: 2, unit: 'eye' })
  const outbox = await written()
  const said = /2 eyes: €3,000\s–\s€4,000 \(estimate at list price\)/
  expect(outbox.map(({ text }) => said.test(text))).toEqual([true, true])
})

test('no count is kept where nothing is counted, in a package or when nobody said one', async () => {
  await sent({ carePackage: 'hip-complete', count: 2 })
  await sent({ procedure: 'dental-implant' })
  await sent({ procedure: '', count: 3 })
  expect((await kept()).map(({ quantity }) => quantity)).toEqual([null, null, null])
})

test('422 for more than one person can have', async () => {
  const error = [{ path: 'count', reason: 'invalid' }]
  expect(await refused({ procedure: 'cataract-surgery', count: 3 })).toEqual(error)
  expect(await refused({ procedure: 'dental-implant', count: 33 })).toEqual(error)
  expect(await refused({ procedure: 'dental-implant', count: 0 })).toEqual(error)
})

test('422 for values that are none', async () => {
  const wrong: [string, unknown][] = [
    ['email', 'jane@'],
    ['phone', 'call me'],
    ['companions', 11],
    ['companions', -1],
    ['companions', 'many'],
    ['budget', '12.50'],
    ['currency', 'ZZZ'],
    ['channel', 'fax'],
    ['language', 'not a language'],
    ['language', 'xx'],
    ['earliest', '2027-02-30'],
    ['consent', false],
    ['name', 5],
  ]
  for (const [path, value] of wrong)
    expect(await refused({ [path]: value })).toContainEqual({ path, reason: 'invalid' })
})

test('422 when the dates are the wrong way round, or a telephone is wanted and none given', async () => {
  expect(await refused({ earliest: '2027-02-10', latest: '2027-02-09' })).toEqual([
    { path: 'latest', reason: 'before-earliest' },
  ])
  expect(await refused({ channel: 'phone', phone: '' })).toEqual([{ path: 'phone', reason: 'required-for-channel' }])
})

test('422 for a procedure or package that is not there, so that nobody’s wish gets lost', async () => {
  expect(await refused({ procedure: 'unheard-of' })).toEqual([{ path: 'procedure', reason: 'invalid' }])
  expect(await refused({ carePackage: 'unheard-of' })).toEqual([{ path: 'carePackage', reason: 'invalid' }])
})

test('nothing of what was typed is in the log', async () => {
  await sent({}, { 'idempotency-key': 'logged' })
  await send({ need: 'Something else.' }, { 'idempotency-key': 'logged' })
  expect(api.logLines.join()).not.toMatch(/jane|hip|asthma|something else/i)
})
