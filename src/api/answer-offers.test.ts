// Answering an offer and talking to the provider over the API: once, in time, and heard by both sides.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceptOffer, askProvider } from '#contract/offers.ts'
import { mails } from '#domain/mails/tables.ts'
import { hourlyMessages } from '#domain/quotes/ask-provider.ts'
import { replyToClient } from '#domain/quotes/reply-to-client.ts'
import { withdrawOffer } from '#domain/quotes/send-offer.ts'
import { quoteOffers } from '#domain/quotes/tables.ts'
import { readProblem } from '#tests/support/sample-api.ts'
import { writeOffer, writeRequest } from '#tests/support/sample-offer.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { openSampleThreads, reference, type SampleThreads } from '#tests/support/sample-threads.ts'

let threads: SampleThreads

beforeAll(async () => {
  threads = await openSampleThreads()
})

afterAll(() => threads.close())

beforeEach(() => threads.clear())

test('accepting is done once, is no fault the second time, and both sides hear of it once', async () => {
  await writeRequest(threads.api, reference)
  await threads.list()
  await writeOffer(threads.api, reference)
  await threads.api.database.forProvider(threads.api.other.id, (scope) => scope.remove(mails))
  for (let time = 0; time < 2; time++) {
    const response = await threads.answer('accept', 1)
    expect(response.status).toBe(200)
    expect(acceptOffer.reply.parse(await response.json())).toMatchObject({
      state: 'accepted',
      isProvidersTurn: true,
      offers: [{ state: 'accepted', decidedAt: sampleNow.toISOString() }],
    })
  }
  const sent = await threads.written()
  expect(sent.map(({ to }) => to).sort()).toEqual(['amal@patient.example', threads.api.other.contact.email].sort())
  for (const { subject } of sent) expect(subject).toContain(reference)
})

test('422 no-longer-possible with the state for every answer that comes too late', async () => {
  const refusal = async (response: Response) => {
    expect(response.status).toBe(422)
    const { code, errors } = await readProblem(response)
    return [code, errors[0]?.path, errors[0]?.reason]
  }
  await writeRequest(threads.api, reference)
  await threads.list()
  await writeOffer(threads.api, reference)
  await writeOffer(threads.api, reference, { validUntil: '2026-12-24' })
  expect(await refusal(await threads.answer('accept', 1))).toEqual(['no-longer-possible', 'version', 'superseded'])
  expect((await threads.answer('decline', 2)).status).toBe(200)
  expect(await refusal(await threads.answer('accept', 2))).toEqual(['no-longer-possible', 'version', 'declined'])
  await writeOffer(threads.api, reference)
  await withdrawOffer(
    threads.api.parts,
    { provider: threads.api.other, origin: otherOrigin, by: 'Rana Aziz' },
    reference,
  )
  expect(await refusal(await threads.answer('accept', 3))).toEqual(['no-longer-possible', 'version', 'withdrawn'])
  await writeOffer(threads.api, reference, { validUntil: '2026-11-20' })
  expect(await refusal(await threads.answer('accept', 4))).toEqual(['no-longer-possible', 'version', 'expired'])
  await writeOffer(threads.api, reference, { validUntil: '2026-11-21' })
  expect((await threads.answer('accept', 5)).status).toBe(200)
  expect(await refusal(await threads.answer('decline', 5))).toEqual(['no-longer-possible', 'version', 'accepted'])
  expect((await threads.answer('accept', 6)).status).toBe(404)
})

test('of forty answers that race, all of one kind are right and all of the other refused', async () => {
  await writeRequest(threads.api, reference)
  await threads.list()
  await writeOffer(threads.api, reference)
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, at) => (await threads.answer(at % 2 ? 'accept' : 'decline', 1)).status),
  )
  const [declined, accepted] = [0, 1].map((kind) => new Set(statuses.filter((_, at) => at % 2 === kind)))
  expect([declined, accepted]).toContainEqual(new Set([200]))
  expect([declined, accepted]).toContainEqual(new Set([422]))
  expect((await threads.written()).filter(({ to }) => to === threads.api.other.contact.email)).toHaveLength(1)
})

test('an answer and a new version that race leave no accepted offer under an open one', async () => {
  await writeRequest(threads.api, reference)
  await threads.list()
  await writeOffer(threads.api, reference)
  const later = writeOffer(threads.api, reference).then(
    () => 'sent',
    () => 'refused',
  )
  const [{ status }, sent] = await Promise.all([threads.answer('accept', 1), later])
  const [thread] = await threads.threadsOf(reference)
  const states = thread?.offers.map(({ state }) => state)
  if (status === 200) expect([sent, states]).toEqual(['refused', ['accepted']])
  else expect([sent, states]).toEqual(['sent', ['open', 'superseded']])
})

test('why an offer is declined is kept in the thread and in the body of the clinic’s mail', async () => {
  await writeRequest(threads.api, reference)
  await threads.list()
  await writeOffer(threads.api, reference)
  await threads.answer('decline', 1, { reason: 'My hip is better.' })
  const [thread] = await threads.threadsOf(reference)
  expect(thread).toMatchObject({ state: 'declined', isProvidersTurn: false })
  expect(thread?.messages).toMatchObject([{ from: 'client', text: 'My hip is better.' }])
  const told = (await threads.written()).find(({ to }) => to === threads.api.other.contact.email)
  expect(told?.text).toContain('My hip is better.')
  expect(told?.subject).not.toMatch(/hip|Hip/)
})

test('a question under one key is said once, however often it is sent, and other words under it are refused', async () => {
  await writeRequest(threads.api, reference)
  await threads.list()
  const key = { 'idempotency-key': 'k-1' }
  const replies = await Promise.all(Array.from({ length: 10 }, () => threads.say('How long do I stay?', key)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  const thread = askProvider.reply.parse(await replies[0]?.json())
  expect(thread.messages).toMatchObject([{ from: 'client', text: 'How long do I stay?' }])
  expect(await threads.written()).toHaveLength(1)
  const other = await threads.say('Something else', key)
  expect([other.status, (await readProblem(other)).code]).toEqual([422, 'idempotency-key-reused'])
})

test('a question under a key that the product uses itself is in nobody’s way', async () => {
  await writeRequest(threads.api, reference)
  await threads.list()
  await writeOffer(threads.api, reference)
  expect((await threads.say('How long?', { 'idempotency-key': 'declined 1' })).status).toBe(200)
  expect((await threads.answer('decline', 1, { reason: 'It is too long.' })).status).toBe(200)
  const [thread] = await threads.threadsOf(reference)
  expect(thread?.messages.map(({ text }) => text).sort()).toEqual(['How long?', 'It is too long.'])
})

test('two keys are two keys however long they are, and one is one', async () => {
  await writeRequest(threads.api, reference)
  await threads.list()
  const key = (end: string) => ({ 'idempotency-key': `${'k'.repeat(300)}${end}` })
  for (const end of ['a', 'b', 'a']) expect((await threads.say(`Words ${end}`, key(end))).status).toBe(200)
  expect((await threads.threadsOf(reference))[0]?.messages).toHaveLength(2)
})

test('characters that turn the direction are left out of what is said, NUL is refused, and HTML stays text', async () => {
  await writeRequest(threads.api, reference)
  await threads.list()
  expect((await threads.say('How\u0000 long?')).status).toBe(422)
  expect((await threads.say('How long\u202e?\n<b>Two</b> nights?')).status).toBe(200)
  const [thread] = await threads.threadsOf(reference)
  expect(thread?.messages).toMatchObject([{ text: 'How long?\n<b>Two</b> nights?' }])
  const [mail] = await threads.written()
  expect(mail?.html).toContain('&lt;b&gt;Two&lt;/b&gt;')
})

test('an answer whose reply cannot be made is not kept', async () => {
  await writeRequest(threads.api, reference)
  await threads.list()
  const huge = { label: { en: 'A' }, amountMinor: Number.MAX_SAFE_INTEGER, mayChangeIf: null }
  await writeOffer(threads.api, reference, { lines: [huge, huge] })
  threads.api.logLines.length = 0
  expect((await threads.answer('accept', 1)).status).toBe(500)
  const offers = await threads.api.database.forProvider(threads.api.other.id, (scope) => scope.rows(quoteOffers))
  expect(offers).toMatchObject([{ decision: null }])
})

test('429 after twenty messages within the hour, over all their requests together', async () => {
  await writeRequest(threads.api, reference)
  await writeRequest(threads.api, 'Q-AAAA-1111')
  await threads.list()
  const sayIn = (at: number) =>
    threads.ask(threads.amal, '/api/client/quote/ask', {
      reference: at % 2 ? reference : 'Q-AAAA-1111',
      text: `Message ${at}`,
    })
  for (let at = 0; at < hourlyMessages; at++) expect((await sayIn(at)).status).toBe(200)
  const tooMany = await sayIn(hourlyMessages)
  expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '3600'])
  expect((await sayIn(0)).status).toBe(200)
})

test('the clinic’s words are in the thread, and its mail to the client repeats none of them', async () => {
  await writeRequest(threads.api, reference)
  await threads.list()
  const desk = { provider: threads.api.other, origin: otherOrigin, by: 'Rana Aziz' }
  const words = { reference: 'q-7k3m-92px', text: 'You stay for two nights after your hip replacement.' }
  expect(await replyToClient(threads.api.parts, desk, words)).toEqual({ isNew: true, told: true })
  expect(await replyToClient(threads.api.parts, desk, words)).toEqual({ isNew: false, told: false })
  const [thread] = await threads.threadsOf(reference)
  expect(thread?.messages).toMatchObject([{ from: 'provider', text: words.text }])
  expect(thread?.isProvidersTurn).toBe(false)
  const [mail] = await threads.written()
  expect(mail?.to).toBe('amal@patient.example')
  expect(mail?.text).toContain(`${otherOrigin}/profile/procedures/${reference}`)
  for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toMatch(/hip|nights/i)
  // After a question the same words are an answer to it.
  await threads.say('How long?')
  expect(await replyToClient(threads.api.parts, desk, words)).toEqual({ isNew: true, told: true })
})
