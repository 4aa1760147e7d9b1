// The stream of what happens in the inbox: who hears what, and when it ends.
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { inboxLivePath } from '#contract/inbox.ts'
import { listen } from '#db/listen.ts'
import { inboxChannel } from '#domain/inbox/tell-inbox.ts'
import { staffMembers } from '#domain/staff/tables.ts'
import { urlOf } from '#tests/support/database.ts'
import { openSampleInbox, type SampleInbox } from '#tests/support/sample-inbox.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'

let inbox: SampleInbox
let rana: SampleStaff

beforeEach(async () => {
  inbox = await openSampleInbox()
  rana = await writeStaff(inbox.api, { name: 'Rana Sample' })
})
afterEach(async () => {
  vi.useRealTimers()
  inbox.api.parts.inboxNews.close()
  await inbox.close()
})

const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

const hear = (changes: object = {}) =>
  inbox.api.parts.inboxNews.hear(
    JSON.stringify({ providerId: rana.providerId, itemId: id, kind: 'quote-request', by: null, ...changes }),
  )

/** As a server does: what the database tells is heard. */
async function hearDatabase(): Promise<void> {
  const { rows } = await inbox.api.database.directory((transaction) =>
    transaction.execute<{ name: string }>(sql`select current_database() as name`),
  )
  const url = urlOf(inject('databaseUrl'), rows[0]?.name ?? '')
  const { promise, resolve } = Promise.withResolvers<void>()
  const listener = listen(url, inboxChannel, inbox.api.parts.inboxNews.hear, resolve)
  onTestFinished(() => listener.close())
  await promise
}

/** A stream that stands already, and the next piece of it; undefined at its end. */
async function open(headers = rana.headers) {
  const answer = await inbox.send(new Request(otherOrigin + inboxLivePath, { headers }))
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await reader?.read())?.value
  await next()
  return { answer, next, close: () => reader?.cancel() }
}

test('who listens is told which item changed and by whom, at once and past every buffer; others’ items are not theirs', async () => {
  const { answer, next } = await open()
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store, no-transform')
  expect(answer.headers.get('x-accel-buffering')).toBe('no')
  hear({ providerId: inbox.api.provider.id })
  hear({ kind: 'something of a later build' })
  inbox.api.parts.inboxNews.hear('no notice')
  hear()
  hear({ by: 'Omar Sample' })
  expect(await next()).toBe(`data: {"id":"${id}","kind":"quote-request","by":null}\n\n`)
  expect(await next()).toBe(`data: {"id":"${id}","kind":"quote-request","by":"Omar Sample"}\n\n`)
})

test('it says something before a proxy takes it for dead', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { next } = await open()
  vi.advanceTimersByTime(20_000)
  expect(await next()).toBe(':\n\n')
})

test('within a minute of losing the right it ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { next } = await open()
  const dismissed = eq(staffMembers.id, rana.id)
  await inbox.api.database.forProvider(rana.providerId, (scope) =>
    scope.update(staffMembers, { leftAt: sampleNow }, dismissed),
  )
  vi.advanceTimersByTime(60_000)
  const heard: unknown[] = []
  for (let said = await next(); said !== undefined; said = await next()) heard.push(said)
  expect(heard).toEqual([':\n\n', ':\n\n', ':\n\n'])
})

test('who is dismissed, or has a role no more that reads the inbox, hears nothing from that moment on; their colleagues go on', async () => {
  const omar = await writeStaff(inbox.api, { name: 'Omar Owner', roles: ['owner'] })
  const edi = await writeStaff(inbox.api, { name: 'Edi Sample' })
  await hearDatabase()
  const [gone, other, stays] = [await open(), await open(edi.headers), await open(omar.headers)]
  const change = (path: string, body: object) =>
    inbox.api.post(`${otherOrigin}/api/desk/staff/${path}`, body, omar.headers)
  expect((await change(`${rana.id}/dismissal`, {})).status).toBe(200)
  expect(await gone.next()).toBeUndefined()
  expect((await change(`${edi.id}/roles`, { roles: ['editor'] })).status).toBe(200)
  expect(await other.next()).toBeUndefined()
  hear()
  expect(await stays.next()).toContain(id)
})

test('while the right stands it goes on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { next } = await open()
  vi.advanceTimersByTime(19_000)
  hear()
  expect(await next()).toContain(id)
})

test('one person has no more than six at a time: the oldest ends for one more, and what is closed counts no longer', async () => {
  const streams = [await open(), await open(), await open(), await open(), await open(), await open()]
  await streams[5]?.close()
  streams[5] = await open()
  const one = await open()
  expect(await streams[0]?.next()).toBeUndefined()
  hear()
  expect(await streams[1]?.next()).toContain(id)
  expect(await one.next()).toContain(id)
})

test('where something may have been missed, and when the server goes down, every stream ends; then none begins', async () => {
  const first = await open()
  inbox.api.parts.inboxNews.miss()
  expect(await first.next()).toBeUndefined()
  const second = await open()
  inbox.api.parts.inboxNews.close()
  expect(await second.next()).toBeUndefined()
  const third = await open()
  expect(await third.next()).toBeUndefined()
})
