// The files with everything: what is in them for a full and for an empty client, that they are right FHIR R4, and who gets them.

import { sql } from 'drizzle-orm'
import type { Bundle } from 'fhir/r4'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clientExport } from '#contract/client-export.ts'
import type { Database } from '#db/open.ts'
import { hourlyExports } from '#domain/privacy/export-limit.ts'
import { exportPageLines } from '#domain/privacy/read-access-log.ts'
import { openFhirSchema } from '#tests/support/fhir-schema.ts'
import { type FullClient, writeFullClient } from '#tests/support/full-client.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { otherOrigin, type SampleSession, signInAtOther } from '#tests/support/sample-session.ts'
import { createApi } from './api.ts'

let api: SampleApi
let amal: SampleSession
let empty: SampleSession
let full: FullClient
const findFaults = openFhirSchema()

beforeAll(async () => {
  api = await openSampleApi()
  amal = await signInAtOther(api)
  empty = await signInAtOther(api, 'empty@patient.example')
  const badr = await signInAtOther(api, 'badr@patient.example')
  for (const person of [amal, empty, badr]) await person.introduce()
  full = await writeFullClient(api.database, api.other, amal)
  await writeFullClient(api.database, api.other, badr, 'Badr')
}, 30_000)

afterAll(() => api.close())

const ask = (session: SampleSession, file: string) =>
  api.app.hono.request(`${otherOrigin}/api/client/${file}`, { headers: { authorization: `Bearer ${session.access}` } })
const readJson = async (session: SampleSession) =>
  clientExport.strict().parse(await (await ask(session, 'export.json')).json())
const readBundle = async (session: SampleSession): Promise<Bundle> => (await ask(session, 'export.fhir.json')).json()
const resourcesOf = (bundle: Bundle, type: string) =>
  (bundle.entry ?? []).flatMap(({ resource }) => (resource?.resourceType === type ? [resource] : []))

test('both are files to keep, kept by no cache and taken for nothing else', async () => {
  for (const [file, type] of [
    ['export.json', 'application/json; charset=utf-8'],
    ['export.fhir.json', 'application/fhir+json; charset=utf-8'],
  ] as const) {
    const { headers, status } = await ask(amal, file)
    expect([status, headers.get('content-type')]).toEqual([200, type])
    expect(headers.get('content-disposition')).toBe(`attachment; filename="other-clinic-2026-11-21.${file.slice(7)}"`)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('the JSON has everything that is kept of the client at this provider, and nothing of anyone else', async () => {
  const data = await readJson(amal)
  expect(data).toMatchObject({
    format: 'epidaurus-client-export',
    version: 1,
    account: { email: amal.email, userId: amal.sub, formerEmails: [] },
    record: { firstName: 'Amal', phoneNumber: '+971501234567', details: { passport: { validUntil: '2031-05-01' } } },
    picture: { content: Buffer.from('picture of Amal').toString('base64') },
    locations: [{ countryId: 'LB' }],
    documents: [{ id: full.documentId, name: 'Hip of Amal', fileName: 'Amal.pdf', bytes: 12, more: { taken: 'Amal' } }],
    unfinishedUploads: [{ name: 'Amal half.zip', storedBytes: 40 }],
    shares: [{ practitioner: { slug: 'amal-haddad' }, documents: [{ id: full.documentId }], purpose: 'For Amal' }],
  })
  expect(data.record.details.companions?.map(({ name }) => name)).toEqual(['Amal Junior', 'Amal Other'])
  expect(data.consents.map(({ isGiven }) => isGiven)).toEqual([false, true])
  expect(Object.fromEntries(data.quotes.map(({ reference, state }) => [reference, state]))).toEqual({
    [full.accepted]: 'accepted',
    [full.open]: 'offered',
  })
  expect(data.quotes[0]?.offers[0]?.lines[0]).toMatchObject({ amountMinor: 1_200_000, label: 'Hip replacement' })
  expect(data.quotes[0]?.messages[0]?.text).toBe('Amal asks')
  expect(data.accessLog.map(({ deed }) => deed)).toEqual(expect.arrayContaining(['open', 'share', 'export']))
  expect(JSON.stringify(data)).not.toContain('Badr')
})

test('of mails it says that there were, not what they said: codes belong into the mailbox alone', async () => {
  const data = await readJson(amal)
  expect(data.mails).toMatchObject([{ subject: 'Code' }])
  expect(JSON.stringify(data.mails)).not.toContain('Dear')
})

test('nothing secret of the house is in either: no key of a file, no digest', async () => {
  const told = JSON.stringify([await readJson(amal), await readBundle(amal)])
  for (const secret of [Buffer.alloc(60, 3).toString('base64'), 'wrappedKey', 'digest-1', 'senderDigest', 'sender-1']) {
    expect(told).not.toContain(secret)
  }
})

test('each export is a line of the access log', async () => {
  const before = (await readJson(empty)).accessLog.length
  await readBundle(empty)
  const { accessLog } = await readJson(empty)
  expect(accessLog.slice(0, 2)).toMatchObject([
    { deed: 'export', subject: 'everything', actor: 'client', why: 'own-request' },
    { deed: 'export', subject: 'everything' },
  ])
  expect(accessLog).toHaveLength(before + 2)
})

test('the FHIR bundle of a full client validates against the R4 schema', { timeout: 60_000 }, async () => {
  const bundle = await readBundle(amal)
  expect(findFaults(bundle)).toEqual([])
  const types = new Map<string, number>()
  for (const { resource } of bundle.entry ?? []) {
    types.set(resource?.resourceType ?? '', (types.get(resource?.resourceType ?? '') ?? 0) + 1)
  }
  expect(Object.fromEntries(types)).toMatchObject({
    Patient: 1,
    Organization: 1,
    RelatedPerson: 2,
    Practitioner: 1,
    Consent: 3,
    DocumentReference: 1,
    ServiceRequest: 2,
    Communication: 2,
  })
  expect(types.get('AuditEvent')).toBeGreaterThanOrEqual(4)
  expect(bundle).toMatchObject({ type: 'collection', timestamp: '2026-11-21T08:00:00.000Z' })
})

test('so does that of a client who has said nothing yet, in either language', { timeout: 60_000 }, async () => {
  const bundle = await readBundle(empty)
  expect(findFaults(bundle)).toEqual([])
  expect(resourcesOf(bundle, 'Patient')).toMatchObject([{ name: [{ family: 'Haddad', given: ['Amal'] }] }])
  const inArabic: Bundle = await (await ask(amal, 'export.fhir.json?language=ar')).json()
  expect(findFaults(inArabic)).toEqual([])
  expect(JSON.stringify(inArabic)).toContain('استبدال مفصل الورك')
})

test('the check finds a wrong field, a missing one, a wrong code and an unknown resource', async () => {
  const bundle = await readBundle(amal)
  const plant = (type: string, change: (resource: Record<string, unknown>) => void) => {
    const copy = structuredClone(bundle)
    const [one] = resourcesOf(copy, type)
    if (one) change(Object(one))
    return findFaults(copy)
  }
  expect(plant('Patient', (one) => Object.assign(one, { shoeSize: 44 })).join()).toContain('shoeSize')
  expect(plant('Consent', (one) => delete one['scope']).join()).toContain('scope')
  expect(plant('AuditEvent', (one) => delete one['agent']).join()).toContain('agent')
  expect(plant('Patient', (one) => Object.assign(one, { birthDate: 'spring' })).join()).toContain('birthDate')
  expect(plant('Consent', (one) => Object.assign(one, { status: 'perhaps' })).join()).toContain('status')
  expect(plant('Patient', (one) => Object.assign(one, { resourceType: 'Customer' })).join()).toContain('Customer')
})

test('whatever refers to something refers to a resource of the bundle', async () => {
  const bundle = await readBundle(amal)
  const names = new Set((bundle.entry ?? []).map(({ fullUrl }) => fullUrl))
  expect(names.size).toBe(bundle.entry?.length)
  const referred = JSON.stringify(bundle).match(/"reference":"urn:[^"]+"/g) ?? []
  expect(referred.length).toBeGreaterThan(20)
  for (const one of referred) expect(names).toContain(JSON.parse(`{${one}}`).reference)
  for (const name of names)
    expect(name).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('a document is named with its kind in LOINC where that has one, its size, and the address that `open` takes', async () => {
  const [document] = resourcesOf(await readBundle(amal), 'DocumentReference')
  const [inJson] = (await readJson(amal)).documents
  expect(document).toMatchObject({
    type: { coding: [{ system: 'http://loinc.org', code: '18748-4' }, { code: 'x-ray' }] },
    content: [{ attachment: { contentType: 'application/pdf', size: 12, url: `${otherOrigin}${inJson?.url}` } }],
  })
})

test(`429 after ${hourlyExports} exports within an hour, and only for whoever made them`, async () => {
  const busy = await signInAtOther(api, 'busy@patient.example')
  await busy.introduce()
  for (let at = 0; at < hourlyExports; at++) expect((await ask(busy, 'export.json')).status).toBe(200)
  const refused = await ask(busy, 'export.fhir.json')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(empty, 'export.json')).status).toBe(200)
})

test('422 for what names no language', async () => {
  const response = await ask(amal, 'export.json?language=klingon')
  expect(response.status).toBe(422)
  expect(await readProblem(response)).toMatchObject({ errors: [{ path: 'language', reason: 'invalid' }] })
})

test(`of three times as many at once exactly ${hourlyExports} are made`, async () => {
  const hurried = await signInAtOther(api, 'hurried@patient.example')
  await hurried.introduce()
  const answers = await Promise.all(Array.from({ length: hourlyExports * 3 }, async () => ask(hurried, 'export.json')))
  const made = answers.filter(({ status }) => status === 200)
  for (const { body } of made) await body?.cancel()
  expect(made).toHaveLength(hourlyExports)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(hourlyExports * 2)
})

const lines = 60_000

/** A client whose log is long, and how often the database was asked for their rows since. */
async function openLongClient(email: string) {
  const session = await signInAtOther(api, email)
  await session.introduce()
  const { poolId, sub } = session
  await api.database.forClient(session, api.other.id, ({ transaction }) =>
    transaction.execute(sql`insert into access_log
      select gen_random_uuid(), ${poolId}, ${sub}, ${sampleNow}::timestamptz - (g / 3) * interval '1 second', 'client', '',
        'change', 'quote', ${full.open}, 'own-request', '' from generate_series(1, ${lines}) g`),
  )
  const counted = vi.fn()
  const forClient: Database['forClient'] = (...asked) => {
    counted()
    return api.database.forClient(...asked)
  }
  const app = createApi({ ...api.parts, database: { ...api.database, forClient } })
  const begin = async (file: string) => {
    const headers = { authorization: `Bearer ${session.access}` }
    const { status, body } = await app.hono.request(`${otherOrigin}/api/client/${file}`, { headers })
    expect(status).toBe(200)
    if (!body) throw new Error('no body')
    counted.mockClear()
    return body.getReader()
  }
  return { begin, counted }
}

test.each(['export.json', 'export.fhir.json'])(
  'of a log of 60,000 lines %s reads a page when the one before was taken, and no more of it',
  async (file) => {
    const { begin, counted } = await openLongClient(`long-${file}@patient.example`)
    const reader = await begin(file)
    await reader.read()
    expect(counted).not.toHaveBeenCalled()
    for (let page = 1; page <= 3; page++) {
      const { value } = await reader.read()
      expect(counted).toHaveBeenCalledTimes(page)
      expect(value?.byteLength).toBeLessThan(exportPageLines * 2_000)
    }
    await reader.cancel()
    expect(counted).toHaveBeenCalledTimes(3)
  },
)

test('nothing of a log of 60,000 lines is left out or there twice, and the bundle made of it is right', {
  timeout: 120_000,
}, async () => {
  const { begin } = await openLongClient('all@patient.example')
  const readAll = async (file: string) => {
    const reader = await begin(file)
    const pieces: Uint8Array[] = []
    for (let part = await reader.read(); part.value; part = await reader.read()) pieces.push(part.value)
    return JSON.parse(Buffer.concat(pieces).toString())
  }
  const { accessLog } = await readAll('export.json')
  expect(new Set(accessLog.map(({ id }: { id: string }) => id)).size).toBe(lines + 1)
  const bundle: Bundle = await readAll('export.fhir.json')
  expect(new Set(bundle.entry?.map(({ fullUrl }) => fullUrl)).size).toBe(bundle.entry?.length)
  expect(resourcesOf(bundle, 'AuditEvent')).toHaveLength(lines + 2)
  const some: Bundle = { ...bundle, entry: (bundle.entry ?? []).filter((_, place) => place % 1_000 === 0) }
  expect(findFaults(some)).toEqual([])
})
