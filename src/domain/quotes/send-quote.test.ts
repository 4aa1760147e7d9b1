// Checks that a quote request is kept once with both its mails, or not at all, and that nobody may send without end.
import { asc } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Jobs, openJobs } from '#db/jobs.ts'
import { type Database, openDatabase } from '#db/open.ts'
import { mails } from '#domain/mails/tables.ts'
import { mailQueue } from '#domain/mails/write-mail.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { Fault } from '#kernel/fault.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sampleNow, writeOtherProvider, writeSampleProvider } from '#tests/support/sample-provider.ts'
import { sampleSubmission } from '#tests/support/sample-submission.ts'
import { hourlyLimits, type QuoteSubmission, sendQuote } from './send-quote.ts'
import { quoteRequests } from './tables.ts'

let copy: TestDatabase
let database: Database
let jobs: Jobs
let provider: Provider
let other: Provider
let login: pg.Client
let now: Date

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
  jobs = await openJobs(copy.url, [mailQueue], () => {})
  provider = await writeSampleProvider(database)
  other = await writeOtherProvider(database)
  login = new pg.Client(copy.url)
  await login.connect()
}, 30_000)

afterAll(async () => {
  await login.end()
  await jobs.stop()
  await database.close()
  await copy.drop()
})

beforeEach(async () => {
  now = new Date(sampleNow)
  await login.query('truncate quote_requests, mails, pgboss.job')
})

const send = (changes: Partial<QuoteSubmission> = {}, to = provider, through: Pick<Jobs, 'put'> = jobs) =>
  sendQuote({ database, jobs: through, clock: () => new Date(now) }, to, sampleSubmission(changes))
const codeOf = (sent: Promise<string>) =>
  sent.then(
    () => 'taken',
    (error: unknown) => (error instanceof Fault ? error.code : String(error)),
  )
/** Something else than any request before. */
const fresh = (at: number | string) => ({ idempotencyKey: `key ${at}`, inputDigest: `digest ${at}` })
const rowsOf = (owner: Provider) => database.forProvider(owner.id, (scope) => scope.rows(quoteRequests))
const mailsOf = (owner: Provider) =>
  database.forProvider(owner.id, (scope) => scope.rows(mails, undefined, { orderBy: [asc(mails.to)] }))
const jobData = async () =>
  (await login.query<{ data: { providerId: string; mailId: string } }>('select data from pgboss.job')).rows.map(
    (row) => row.data,
  )
const counts = async () => [(await rowsOf(provider)).length, (await mailsOf(provider)).length, (await jobData()).length]

test('a request is kept as it was sent, with the moment of the consent', async () => {
  const reference = await send()
  const { procedureName: _, packageName: __, estimate: ___, budget, ...kept } = sampleSubmission()
  expect(await rowsOf(provider)).toEqual([
    {
      ...kept,
      id: expect.any(String),
      providerId: provider.id,
      reference,
      budgetMinor: budget?.amountMinor,
      clientPoolId: null,
      clientSub: null,
      isSentSignedIn: false,
      consentedAt: sampleNow,
      createdAt: sampleNow,
    },
  ])
})

test('two mails go out with it, to the visitor and to the provider, each with a job that names no person', async () => {
  const reference = await send()
  const written = await mailsOf(provider)
  expect(written.map(({ to, replyTo, sentAt, writtenAt }) => ({ to, replyTo, sentAt, writtenAt }))).toEqual([
    { to: provider.contact.email, replyTo: 'jane.doe@mail.example', sentAt: null, writtenAt: sampleNow },
    { to: 'jane.doe@mail.example', replyTo: provider.contact.email, sentAt: null, writtenAt: sampleNow },
  ])
  for (const mail of written) expect(mail.subject).toContain(reference)
  const expected = written.map(({ id }) => ({ providerId: provider.id, mailId: id }))
  expect(await jobData()).toHaveLength(2)
  expect(await jobData()).toEqual(expect.arrayContaining(expected))
})

test('fifty sends of one key at the same time are one request with two mails, all with its reference', async () => {
  const references = await Promise.all(Array.from({ length: 50 }, () => send()))
  expect(new Set(references).size).toBe(1)
  expect(await counts()).toEqual([1, 2, 2])
})

test('so are fifty from as many network addresses', async () => {
  const references = await Promise.all(Array.from({ length: 50 }, (_, at) => send({ senderDigest: `sender ${at}` })))
  expect(new Set(references).size).toBe(1)
  expect(await counts()).toEqual([1, 2, 2])
})

test('a repetition gets its reference also when the limit is reached, and a day later', async () => {
  const reference = await send()
  for (let at = 1; at < hourlyLimits.email; at++) await send(fresh(at))
  expect(await codeOf(send(fresh('more')))).toBe('too-many-requests')
  expect(await send()).toBe(reference)
  now = new Date(sampleNow.getTime() + 24 * 3_600_000)
  expect(await send()).toBe(reference)
})

test('other content under the same key is refused, from any sender, and the first stays', async () => {
  const reference = await send()
  for (const changes of [{ need: 'More' }, { need: 'More', senderDigest: 'sender-2', email: 'other@mail.example' }]) {
    expect(await codeOf(send({ ...changes, inputDigest: 'digest-2' }))).toBe('idempotency-key-reused')
  }
  expect(await send()).toBe(reference)
  expect(await counts()).toEqual([1, 2, 2])
})

test('of different requests that come at the same time under one key, one is taken', async () => {
  const codes = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      codeOf(send({ senderDigest: `sender ${at}`, email: `${at}@mail.example`, inputDigest: `digest ${at}` })),
    ),
  )
  expect(codes.toSorted()).toEqual([...Array<string>(19).fill('idempotency-key-reused'), 'taken'])
  expect(await counts()).toEqual([1, 2, 2])
})

test('the same key at another provider is another request', async () => {
  const [here, there] = [await send(), await send({}, other)]
  expect(there).not.toBe(here)
  expect([(await rowsOf(provider)).length, (await rowsOf(other)).length]).toEqual([1, 1])
  expect((await mailsOf(other)).map(({ providerId }) => providerId)).toEqual([other.id, other.id])
})

test('one e-mail address is taken five times within the hour, then again when the hour is over', async () => {
  for (let at = 0; at < hourlyLimits.email; at++) await send({ ...fresh(at), senderDigest: `sender ${at}` })
  const sixth = send({ ...fresh('six'), senderDigest: 'another' })
  await expect(sixth).rejects.toMatchObject({ code: 'too-many-requests', retryAfterS: 3_600 })
  expect(await codeOf(send({ ...fresh('kin'), email: 'john.doe@mail.example' }))).toBe('taken')
  now = new Date(sampleNow.getTime() + 3_599_999)
  expect(await codeOf(send({ ...fresh('six') }))).toBe('too-many-requests')
  // As soon as it was said: whoever comes back then is not too early.
  now = new Date(sampleNow.getTime() + 3_600_000)
  expect(await codeOf(send({ ...fresh('six') }))).toBe('taken')
})

test('what stands behind a plus makes no other mailbox', async () => {
  for (let at = 0; at < hourlyLimits.email; at++) {
    await send({ ...fresh(at), email: `jane.doe+${at}@mail.example`, senderDigest: `sender ${at}` })
  }
  const plain = send({ ...fresh('six'), email: 'jane.doe@mail.example', senderDigest: 'another' })
  await expect(plain).rejects.toMatchObject({ code: 'too-many-requests' })
})

test('one network address is taken twenty times within the hour, whatever the e-mail', async () => {
  for (let at = 0; at < hourlyLimits.sender; at++) await send({ ...fresh(at), email: `${at}@mail.example` })
  expect(await codeOf(send({ ...fresh('more'), email: 'more@mail.example' }))).toBe('too-many-requests')
  expect(await codeOf(send({ ...fresh('more'), email: 'more@mail.example', senderDigest: 'sender-2' }))).toBe('taken')
})

test.for([
  [
    'one e-mail address from many network addresses',
    hourlyLimits.email,
    (at: number) => ({ senderDigest: `sender ${at}` }),
  ],
  [
    'one network address with many e-mail addresses',
    hourlyLimits.sender,
    (at: number) => ({ email: `${at}@mail.example` }),
  ],
] as const)('%s: the limit holds when all come at the same time', async ([, limit, changesOf]) => {
  const codes = await Promise.all(
    Array.from({ length: 30 }, (_, at) => codeOf(send({ ...fresh(at), ...changesOf(at) }))),
  )
  expect(codes.filter((code) => code === 'taken')).toHaveLength(limit)
  expect(new Set(codes)).toEqual(new Set(['taken', 'too-many-requests']))
  expect(await counts()).toEqual([limit, 2 * limit, 2 * limit])
})

test('senders and addresses crossed over do not lock one another out', async () => {
  const crossed = Array.from({ length: 30 }, (_, at) =>
    codeOf(send({ ...fresh(at), email: `${'ab'[at % 2]}@mail.example`, senderDigest: `${'ba'[at % 3 ? 1 : 0]}` })),
  )
  expect(new Set(await Promise.all(crossed))).toEqual(new Set(['taken', 'too-many-requests']))
})

test.for([1, 2])('when job %i cannot be put, neither row nor mail nor job is left', async (failing) => {
  let put = 0
  const broken: Pick<Jobs, 'put'> = {
    put: async (...job) => {
      put += 1
      if (put === failing) throw new Error('queue gone')
      await jobs.put(...job)
    },
  }
  await expect(send({}, provider, broken)).rejects.toThrow('queue gone')
  expect(put).toBe(failing)
  expect(await counts()).toEqual([0, 0, 0])
  await send()
  expect(await counts()).toEqual([1, 2, 2])
})

test('a request with nothing but what is needed is kept with gaps', async () => {
  const nothingNamed = { procedureSlug: null, procedureName: null, packageSlug: null, packageName: null }
  await send({ ...nothingNamed, earliest: null, latest: null, budget: null, phone: '', medicalNotes: '' })
  expect(await rowsOf(provider)).toMatchObject([
    { procedureSlug: null, earliest: null, budgetMinor: null, currency: 'EUR' },
  ])
})
