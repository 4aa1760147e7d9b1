// Guards that a code never waits behind other mail: not behind many, and not behind a mail server that takes its time.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { type MailDraft, urgentMailQueue, writeMail } from '#domain/mails/write-mail.ts'
import { newId } from '#kernel/id.ts'
import { silentLog } from '#kernel/log.ts'
import type { Mailer } from '#kernel/mailer.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type OpenMails, openMails } from './open-mails.ts'

const patient = { timeout: 20_000, interval: 20 }
const providerId = newId()
let copy: TestDatabase
let database: Database
let mails: OpenMails
let begun: string[]
let release: () => void
const released = new Promise<void>((resolve) => {
  release = resolve
})

/** Keeps every mail but codes until it is released. */
const slowMailer: Mailer = async ({ subject }) => {
  begun.push(subject)
  if (subject !== 'code') await released
}

beforeAll(async () => {
  begun = []
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
  mails = await openMails({ url: copy.url, database }, slowMailer, silentLog)
}, 30_000)

afterAll(async () => {
  await mails.close()
  await database.close()
  await copy.drop()
})

const draft = (subject: string): MailDraft => ({
  from: 'desk@harbour.example',
  to: 'jane@mail.example',
  subject,
  text: 'Text',
  html: '<p>Text</p>',
  isUrgent: subject === 'code',
  about: { reference: 'Q-7K3M-92PX' },
})
const write = (subjects: string[]) =>
  database.forProvider(providerId, async (scope) => {
    for (const subject of subjects) await writeMail(mails.jobs, scope, draft(subject), new Date())
  })

test('behind hundreds of mails that a slow server keeps, a code leaves; then the others do, eight at a time', {
  timeout: 60_000,
}, async () => {
  await write(Array.from({ length: 200 }, (_, index) => `mail ${index}`))
  await vi.waitFor(() => expect(begun).toHaveLength(8), patient)
  await write(['code', 'code'])
  await vi.waitFor(() => expect(begun.slice(8)).toEqual(['code', 'code']), patient)
  expect(await mails.jobs.waiting('mail')).toMatchObject({ count: 192, oldestS: expect.any(Number) })
  expect((await mails.jobs.waiting('mail')).oldestS).toBeGreaterThan(0)
  await vi.waitFor(async () => expect(await mails.jobs.waiting(urgentMailQueue)).toEqual({ count: 0, oldestS: 0 }))
  release()
  await vi.waitFor(() => expect(new Set(begun).size).toBe(201), patient)
  expect(begun).toHaveLength(202)
})
