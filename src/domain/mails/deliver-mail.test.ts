// Checks that a mail of the outbox leaves once, and again after a failure as the same mail.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { JobData } from '#db/jobs.ts'
import { type Database, openDatabase } from '#db/open.ts'
import { newId } from '#kernel/id.ts'
import type { Mail, Mailer } from '#kernel/mailer.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { frozenClock, sampleNow } from '#tests/support/sample-provider.ts'
import { deliverMail } from './deliver-mail.ts'
import { mails } from './tables.ts'
import { type MailDraft, writeMail } from './write-mail.ts'

const providerId = newId()
const draft: MailDraft = {
  from: '"Harbour Clinic" <desk@harbour.example>',
  to: 'jane@mail.example',
  replyTo: 'desk@harbour.example',
  subject: 'Hello',
  text: 'Text',
  html: '<p>Text</p>',
  about: { reference: 'Q-7K3M-92PX' },
}

let copy: TestDatabase
let database: Database
let sent: Mail[]
const mailer: Mailer = async (mail) => void sent.push(mail)

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
})

afterAll(async () => {
  await database.close()
  await copy.drop()
})

beforeEach(() => {
  sent = []
})

async function write(changes: Partial<MailDraft> = {}): Promise<{ providerId: string; mailId: string }> {
  const put: JobData[] = []
  const jobs = { put: async (_: unknown, queue: string, data: JobData) => void put.push({ queue, ...data }) }
  await database.forProvider(providerId, (scope) => writeMail(jobs, scope, { ...draft, ...changes }, sampleNow))
  expect(put).toEqual([{ queue: 'mail', providerId, mailId: expect.any(String) }])
  return { providerId, mailId: put[0]?.mailId ?? '' }
}

const rowOf = async ({ mailId }: { mailId: string }) =>
  (await database.forProvider(providerId, (scope) => scope.rows(mails, eq(mails.id, mailId))))[0]

test('a mail leaves as it was written, and is marked with the moment', async () => {
  const job = await write()
  await deliverMail(database, mailer, frozenClock, job)
  const { about: _, ...said } = draft
  expect(sent).toEqual([{ ...said, messageId: `<${job.mailId}@harbour.example>`, writtenAt: sampleNow }])
  expect(await rowOf(job)).toMatchObject({ sentAt: sampleNow, attempts: 1 })
})

test('a mail without an address for answers has none', async () => {
  await deliverMail(database, mailer, frozenClock, await write({ replyTo: undefined }))
  expect(sent[0]).not.toHaveProperty('replyTo')
})

test('a job that comes again sends nothing again', async () => {
  const job = await write()
  for (let turn = 0; turn < 3; turn++) await deliverMail(database, mailer, frozenClock, job)
  expect(sent).toHaveLength(1)
  expect((await rowOf(job))?.attempts).toBe(1)
})

test('after a failure it is sent again under the same Message-ID', async () => {
  const job = await write()
  const tried: Mail[] = []
  const refusing: Mailer = async (mail) => {
    tried.push(mail)
    throw new Error('421 try later')
  }
  for (let turn = 0; turn < 2; turn++) {
    await expect(deliverMail(database, refusing, frozenClock, job)).rejects.toThrow('421 try later')
  }
  expect(await rowOf(job)).toMatchObject({ sentAt: null, attempts: 2 })
  await deliverMail(database, mailer, frozenClock, job)
  expect([...tried, ...sent]).toHaveLength(3)
  expect(new Set([...tried, ...sent].map(({ messageId }) => messageId)).size).toBe(1)
  expect(await rowOf(job)).toMatchObject({ sentAt: sampleNow, attempts: 3 })
})

test('each mail has a Message-ID of its own', async () => {
  for (const job of [await write(), await write()]) await deliverMail(database, mailer, frozenClock, job)
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2)
})

test.for([
  'desk@harbour.example',
  '"Harbour @ Dubai" <desk@harbour.example>',
  '"desk@elsewhere.example" <desk@harbour.example>',
])('the Message-ID of a mail from %s is at the domain of its address', async (from) => {
  const job = await write({ from })
  await deliverMail(database, mailer, frozenClock, job)
  expect(sent[0]?.messageId).toBe(`<${job.mailId}@harbour.example>`)
})

test('a mail that there is not, or that belongs to another provider, is not sent', async () => {
  const job = await write()
  await deliverMail(database, mailer, frozenClock, { providerId, mailId: newId() })
  await deliverMail(database, mailer, frozenClock, { ...job, providerId: newId() })
  expect(sent).toEqual([])
  expect(await rowOf(job)).toMatchObject({ sentAt: null, attempts: 0 })
})
