// The inbox over the API: what waits and in which order, what a colleague sees of it, and what they do about it.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putInInbox } from '#domain/inbox/put-in-inbox.ts'
import { inboxItems } from '#domain/inbox/tables.ts'
import { mails } from '#domain/mails/tables.ts'
import { newId } from '#kernel/id.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { writeDocument } from '#tests/support/sample-document.ts'
import { openSampleInbox, type SampleInbox } from '#tests/support/sample-inbox.ts'
import { writeOffer } from '#tests/support/sample-offer.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { sampleQuoteRequest } from '#tests/support/sample-quote.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'

let inbox: SampleInbox
let rana: SampleStaff
let omar: SampleStaff
let amal: SampleClient

beforeEach(async () => {
  inbox = await openSampleInbox()
  rana = await writeStaff(inbox.api, { name: 'Rana Sample' })
  omar = await writeStaff(inbox.api, { name: 'Omar Sample', roles: ['clinician'] })
  amal = await openSampleClient(inbox.api)
})
afterEach(() => inbox.close())

/** A request of Amal's. */
async function sendRequest(): Promise<string> {
  const sent = await amal.post('/api/quotes', sampleQuoteRequest({ name: 'Amal Haddad', email: amal.email }))
  return (await sent.json()).reference
}

/** Straight into the table. @param hours ago; due after so many more, or never */
const put = (from: string, ago: number, dueAfter: number | null) =>
  inbox.api.database.forProvider(inbox.api.other.id, (scope) => {
    const at = new Date(sampleNow.getTime() - ago * 3_600_000)
    const dueAt = dueAfter === null ? null : new Date(at.getTime() + dueAfter * 3_600_000)
    return putInInbox(scope, { kind: 'contact-message', reference: `M-${newId()}`, from, at, dueAt })
  })

test('a request that is sent waits in the inbox until the day that its sender was told is over', async () => {
  const reference = await sendRequest()
  const { items, next, counts } = await inbox.list(rana, {})
  expect([next, counts]).toEqual([null, { open: 1, waiting: 0, done: 0, overdue: 0, mine: 0 }])
  expect(items).toMatchObject([
    { kind: 'quote-request', reference, from: 'Amal Haddad', state: 'open', isOverdue: false, assignee: null },
  ])
  const thread = await (await amal.get(`/api/client/quote/thread/${reference}?language=en`)).json()
  // Midnight in Dubai, where the clinic is.
  expect(items[0]?.dueAt).toBe(`${thread[0].replyBy}T20:00:00.000Z`)
  inbox.setNow(`${thread[0].replyBy}T20:00:01.000Z`)
  expect((await inbox.list(rana, {})).items).toMatchObject([{ isOverdue: true }])
})

test('overdue comes first, the longest overdue at the top, then the newest; page by page nothing is twice and nothing left out', async () => {
  for (const [from, ago, dueAfter] of [
    ['late by 1', 25, 24],
    ['late by 9', 33, 24],
    ['new', 1, 24],
    ['newer, nothing owed', 0, null],
    ['old, nothing owed', 90, null],
  ] as const) {
    await put(from, ago, dueAfter)
  }
  for (let at = 0; at < 60; at++) await put(`filler ${at}`, 100 + at, 200)
  const seen: string[] = []
  for (let after: string | undefined; ; ) {
    const page = await inbox.list(rana, after === undefined ? {} : { after })
    seen.push(...page.items.map(({ from }) => from))
    // What is read a day later goes by the moment of the first page.
    inbox.setNow('2026-11-22T08:00:00Z')
    if (page.next === null) break
    after = page.next
  }
  expect(seen.slice(0, 6)).toEqual([
    'late by 9',
    'late by 1',
    'newer, nothing owed',
    'new',
    'old, nothing owed',
    'filler 0',
  ])
  expect(seen).toHaveLength(65)
  expect(new Set(seen).size).toBe(65)
})

test('it is found by kind, by whose it is, by a reference in any letters and by the beginning of a name', async () => {
  const reference = await sendRequest()
  await put('Änne  Example', 2, 24)
  const item = await inbox.only(rana, { kind: 'quote-request' })
  await inbox.assign(rana, { id: item.id, version: item.version, assignee: rana.id })
  const found = async (wish: Parameters<SampleInbox['list']>[1]) =>
    (await inbox.list(rana, wish)).items.map(({ from }) => from)
  expect(await found({ assignee: 'me' })).toEqual(['Amal Haddad'])
  expect(await found({ assignee: rana.id })).toEqual(['Amal Haddad'])
  expect(await found({ assignee: 'nobody' })).toEqual(['Änne  Example'])
  expect(await found({ text: ` ${reference.toLowerCase()}` })).toEqual(['Amal Haddad'])
  expect(await found({ text: 'änne e' })).toEqual(['Änne  Example'])
  expect(await found({ text: '%' })).toEqual([])
  expect(await found({ state: 'done' })).toEqual([])
  expect((await inbox.list(rana, {})).counts).toMatchObject({ open: 2, mine: 1 })
})

test('the list says what a request is about, and none of its words', async () => {
  await sendRequest()
  const found = await inbox.list(rana, { language: 'en' })
  expect(found.items[0]?.described).toEqual({
    about: 'Hip replacement',
    days: null,
    country: 'DE',
    language: 'en',
    offer: null,
  })
  const list = JSON.stringify(found)
  for (const word of ['left hip', 'Asthma', 'mail.example', 'patient.example']) expect(list).not.toContain(word)
})

test('who opens a request reads all of it, and the patient reads that they did; who lists writes nothing', async () => {
  const reference = await sendRequest()
  const { id } = await inbox.only(rana)
  await amal.takeLog()
  await inbox.list(omar, {})
  expect(await amal.takeLog()).toEqual([])
  const opened = await inbox.read(omar, { id, language: 'ar' })
  expect(opened).toMatchObject({
    patient: amal.sub,
    request: {
      reference,
      procedure: { slug: 'hip-replacement' },
      need: 'My left hip hurts when I walk.',
      budget: { amountMinor: 12_000_00, currency: 'EUR' },
      offer: null,
      bill: null,
      messages: [],
    },
    contact: null,
    share: null,
    booking: null,
  })
  expect(opened.colleagues.map(({ name }) => name)).toEqual(['Omar Sample', 'Rana Sample'])
  expect(await amal.takeLog()).toEqual([`clinic Omar Sample read quote ${reference} care`])
})

test('an item that is read again and again is one line an hour for each colleague', async () => {
  const reference = await sendRequest()
  const { id } = await inbox.only(rana)
  await amal.takeLog()
  for (let again = 0; again < 5; again++) await inbox.read(rana, { id })
  await inbox.read(omar, { id })
  const lines = ['Omar', 'Rana'].map((name) => `clinic ${name} Sample read quote ${reference} care`)
  expect(await amal.takeLog()).toEqual(lines)
  inbox.setNow(new Date(sampleNow.getTime() + 3_600_000).toISOString())
  await inbox.read(rana, { id })
  expect(await amal.takeLog()).toEqual(lines.slice(1))
})

test('an answer is said once in the thread, ends what was owed, and the next question is owed an answer anew', async () => {
  const reference = await sendRequest()
  const before = await inbox.only(rana)
  inbox.setNow('2026-11-22T08:00:00Z')
  const answer = { id: before.id, answerId: newId(), text: 'In spring?' }
  const first = await inbox.answer(rana, answer)
  const again = await inbox.answer(rana, answer)
  expect([first.told, again.told]).toEqual([true, false])
  expect(first.item).toMatchObject({ state: 'waiting', dueAt: null, isOverdue: false })
  await expect(inbox.answer(rana, { ...answer, text: 'Other words' })).rejects.toMatchObject({
    code: 'idempotency-key-reused',
  })
  inbox.setNow('2026-12-01T08:00:00Z')
  await amal.post('/api/client/quote/ask', { reference, text: 'Yes. How long?', language: 'en' })
  const after = await inbox.only(rana)
  expect(after).toMatchObject({ id: before.id, state: 'open', lastAt: '2026-12-01T08:00:00.000Z' })
  expect(Date.parse(after.dueAt ?? '')).toBeGreaterThan(Date.parse(before.dueAt ?? ''))
  // Asking again puts nobody off.
  inbox.setNow('2026-12-03T08:00:00Z')
  await amal.post('/api/client/quote/ask', { reference, text: 'Hello?', language: 'en' })
  expect(await inbox.only(rana)).toMatchObject({ dueAt: after.dueAt })
  const { request } = await inbox.read(rana, { id: before.id })
  expect(request?.messages.map(({ by, text }) => [by, text])).toEqual([
    ['Rana Sample', 'In spring?'],
    [null, 'Yes. How long?'],
    [null, 'Hello?'],
  ])
})

test('an offer answers, its acceptance asks, and a decline is to be known and owes nothing', async () => {
  const reference = await sendRequest()
  await writeOffer(inbox.api, reference)
  const { items } = await inbox.list(rana, { state: 'waiting' })
  expect(items).toMatchObject([{ reference, dueAt: null }])
  await amal.post('/api/client/quote/decline', { reference, version: 1, language: 'en' })
  expect(await inbox.only(rana)).toMatchObject({ reference, dueAt: null })
  await writeOffer(inbox.api, reference)
  await amal.post('/api/client/quote/accept', { reference, version: 2, language: 'en' })
  expect((await inbox.only(rana)).dueAt).not.toBeNull()
})

test('of two colleagues at once the second is told that somebody was first; the same again is no fault', async () => {
  await sendRequest()
  const { id, version } = await inbox.only(rana)
  const { item } = await inbox.assign(rana, { id, version, assignee: rana.id })
  expect(item).toMatchObject({ assignee: { id: rana.id, name: 'Rana Sample' }, version: version + 1 })
  expect((await inbox.assign(rana, { id, version, assignee: rana.id })).item).toEqual(item)
  await expect(inbox.assign(omar, { id, version, assignee: omar.id })).rejects.toMatchObject({
    code: 'no-longer-possible',
    fields: [{ path: 'version', reason: 'changed' }],
  })
  await expect(inbox.setState(omar, { id, version, state: 'done' })).rejects.toMatchObject({
    code: 'no-longer-possible',
  })
  expect((await inbox.setState(omar, { id, version: item.version, state: 'done' })).item).toMatchObject({
    state: 'done',
    dueAt: null,
  })
  const editor = await writeStaff(inbox.api, { name: 'Eda Sample', roles: ['editor'] })
  await expect(inbox.assign(rana, { id, version: item.version + 1, assignee: editor.id })).rejects.toMatchObject({
    code: 'invalid-input',
  })
})

test('a note is written once, for colleagues; its patient finds it in their export', async () => {
  const reference = await sendRequest()
  const { id } = await inbox.only(rana)
  const note = { id, noteId: newId(), text: 'Prefers mornings.' }
  await amal.takeLog()
  await inbox.note(rana, note)
  const { notes } = await inbox.note(rana, note)
  // Notes of all colleagues come back with it: that is a look.
  expect(await amal.takeLog()).toEqual([`clinic Rana Sample read quote ${reference} care`])
  expect(notes).toMatchObject([{ by: 'Rana Sample', text: 'Prefers mornings.' }])
  await expect(inbox.note(omar, note)).rejects.toMatchObject({ code: 'idempotency-key-reused' })
  const data = await (await amal.get('/api/client/export.json')).json()
  expect(data.clinicNotes).toMatchObject([{ about: 'quote-request', reference, by: 'Rana Sample' }])
})

test('a share waits in the inbox with the kinds of its documents, and with nothing once it is withdrawn', async () => {
  const { id: knee } = await writeDocument(inbox.api, amal)
  for (const purpose of ['health-data', 'sharing'] as const) await amal.agree(purpose)
  const shared = await amal.post('/api/client/share/add', { practitioner: 'lina-haddad', documents: [knee] })
  const { id: share } = await shared.json()
  const item = await inbox.only(rana)
  expect(item).toMatchObject({ kind: 'document-share', reference: share, from: 'Amal Haddad', dueAt: null })
  await amal.takeLog()
  expect((await inbox.read(rana, { id: item.id })).share).toMatchObject({ id: share, kinds: ['report'] })
  expect(await amal.takeLog()).toEqual([`clinic Rana Sample read share ${share} shared`])
  await amal.post('/api/client/share/withdraw', { id: share })
  expect((await inbox.list(rana, { state: 'done' })).items).toMatchObject([{ id: item.id }])
  const after = await inbox.read(rana, { id: item.id })
  expect(after.share).toMatchObject({ kinds: [], withdrawnAt: sampleNow.toISOString() })
})

test('what waits for another provider is not there for its neighbours', async () => {
  const { api } = inbox
  const id = await api.database.forProvider(api.provider.id, async (scope) => {
    const thing = { kind: 'contact-message', reference: 'M-FAR0-0001' } as const
    await putInInbox(scope, { ...thing, from: 'Far Example', at: sampleNow, dueAt: null })
    return (await scope.rows(inboxItems))[0]?.id ?? ''
  })
  expect((await inbox.list(rana, { text: 'Far' })).items).toEqual([])
  await expect(inbox.read(rana, { id })).rejects.toMatchObject({ code: 'not-found' })
  await expect(inbox.setState(rana, { id, version: 1, state: 'done' })).rejects.toMatchObject({ code: 'not-found' })
})

test('with the erasure of their patient item and notes are gone', async () => {
  await sendRequest()
  const { id } = await inbox.only(rana)
  await inbox.note(rana, { id, noteId: newId(), text: 'Call back.' })
  expect((await amal.post('/api/client/erase', { email: amal.email })).status).toBe(200)
  const left = await inbox.api.database.forProvider(inbox.api.other.id, (scope) => scope.rows(inboxItems))
  expect(left).toEqual([])
  expect(await inbox.api.database.forProvider(inbox.api.other.id, (scope) => scope.rows(mails))).toEqual([])
})
