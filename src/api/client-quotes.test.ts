// A client's quote threads over the API: what is theirs, what they are shown of it, and what is written down of that.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { quoteRequests } from '#domain/quotes/tables.ts'
import { Fault } from '#kernel/fault.ts'
import { readProblem } from '#tests/support/sample-api.ts'
import { writeOffer, writeRequest } from '#tests/support/sample-offer.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { sampleQuoteRequest } from '#tests/support/sample-quote.ts'
import { otherOrigin, signInAtOther } from '#tests/support/sample-session.ts'
import { openSampleThreads, reference, type SampleThreads } from '#tests/support/sample-threads.ts'
import { createApi } from './api.ts'

let threads: SampleThreads

beforeAll(async () => {
  threads = await openSampleThreads()
})

afterAll(() => threads.close())

beforeEach(() => threads.clear())

const requestRows = () => threads.api.database.forProvider(threads.api.other.id, (scope) => scope.rows(quoteRequests))

test('a request that came from the verified address is theirs with the first reading, and for good', async () => {
  await writeRequest(threads.api, reference)
  expect(await threads.list()).toEqual([
    {
      reference,
      slug: 'hip-replacement',
      title: 'Hip replacement',
      state: 'asked',
      sentAt: sampleNow.toISOString(),
      total: null,
      validUntil: null,
      lastAt: sampleNow.toISOString(),
      isProvidersTurn: true,
      isSentSignedIn: false,
    },
  ])
  const [row] = await requestRows()
  expect(row).toMatchObject({ clientPoolId: threads.amal.poolId, clientSub: threads.amal.sub })
})

test('of two who read at once under one address one has the request', async () => {
  await writeRequest(threads.api, reference)
  await Promise.all(Array.from({ length: 10 }, () => threads.list()))
  expect(await threads.list()).toHaveLength(1)
  expect(await threads.list(threads.badr)).toEqual([])
})

test('404 for the thread of somebody else, in the same words as for one that does not exist', async () => {
  await writeRequest(threads.api, reference)
  await threads.list()
  await writeOffer(threads.api, reference)
  for (const slug of [reference, 'hip-replacement', 'Q-0000-0000', 'no-such-procedure']) {
    const response = await threads.ask(threads.badr, `/api/client/quote/thread/${slug}`)
    expect(response.status).toBe(404)
    expect(await readProblem(response)).toMatchObject({
      code: 'not-found',
      detail: 'There is no request of this reference or procedure.',
    })
  }
  for (const response of [
    await threads.answer('accept', 1, {}, threads.badr),
    await threads.say('Hello', {}, threads.badr),
  ]) {
    expect(response.status).toBe(404)
  }
  expect(await threads.list()).toMatchObject([{ state: 'offered' }])
})

test('a thread is found by its procedure and by its reference, in any letter case', async () => {
  await writeRequest(threads.api, reference)
  await writeRequest(threads.api, 'Q-AAAA-1111', { createdAt: new Date(sampleNow.getTime() - 1000) })
  await writeRequest(threads.api, 'Q-BBBB-2222', { procedureSlug: null, packageSlug: null, need: 'A cleaning' })
  const ofProcedure = await threads.threadsOf('hip-replacement')
  expect(ofProcedure.map((one) => one.reference)).toEqual([reference, 'Q-AAAA-1111'])
  expect((await threads.threadsOf('q-7k3m-92px')).map((one) => one.reference)).toEqual([reference])
  const [own] = await threads.threadsOf('q-bbbb-2222')
  expect(own).toMatchObject({ slug: 'Q-BBBB-2222', title: 'A cleaning' })
})

test('what they asked is shown as they sent it, and by when an answer is promised', async () => {
  await writeRequest(threads.api, reference)
  const [thread] = await threads.threadsOf(reference)
  expect(thread).toMatchObject({
    need: 'My left hip hurts when I walk.',
    medicalNotes: 'Asthma since childhood.',
    earliest: '2027-01-10',
    latest: '2027-02-10',
    flexibility: 'weeks',
    companions: 1,
    // 24 working hours are three days' work, and two days off can lie between.
    replyBy: '2026-11-26',
    offers: [],
    messages: [],
  })
})

test('an offer is shown in their language, with its total and a guide in their currency', async () => {
  await writeRequest(threads.api, reference)
  await writeOffer(threads.api, reference)
  const [thread] = await threads.threadsOf(reference, '?language=ar&currency=EUR')
  expect(thread).toMatchObject({
    state: 'offered',
    isProvidersTurn: false,
    title: 'استبدال مفصل الورك',
    total: { amountMinor: 23_600_00, currency: 'AED' },
    offers: [
      {
        version: 1,
        state: 'open',
        validUntil: '2026-12-31',
        decidedAt: null,
        lines: [
          { label: 'الجرّاح', amount: { amountMinor: 20_000_00, currency: 'AED' }, mayChangeIf: null },
          { label: 'ليلتان', mayChangeIf: 'لزمت ليلة ثالثة' },
        ],
        deposit: { amountMinor: 3_000_00, currency: 'AED' },
        approximate: { currency: 'EUR', amountMinor: expect.any(Number) },
        documents: ['passport', 'x-ray'],
        practitioner: { slug: 'lina-haddad' },
        note: 'أحضر صورة الأشعة.',
      },
    ],
  })
  for (const currency of ['AED', 'XXX', 'nonsense']) {
    expect((await threads.threadsOf(reference, `?currency=${currency}`))[0]?.offers[0]?.approximate).toBeNull()
  }
})

test('every look and every deed is a line in the client’s own access log', async () => {
  const cleo = await signInAtOther(threads.api, 'cleo@patient.example')
  await cleo.introduce()
  await writeRequest(threads.api, reference, { email: 'cleo@patient.example' })
  await threads.list(cleo)
  await writeOffer(threads.api, reference)
  await threads.threadsOf(reference, '', cleo)
  await threads.answer('accept', 1, {}, cleo)
  const log = await threads.logOf(cleo)
  expect(
    log.map(({ actor, actorName, deed, subject, subjectId, why }) => [actor, actorName, deed, subject, subjectId, why]),
  ).toEqual(
    expect.arrayContaining([
      ['client', '', 'read', 'quotes', '', 'own-request'],
      ['system', '', 'add', 'quote', reference, 'own-request'],
      ['clinic', 'Rana Aziz', 'add', 'quote', reference, 'offer'],
      ['client', '', 'open', 'quote', reference, 'own-request'],
      ['client', '', 'change', 'quote', reference, 'own-request'],
    ]),
  )
  expect(log).toHaveLength(5)
  expect((await threads.logOf(threads.badr)).some(({ subjectId }) => subjectId === reference)).toBe(false)
})

test('a request that somebody sends while signed in is theirs from the start, if the address is their own', async () => {
  const send = (email: string) => threads.ask(threads.amal, '/api/quotes', sampleQuoteRequest({ email }))
  expect((await send('Amal@patient.example')).status).toBe(200)
  expect((await send('mother@patient.example')).status).toBe(200)
  const rows = await requestRows()
  expect(new Map(rows.map(({ email, clientSub, isSentSignedIn }) => [email, [clientSub, isSentSignedIn]]))).toEqual(
    new Map([
      ['amal@patient.example', [threads.amal.sub, true]],
      ['mother@patient.example', [null, false]],
    ]),
  )
  expect(await threads.list()).toMatchObject([{ isSentSignedIn: true }])
})

test('a request is taken also while nobody can say who is signed in, and is claimed once it is read', async () => {
  const { api, amal } = threads
  const away = () => Promise.reject(new Fault('unavailable', 'The key set cannot be had.'))
  const { hono } = createApi({ ...api.parts, tokens: { readAccess: away, readId: away } })
  const response = await hono.request(`${otherOrigin}/api/quotes`, {
    method: 'POST',
    body: JSON.stringify(sampleQuoteRequest({ email: amal.email })),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${amal.access}` },
  })
  expect(response.status).toBe(200)
  expect(await requestRows()).toMatchObject([{ clientSub: null }])
  expect(await threads.list()).toHaveLength(1)
})

test('a request is called by its procedure even when that is no longer on sale, else by their own words, cut between two', async () => {
  await writeRequest(threads.api, reference, { procedureSlug: 'hand-surgery' })
  const need = 'My knee has hurt since a fall in the mountains and I would like to know what can be done'
  await writeRequest(threads.api, 'Q-BBBB-2222', { procedureSlug: null, packageSlug: null, need })
  await writeRequest(threads.api, 'Q-CCCC-3333', { procedureSlug: null, packageSlug: null, need: ' ' })
  expect(new Map((await threads.list()).map((one) => [one.reference, one.title]))).toEqual(
    new Map([
      [reference, 'Hand surgery'],
      ['Q-BBBB-2222', 'My knee has hurt since a fall in the mountains and I would…'],
      ['Q-CCCC-3333', 'Q-CCCC-3333'],
    ]),
  )
})

test('where a text is not in their language the provider’s own stands in', async () => {
  await writeRequest(threads.api, reference)
  await writeOffer(threads.api, reference, { note: { en: 'Bring your X-ray.' } })
  const [thread] = await threads.threadsOf(reference, '?language=ar')
  expect(thread?.offers[0]?.note).toBe('Bring your X-ray.')
})
