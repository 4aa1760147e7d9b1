// Which mails go with somebody who leaves, that they are found by indexes, and that the queue remembers nothing of them.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Jobs, openJobs } from '#db/jobs.ts'
import { runAsLogin } from '#db/notes-fixture.ts'
import { type Database, openDatabase } from '#db/open.ts'
import { clientAccounts } from '#domain/clients/tables.ts'
import { mailOfShare } from '#domain/documents/share-mail.ts'
import { deliverMail } from '#domain/mails/deliver-mail.ts'
import { mails } from '#domain/mails/tables.ts'
import { type MailDraft, mailQueue, writeMail } from '#domain/mails/write-mail.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { quoteRequests } from '#domain/quotes/tables.ts'
import { newId } from '#kernel/id.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { frozenClock, sampleNow, writeOtherProvider } from '#tests/support/sample-provider.ts'
import { sampleSubmission } from '#tests/support/sample-submission.ts'
import { eraseClient, readErasure } from './erase-client.ts'
import { clearQueue } from './forget-messages.ts'
import { mailsOf } from './holdings.ts'

const patient = { timeout: 20_000, interval: 50 }
let copy: TestDatabase
let database: Database
let jobs: Jobs
let provider: Provider
const amal = { poolId: 'own-1_other', sub: newId() }
const badr = { poolId: 'own-1_other', sub: newId() }

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
  jobs = await openJobs(copy.url, [mailQueue, clearQueue], () => {})
  provider = await writeOtherProvider(database)
}, 30_000)

beforeEach(() => runAsLogin(copy.url, 'truncate mails, quote_requests, pgboss.job'))

afterAll(async () => {
  await jobs.stop()
  await database.close()
  await copy.drop()
})

const write = (changes: Partial<MailDraft>, to = 'desk@clinic.example') => {
  const draft = { from: 'desk@clinic.example', to, subject: 'Words', text: 'Words', html: '', about: { client: badr } }
  return database.forProvider(provider.id, (scope) => writeMail(jobs, scope, { ...draft, ...changes }, sampleNow))
}
const known = () => ({ companyId: provider.company.id, emails: ['amal@mail.example'] })
const erase = () =>
  database.forPool(amal.poolId, (transaction) =>
    eraseClient(jobs, transaction, amal, known(), { bookables: [], now: sampleNow }),
  )
const subjects = async () =>
  (await database.forProvider(provider.id, (scope) => scope.rows(mails))).map(({ subject }) => subject).sort()
const queued = async () =>
  (await runAsLogin<{ row: string }>(copy.url, 'select j::text as row from pgboss.job j')).map(({ row }) => row).join()

test('mails to them, answering to them, about their requests and about them go; all others stay, whatever they say', async () => {
  const { procedureName: _, packageName: __, budget: ___, estimate: ____, ...submission } = sampleSubmission()
  const request = { ...submission, reference: 'Q-7K3M-92PX', consentedAt: sampleNow, createdAt: sampleNow }
  await database.forProvider(provider.id, (scope) =>
    scope.insert(quoteRequests, [{ ...request, clientPoolId: amal.poolId, clientSub: amal.sub }]),
  )
  await write({ subject: 'to' }, 'Amal@Mail.example')
  await write({ subject: 'answer', replyTo: 'AMAL@mail.example', about: { reference: 'Q-0000-0000' } })
  await write({ subject: 'request', about: { reference: 'Q-7K3M-92PX' } })
  await write({ subject: 'account', about: { client: amal } })
  await write({ subject: 'stays', text: 'Of Q-7K3M-92PX, and amal@mail.example', about: { reference: 'Q-1111-1111' } })
  await write({ subject: 'stays too', about: { client: { ...amal, poolId: 'own-1_elsewhere' } } })
  const { removed } = await database.forPool(amal.poolId, (transaction) =>
    readErasure(transaction, amal, known(), { bookables: [], now: sampleNow }),
  )
  expect(removed).toContainEqual({ what: 'mails', count: 4 })
  await erase()
  expect(await subjects()).toEqual(['stays', 'stays too'])
})

test('what went to an address of theirs while it was somebody else’s stays with whoever had it', async () => {
  const { procedureName: _, packageName: __, budget: ___, estimate: ____, ...submission } = sampleSubmission()
  const email = 'amal@mail.example'
  const at = (minutes: number) => new Date(sampleNow.getTime() + minutes * 60_000)
  const ask = (reference: string, createdAt: Date) =>
    database.forProvider(provider.id, (scope) =>
      scope.insert(quoteRequests, [
        { ...submission, email, reference, idempotencyKey: reference, consentedAt: createdAt, createdAt },
      ]),
    )
  const tell = (subject: string, writtenAt: Date) =>
    database.forProvider(provider.id, (scope) => {
      const about = { reference: 'Q-0000-0000' }
      return writeMail(
        jobs,
        scope,
        { from: 'd@clinic.example', to: email, subject, text: '', html: '', about },
        writtenAt,
      )
    })
  const row = { ...amal, email, emailVerified: true, givenName: '', familyName: '', seenAt: sampleNow }
  await database.forPool(amal.poolId, (transaction) =>
    transaction.insert(clientAccounts).values({ ...row, settledUntil: { [email]: at(10).toISOString() } }),
  )
  await ask('Q-AAAA-0001', at(9))
  await ask('Q-AAAA-0002', at(11))
  await tell('before', at(9))
  await tell('since', at(11))
  await erase()
  expect(await subjects()).toEqual(['before'])
  const left = await database.forProvider(provider.id, (scope) => scope.rows(quoteRequests))
  expect(left.map(({ reference }) => reference)).toEqual(['Q-AAAA-0001'])
})

test('the mail about somebody else’s share stays, also where both are read out by the same letters', async () => {
  const told = (id: string, client: typeof amal) =>
    mailOfShare({ id, practitioner: 'Dr Amal Haddad', documents: 1, client }, provider)
  const [own, theirs] = [newId(), newId()].map((id) => `3f2a91c7${id.slice(8)}`)
  await write({ ...told(own ?? '', amal), text: 'own' })
  await write({ ...told(theirs ?? '', badr), text: 'theirs' })
  expect(new Set(await subjects()).size).toBe(1)
  await erase()
  const left = await database.forProvider(provider.id, (scope) => scope.rows(mails))
  expect(left.map(({ text }) => text)).toEqual(['theirs'])
})

test('mails are found by indexes, behind the wall as well: never by going through all of them', async () => {
  const leaving = { client: amal, emails: ['amal@mail.example'], settledUntil: {}, phones: [], providers: [] }
  const from =
    "'desk@clinic.example', i || '@mail.example', i || '@mail.example', '', '', '', now(), 'Q-' || i, 'own-1_other', i"
  const columns =
    'from_address, to_address, reply_to, subject, text, html, written_at, about_reference, about_pool_id, about_sub'
  await runAsLogin(
    copy.url,
    `insert into mails (id, provider_id, ${columns}) select gen_random_uuid(), '${provider.id}', ${from} from generate_series(1, 3000) i`,
  )
  await runAsLogin(copy.url, 'analyze mails')
  const plan = await database.forProvider(provider.id, async ({ transaction }) => {
    const own = sql`provider_id = ${provider.id} and (${mailsOf(leaving, ['Q-7K3M-92PX'])})`
    return transaction.execute<{ 'QUERY PLAN': string }>(sql`explain select id from ${mails} where ${own}`)
  })
  const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
  for (const index of ['to_lower', 'reply_to_lower', 'about_reference', 'about_pool_id_about_sub']) {
    expect(lines).toContain(`Bitmap Index Scan on mails_provider_id_${index}_index`)
  }
  expect(lines).not.toContain('Seq Scan')
})

test('a mail that nobody took leaves no word in the queue, and its job goes with it', async () => {
  const refusing = async () => {
    throw Object.assign(new Error('550 <amal@mail.example>: unknown'), { response: 'amal@mail.example is unknown' })
  }
  await jobs.work(mailQueue, ({ providerId = '', mailId = '' }) =>
    deliverMail(database, refusing, frozenClock, { providerId, mailId }),
  )
  await write({ subject: 'refused' }, 'amal@mail.example')
  await write({ subject: 'another’s' }, 'badr@mail.example')
  const idOf = async (subject: string) =>
    (await database.forProvider(provider.id, (scope) => scope.rows(mails))).find((mail) => mail.subject === subject)?.id
  const [own, theirs] = [await idOf('refused'), await idOf('another’s')]
  await vi.waitFor(async () => expect((await queued()).match(/retry/g)).toHaveLength(2), patient)
  expect(await queued()).toContain(own)
  expect(await queued()).not.toContain('amal@')
  await erase()
  expect(await queued()).not.toContain(own)
  expect(await queued()).toContain(theirs)
})
