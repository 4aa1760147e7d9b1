// Shares: what has to be so before there is one, what the clinic is told, and how each of them ends.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DocumentShare, documentShare } from '#contract/documents.ts'
import { hourlyShares } from '#domain/documents/add-share.ts'
import { clientDocuments, documentShares } from '#domain/documents/tables.ts'
import { mails } from '#domain/mails/tables.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { writeDocument } from '#tests/support/sample-document.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { createApi } from './api.ts'

let api: SampleApi
let amal: SampleClient
let badr: SampleClient
let knee: string
let hip: string

beforeAll(async () => {
  api = await openSampleApi()
  amal = await openSampleClient(api)
  badr = await openSampleClient(api, 'badr@patient.example')
  knee = (await writeDocument(api, amal)).id
  hip = (await writeDocument(api, amal, { name: 'hip.pdf' })).id
})

beforeEach(async () => {
  for (const client of [amal, badr]) await client.agree('health-data')
  await api.database.forProvider(api.other.id, async (scope) => {
    await scope.remove(documentShares)
    await scope.remove(mails)
  })
  await amal.agree('sharing')
  await amal.takeLog()
})

afterAll(() => api.close())

const add = (changes: object = {}, headers?: Record<string, string>, client = amal) =>
  client.post('/api/client/share/add', { practitioner: 'lina-haddad', documents: [knee, hip], ...changes }, headers)
const read = async (response: Response | Promise<Response>): Promise<DocumentShare> => {
  const answer = await response
  expect(answer.status).toBe(200)
  return documentShare.parse(await answer.json())
}
const list = async (client = amal): Promise<DocumentShare[]> =>
  documentShare.array().parse(await (await client.get('/api/client/share/list')).json())
const outbox = () => api.database.forProvider(api.other.id, (scope) => scope.rows(mails))

test('documents are shared with one practitioner, for days from now, and are listed so', async () => {
  const share = await read(add({ purpose: 'a second opinion', days: 30 }))
  expect(share).toEqual({
    id: expect.any(String),
    practitioner: { slug: 'lina-haddad', name: 'Dr Lina Haddad' },
    documents: [
      { id: knee, name: 'knee.pdf' },
      { id: hip, name: 'hip.pdf' },
    ],
    purpose: 'a second opinion',
    sharedAt: sampleNow.toISOString(),
    until: '2026-12-21T08:00:00.000Z',
    withdrawnAt: null,
    state: 'open',
  })
  expect(await list()).toEqual([share])
  expect((await amal.takeLog()).sort()).toEqual([
    'client read share own-request',
    `client share share ${share.id} own-request`,
  ])
})

test('403 without either consent that sharing needs, naming it, and nothing is written or sent', async () => {
  await amal.agree('sharing', false)
  const response = await add()
  expect(response.status).toBe(403)
  expect((await readProblem(response)).errors).toEqual([{ path: 'consent', reason: 'sharing' }])
  await amal.agree('sharing')
  await amal.agree('health-data', false)
  expect((await readProblem(await add())).errors).toEqual([{ path: 'consent', reason: 'health-data' }])
  expect([await list(), await outbox()]).toEqual([[], []])
})

test('422 for a practitioner whom the provider does not have, and for documents that are not the client’s', async () => {
  await badr.agree('sharing')
  const wrong: [string, Promise<Response>][] = [
    ['practitioner', add({ practitioner: 'nobody' })],
    ['documents', add({ documents: [knee, crypto.randomUUID()] })],
    ['documents', add({ documents: ['no id'] })],
    ['documents', add({ documents: [] })],
    ['days', add({ days: 366 })],
    ['documents', add({}, {}, badr)],
  ]
  for (const [path, answer] of wrong) {
    const response = await answer
    expect(response.status).toBe(422)
    expect((await readProblem(response)).errors).toMatchObject([{ path }])
  }
  expect([await list(), await list(badr), await outbox()]).toEqual([[], [], []])
})

test('the same key is one share and one mail, also at the same moment; with other words it is refused', async () => {
  const key = { 'idempotency-key': 'k1' }
  const shares = await Promise.all([read(add({}, key)), read(add({}, key)), read(add({}, key))])
  expect(new Set(shares.map(({ id }) => id)).size).toBe(1)
  // Random, whatever the key is: nobody chooses by what letters their share is read out.
  expect(shares[0]?.id).toMatch(/^.{8}-.{4}-4.{3}-[89ab]/)
  expect([(await list()).length, (await outbox()).length]).toEqual([1, 1])
  const other = await add({ documents: [knee] }, key)
  expect((await readProblem(other)).code).toBe('idempotency-key-reused')
  // Another person's key is another key.
  const own = (await writeDocument(api, badr)).id
  await badr.agree('sharing')
  expect((await read(add({ documents: [own] }, key, badr))).id).not.toBe(shares[0]?.id)
})

test('a document that is named twice is shared once', async () => {
  expect((await read(add({ documents: [knee, knee] }))).documents).toHaveLength(1)
})

test('the clinic is told how many, for whom and a reference: no name, no document and no purpose', async () => {
  const share = await read(add({ purpose: 'pain in my knee' }))
  const [mail, ...more] = await outbox()
  expect(more).toEqual([])
  const reference = `${share.id.slice(0, 4)}-${share.id.slice(4, 8)}`.toUpperCase()
  expect(mail).toMatchObject({
    to: api.other.contact.email,
    replyTo: null,
    subject: `Documents shared with your clinic: ${reference}`,
  })
  expect(mail?.text).toContain('A patient shares 2 documents with Dr Lina Haddad.')
  const all = [mail?.subject, mail?.text, mail?.html].join('\n')
  for (const secret of ['Amal', 'amal@', 'knee', 'hip.pdf', knee]) expect(all).not.toContain(secret)
  expect(api.jobs.at(-1)).toMatchObject({ mailId: mail?.id })
})

test('it ends at once when it is withdrawn; again is no fault and changes nothing', async () => {
  const { id } = await read(add())
  await amal.takeLog()
  const ended = await read(amal.post('/api/client/share/withdraw', { id }))
  expect(ended).toMatchObject({ id, state: 'withdrawn', withdrawnAt: sampleNow.toISOString() })
  expect(await read(amal.post('/api/client/share/withdraw', { id }))).toEqual(ended)
  expect(await amal.takeLog()).toEqual([`client withdraw share ${id} own-request`])
})

test('404 for a share of somebody else, which goes on, and for none', async () => {
  const { id } = await read(add())
  for (const one of [id, crypto.randomUUID(), 'no id']) {
    expect((await badr.post('/api/client/share/withdraw', { id: one })).status).toBe(404)
  }
  expect(await list()).toMatchObject([{ id, state: 'open' }])
  expect(await list(badr)).toEqual([])
})

test('it is over when its days are, and then withdrawing it says no more', async () => {
  const { id } = await read(add({ days: 1 }))
  const app = createApi({ ...api.parts, clock: () => new Date(sampleNow.getTime() + 86_400_000) })
  const ask = (path: string, body?: object) =>
    app.hono.request(`http://other.test${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${amal.access}`, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    })
  expect(await (await ask('/api/client/share/list')).json()).toMatchObject([{ id, state: 'over' }])
  expect(await (await ask('/api/client/share/withdraw', { id })).json()).toMatchObject({
    state: 'over',
    withdrawnAt: null,
  })
})

test('a document that is removed drops out of it', async () => {
  const gone = await writeDocument(api, amal)
  const share = await read(add({ documents: [knee, gone.id] }))
  expect(share.documents).toHaveLength(2)
  await api.database.forClient(amal, api.other.id, async ({ transaction }) => {
    await transaction.delete(clientDocuments).where(eq(clientDocuments.id, gone.id))
  })
  expect((await list())[0]?.documents).toEqual([{ id: knee, name: 'knee.pdf' }])
})

test('429 after so many within the hour that each would be a mail too many', async () => {
  for (let count = 0; count < hourlyShares; count++) await read(add())
  const response = await add()
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600'])
  expect(await outbox()).toHaveLength(hourlyShares)
})

test('whoever chose a language reads the practitioner’s name in it, the clinic in its own', async () => {
  await amal.post('/api/client/root/update', { email: amal.email, language: 'ar' })
  expect((await read(add())).practitioner.name).toBe('د. لينا حداد')
  expect((await outbox())[0]?.text).toContain('Dr Lina Haddad')
})

test(`of three times as many at once exactly ${hourlyShares} become shares and mails`, async () => {
  const answers = await Promise.all(Array.from({ length: hourlyShares * 3 }, () => add()))
  const count = (status: number) => answers.filter((one) => one.status === status).length
  expect([count(200), count(429)]).toEqual([hourlyShares, hourlyShares * 2])
  expect([(await list()).length, (await outbox()).length]).toEqual([hourlyShares, hourlyShares])
})
