// Checks in whose name the pool's messages leave, that a mail stands and falls with its deed, and where a short message goes.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { JobData } from '#db/jobs.ts'
import { type Database, openDatabase } from '#db/open.ts'
import { mails } from '#domain/mails/tables.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { createIdentity } from '#identity/identity.ts'
import type { Message } from '#identity/messages/message.ts'
import { newId } from '#kernel/id.ts'
import { createLog } from '#kernel/log.ts'
import type { TextMessage } from '#kernel/mailer.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { frozenClock, sampleNow, writeOtherProvider, writeSampleProvider } from '#tests/support/sample-provider.ts'
import { sendMessages } from './send-messages.ts'

let copy: TestDatabase
let database: Database
let provider: Provider
let other: Provider
let put: JobData[]
let texts: TextMessage[]
const jobs = { put: async (_: unknown, queue: string, data: JobData) => void put.push({ queue, ...data }) }

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
  provider = await writeSampleProvider(database)
  other = await writeOtherProvider(database)
})
afterAll(async () => {
  await database.close()
  await copy.drop()
})
beforeEach(() => {
  put = []
  texts = []
})

const send = sendMessages({ jobs, sendText: async (text) => void texts.push(text), clock: frozenClock })
const messageOf = (changes: Partial<Message> = {}): Message => ({
  kind: 'reset',
  medium: 'EMAIL',
  to: `${newId()}@mail.example`,
  language: 'en',
  code: '012345',
  person: { poolId: 'pool', sub: 'jane' },
  place: provider.id,
  owner: provider.company.id,
  ...changes,
})
const deliver = (message: Message) => database.forPool('pool', (transaction) => send(transaction, message))
const mailsOf = ({ id }: Provider, to: string) =>
  database.forProvider(id, async (scope) => (await scope.rows(mails)).filter((mail) => mail.to === to))

test('a mail lies in the outbox of the provider that the request came to, with a job to deliver it', async () => {
  const message = messageOf({ language: 'ar' })
  await deliver(message)
  const [mail] = await mailsOf(provider, message.to)
  expect(mail).toMatchObject({
    from: '"عيادة المرفأ" <desk@harbour.example>',
    subject: 'اختيار كلمة مرور جديدة لدى عيادة المرفأ',
    writtenAt: sampleNow,
    sentAt: null,
    aboutPoolId: 'pool',
    aboutSub: 'jane',
  })
  expect(put).toEqual([{ queue: 'mail-urgent', providerId: provider.id, mailId: mail?.id }])
})

test('where no place is known, or one of another company, it goes in the name of the pool’s own company', async () => {
  for (const place of [undefined, other.id, newId()]) {
    const message = messageOf({ place })
    await deliver(message)
    expect(await mailsOf(provider, message.to)).toHaveLength(1)
    expect(await mailsOf(other, message.to)).toHaveLength(0)
  }
})

test('a company without any provider can send nothing', async () => {
  await expect(deliver(messageOf({ owner: newId() }))).rejects.toMatchObject({ type: 'CodeDeliveryFailureException' })
})

test('a deed that fails leaves no mail', async () => {
  const message = messageOf()
  const failing = database.forPool('pool', async (transaction) => {
    await send(transaction, message)
    throw new Error('the deed failed')
  })
  await expect(failing).rejects.toThrow('the deed failed')
  expect(await mailsOf(provider, message.to)).toEqual([])
})

test('a short message goes to its supplier, and one that is not taken is a code that was not delivered', async () => {
  await deliver(messageOf({ medium: 'SMS', to: '+971501234567' }))
  const text = '012345 is your code for Harbour Clinic. Pass it on to nobody.'
  expect(texts).toEqual([{ to: '+971501234567', text, writtenAt: sampleNow }])
  const refusing = sendMessages({ jobs, sendText: () => Promise.reject(new Error('no credit')), clock: frozenClock })
  await expect(
    database.forPool('pool', (transaction) => refusing(transaction, messageOf({ medium: 'SMS' }))),
  ).rejects.toMatchObject({ type: 'CodeDeliveryFailureException', message: 'The code could not be sent.' })
})

test('for a name that nobody has no mail stays in the outbox, and the answer is one of a person', async () => {
  const identity = createIdentity({
    database,
    key: Buffer.alloc(32),
    clock: frozenClock,
    log: createLog('error', () => {}),
    send,
    guestCredentials: false,
  })
  const { client } = await identity.parts.pools.ensurePool(provider.company.id)
  const ask = async (action: string, body: object) => {
    const asker = { origin: 'http://clinic.test', sender: 'sender', language: 'en', place: provider.id }
    const request = new Request('http://clinic.test/identity/', {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${action}` },
      body: JSON.stringify({ ClientId: client.id, ...body }),
    })
    return (await identity.answer(request, asker)).json()
  }
  const allMails = () => database.forProvider(provider.id, (scope) => scope.rows(mails))
  const before = (await allMails()).length
  const [person, nobody] = ['jane@mail.example', 'jack@mail.example']
  await ask('SignUp', { Username: person, Password: 'paper boat' })
  expect(await allMails()).toHaveLength(before + 1)
  expect(await ask('ForgotPassword', { Username: nobody })).toEqual(await ask('ForgotPassword', { Username: person }))
  expect(await allMails()).toHaveLength(before + 2)
})
