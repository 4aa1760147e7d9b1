// The endpoints of trust: who looked at what, what an erasure would take and keep, and the erasure itself.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessLog } from '#domain/audit/tables.ts'
import { clientAccounts, clients } from '#domain/clients/tables.ts'
import { removeWaiting } from '#domain/documents/remove-later.ts'
import { clientFiles, storeRemovals } from '#domain/documents/tables.ts'
import { mails } from '#domain/mails/tables.ts'
import { keptRecords, outboxRemovals } from '#domain/privacy/tables.ts'
import { providers } from '#domain/provider/tables.ts'
import { quoteMessages, quoteOffers, quoteRequests } from '#domain/quotes/tables.ts'
import { newId } from '#kernel/id.ts'
import { type FullClient, writeFullClient } from '#tests/support/full-client.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { otherOrigin, type SampleSession, signInAtOther } from '#tests/support/sample-session.ts'
import { createApi } from './api.ts'

let api: SampleApi
let amal: SampleSession
let badr: SampleSession
let full: FullClient

beforeAll(async () => {
  api = await openSampleApi()
})

let people = 0
beforeEach(async () => {
  people += 1
  amal = await signInAtOther(api, `amal${people}@patient.example`)
  badr = await signInAtOther(api, `badr${people}@patient.example`)
  for (const person of [amal, badr]) await person.introduce()
  full = await writeFullClient(api.database, api.other, amal, `Amal${people}`)
  await writeFullClient(api.database, api.other, badr, `Badr${people}`)
  api.jobs.length = 0
})

afterAll(() => api.close())

const ask = (session: SampleSession, path: string, body?: object) =>
  api.app.hono.request(`${otherOrigin}/api/client/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${session.access}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  })
const read = async (session: SampleSession, path: string) => (await ask(session, path)).json()
const erase = (session: SampleSession, email = session.email) => ask(session, 'erase', { email })
const rowsOf = (session: SampleSession) =>
  api.database.forClient(session, api.other.id, async ({ transaction }) => ({
    records: await transaction.$count(clients),
    files: await transaction.$count(clientFiles),
    lines: await transaction.$count(accessLog),
  }))
const atProvider = () =>
  api.database.forProvider(api.other.id, async (scope) => ({
    requests: (await scope.rows(quoteRequests)).map(({ reference }) => reference),
    offers: (await scope.rows(quoteOffers)).map(({ reference }) => reference),
    messages: (await scope.rows(quoteMessages)).map(({ reference }) => reference),
    mails: (await scope.rows(mails)).map(({ text }) => text),
    kept: await scope.rows(keptRecords),
  }))

test('the log says who did what, newest first, with what it was about as the client knows it', async () => {
  const { entries, hasMore } = await read(amal, 'access-log')
  expect(hasMore).toBe(false)
  const said = entries.map(({ deed, subject, about }: Record<string, string>) => `${deed} ${subject}: ${about}`)
  expect(said.sort()).toEqual(['open document: Hip of Amal1', 'open quote: Hip replacement', 'share share: Dr Shares'])
  expect(entries[0]).toMatchObject({ actor: 'client', actorName: '', why: 'own-request', note: '' })
  const inArabic = await read(amal, 'access-log?language=ar')
  expect(JSON.stringify(inArabic)).toContain('استبدال مفصل الورك')
})

test('what is gone has no name in the log any more, and the line stays', async () => {
  await api.database.forClient(amal, api.other.id, async (scope) => {
    await scope.transaction.execute('delete from client_documents')
    await scope.remove(quoteRequests)
  })
  const { entries } = await read(amal, 'access-log')
  expect(entries.map(({ subject, about }: Record<string, string>) => [subject, about]).sort()).toEqual([
    ['document', ''],
    ['quote', ''],
    ['share', 'Dr Shares'],
  ])
})

test('403 for whoever never showed whose address they have', async () => {
  const stranger = await signInAtOther(api, `stranger${people}@patient.example`)
  for (const path of ['access-log', 'export.json', 'export.fhir.json']) {
    expect((await ask(stranger, path)).status).toBe(403)
  }
})

test('what an erasure would take is counted, and what the law has kept is said in the asker’s language', async () => {
  const { removed, kept } = await read(amal, 'erasure')
  expect(Object.fromEntries(removed.map(({ what, count }: { what: string; count: number }) => [what, count]))).toEqual({
    profile: 1,
    picture: 1,
    locations: 1,
    consents: 2,
    documents: 1,
    files: 2,
    shares: 1,
    quotes: 2,
    offers: 2,
    messages: 2,
    mails: 4,
    // This look is among them.
    'access-log': 4,
  })
  const [said] = kept
  expect(said).toMatchObject({ reference: full.accepted, until: '2036-11-21', law: expect.stringContaining('law') })
  const [inArabic] = (await read(amal, 'erasure?language=ar')).kept
  expect(inArabic.what).toMatch(/[ء-ي]/)
  expect(inArabic.law).toMatch(/[ء-ي]/)
  // To look is not to erase.
  expect(await rowsOf(amal)).toMatchObject({ records: 1, files: 2 })
})

test('403 and nothing erased with another address than one’s own, known or not', async () => {
  for (const email of [badr.email, 'nobody@patient.example', '']) {
    const response = await erase(amal, email)
    expect(response.status).toBe(403)
    expect(await readProblem(response)).toMatchObject({ code: 'not-allowed' })
  }
  expect(await rowsOf(amal)).toMatchObject({ records: 1, files: 2, lines: 3 })
})

test('everything of the person goes, and nothing of their neighbour', async () => {
  const before = { badr: await rowsOf(badr), provider: await atProvider() }
  const response = await erase(amal, ` ${amal.email.toUpperCase()} `)
  expect(response.status).toBe(200)
  expect((await response.json()).kept).toMatchObject([{ reference: full.accepted, until: '2036-11-21' }])
  expect(await rowsOf(amal)).toEqual({ records: 0, files: 0, lines: 0 })
  expect(await rowsOf(badr)).toEqual(before.badr)
  const after = await atProvider()
  const isTheirs = (word: string) => word.includes(`Amal${people}`)
  for (const what of ['requests', 'offers', 'messages'] as const) {
    expect(after[what]).toEqual(before.provider[what].filter((reference) => !isTheirs(reference)))
    expect(after[what].length).toBeLessThan(before.provider[what].length)
  }
  expect(after.mails.filter(isTheirs)).toEqual([])
  expect(after.mails).toHaveLength(before.provider.mails.length - 4)
})

test('of an accepted offer name, lines, total, dates, reference and law stay, and no word besides', async () => {
  await erase(amal)
  const { kept } = await atProvider()
  const row = kept.find(({ reference }) => reference === full.accepted)
  expect(row).toMatchObject({ name: `Amal${people}`, totalMinor: 1_400_000, currency: 'EUR', until: '2036-11-21' })
  expect(row?.lines).toEqual([
    { label: { en: 'Hip replacement' }, amountMinor: 1_200_000, mayChangeIf: { en: 'A bone graft is needed' } },
    { label: { ar: 'عشر ليالٍ', en: 'Ten nights' }, amountMinor: 200_000, mayChangeIf: null },
  ])
  const all = JSON.stringify(row)
  for (const gone of [amal.sub, amal.email, 'hurts', 'notes', 'For Amal']) expect(all).not.toContain(gone)
})

test('a retry whose answer was lost hears the same, and brings nothing back', async () => {
  const first = await (await erase(amal)).json()
  const again = await erase(amal)
  expect([again.status, await again.json()]).toEqual([200, first])
  expect(await read(amal, 'erasure')).toEqual({ removed: [], bookings: [], kept: first.kept })
  expect((await atProvider()).kept.filter(({ reference }) => reference === full.accepted)).toHaveLength(1)
})

test('with the token that is still good nothing is written any more', async () => {
  await erase(amal)
  const writes = [
    ['root/update', { email: amal.email, firstName: 'Again' }],
    ['consents/set', { purpose: 'sharing', isGiven: true, version: '2026-11-22' }],
    ['share/add', { practitioner: 'amal-haddad', documents: [full.documentId] }],
  ] as const
  for (const [path, body] of writes) expect([path, (await ask(amal, path, body)).status]).toEqual([path, 403])
  expect(await rowsOf(amal)).toEqual({ records: 0, files: 0, lines: 0 })
  const accounts = await api.database.forPool(amal.poolId, (transaction) => transaction.select().from(clientAccounts))
  expect(accounts.map(({ sub }) => sub)).not.toContain(amal.sub)
})

test('bytes in the store and copies in the outbox wait for their removal in rows that name nobody, and a job takes them up', async () => {
  api.documentStore.objects.set(`files/${full.fileId}/0`, new Uint8Array(12))
  await erase(amal)
  expect(api.jobs).toEqual([{}])
  const [stored, messages] = await api.database.directory(async (transaction) => [
    await transaction.select().from(storeRemovals),
    await transaction.select().from(outboxRemovals),
  ])
  expect(stored.map(({ prefix }) => prefix)).toContain(`files/${full.fileId}/`)
  expect(messages.length).toBeGreaterThanOrEqual(4)
  await removeWaiting(api.database, api.documentStore, api.parts.clock)
  expect([...api.documentStore.objects.keys()]).toEqual([])
})

test('nothing goes when the transaction fails on the way', async () => {
  const failing = { ...api.parts.jobs, put: () => Promise.reject(new Error('the queue is away')) }
  const { hono } = createApi({ ...api.parts, jobs: failing })
  const response = await hono.request(`${otherOrigin}/api/client/erase`, {
    method: 'POST',
    headers: { authorization: `Bearer ${amal.access}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: amal.email }),
  })
  expect(response.status).toBe(500)
  expect(await rowsOf(amal)).toEqual({ records: 1, files: 2, lines: 3 })
})

test('what lies at another location of the company goes too, and what lies at another company stays', async () => {
  const second = { ...api.other, id: newId(), slug: `second-${people}` }
  await api.database.directory(async (transaction) => {
    await transaction.insert(providers).values({ ...second, companyId: api.other.company.id })
  })
  await writeFullClient(api.database, second, { ...amal, sub: newId() }, `Other${people}`)
  await writeFullClient(api.database, api.provider, { ...amal, sub: newId() }, `Third${people}`)
  // Requests from the same address: at the company it is verified there, at another company it is anybody's.
  const countAt = (id: string) => api.database.forProvider(id, (scope) => scope.rows(quoteRequests))
  await erase(amal)
  expect((await countAt(second.id)).map(({ reference }) => reference)).toEqual([`Q-Other${people}-DONE`])
  expect((await countAt(api.provider.id)).filter(({ name }) => name === `Third${people}`)).toHaveLength(2)
})
