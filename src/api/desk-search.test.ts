// What colleagues search for at the desk: by whatever they were told on the phone, in the inbox and among the patients.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listPatients } from '#contract/patients.ts'
import { call } from '#kernel/endpoint.ts'
import { openSampleClient } from '#tests/support/sample-client.ts'
import { sampleContactMessage } from '#tests/support/sample-contact.ts'
import { openSampleInbox, type SampleInbox } from '#tests/support/sample-inbox.ts'
import { writeOffer } from '#tests/support/sample-offer.ts'
import { sampleQuoteRequest } from '#tests/support/sample-quote.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'

let inbox: SampleInbox
let rana: SampleStaff
let reference: string
let email: string

beforeAll(async () => {
  inbox = await openSampleInbox()
  rana = await writeStaff(inbox.api, { name: 'Rana Sample' })
  const amal = await openSampleClient(inbox.api)
  email = amal.email
  const request = sampleQuoteRequest({ name: 'Amal Haddad', email, phone: '+971 50 123 4567', language: 'ar' })
  reference = (await (await amal.post('/api/quotes', request)).json()).reference
  await writeOffer(inbox.api, reference)
  await inbox.api.post(`${otherOrigin}/api/contact`, sampleContactMessage())
})
afterAll(() => inbox.close())

/** Names that a search finds, of those that wait and of those that were answered. */
async function inInbox(text: string): Promise<string[]> {
  const lists = await Promise.all(
    (['open', 'waiting'] as const).map((state) => inbox.list(rana, { state, text, language: 'en' })),
  )
  return lists.flatMap(({ items }) => items.map(({ from }) => from)).sort()
}

const amongPatients = async (text: string) =>
  (await call(inbox.send, otherOrigin, listPatients, { text, language: 'en' }, rana.headers)).patients

describe.each([
  ['the beginning of an e-mail address', () => email.toUpperCase().slice(0, -3)],
  ['a whole e-mail address', () => email],
  ['a phone number as it is dialled there', () => '050 123 4567'],
  ['the end of a phone number', () => '1234567'.slice(1)],
  ['a procedure', () => 'hip repl'],
  ['a procedure in another language', () => 'استبدال مفصل الورك'.slice(0, 8)],
  ['a reference', () => reference.toLowerCase()],
])('%s', (_, text) => {
  test('finds the request in the inbox', async () => {
    expect(await inInbox(text())).toContain('Amal Haddad')
  })
  test('finds the patient', async () => {
    expect((await amongPatients(text())).map(({ name }) => name)).toEqual(['Amal Haddad'])
  })
})

test.each(['lasik', 'nobody@mail.example', '999 99 99', '%', "'"])('%s finds nobody', async (text) => {
  expect([await inInbox(text), await amongPatients(text)]).toEqual([[], []])
})

test('a message is found by the address and the phone that its sender gave', async () => {
  expect(await inInbox('jane.doe@')).toEqual(['Jane Doe'])
  expect(await inInbox('+49 30 1234567')).toEqual(['Jane Doe'])
})

test('both lists say what the request is about, from where, in which language and how the offer stands', async () => {
  const told = {
    about: 'Hip replacement',
    stay: null,
    country: 'AE',
    language: 'ar',
    offer: { state: 'open', validUntil: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
  }
  const { items } = await inbox.list(rana, { state: 'waiting', language: 'en' })
  expect(items.map(({ described }) => described)).toEqual([told])
  expect((await amongPatients(''))[0]?.described).toEqual(told)
})
