// Patients at the desk: who is one, what is shown of them and what never is, what the clinic adds, and that each look is written down.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Patient, patient } from '#contract/patients.ts'
import { clientDocuments, clientFiles, documentShares } from '#domain/documents/tables.ts'
import { mails } from '#domain/mails/tables.ts'
import { newId } from '#kernel/id.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { writeDocument } from '#tests/support/sample-document.ts'
import { clearThreads, writeOffer, writeRequest } from '#tests/support/sample-offer.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'

let api: SampleApi
let amal: SampleClient
let badr: SampleClient
let rana: SampleStaff
let knee: string
let hip: string

beforeAll(async () => {
  api = await openSampleApi()
  amal = await openSampleClient(api)
  badr = await openSampleClient(api, 'badr@patient.example')
  rana = await writeStaff(api)
  knee = (await writeDocument(api, amal)).id
  hip = (await writeDocument(api, amal, { name: 'hip.pdf' })).id
})

beforeEach(async () => {
  await clearThreads(api)
  await api.database.forProvider(api.other.id, async (scope) => {
    await scope.remove(documentShares)
    await scope.remove(mails)
  })
  for (const purpose of ['health-data', 'sharing'] as const) await amal.agree(purpose)
  await amal.takeLog()
})

afterAll(() => api.close())

const url = (path: string) => `${otherOrigin}/api/desk/patients${path}`
const get = (path: string, who = rana) => api.get(url(path), who.headers)
const post = (path: string, body: object, who = rana) => api.post(url(path), body, who.headers)
const read = async (who = rana, id = amal.sub): Promise<Patient> => {
  const answer = await get(`/${id}?language=en`, who)
  expect(answer.status).toBe(200)
  return patient.parse(await answer.json())
}
const list = (asked: object = {}) => post('', asked, rana)
const names = async (text?: string): Promise<string[]> => {
  const { patients } = (await (await list({ text })).json()) as { patients: { name: string }[] }
  return patients.map(({ name }) => name)
}
const claimed = (changes: object = {}) => ({ clientPoolId: amal.poolId, clientSub: amal.sub, ...changes })
const share = async (documents: string[], purpose = ''): Promise<string> => {
  const answer = await amal.post('/api/client/share/add', { practitioner: 'lina-haddad', documents, purpose })
  return ((await answer.json()) as { id: string }).id
}
const open = (document: string, who = rana) => get(`/${amal.sub}/documents/${document}`, who)
const add = (id: string, body = '%PDF-1.7 discharge', who = rana) =>
  api.app.hono.request(url(`/${amal.sub}/files?${new URLSearchParams({ id, name: 'Discharge record.pdf' })}`), {
    method: 'POST',
    body,
    headers: { ...who.headers, 'content-type': 'application/octet-stream', 'content-length': String(body.length) },
  })
/** Lines of the clinic, without those of the client. */
const clinicLines = async () => (await amal.takeLog()).filter((line) => line.startsWith('clinic'))
const outbox = () => api.database.forProvider(api.other.id, (scope) => scope.rows(mails))

describe('who is a patient', () => {
  test('404 for a client who has nothing to do with this provider, and for what is no id', async () => {
    for (const id of [amal.sub, badr.sub, newId(), 'amal@patient.example'])
      expect((await get(`/${id}`)).status).toBe(404)
    expect(await names()).toEqual([])
    expect(await clinicLines()).toEqual([])
  })

  test('not who left a request that they never came back for: nobody knows whose it is', async () => {
    await writeRequest(api, 'Q-AMAL-0001', { email: 'someone@patient.example' })
    expect(await names()).toEqual([])
  })

  test('who asked, and who showed something; whoever was last first; found by name, address and reference', async () => {
    await writeRequest(api, 'Q-AMAL-0001', claimed({ name: 'Amal Haddad', createdAt: new Date('2026-11-01') }))
    const other = { name: 'Badr Example', email: badr.email, createdAt: new Date('2026-11-02') }
    await writeRequest(api, 'Q-BADR-0001', { clientPoolId: badr.poolId, clientSub: badr.sub, ...other })
    expect(await names()).toEqual(['Badr Example', 'Amal Haddad'])
    await share([knee])
    expect(await names()).toEqual(['Amal Haddad', 'Badr Example'])
    for (const text of ['exam', 'BADR', 'badr@patient', 'q-badr-0001'])
      expect([text, await names(text)]).toEqual([text, ['Badr Example']])
    for (const text of ['%', '_', 'Q-BADE', 'mal']) expect([text, await names(text)]).toEqual([text, []])
  })

  test('422 for a page that no list went on to', async () => {
    const noMoments = ['2026-99-99 08:00:00', '2026-02-31 08:00:00', '2026-11-01 99:00:00', '0000-01-01 08:00:00']
    const places = ['x', '2026-11-01 08:00:00+00 x', "2026-11-01 08:00:00+00 '; drop"]
    for (const after of [...places, ...noMoments.map((moment) => `${moment}+00 ${newId()}`)])
      expect([after, (await list({ after })).status]).toEqual([after, 422])
    expect((await list({ after: `2026-11-01 08:00:00.123456+00 ${newId()}` })).status).toBe(200)
  })

  test('120 are read in pages of 50, each once', async () => {
    for (let at = 0; at < 120; at++) {
      const createdAt = new Date(Date.UTC(2026, 10, 1, 0, Math.floor(at / 3)))
      const whose = { clientPoolId: amal.poolId, clientSub: newId(), name: `P ${at}`, createdAt }
      await writeRequest(api, `Q-P-${at}`, whose)
    }
    const seen: string[] = []
    for (let after: string | null = ''; after !== null; ) {
      const answer = await list(after ? { after } : {})
      const page = (await answer.json()) as { patients: { name: string }[]; next: string | null }
      seen.push(...page.patients.map(({ name }) => name))
      after = page.next
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120])
  })
})

describe('one patient', () => {
  test('shows what they asked for and where it stands, and the look is a line that they can read', async () => {
    await writeRequest(api, 'Q-AMAL-0001', claimed({ name: 'Amal Haddad', phone: '+971 50 000 0000' }))
    await writeOffer(api, 'Q-AMAL-0001')
    await amal.takeLog()
    const found = await read()
    expect(found).toMatchObject({ id: amal.sub, name: 'Amal Haddad', email: amal.email, phone: '+971 50 000 0000' })
    expect(found.requests).toMatchObject([
      {
        reference: 'Q-AMAL-0001',
        state: 'offered',
        offer: { version: 1, state: 'open', total: { amountMinor: 23_600_00, currency: 'AED' } },
      },
    ])
    expect(await clinicLines()).toEqual(['clinic Rana Sample read trip care'])
  })

  test('shows documents of open shares and of no others, by name as the patient named them', async () => {
    const id = await share([knee], 'My left knee hurts.')
    const found = await read()
    expect(found.shares).toMatchObject([
      { id, state: 'open', purpose: 'My left knee hurts.', documents: [{ id: knee, name: 'knee.pdf', canOpen: true }] },
    ])
    expect(JSON.stringify(found)).not.toContain('hip')
    await amal.post('/api/client/share/withdraw', { id })
    // Nor what the patient said that it was for.
    expect((await read()).shares).toMatchObject([{ id, state: 'withdrawn', documents: [], purpose: '' }])
  })
})

describe('opening a document', () => {
  test('gives its bytes, as a file that nothing runs in, and writes down who opened it', async () => {
    await share([knee])
    await amal.takeLog()
    const answer = await open(knee)
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7 knee'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(await clinicLines()).toEqual([`clinic Rana Sample open document ${knee} shared`])
  })

  test('404 for what is not shared, what was shared until now, and what is nothing', async () => {
    const id = await share([knee])
    for (const document of [hip, newId(), 'x']) expect((await open(document)).status).toBe(404)
    await amal.post('/api/client/share/withdraw', { id })
    await amal.takeLog()
    expect((await open(knee)).status).toBe(404)
    expect(await clinicLines()).toEqual([])
  })

  test('403 while it is not known to be clean', async () => {
    const waiting = (await writeDocument(api, amal, { scan: 'waiting' })).id
    await share([waiting])
    expect((await open(waiting)).status).toBe(403)
    expect((await read()).shares[0]?.documents).toMatchObject([{ canOpen: false }])
  })

  test('403 for an owner, who is no clinician, and when a page of another site asks in a colleague’s name', async () => {
    await share([knee])
    const owner = await writeStaff(api, { name: 'Owner Sample', roles: ['owner'] })
    expect((await open(knee, owner)).status).toBe(403)
    const away = { ...rana, headers: { ...rana.headers, 'sec-fetch-site': 'cross-site' } }
    await amal.takeLog()
    expect((await open(knee, away)).status).toBe(403)
    expect(await clinicLines()).toEqual([])
  })
})

describe('what the clinic adds', () => {
  beforeEach(async () => {
    await share([knee])
    await amal.takeLog()
    await api.database.forProvider(api.other.id, (scope) => scope.remove(mails))
  })

  test('a discharge record is the patient’s document, told by mail without a word about health, and written down', async () => {
    const id = newId()
    expect((await add(id)).status).toBe(200)
    const [mail] = await outbox()
    expect(mail).toMatchObject({ to: amal.email, subject: 'A document from Other Clinic' })
    expect(`${mail?.text}${mail?.subject}`).not.toMatch(/discharge|knee|record/i)
    expect(await clinicLines()).toEqual([`clinic Rana Sample add document ${id} care`])
    const own = (await (await amal.get('/api/client/document/list')).json()) as {
      id: string
      sourceType: string
      kind: string
    }[]
    expect(own).toContainEqual(expect.objectContaining({ id, sourceType: 'clinic', kind: 'discharge' }))
    expect((await read()).added).toContainEqual(
      expect.objectContaining({ id, by: 'Rana Sample', name: 'Discharge record.pdf' }),
    )
    expect(await (await open(id)).text()).toBe('%PDF-1.7 discharge')
  })

  test('the same again adds nothing', async () => {
    const id = newId()
    await add(id)
    expect((await add(id)).status).toBe(200)
    expect(await outbox()).toHaveLength(1)
  })

  test('422 for an id that is another document’s, of this patient or of another; nothing of the file stays', async () => {
    const files = () =>
      api.database.forClient(amal, api.other.id, ({ transaction }) => transaction.select().from(clientFiles))
    const before = await files()
    const anothers = (await writeDocument(api, badr)).id
    for (const id of [knee, anothers]) {
      const refused = await add(id)
      expect([refused.status, (await readProblem(refused)).code]).toEqual([422, 'idempotency-key-reused'])
    }
    expect(await files()).toEqual(before)
    expect(await outbox()).toEqual([])
  })

  test('sent twice at once it is one document of one file, told once', async () => {
    const id = newId()
    const answers = await Promise.all([add(id), add(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await answers[0]?.json()).toEqual(await answers[1]?.json())
    expect(await outbox()).toHaveLength(1)
    const own = await api.database.forClient(amal, api.other.id, ({ transaction }) =>
      transaction
        .select({ file: clientFiles.id, document: clientDocuments.id })
        .from(clientFiles)
        .leftJoin(clientDocuments, eq(clientDocuments.fileId, clientFiles.id)),
    )
    expect(own.filter(({ document }) => document === null)).toEqual([])
  })

  test('403 where the patient does not let health data be kept here, and the desk is told so before', async () => {
    await amal.agree('health-data', false)
    await writeRequest(api, 'Q-AMAL-0001', claimed())
    expect((await read()).takesDocuments).toBe(false)
    const refused = await add(newId())
    expect(refused.status).toBe(403)
    expect((await readProblem(refused)).errors).toEqual([{ path: 'consent', reason: 'health-data' }])
  })

  test('what the patient deleted is gone for the clinic too', async () => {
    const id = newId()
    await add(id)
    await amal.post('/api/client/document/delete', { id, sourceType: 'clinic' })
    expect((await read()).added.map((one) => one.id)).not.toContain(id)
    expect((await open(id)).status).toBe(404)
  })

  test('422 for a file of a kind that is not taken, and nothing of it stays', async () => {
    expect((await add(newId(), '#!/bin/sh')).status).toBe(422)
    const kept = await api.database.forClient(amal, api.other.id, ({ transaction }) =>
      transaction.select().from(clientDocuments).where(eq(clientDocuments.sourceType, 'clinic')),
    )
    expect(kept.filter(({ name }) => name.includes('sh'))).toEqual([])
  })
})
