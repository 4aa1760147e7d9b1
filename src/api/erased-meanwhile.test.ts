// A deed that was let in before its client was erased is done before the erasure, and goes with it, or it is not done at all.
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#db/open.ts'
import { consentVersions } from '#domain/clients/consents.ts'
import { whileAccountStands } from '#domain/clients/hold-account.ts'
import { clientAccounts } from '#domain/clients/tables.ts'
import { ownHoldings } from '#domain/privacy/holdings.ts'
import { type FullClient, writeFullClient } from '#tests/support/full-client.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { samplePdf, sampleUploads } from '#tests/support/sample-upload.ts'
import { createApi } from './api.ts'

const mib = 1_048_576

let api: SampleApi
let amal: SampleClient
let full: FullClient
let people = 0

beforeAll(async () => {
  api = await openSampleApi()
})
beforeEach(async () => {
  people += 1
  amal = await openSampleClient(api, `amal${people}@patient.example`)
  full = await writeFullClient(api.database, api.other, amal, `Amal${people}`)
  api.documentStore.objects.clear()
  api.documentStore.isAway = false
})
afterAll(() => api.close())

const erase = async () => expect((await amal.post('/api/client/erase', { email: amal.email })).status).toBe(200)
/** Of the client, in every table that is theirs alone. */
const rowsLeft = () =>
  api.database.forClient(amal, api.other.id, async ({ transaction }) => {
    let count = 0
    for (const { table, where } of ownHoldings(amal)) count += await transaction.$count(table, where)
    return count
  })
/** A body of which the rest comes when it is told to. */
function slow(content: Uint8Array, firstBytes: number) {
  const begun = Promise.withResolvers<void>()
  const rest = Promise.withResolvers<void>()
  let sent = false
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        if (!sent) controller.enqueue(content.slice(0, firstBytes))
        else {
          begun.resolve()
          await rest.promise
          controller.enqueue(content.slice(firstBytes))
          controller.close()
        }
        sent = true
      },
    },
    { highWaterMark: 0 },
  )
  return { body, begun: begun.promise, goOn: rest.resolve }
}

test('a picture whose bytes come slowly is not kept of a client who was erased meanwhile', async () => {
  const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const { body, begun, goOn } = slow(picture, 50)
  const length = { 'content-length': String(picture.length) }
  const sending = api.app.hono.request(`${otherOrigin}/api/client/picture`, {
    method: 'POST',
    headers: { authorization: `Bearer ${amal.access}`, 'content-type': 'image/png', ...length },
    body,
    duplex: 'half',
  } as RequestInit)
  await begun
  await erase()
  goOn()
  expect((await readProblem(await sending)).code).toBe('not-allowed')
  expect(await rowsLeft()).toBe(0)
})

/** An API that lets a deed in and then waits before it enters the database. */
function lateApi() {
  const letIn = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const database: Database = {
    ...api.database,
    forClient: async (...entering) => {
      letIn.resolve()
      await goOn.promise
      return api.database.forClient(...entering)
    },
  }
  const { hono } = createApi({ ...api.parts, database })
  return { hono, letIn: letIn.promise, goOn: goOn.resolve }
}

test.each<[string, (mine: FullClient) => object | undefined]>([
  ['root/update', () => ({ email: amal.email, firstName: 'Again', phoneNumber: '+971501234567' })],
  ['company-location/add', () => ({ email: amal.email, companyId: 'other-clinic', locationId: 'other' })],
  ['consents/set', () => ({ purpose: 'sharing', isGiven: true, version: consentVersions.sharing })],
  ['document/add', ({ fileId }) => ({ url: `/api/client/document/upload/${fileId}` })],
  ['document/open', ({ fileId }) => ({ url: `/api/client/document/upload/${fileId}` })],
  ['document/delete', ({ documentId }) => ({ id: documentId })],
  ['share/add', ({ documentId }) => ({ practitioner: 'lina-haddad', documents: [documentId] })],
  ['quote/ask', ({ accepted }) => ({ reference: accepted, text: 'And then?' })],
  ['quote/accept', ({ accepted }) => ({ reference: accepted, version: 1 })],
  ['quote/list', () => undefined],
  ['trip/overview', () => undefined],
  ['document/list', () => undefined],
  ['share/list', () => undefined],
  ['export.json', () => undefined],
  ['export.fhir.json', () => undefined],
])('%s that was let in before the erasure is refused after it, and leaves no row', async (path, bodyOf) => {
  const { hono, letIn, goOn } = lateApi()
  const body = bodyOf(full)
  const asking = hono.request(`${otherOrigin}/api/client/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${amal.access}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  })
  await letIn
  await erase()
  goOn()
  expect((await readProblem(await asking)).code).toBe('not-allowed')
  expect(await rowsLeft()).toBe(0)
})

test('an erasure waits for a deed that is under way, and takes what it wrote along', async () => {
  const [entered, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const deed = whileAccountStands(api.database).forClient(amal, api.other.id, async ({ transaction }) => {
    entered.resolve()
    await rest.promise
    await transaction.execute(sql`update clients set first_name = 'Late'`)
  })
  await entered.promise
  const erasing = erase()
  const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`
  await expect
    .poll(() => api.database.directory(async (transaction) => (await transaction.execute(waiting)).rows[0]))
    .toEqual({ count: 1 })
  rest.resolve()
  await Promise.all([deed, erasing])
  expect(await rowsLeft()).toBe(0)
})

test('whoever’s address is no longer verified is let in no further', async () => {
  const guarded = whileAccountStands(api.database)
  const read = () => guarded.forClient(amal, api.other.id, async () => 'read')
  expect(await read()).toBe('read')
  await api.database.forPool(amal.poolId, (transaction) =>
    transaction.update(clientAccounts).set({ emailVerified: false }).where(sql`sub = ${amal.sub}`),
  )
  await expect(read()).rejects.toMatchObject({ code: 'not-allowed' })
})

test('an upload that goes on over an erasure leaves no row and nothing in the store', async () => {
  await amal.agree('health-data')
  const content = samplePdf(3 * mib)
  const uploads = sampleUploads(api.app, amal)
  const path = await uploads.begin(content.length)
  const { body, begun, goOn } = slow(content, mib + 1)
  const sending = uploads.send(path, 0, body)
  await begun
  await expect.poll(() => api.documentStore.objects.size).toBe(1)
  await erase()
  goOn()
  expect((await sending).status).toBe(403)
  expect(await rowsLeft()).toBe(0)
  expect([...api.documentStore.objects.keys()]).toEqual([])
})
