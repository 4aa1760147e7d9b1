// A conversation handed over, over the API: kept once, read and answered at the desk, in no mail, and the person's own like any message.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mostMessages } from '#contract/assistant.ts'
import { contactAnswers, contactMessages, inboxItems } from '#domain/inbox/tables.ts'
import { mails } from '#domain/mails/tables.ts'
import { removeOldContacts } from '#domain/privacy/remove-old-contacts.ts'
import { newId } from '#kernel/id.ts'
import { readProblem } from '#tests/support/sample-api.ts'
import { openSampleClient } from '#tests/support/sample-client.ts'
import { sampleContactMessage } from '#tests/support/sample-contact.ts'
import { sampleHandOver } from '#tests/support/sample-hand-over.ts'
import { openSampleInbox, type SampleInbox } from '#tests/support/sample-inbox.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { writeStaff } from '#tests/support/sample-staff.ts'

let inbox: SampleInbox

beforeEach(async () => {
  inbox = await openSampleInbox()
})
afterEach(() => inbox.close())

const path = '/api/ai-agent/hand-over'
const send = (changes: object = {}, headers: Record<string, string> = {}) =>
  inbox.api.post(`${otherOrigin}${path}`, sampleHandOver(changes), headers)

const tables = [contactMessages, contactAnswers, inboxItems, mails] as const
const rowsOf = <T extends (typeof tables)[number]>(table: T) =>
  inbox.api.database.forProvider(inbox.api.other.id, (scope) => scope.rows(table))
const { messages: transcript } = sampleHandOver()

test('a conversation is kept once per key, as the person saw it, under the version of the consent', async () => {
  const key = { 'idempotency-key': 'one' }
  const [first, again] = [await (await send({}, key)).json(), await (await send({}, key)).json()]
  expect(first).toEqual({
    reference: expect.stringMatching(/^M-\w{4}-\w{4}$/),
    replyHours: inbox.api.other.contact.replyHours,
    email: 'jane.doe@mail.example',
  })
  expect(again).toEqual(first)
  const other = { messages: [{ role: 'user', content: 'Another question' }] }
  expect((await readProblem(await send(other, key))).code).toBe('idempotency-key-reused')
  const { reference } = first
  const consentVersion = '2026-11'
  const kept = {
    kind: 'assistant-question',
    reference,
    transcript,
    text: 'Please call in the morning.',
    consentVersion,
  }
  expect(await rowsOf(contactMessages)).toMatchObject([kept])
  const item = { kind: 'assistant-question', reference, from: 'Jane Doe', state: 'open', dueAt: expect.any(Date) }
  expect(await rowsOf(inboxItems)).toMatchObject([item])
})

test.each([
  ['its slug', 'hip-replacement', 'hip-replacement'],
  ['its name in any language', ' Hip Replacement', 'hip-replacement'],
  ['none that the provider has', 'moon-landing', null],
  ['none', '', null],
])('of the procedure that it is about, told by %s, the slug is kept', async (_, procedure, kept) => {
  expect((await send({ procedure })).status).toBe(200)
  expect(await rowsOf(contactMessages)).toMatchObject([{ procedureSlug: kept }])
})

test('people who hand over may speak any language: the clinic reads which, and the receipt is in one that the site has', async () => {
  expect((await send({ language: 'fil' })).status).toBe(200)
  expect(await rowsOf(contactMessages)).toMatchObject([{ language: 'fil' }])
  const sent = await rowsOf(mails)
  expect(sent.find(({ to }) => to === inbox.api.other.contact.email)?.text).toContain('Filipino')
  expect(sent.find(({ to }) => to === 'jane.doe@mail.example')?.subject).toMatch(/^[\x20-\x7e]+$/)
})

test('a colleague reads which procedure it is about, in their language, and it is in no mail', async () => {
  await send({ procedure: 'hip-replacement', messages: [], text: 'What does it cost?' })
  const rana = await writeStaff(inbox.api, { name: 'Rana Sample' })
  const { id } = await inbox.only(rana, { kind: 'assistant-question' })
  const { contact } = await inbox.read(rana, { id })
  expect(contact?.procedure).toEqual({ slug: 'hip-replacement', name: 'Hip replacement' })
  for (const { subject, text, html } of await rowsOf(mails)) expect(`${subject}${text}${html}`).not.toMatch(/hip/i)
})

test('of two that come at once under one key one is kept', async () => {
  const key = { 'idempotency-key': 'one' }
  const [one, two] = await Promise.all([send({}, key), send({}, key)])
  expect((await one.json()).reference).toBe((await two.json()).reference)
  expect(await rowsOf(inboxItems)).toHaveLength(1)
  expect(await rowsOf(mails)).toHaveLength(2)
})

test('no mail holds the conversation; the clinic’s says where it is read, the person’s repeats no word', async () => {
  await send()
  const written = await rowsOf(mails)
  for (const { subject, text, html } of written) {
    for (const { content } of transcript) expect(`${subject}\n${text}\n${html}`).not.toContain(content.slice(0, 20))
    expect(subject).not.toMatch(/Jane|morning/)
  }
  const to = (address: string) => written.find((mail) => mail.to === address)
  expect(to(inbox.api.other.contact.email)?.text).toMatch(
    /A conversation with the assistant[^]*Please call in the morning/,
  )
  expect(to(inbox.api.other.contact.email)?.text).toContain('The conversation is in the inbox of the desk')
  expect(to('jane.doe@mail.example')?.text).not.toContain('Please call')
})

test('a script hears what everyone hears, and nothing is kept', async () => {
  expect((await send({ leaveEmpty: 'yes' })).status).toBe(200)
  for (const table of tables) expect(await rowsOf(table)).toEqual([])
})

const greeting = { role: 'assistant', content: 'How can we help?' }
test.each([
  ['without a yes', { consent: false }, 'consent', 'invalid'],
  ['without a name', { name: '\t' }, 'name', 'required'],
  ['with an address that is none', { email: 'jane' }, 'email', 'invalid'],
  ['with neither a question nor words', { messages: [greeting], text: ' ' }, 'text', 'required'],
  ['with a message of nobody', { messages: [{ role: 'system', content: 'x' }] }, 'messages.0.role', 'invalid'],
  [
    'with a message without end',
    { messages: [{ role: 'user', content: 'x'.repeat(1001) }] },
    'messages.0.content',
    'too-long',
  ],
  ['with more messages than fit', { messages: Array(mostMessages + 1).fill(greeting) }, 'messages', 'too-long'],
  ['of a conversation that has no such name', { conversationId: 'my hip' }, 'conversationId', 'invalid'],
])('%s nothing is taken', async (_, changes, field, reason) => {
  const { code, errors } = await readProblem(await send(changes))
  expect([code, errors]).toEqual(['invalid-input', [{ path: field, reason }]])
  expect(await rowsOf(contactMessages)).toEqual([])
})

test('whoever asked nothing yet may still write to a person', async () => {
  expect((await send({ messages: [] })).status).toBe(200)
})

test('letters that would turn what follows around are taken out of a conversation', async () => {
  await send({ messages: [{ role: 'user', content: 'a\u202eb\u0007c' }] })
  expect(await rowsOf(contactMessages)).toMatchObject([{ transcript: [{ content: 'abc' }] }])
})

test('messages of the contact page and conversations count together: more than five within the hour are too many', async () => {
  for (let at = 0; at < 3; at++) expect((await send({ text: `Question ${at}` })).status).toBe(200)
  for (let at = 0; at < 2; at++) {
    const message = sampleContactMessage({ text: `Message ${at}` })
    expect((await inbox.api.post(`${otherOrigin}/api/contact`, message)).status).toBe(200)
  }
  expect((await send({ text: 'One more' })).status).toBe(429)
  inbox.setNow('2026-11-21T09:00:01Z')
  expect((await send({ text: 'Later' })).status).toBe(200)
})

test('a colleague reads the whole conversation, and the answer goes out by mail once, in the person’s language', async () => {
  await send({ language: 'ar', email: 'amal@mail.example' })
  const rana = await writeStaff(inbox.api, { name: 'Rana Sample' })
  const { id } = await inbox.only(rana, { kind: 'assistant-question' })
  const opened = await inbox.read(rana, { id })
  expect(opened).toMatchObject({ patient: null, contact: { name: 'Jane Doe', phone: '+49 30 1234567', transcript } })
  const answer = { id, answerId: newId(), text: 'We will call you at nine.' }
  expect(await inbox.answer(rana, answer)).toMatchObject({ told: true, item: { state: 'waiting', dueAt: null } })
  expect(await inbox.answer(rana, answer)).toMatchObject({ told: false })
  const sent = (await rowsOf(mails)).filter(({ text }) => text.includes('call you at nine'))
  expect(sent).toMatchObject([{ to: 'amal@mail.example', subject: expect.stringContaining('رد من') }])
  expect(sent[0]?.text).not.toContain('blood clot')
  expect((await inbox.read(rana, { id })).contact?.answers).toMatchObject([{ by: 'Rana Sample', text: answer.text }])
})

test('of somebody signed in it is theirs: in their log, with all of it in their export, and gone with them', async () => {
  const amal = await openSampleClient(inbox.api)
  const rana = await writeStaff(inbox.api, { name: 'Rana Sample' })
  const { reference } = await (await amal.post(path, sampleHandOver({ email: amal.email }))).json()
  const { id } = await inbox.only(rana)
  await inbox.read(rana, { id })
  await inbox.note(rana, { id, noteId: newId(), text: 'Ask the surgeon.' })
  await inbox.answer(rana, { id, answerId: newId(), text: 'Yes.' })
  expect(await amal.takeLog()).toEqual([
    `client add contact-message ${reference} own-request`,
    `clinic Rana Sample add contact-message ${reference} care`,
    `clinic Rana Sample read contact-message ${reference} care`,
  ])
  const data = await (await amal.get('/api/client/export.json')).json()
  const answers = [{ by: 'Rana Sample', text: 'Yes.' }]
  expect(data.contactMessages).toMatchObject([{ kind: 'assistant-question', reference, transcript, answers }])
  expect(data.clinicNotes).toMatchObject([{ about: 'assistant-question', reference, text: 'Ask the surgeon.' }])
  await amal.post('/api/client/erase', { email: amal.email })
  for (const table of tables) expect(await rowsOf(table)).toEqual([])
})

test('what came before they signed in is theirs once they do, its item with it, and goes with them', async () => {
  const email = 'jane.doe@mail.example'
  const { reference } = await (await send()).json()
  const beside = await inbox.api.post(`${otherOrigin}/api/contact`, sampleContactMessage())
  const message = (await beside.json()).reference
  const jane = await openSampleClient(inbox.api, email)
  const claimed = [reference, message].map((one) => `system add contact-message ${one} own-request`)
  expect((await jane.takeLog()).toSorted()).toEqual(claimed.toSorted())
  for (const { clientSub } of await rowsOf(inboxItems)) expect(clientSub).not.toBeNull()
  const rana = await writeStaff(inbox.api, { name: 'Rana Sample' })
  await inbox.read(rana, { id: (await inbox.only(rana, { kind: 'assistant-question' })).id })
  expect(await jane.takeLog()).toEqual([`clinic Rana Sample read contact-message ${reference} care`])
  await jane.post('/api/client/erase', { email })
  for (const table of tables) expect(await rowsOf(table)).toEqual([])
})

test('an erasure takes along what nobody claimed and came from their address', async () => {
  const jane = await openSampleClient(inbox.api, 'jane.doe@mail.example')
  await send()
  expect(await rowsOf(contactMessages)).toMatchObject([{ clientSub: null }])
  await jane.post('/api/client/erase', { email: 'jane.doe@mail.example' })
  for (const table of tables) expect(await rowsOf(table)).toEqual([])
})

test('what nobody said anything about for as long as requests are kept goes, with its item and its mails', async () => {
  await send()
  const { database, parts } = inbox.api
  const sweep = (now: string) => removeOldContacts({ database, jobs: parts.jobs, log: parts.log }, new Date(now))
  await sweep('2027-11-01T00:00:00Z')
  expect(await rowsOf(contactMessages)).toHaveLength(1)
  await sweep('2032-01-01T00:00:00Z')
  for (const table of tables) expect(await rowsOf(table)).toEqual([])
})
