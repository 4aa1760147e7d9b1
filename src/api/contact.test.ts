// The contact page over the API: a message is kept once, told to both, answered by mail, and how soon that is done is counted.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#db/open.ts'
import { answerContact } from '#domain/inbox/answer-contact.ts'
import { putInInbox } from '#domain/inbox/put-in-inbox.ts'
import { contactMessages, inboxItems } from '#domain/inbox/tables.ts'
import { mails } from '#domain/mails/tables.ts'
import { openInboxItem } from '#domain/patients/open-inbox-item.ts'
import { removeOldContacts } from '#domain/privacy/remove-old-contacts.ts'
import { newId } from '#kernel/id.ts'
import { readProblem } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { sampleContactMessage } from '#tests/support/sample-contact.ts'
import { openSampleInbox, type SampleInbox } from '#tests/support/sample-inbox.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { writeStaff } from '#tests/support/sample-staff.ts'

let inbox: SampleInbox

beforeEach(async () => {
  inbox = await openSampleInbox()
})
afterEach(() => inbox.close())

const send = (changes: object = {}, headers: Record<string, string> = {}) =>
  inbox.api.post(`${otherOrigin}/api/contact`, sampleContactMessage(changes), headers)

const rowsOf = <T extends typeof mails | typeof contactMessages | typeof inboxItems>(table: T) =>
  inbox.api.database.forProvider(inbox.api.other.id, (scope) => scope.rows(table))

test('a message is kept once per key, waits in the inbox, and both hear of it', async () => {
  const key = { 'idempotency-key': 'one' }
  const [first, again] = [await (await send({}, key)).json(), await (await send({}, key)).json()]
  expect(first).toMatchObject({ reference: expect.stringMatching(/^M-\w{4}-\w{4}$/), email: 'jane.doe@mail.example' })
  expect(again.reference).toBe(first.reference)
  expect((await readProblem(await send({ text: 'Other words' }, key))).code).toBe('idempotency-key-reused')
  const rana = await writeStaff(inbox.api)
  expect(await inbox.only(rana)).toMatchObject({
    kind: 'contact-message',
    reference: first.reference,
    from: 'Jane Doe',
  })
  const written = await rowsOf(mails)
  expect(written.map(({ to }) => to).sort()).toEqual([inbox.api.other.contact.email, 'jane.doe@mail.example'].sort())
  for (const { subject } of written) expect(subject).not.toMatch(/wheelchair|Jane/)
})

test('the confirmation repeats no word: nobody can send a stranger words from a clinic', async () => {
  await send({ name: 'Buy at evil.example', text: 'Buy at evil.example now' })
  const receipt = (await rowsOf(mails)).find(({ to }) => to === 'jane.doe@mail.example')
  expect(`${receipt?.subject} ${receipt?.text} ${receipt?.html}`).not.toContain('evil.example')
})

test('a script hears what everyone hears, and nothing is kept', async () => {
  expect((await send({ leaveEmpty: 'yes' })).status).toBe(200)
  expect(await rowsOf(contactMessages)).toEqual([])
})

test.each([
  ['without a yes', { consent: false }, 'consent'],
  ['without words', { text: ' \n ' }, 'text'],
  ['without a name', { name: '\t' }, 'name'],
  ['with an address that is none', { email: 'jane' }, 'email'],
])('%s nothing is taken', async (_, changes, path) => {
  const { code, errors } = await readProblem(await send(changes))
  expect([code, errors.map((one) => one.path)]).toEqual(['invalid-input', [path]])
})

test('more than five of one address within the hour are too many', async () => {
  for (let at = 0; at < 5; at++) expect((await send({ text: `Question ${at}` })).status).toBe(200)
  expect((await send({ text: 'One more' })).status).toBe(429)
  inbox.setNow('2026-11-21T09:00:01Z')
  expect((await send({ text: 'Later' })).status).toBe(200)
})

test('an address with a plus is counted as the one that it arrives at; one that looks alike is another’s', async () => {
  const emailOf = (at: number) => ({ email: `jane.doe+${at}@mail.example`, text: `Question ${at}` })
  expect((await send()).status).toBe(200)
  for (let at = 1; at < 5; at++) expect((await send(emailOf(at))).status).toBe(200)
  for (const changes of [emailOf(5), { text: 'Plain' }]) expect((await send(changes)).status).toBe(429)
  for (const email of ['janexdoe@mail.example', 'jane.doe@mail.example.org', 'jane.doey+5@mail.example']) {
    expect((await send({ email })).status).toBe(200)
  }
})

test('somebody may speak any language: the clinic reads which, and mails come in one that the site has', async () => {
  expect((await send({ language: 'pt-br' })).status).toBe(200)
  const sent = await rowsOf(mails)
  const toClinic = sent.find(({ text }) => text.includes('Brazilian Portuguese'))
  expect(toClinic).toBeDefined()
  const receipt = sent.find(({ to }) => to === 'jane.doe@mail.example')
  expect(receipt?.subject).toMatch(/^[\x20-\x7e]+$/)
  expect((await send({ language: 'portuguese' })).status).toBe(422)
})

test('a colleague’s answer goes out by mail once, in the language of whoever wrote, and stands beside the message', async () => {
  await send({ language: 'ar' })
  const rana = await writeStaff(inbox.api, { name: 'Rana Sample' })
  const { id } = await inbox.only(rana)
  const answer = { id, answerId: newId(), text: 'Yes, behind the house.' }
  expect(await inbox.answer(rana, answer)).toMatchObject({ told: true, item: { state: 'waiting', dueAt: null } })
  expect(await inbox.answer(rana, answer)).toMatchObject({ told: false })
  const sent = (await rowsOf(mails)).filter(({ text }) => text.includes('behind the house'))
  expect(sent).toMatchObject([{ to: 'jane.doe@mail.example', subject: expect.stringContaining('رد من') }])
  expect((await inbox.read(rana, { id })).contact).toMatchObject({
    text: 'Is there parking for a wheelchair van?',
    answers: [{ by: 'Rana Sample', text: 'Yes, behind the house.' }],
  })
})

test('of somebody signed in it is theirs: in their log, in their export, and gone with them', async () => {
  const amal = await openSampleClient(inbox.api)
  const rana = await writeStaff(inbox.api, { name: 'Rana Sample' })
  const sent = await amal.post('/api/contact', sampleContactMessage({ email: amal.email }))
  const { reference } = await sent.json()
  const { id } = await inbox.only(rana)
  await inbox.read(rana, { id })
  await inbox.answer(rana, { id, answerId: newId(), text: 'Yes.' })
  expect(await amal.takeLog()).toEqual([
    `client add contact-message ${reference} own-request`,
    `clinic Rana Sample add contact-message ${reference} care`,
    `clinic Rana Sample read contact-message ${reference} care`,
  ])
  const data = await (await amal.get('/api/client/export.json')).json()
  expect(data.contactMessages).toMatchObject([{ reference, answers: [{ by: 'Rana Sample', text: 'Yes.' }] }])
  await amal.post('/api/client/erase', { email: amal.email })
  for (const table of [contactMessages, inboxItems, mails] as const) expect(await rowsOf(table)).toEqual([])
})

test('what came before they signed in is theirs once they do: looks and answers are in their log, and notes in their export', async () => {
  const email = 'jane.doe@mail.example'
  const { reference } = await (await send()).json()
  const rana = await writeStaff(inbox.api, { name: 'Rana Sample' })
  const { id } = await inbox.only(rana)
  await inbox.note(rana, { id, noteId: newId(), text: 'Needs a ramp.' })
  const jane = await openSampleClient(inbox.api, email)
  expect(await jane.takeLog()).toEqual([`system add contact-message ${reference} own-request`])
  await inbox.read(rana, { id })
  await inbox.answer(rana, { id, answerId: newId(), text: 'Yes.' })
  expect(await jane.takeLog()).toEqual([
    `clinic Rana Sample add contact-message ${reference} care`,
    `clinic Rana Sample read contact-message ${reference} care`,
  ])
  const data = await (await jane.get('/api/client/export.json')).json()
  expect(data.contactMessages).toMatchObject([{ reference, answers: [{ by: 'Rana Sample', text: 'Yes.' }] }])
  expect(data.clinicNotes).toMatchObject([{ reference, by: 'Rana Sample', text: 'Needs a ramp.' }])
  await jane.post('/api/client/erase', { email })
  for (const table of [contactMessages, inboxItems, mails] as const) expect(await rowsOf(table)).toEqual([])
})

test.each([
  ['read', 'read'],
  ['answered', 'add'],
] as const)('one that is claimed between finding it and the deed is %s as its client’s', async (_, deed) => {
  await send()
  const rana = await writeStaff(inbox.api, { name: 'Rana Sample' })
  const { id, reference } = await inbox.only(rana)
  const { database, other: provider, parts } = inbox.api
  let jane: SampleClient | undefined
  const claimedMeanwhile: Database = {
    ...database,
    forProvider: async (providerId, work) => {
      const found = await database.forProvider(providerId, work)
      jane ??= await openSampleClient(inbox.api, 'jane.doe@mail.example')
      return found
    },
  }
  const enter = { ...parts, database: claimedMeanwhile }
  if (deed === 'read') await openInboxItem(claimedMeanwhile, { provider, id, by: rana, bookables: [] }, sampleNow)
  else await answerContact(enter, { provider, by: rana.name }, { reference, text: 'Yes.', answerId: newId() })
  expect(await jane?.takeLog()).toContain(`clinic Rana Sample ${deed} contact-message ${reference} care`)
})

test('what nobody said anything about for as long as requests are kept goes, with its item and its mails', async () => {
  await send()
  const { database, parts } = inbox.api
  const sweep = (now: string) => removeOldContacts({ database, jobs: parts.jobs, log: parts.log }, new Date(now))
  await sweep('2027-11-01T00:00:00Z')
  expect(await rowsOf(contactMessages)).toHaveLength(1)
  await sweep('2032-01-01T00:00:00Z')
  for (const table of [contactMessages, inboxItems, mails] as const) expect(await rowsOf(table)).toEqual([])
})

test('how many answers came in time is told from five on: late ones and those that never came count as not kept', async () => {
  const rana = await writeStaff(inbox.api)
  const hourMs = 3_600_000
  const put = (reference: string, hoursAgo: number) =>
    inbox.api.database.forProvider(inbox.api.other.id, (scope) => {
      const at = new Date(sampleNow.getTime() - hoursAgo * hourMs)
      const dueAt = new Date(at.getTime() + 10 * hourMs)
      return putInInbox(scope, { kind: 'contact-message', reference, from: reference, at, dueAt })
    })
  const wait = async (text: string) => {
    const { id, version } = await inbox.only(rana, { text })
    return { id, version }
  }
  const kept = async () => (await (await inbox.api.get(`${otherOrigin}/api/reply-time`)).json()).kept
  for (const [name, hoursAgo] of [
    ['two hours', 2],
    ['four hours', 4],
    ['six hours', 6],
    ['late', 20],
    ['never', 30],
    ['not yet due', 1],
    ['too long ago', 24 * 100],
    ['done with before it was due', 3],
  ] as const) {
    await put(name, hoursAgo)
  }
  expect(await kept()).toBeNull()
  for (const name of ['two hours', 'four hours', 'six hours', 'late'])
    await inbox.setState(rana, { ...(await wait(name)), state: 'waiting' })
  await inbox.setState(rana, { ...(await wait('done with')), state: 'done' })
  // Everyone who comes within a minute reads what was counted for the first.
  expect(await kept()).toBeNull()
  inbox.setNow(new Date(sampleNow.getTime() + 61_000).toISOString())
  expect(await kept()).toEqual({ days: 90, due: 5, inTime: 3, medianHours: 6 })
})
