// @vitest-environment happy-dom
// Guards the one way out of reports: only known kinds leave, only with consent, only from pages of the list, each to its own host.
import { beforeEach, expect, test } from 'vitest'
import { consentWording } from '#web/page/consent.ts'
import { type Envelope, guardedTransport, scrubEnvelope } from './report-transport.ts'
import { tellWhereabouts } from './shown-page.ts'

const page = { pattern: '/contact', gestures: true }
const settings = {
  stateStorage: 'localStorage',
  sentryDsn: 'https://k@errors.example/1',
  replayKey: 'https://r@replays.example/2',
} as const
const envelope = (...items: [object, unknown][]) =>
  [{ trace: { transaction: '/procedures/hip-replacement' }, sdk: { name: 'x' } }, items] as unknown as Envelope
const id = 'a'.repeat(32)
const error = envelope([
  { type: 'event' },
  { event_id: id, message: 'Jane', exception: { values: [{ type: 'Error' }] } },
])
const recording = `{"segment_id":0}\n${JSON.stringify([{ type: 4, data: { href: 'hip' } }])}`
const replay = envelope(
  [{ type: 'replay_event' }, { replay_id: id, urls: ['hip'] }],
  [{ type: 'replay_recording', length: 1 }, recording],
)

function allow(answer: 'on' | 'off'): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what the browser keeps
  document.cookie = `consent=diagnostics=${answer}.${consentWording}; path=/`
}

type Sent = { body: string }
const sent: { url: string; init: Sent }[] = []
function open(only: object = settings) {
  const send = (async (url: string, init: Sent) => {
    sent.push({ url, init })
    return new Response('{}')
  }) as unknown as typeof fetch
  return guardedTransport(only as typeof settings, () => page, send)({ recordDroppedEvent: () => {} } as never)
}

beforeEach(() => {
  sent.length = 0
  allow('on')
  tellWhereabouts('/contact', undefined)
})

test('a report goes to the host of reports, without saying from where, with nothing of the visitor', async () => {
  await open().send(error)
  expect(sent.map(({ url }) => url)).toEqual(['https://errors.example/api/1/envelope/?sentry_version=7&sentry_key=k'])
  expect(sent[0]?.init).toMatchObject({ method: 'POST', referrerPolicy: 'no-referrer', credentials: 'omit' })
  expect(sent[0]?.init.body).not.toMatch(/Jane|hip|trace":{"transaction|sdk/)
})

test('a replay goes to the host of replays, with the length it has now', async () => {
  await open().send(replay)
  expect(sent.map(({ url }) => url)).toEqual(['https://replays.example/api/2/envelope/?sentry_version=7&sentry_key=r'])
  const lines = (sent[0]?.init.body ?? '').split('\n')
  expect(lines).not.toContain('hip')
  const { length } = JSON.parse(lines[3] ?? '')
  expect(length).toBe(lines.slice(4).join('\n').length)
})

test('without consent nothing leaves, not even what was on its way', async () => {
  const transport = open()
  allow('off')
  expect(await transport.send(error)).toEqual({})
  expect(sent).toEqual([])
})

test.each(['/quote', '/profile/me', '/auth/login', '/procedures/hip-replacement/consultation', undefined])(
  'nothing leaves while %s is shown',
  async (path) => {
    tellWhereabouts(path, undefined)
    await open().send(error)
    await open().send(replay)
    expect(sent).toEqual([])
  },
)

test('what has no host of its own goes to no other', async () => {
  await open({ ...settings, replayKey: undefined }).send(replay)
  await open({ ...settings, sentryDsn: undefined }).send(error)
  expect(sent).toEqual([])
})

test('it ends with what is still under way', async () => {
  const transport = open()
  await transport.send(error)
  expect(await transport.flush(1000)).toBe(true)
})

test.each(['session', 'sessions', 'client_report', 'log', 'trace_metric', 'span', 'profile', 'feedback', 'attachment'])(
  'an item of kind %s does not leave',
  (type) => {
    expect(scrubEnvelope(envelope([{ type }, { user: 'jane' }]), 'https://c.example', page)).toBeUndefined()
  },
)

test('of a report with an attachment the report alone leaves', () => {
  const both = envelope([{ type: 'event' }, { event_id: id }], [{ type: 'attachment', filename: 'jane.png' }, 'hip'])
  expect(JSON.stringify(scrubEnvelope(both, 'https://c.example', page))).not.toMatch(/jane|hip/)
})

test('half a replay, one that cannot be read or one of no known page does not leave', () => {
  const [head, parts] = replay as unknown as [object, [object, unknown][]]
  const of = (...items: unknown[]) => scrubEnvelope([head, items] as unknown as Envelope, '', page)
  expect(of(parts[0])).toBeUndefined()
  expect(of(parts[0], [{ type: 'replay_recording' }, new Uint8Array([1])])).toBeUndefined()
  expect(scrubEnvelope(replay, '', undefined)).toBeUndefined()
  expect(of(...parts)?.isReplay).toBe(true)
})
