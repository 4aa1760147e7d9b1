// The provider's side of a thread: versions, what follows from a decision, and who is written to.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessLog } from '#domain/audit/tables.ts'
import { keepAccount } from '#domain/clients/accounts.ts'
import { clients } from '#domain/clients/tables.ts'
import { mails } from '#domain/mails/tables.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { clearThreads, sampleOffer, writeOffer, writeRequest } from '#tests/support/sample-offer.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { listRequests, type RequestLine } from './list-requests.ts'
import { replyToClient } from './reply-to-client.ts'
import { type OfferDraft, sendOffer, withdrawOffer } from './send-offer.ts'
import { quoteOffers, quoteRequests } from './tables.ts'

const reference = 'Q-7K3M-92PX'

let api: SampleApi
/** Somebody new for each test: what is in an access log stays there. */
let amal: { poolId: string; sub: string }
let owned: { clientPoolId: string; clientSub: string }

beforeAll(async () => {
  api = await openSampleApi()
})

afterAll(() => api.close())

beforeEach(async () => {
  await clearThreads(api)
  await api.database.forProvider(api.other.id, (scope) => scope.remove(mails))
  amal = { poolId: 'own-1_sample', sub: newId() }
  owned = { clientPoolId: amal.poolId, clientSub: amal.sub }
  await know({})
})

/** What the product knows of Amal. */
async function know({ emailVerified = true, saidAt = sampleNow }) {
  const person = { ...amal, email: 'amal@patient.example', originJti: undefined, givenName: '', familyName: '' }
  await keepAccount(api.database, { ...person, emailVerified, saidAt }, sampleNow)
}

async function say(language: string, notifications: { offers: boolean; messages: boolean; reminders: boolean }) {
  const empty = { firstName: '', lastName: '', currency: '', phoneNumber: '', pictureId: '', details: {} }
  await api.database.forClient(amal, api.other.id, ({ transaction }) =>
    transaction
      .insert(clients)
      .values({ ...amal, ...empty, language, notifications, createdAt: sampleNow, updatedAt: sampleNow }),
  )
}

const desk = () => ({ provider: api.other, origin: otherOrigin, by: 'Rana Aziz' })
const send = (changes: Partial<OfferDraft> = {}) =>
  sendOffer(api.parts, desk(), {
    reference,
    validUntil: '2026-12-31',
    digest: 'digest-1',
    content: sampleOffer(),
    ...changes,
  })
const codeOf = (done: Promise<unknown>) =>
  done.then(
    () => 'done',
    (error: unknown) => (error instanceof Fault ? `${error.code} ${error.fields[0]?.reason ?? ''}`.trim() : error),
  )
const decide = (decision: 'accepted' | 'declined') =>
  api.database.forProvider(api.other.id, (scope) =>
    scope.update(quoteOffers, { decision, decidedAt: sampleNow }, eq(quoteOffers.reference, reference)),
  )
const written = () => api.database.forProvider(api.other.id, (scope) => scope.rows(mails))
const logged = () =>
  api.database.forClient(amal, api.other.id, ({ transaction }) => transaction.select().from(accessLog))

test('the mail of a later version says that it is one', async () => {
  await writeRequest(api, reference)
  await send()
  await send({ digest: 'digest-2' })
  const subjects = (await written()).map(({ subject }) => subject.split(' from ')[0])
  expect(new Set(subjects)).toEqual(new Set(['An offer', 'A new version of the offer']))
})

test('twenty sends of one file at the same time are one version with one mail', async () => {
  await writeRequest(api, reference)
  const sent = await Promise.all(Array.from({ length: 20 }, () => send()))
  expect(new Set(sent.map(({ version }) => version))).toEqual(new Set([1]))
  expect(sent.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await written()).toHaveLength(1)
})

test('ten different ones at the same time are ten versions, numbered without a gap', async () => {
  await writeRequest(api, reference)
  const sent = await Promise.all(Array.from({ length: 10 }, (_, at) => send({ digest: `digest ${at}` })))
  expect(sent.map(({ version }) => version).sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('what is accepted takes no new version, what is declined does', async () => {
  await writeRequest(api, reference)
  await send()
  await decide('declined')
  expect(await send({ digest: 'digest-2' })).toMatchObject({ version: 2, isNew: true })
  await decide('accepted')
  expect(await codeOf(send({ digest: 'digest-3' }))).toBe('no-longer-possible accepted')
  expect(await codeOf(withdrawOffer(api.parts, desk(), reference))).toBe('no-longer-possible accepted')
})

test('an offer is withdrawn once, and again is no fault', async () => {
  await writeRequest(api, reference)
  expect(await codeOf(withdrawOffer(api.parts, desk(), reference))).toBe('not-found')
  await send()
  const twice = [await withdrawOffer(api.parts, desk(), reference), await withdrawOffer(api.parts, desk(), reference)]
  expect(twice.map(({ isNew }) => isNew)).toEqual([true, false])
  expect(await written()).toHaveLength(2)
})

test('a reference of nobody, and one of another provider, are not found', async () => {
  await writeRequest(api, reference)
  expect(await codeOf(send({ reference: 'Q-0000-0000' }))).toBe('not-found')
  const elsewhere = { provider: api.provider, origin: otherOrigin, by: 'Rana Aziz' }
  expect(await codeOf(withdrawOffer(api.parts, elsewhere, reference))).toBe('not-found')
  expect(await codeOf(replyToClient(api.parts, elsewhere, { reference, text: 'Hello' }))).toBe('not-found')
})

test('a client is written to in the language that they chose, at the address that is theirs now', async () => {
  await writeRequest(api, reference, { ...owned, email: 'old@patient.example' })
  await say('ar', { offers: true, messages: true, reminders: true })
  expect(await send()).toMatchObject({ told: true })
  expect(await written()).toMatchObject([{ to: 'amal@patient.example', html: expect.stringContaining('lang="ar"') }])
  expect(await logged()).toMatchObject([
    { actor: 'clinic', deed: 'add', subject: 'quote', subjectId: reference, why: 'offer' },
  ])
})

test('whoever wants no mail of offers gets none, and of messages as they said', async () => {
  await writeRequest(api, reference, owned)
  await say('', { offers: false, messages: true, reminders: true })
  expect(await send()).toMatchObject({ isNew: true, told: false })
  expect(await replyToClient(api.parts, desk(), { reference, text: 'Hello' })).toEqual({ isNew: true, told: true })
  expect((await written()).map(({ subject }) => subject)).toEqual(['A message from Other Clinic: Q-7K3M-92PX'])
})

test('no mail goes to an address that is not confirmed any more, nor to the one of the form', async () => {
  await writeRequest(api, reference, { ...owned, email: 'old@patient.example' })
  await know({ emailVerified: false, saidAt: new Date(sampleNow.getTime() + 1) })
  expect(await send()).toMatchObject({ isNew: true, told: false })
  expect(await written()).toEqual([])
})

test('a request that nobody claimed is answered at the address of its form, and no log is written', async () => {
  await writeRequest(api, reference, { email: 'jane@mail.example', language: 'ar' })
  await send()
  expect(await written()).toMatchObject([{ to: 'jane@mail.example', html: expect.stringContaining('lang="ar"') }])
  expect(await logged()).toEqual([])
})

test('an offer goes through also when the request is claimed at the same moment', async () => {
  await writeRequest(api, reference)
  const claim = api.database.forProvider(api.other.id, (scope) => scope.update(quoteRequests, owned))
  const [, sent] = await Promise.all([claim, send()])
  expect(sent).toMatchObject({ version: 1, isNew: true })
})

test('the list says where each request stands, and nothing of anyone', async () => {
  await writeRequest(api, 'Q-AAAA-1111', { createdAt: new Date('2026-11-01T21:00:00Z') })
  await writeRequest(api, reference)
  await writeOffer(api, reference)
  const lines: RequestLine[] = []
  for await (const line of listRequests(api.database, api.other, sampleNow)) lines.push(line)
  expect(lines).toEqual([
    { reference, state: 'offered', sentOn: '2026-11-21', lastOn: '2026-11-21', isProvidersTurn: false },
    { reference: 'Q-AAAA-1111', state: 'asked', sentOn: '2026-11-02', lastOn: '2026-11-02', isProvidersTurn: true },
  ])
})
