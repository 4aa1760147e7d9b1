// The overview of a client's way over the API: made of their own requests, documents and shares, and of nobody else's.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getTripOverview, nextStep } from '#contract/trips.ts'
import { accessLog } from '#domain/audit/tables.ts'
import { keepAccount } from '#domain/clients/accounts.ts'
import { documentShares } from '#domain/documents/tables.ts'
import { replyToClient } from '#domain/quotes/reply-to-client.ts'
import { quoteOffers } from '#domain/quotes/tables.ts'
import { stepCodes } from '#domain/trips/next-steps.ts'
import { newId } from '#kernel/id.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { writeDocument } from '#tests/support/sample-document.ts'
import { clearThreads, writeOffer, writeRequest } from '#tests/support/sample-offer.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { otherOrigin, type SampleSession, signInAtOther } from '#tests/support/sample-session.ts'

let api: SampleApi
let amal: SampleSession
let badr: SampleSession

beforeAll(async () => {
  api = await openSampleApi()
  amal = await signInAtOther(api)
  badr = await signInAtOther(api, 'badr@patient.example')
  await amal.introduce()
  await badr.introduce()
})

afterAll(() => api.close())

beforeEach(() => clearThreads(api))

const ask = (who: SampleSession, query = '') =>
  api.app.hono.request(`${otherOrigin}/api/client/trip/overview${query}`, {
    headers: { authorization: `Bearer ${who.access}` },
  })

async function overview(who = amal, query = '') {
  const response = await ask(who, query)
  expect(response.status).toBe(200)
  return getTripOverview.reply.parse(await response.json())
}

test('the codes of the rules are those of the contract', () => {
  expect([...stepCodes].sort()).toEqual([...nextStep.shape.code.options].sort())
})

test('whoever comes new is led to a quote and to their own details', async () => {
  expect(await overview()).toEqual({
    steps: [
      { code: 'complete-details', href: '/profile/me', about: '', by: null },
      { code: 'ask-for-quote', href: '/quote', about: '', by: null },
    ],
    documents: { wanted: [], have: 0 },
    fitToFly: [],
    messages: [],
  })
})

const asked = {
  for: 'استبدال مفصل الورك',
  href: '/profile/documents',
  practitioner: 'lina-haddad',
  isAdded: false,
}

test('an offer is to be answered on the page of its request, and its papers are wanted by name', async () => {
  await writeRequest(api, 'Q-7K3M-92PX')
  await writeOffer(api, 'Q-7K3M-92PX')
  await replyToClient(
    api.parts,
    { provider: api.other, origin: otherOrigin, by: 'Rana Aziz' },
    { reference: 'Q-7K3M-92PX', text: 'Hello' },
  )
  expect(await overview(amal, '?language=ar')).toEqual({
    steps: [
      {
        code: 'answer-offer',
        href: '/profile/procedures/Q-7K3M-92PX',
        about: 'استبدال مفصل الورك',
        by: '2026-12-31',
      },
      { code: 'add-documents', href: '/profile/documents', about: 'استبدال مفصل الورك', by: null },
      { code: 'complete-details', href: '/profile/me', about: '', by: null },
    ],
    documents: {
      wanted: [
        { kind: 'passport', ...asked },
        { kind: 'x-ray', ...asked },
      ],
      have: 0,
    },
    fitToFly: [],
    messages: [{ slug: 'Q-7K3M-92PX', title: 'استبدال مفصل الورك', text: 'Hello', at: sampleNow.toISOString() }],
  })
})

test('of two requests for one procedure each step leads to its own, and what is accepted stands first with what was agreed', async () => {
  const [first, second] = ['Q-7K3M-92PX', 'Q-8888-2222']
  await writeRequest(api, first, { createdAt: new Date(sampleNow.getTime() - 1000) })
  await writeRequest(api, second)
  await writeOffer(api, second)
  await api.database.forProvider(api.other.id, (scope) =>
    scope.update(quoteOffers, { decision: 'accepted', decidedAt: sampleNow }),
  )
  await writeOffer(api, first)
  const { steps } = await overview()
  expect(steps.slice(0, 2)).toEqual([
    {
      code: 'offer-accepted',
      href: `/profile/procedures/${second}`,
      about: 'Hip replacement',
      by: null,
      agreed: { total: { amountMinor: 23_600_00, currency: 'AED' }, from: '2027-01-15', until: '2027-01-22' },
    },
    {
      code: 'answer-offer',
      href: `/profile/procedures/${first}`,
      about: 'Hip replacement',
      by: '2026-12-31',
    },
  ])
})

test('a document that is there is to be shared until it is, and one with a virus counts for nothing', async () => {
  await writeRequest(api, 'Q-7K3M-92PX', { email: 'badr@patient.example' })
  await writeOffer(api, 'Q-7K3M-92PX', { documents: ['report'] })
  await writeDocument(api, badr, { scan: 'infected' })
  expect((await overview(badr)).documents).toMatchObject({ wanted: [{ kind: 'report' }] })
  const { id } = await writeDocument(api, badr)
  const codes = async () => (await overview(badr)).steps.map(({ code }) => code)
  expect(await codes()).toEqual(['answer-offer', 'share-documents', 'complete-details'])
  const added = { kind: 'report', practitioner: 'lina-haddad', isAdded: true }
  expect((await overview(badr)).documents.wanted).toMatchObject([added])
  const share = {
    id: newId(),
    poolId: badr.poolId,
    sub: badr.sub,
    practitionerSlug: 'lina-haddad',
    practitionerName: 'Lina Haddad',
    documentIds: [id],
    purpose: '',
    sharedAt: sampleNow,
    until: new Date(sampleNow.getTime() + 1),
  }
  await api.database.forProvider(api.other.id, (scope) =>
    scope.insert(documentShares, [{ ...share, id: newId(), practitionerSlug: 'another' }]),
  )
  expect(await codes()).toContain('share-documents')
  await api.database.forProvider(api.other.id, (scope) => scope.insert(documentShares, [share]))
  expect(await codes()).toEqual(['answer-offer', 'complete-details'])
  expect((await overview(badr)).documents.wanted).toEqual([])
  // Of somebody else's papers nothing is counted.
  expect((await overview()).documents).toEqual({ wanted: [], have: 0 })
})

test('whose address is not confirmed is told so, and nothing else', async () => {
  const dana = await signInAtOther(api, 'dana@patient.example')
  const { poolId, sub, email } = dana
  const person = { poolId, sub, email, originJti: undefined, givenName: '', familyName: '', saidAt: sampleNow }
  await keepAccount(api.database, { ...person, emailVerified: false }, sampleNow)
  await writeRequest(api, 'Q-7K3M-92PX', { email: 'dana@patient.example' })
  expect(await overview(dana)).toEqual({
    steps: [{ code: 'confirm-email', href: '/profile/setting', about: '', by: null }],
    documents: { wanted: [], have: 0 },
    fitToFly: [],
    messages: [],
  })
})

test('403 for a session whose person never showed an id token', async () => {
  expect((await ask(await signInAtOther(api, 'emil@patient.example'))).status).toBe(403)
})

test('reading it is a line for the requests and one for the documents in their access log', async () => {
  const fadi = await signInAtOther(api, 'fadi@patient.example')
  await fadi.introduce()
  await overview(fadi)
  const log = await api.database.forClient(fadi, api.other.id, ({ transaction }) =>
    transaction.select().from(accessLog),
  )
  expect(log.map(({ actor, deed, subject }) => `${actor} ${deed} ${subject}`).sort()).toEqual([
    'client read documents',
    'client read quotes',
  ])
})
