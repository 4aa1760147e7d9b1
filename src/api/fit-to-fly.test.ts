// Fit to fly: who releases it, for what, how the patient hears of it, and that what stands is one.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { releaseFitToFly } from '#contract/patients.ts'
import { mails } from '#domain/mails/tables.ts'
import { fitToFlyReleases } from '#domain/trips/tables.ts'
import { newId } from '#kernel/id.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { clearThreads, writeOffer, writeRequest } from '#tests/support/sample-offer.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'

let api: SampleApi
let amal: SampleClient
let rana: SampleStaff
let noor: SampleStaff

beforeAll(async () => {
  api = await openSampleApi()
  amal = await openSampleClient(api)
  rana = await writeStaff(api)
  noor = await writeStaff(api, { name: 'Dr Noor Sample', roles: ['clinician'] })
})

afterAll(() => api.close())

const post = (path: string, body: object, who = noor) =>
  api.post(`${otherOrigin}/api/desk/patients${path}`, body, who.headers)
const claimed = () => ({ clientPoolId: amal.poolId, clientSub: amal.sub })
/** Lines of the clinic, without those of the client. */
const clinicLines = async () => (await amal.takeLog()).filter((line) => line.startsWith('clinic'))
const outbox = () => api.database.forProvider(api.other.id, (scope) => scope.rows(mails))

beforeEach(async () => {
  await clearThreads(api)
  await api.database.forProvider(api.other.id, (scope) => scope.remove(fitToFlyReleases))
  await writeRequest(api, 'Q-AMAL-0001', claimed())
  await writeOffer(api, 'Q-AMAL-0001')
  await api.database.forProvider(api.other.id, (scope) => scope.remove(mails))
  await amal.takeLog()
})
const accept = () => amal.post('/api/client/quote/accept', { reference: 'Q-AMAL-0001', version: 1, language: 'en' })
const release = (changes: object = {}, who = noor) =>
  post(`/${amal.sub}/fit-to-fly`, { id: newId(), reference: 'Q-AMAL-0001', flyFrom: '2027-01-22', ...changes }, who)
const readReply = async (answer: Response) => releaseFitToFly.reply.parse(await answer.json())

test('a clinician releases it for an accepted offer: the patient hears of it by mail, and reads who it was', async () => {
  await accept()
  await amal.takeLog()
  await api.database.forProvider(api.other.id, (scope) => scope.remove(mails))
  const { releases, told } = await readReply(await release({ note: 'Aisle seat.' }))
  expect(told).toBe(true)
  expect(releases).toMatchObject([
    { flyFrom: '2027-01-22', note: 'Aisle seat.', by: 'Dr Noor Sample', takenBackAt: null },
  ])
  const [mail] = await outbox()
  expect(mail?.subject).toBe('News about your journey home from Other Clinic')
  expect(mail?.text).not.toContain('Aisle')
  expect(await clinicLines()).toEqual(['clinic Dr Noor Sample add fit-to-fly Q-AMAL-0001 care'])
})

test('403 for a coordinator, whatever they know', async () => {
  await accept()
  expect((await release({}, rana)).status).toBe(403)
})

test('422 while no offer is accepted, and for a request of somebody else', async () => {
  for (const reference of ['Q-AMAL-0001', 'Q-NONE-0001']) {
    const refused = await release({ reference })
    expect((await readProblem(refused)).errors).toEqual([{ path: 'reference', reason: 'not-accepted' }])
  }
})

test('422 for a day that is over at the clinic, lies before the offer’s first, or is none; the same id with other words is told', async () => {
  await accept()
  const faultsOf = async (flyFrom: string) => (await readProblem(await release({ flyFrom }))).errors
  expect(await faultsOf('2026-11-20')).toEqual([{ path: 'flyFrom', reason: 'past' }])
  expect(await faultsOf('2027-01-14')).toEqual([{ path: 'flyFrom', reason: 'before-offer' }])
  for (const none of ['2027-02-31', '2027-99-01']) expect(await faultsOf(none)).toMatchObject([{ path: 'flyFrom' }])
  const id = newId()
  expect((await release({ id, flyFrom: '2027-01-15' })).status).toBe(200)
  for (const changes of [{ flyFrom: '2027-01-16' }, { flyFrom: '2027-01-15', note: 'Aisle seat.' }]) {
    const refused = await release({ id, ...changes })
    expect([refused.status, (await readProblem(refused)).code]).toEqual([422, 'idempotency-key-reused'])
  }
  const { releases } = await readReply(await release({ id, flyFrom: '2027-01-15' }))
  expect(releases).toMatchObject([{ flyFrom: '2027-01-15', note: '', takenBackAt: null }])
})

test('a trip without a first day is released from today at the clinic on', async () => {
  await clearThreads(api)
  await writeRequest(api, 'Q-AMAL-0001', claimed())
  await writeOffer(api, 'Q-AMAL-0001', { from: null, until: null })
  await accept()
  expect((await release({ flyFrom: '2026-11-21' })).status).toBe(200)
})

test('a later one takes the place of the one before; the same again is sent once; taken back, none stands', async () => {
  await accept()
  const id = newId()
  await release()
  await release({ id, flyFrom: '2027-01-25' })
  expect((await readReply(await release({ id, flyFrom: '2027-01-25' }))).told).toBe(false)
  const [last, first] = (await readReply(await release({ id, flyFrom: '2027-01-25' }))).releases
  expect([last?.flyFrom, last?.takenBackAt, first?.flyFrom]).toEqual(['2027-01-25', null, '2027-01-22'])
  expect(first?.takenBackAt).not.toBeNull()
  const back = () => post(`/${amal.sub}/fit-to-fly/take-back`, { id })
  expect((await readReply(await back())).releases.every(({ takenBackAt }) => takenBackAt !== null)).toBe(true)
  expect((await readReply(await back())).told).toBe(false)
  expect((await post(`/${amal.sub}/fit-to-fly/take-back`, { id: newId() })).status).toBe(404)
})
