// What a client agrees to: the history of it, the words it is about, and what ends when it is taken back.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { consentVersions, hourlyConsents } from '#domain/clients/consents.ts'
import { requireConsent } from '#domain/clients/require-consent.ts'
import { clientConsents } from '#domain/clients/tables.ts'
import { openShared } from '#domain/documents/read-shared.ts'
import { newId } from '#kernel/id.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { writeDocument } from '#tests/support/sample-document.ts'
import { sampleNow, writeSampleProvider } from '#tests/support/sample-provider.ts'
import { createApi } from './api.ts'

let api: SampleApi
let amal: SampleClient

beforeAll(async () => {
  api = await openSampleApi()
  amal = await openSampleClient(api)
})

beforeEach(async () => {
  await api.database.forClient(amal, api.other.id, async ({ transaction }) => {
    await transaction.delete(clientConsents)
  })
  await amal.takeLog()
})

afterAll(() => api.close())

const read = async () => (await amal.get('/api/client/consents')).json()
const isGiven = async () => (await read()).purposes.map((one: { isGiven: boolean }) => one.isGiven)
const set = (body: object) => amal.post('/api/client/consents/set', body)
const require = (purpose: 'health-data' | 'sharing', client = amal) =>
  api.database.forClient(client, api.other.id, (scope) => requireConsent(scope, client, purpose))

test('nothing is agreed to before anybody agreed, and each purpose names the words that are shown now', async () => {
  expect(await read()).toEqual({
    purposes: [
      { purpose: 'health-data', isGiven: false, version: consentVersions['health-data'] },
      { purpose: 'sharing', isGiven: false, version: consentVersions.sharing },
      { purpose: 'follow-up', isGiven: false, version: consentVersions['follow-up'] },
    ],
    history: [],
  })
})

test('every yes and no stays in the history, newest first, and the last one counts, in whatever moment it came', async () => {
  await amal.agree('health-data')
  await amal.agree('sharing')
  await amal.agree('health-data', false)
  const { history } = await read()
  expect(history.map(({ purpose, isGiven }: { purpose: string; isGiven: boolean }) => [purpose, isGiven])).toEqual([
    ['health-data', false],
    ['sharing', true],
    ['health-data', true],
  ])
  expect(await isGiven()).toEqual([false, true, false])
})

test('the same again is no second line, nor is a no to what was never agreed to twice said', async () => {
  const first = await (await amal.agree('health-data')).json()
  expect(await (await amal.agree('health-data')).json()).toEqual(first)
  await Promise.all([amal.agree('sharing'), amal.agree('sharing'), amal.agree('sharing')])
  const { history } = await read()
  expect(history).toHaveLength(2)
  expect((await amal.takeLog()).sort()).toEqual([
    'client change consents health-data own-request',
    'client change consents sharing own-request',
  ])
})

test('422 for a yes to words that are not those of now; a no counts whichever words it was said to', async () => {
  const old = { purpose: 'health-data', version: '2020-01' }
  const refused = await set({ ...old, isGiven: true })
  expect(refused.status).toBe(422)
  expect((await readProblem(refused)).errors).toEqual([{ path: 'version', reason: 'outdated' }])
  await amal.agree('health-data')
  expect((await set({ ...old, isGiven: false })).status).toBe(200)
  expect(await isGiven()).toEqual([false, false, false])
  expect((await set({ purpose: 'advertising', isGiven: true, version: '2026-11' })).status).toBe(422)
})

test('a yes to words of before is none to those of now', async () => {
  const { poolId, sub } = amal
  await api.database.forClient(amal, api.other.id, async ({ transaction }) => {
    const at = new Date('2020-01-01T00:00:00Z')
    const id = newId()
    await transaction
      .insert(clientConsents)
      .values({ id, poolId, sub, purpose: 'sharing', isGiven: true, version: '2020-01', at })
  })
  expect(await isGiven()).toEqual([false, false, false])
  expect((await read()).history).toHaveLength(1)
})

test('what needs a consent is refused without it, naming the one that is missing, and allowed with it', async () => {
  const missing = { code: 'not-allowed', fields: [{ path: 'consent', reason: 'health-data' }] }
  await expect(require('health-data')).rejects.toMatchObject(missing)
  await amal.agree('sharing')
  await expect(require('health-data')).rejects.toMatchObject(missing)
  await amal.agree('health-data')
  await require('health-data')
  await amal.agree('health-data', false)
  await expect(require('health-data')).rejects.toMatchObject(missing)
})

test('nobody else’s yes counts', async () => {
  const badr = await openSampleClient(api, 'badr@patient.example')
  await badr.agree('sharing')
  await expect(require('sharing')).rejects.toMatchObject({ code: 'not-allowed' })
  await require('sharing', badr)
})

/** How many of this database wait for somebody's lock. */
const countWaiting = () =>
  api.database.directory(async (transaction) => {
    const own = sql`database = (select oid from pg_database where datname = current_database())`
    const { rows } = await transaction.execute(sql`select 1 from pg_locks where not granted and ${own}`)
    return rows.length
  })

test('a consent is not taken back in the middle of a deed that goes by it', async () => {
  await amal.agree('sharing')
  const order: string[] = []
  const [held, entered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const deed = api.database.forClient(amal, api.other.id, async (scope) => {
    await requireConsent(scope, amal, 'sharing')
    entered.resolve()
    await held.promise
    order.push('deed')
  })
  await entered.promise
  const takenBack = amal.agree('sharing', false).then(() => order.push('taken back'))
  await vi.waitFor(async () => expect(await countWaiting()).toBe(1))
  held.resolve()
  await Promise.all([deed, takenBack])
  expect(order).toEqual(['deed', 'taken back'])
})

test.each(['sharing', 'health-data'] as const)(
  'taking back the consent to %s ends every open share of the client, at each provider of the company',
  async (purpose) => {
    await amal.agree('health-data')
    await amal.agree('sharing')
    const { id } = await writeDocument(api, amal)
    const wish = { practitioner: 'lina-haddad', documents: [id] }
    const here = await (await amal.post('/api/client/share/add', wish)).json()
    const company = { ...api.other.company, id: newId(), slug: `second-${purpose}` }
    const host = `${purpose}.test`
    const second = await writeSampleProvider(api.database, { slug: 'abu-dhabi', company }, host)
    // Of the same company: its people sign in at the same pool.
    const find = async (asked: string) =>
      asked === host ? { ...second, company: api.other.company } : api.directory.find(asked)
    const atSecond = createApi({ ...api.parts, directory: { ...api.directory, find } })
    const there = await atSecond.hono.request(`http://${host}/api/client/share/add`, {
      method: 'POST',
      headers: { authorization: `Bearer ${amal.access}`, 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    })
    expect(there.status).toBe(200)
    const { id: thereId } = (await there.json()) as { id: string }
    await amal.takeLog()
    await amal.agree(purpose, false)
    expect((await amal.takeLog()).sort()).toEqual(
      [
        `client change consents ${purpose} own-request`,
        `client withdraw share ${here.id} own-request`,
        `client withdraw share ${thereId} own-request`,
      ].sort(),
    )
    const reader = { name: 'Dr Lina Haddad', why: 'to plan' }
    for (const shareId of [here.id, thereId]) {
      const opened = openShared(api.database, { shareId, documentId: id }, reader, sampleNow)
      await expect(opened).rejects.toMatchObject({ code: 'not-allowed' })
    }
    expect((await amal.post('/api/client/share/add', wish)).status).toBe(403)
  },
)

test(`more than ${hourlyConsents} yeses within an hour are refused; taking back never is, and neither grows without limit`, async () => {
  for (let at = 0; at < hourlyConsents; at++) {
    expect((await amal.agree('follow-up')).status).toBe(200)
    expect((await amal.agree('follow-up', false)).status).toBe(200)
  }
  expect((await amal.agree('follow-up')).status).toBe(429)
  expect((await amal.agree('follow-up', false)).status).toBe(200)
  expect((await read()).history).toHaveLength(hourlyConsents * 2)
})
