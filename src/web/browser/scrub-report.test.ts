// Guards that an error report or a trace leaves the browser without a trace of what was read, typed or where.
import { expect, test } from 'vitest'
import { scrubError, scrubReplay, scrubTrace } from './scrub-report.ts'

const origin = 'https://clinic.example'
/** What must never leave: a person, a procedure, an address. */
const secret = /jane|hip|mailto|\?|token|secret/i

const trace = {
  trace_id: 'a'.repeat(32),
  span_id: 'b'.repeat(16),
  op: 'pageload',
  origin: 'auto.pageload.browser',
  data: { 'url.full': `${origin}/procedures/hip-replacement?q=jane` },
}
const frames = [
  { filename: `${origin}/assets/root-B4x.js`, function: 'onClick', lineno: 1, colno: 2, vars: { name: 'jane' } },
  { filename: `${origin}/procedures/hip-replacement`, function: 'x', lineno: 1 },
  { filename: 'chrome-extension://secret/content.js', function: 'y' },
  { filename: `${origin}/assets/../jane.js`, function: 'z' },
  { filename: `${origin}/assets/app-1.js`, function: "f('jane@secret')" },
  { filename: 'https://evil.example/assets/a.js', function: 'hip' },
]
const error = {
  event_id: 'c'.repeat(32),
  timestamp: 1_795_266_909.4,
  level: 'error',
  release: 'b1d2',
  transaction: '/procedures/{procedure}',
  message: 'Jane wants a hip',
  exception: {
    values: [
      {
        type: 'TypeError',
        value: 'Cannot read hip of Jane',
        mechanism: { type: 'onerror', handled: false, data: { url: 'jane' } },
        stacktrace: { frames },
      },
    ],
  },
  request: { url: `${origin}/procedures/hip-replacement?token=1`, headers: { Referer: 'jane' } },
  breadcrumbs: [{ message: 'clicked hip' }],
  user: { email: 'jane@clinic.example', ip_address: '{{auto}}' },
  tags: { procedure: 'hip' },
  extra: { typed: 'jane' },
  contexts: { trace, culture: { calendar: 'jane' } },
  server_name: 'jane.example',
  sdk: { name: 'x', settings: { infer_ip: 'auto' } },
}

test('facts: "health data leaked to advertisers": of an error the name and our own frames are left', () => {
  const scrubbed = scrubError(error, origin)
  expect(JSON.stringify(scrubbed)).not.toMatch(secret)
  expect(scrubbed).toEqual({
    event_id: 'c'.repeat(32),
    platform: 'javascript',
    timestamp: 1_795_266_909.4,
    level: 'error',
    release: 'b1d2',
    environment: 'production',
    transaction: '/procedures/{procedure}',
    contexts: {
      trace: { trace_id: 'a'.repeat(32), span_id: 'b'.repeat(16), op: 'pageload', origin: 'auto.pageload.browser' },
    },
    exception: {
      values: [
        {
          type: 'TypeError',
          mechanism: { type: 'generic', handled: false },
          stacktrace: {
            frames: [
              { filename: 'app:///assets/root-B4x.js', function: 'onClick', in_app: true, lineno: 1, colno: 2 },
              { filename: 'app:///assets/app-1.js', in_app: true },
            ],
          },
        },
      ],
    },
  })
})

test.each(['jane doe', 'Hip replacement failed', 'x'.repeat(100), '', 7])(
  'an error named %j is called Error',
  (type) => {
    const { exception } = scrubError({ exception: { values: [{ type }] } }, origin) as {
      exception: { values: { type: string }[] }
    }
    expect(exception.values[0]?.type).toBe('Error')
  },
)

test('a path in place of a pattern is left out', () => {
  expect(scrubError({ ...error, transaction: '/procedures/hip-replacement' }, origin)).not.toHaveProperty('transaction')
  expect(scrubTrace({ transaction: '/quote' })).not.toHaveProperty('transaction')
})

test('spans keep their kind and their times, and lose what they were about', () => {
  const scrubbed = scrubTrace({
    type: 'transaction',
    transaction: '/contact',
    start_timestamp: 1,
    timestamp: 2,
    contexts: { trace },
    spans: [
      {
        span_id: 'd'.repeat(16),
        parent_span_id: 'b'.repeat(16),
        trace_id: 'a'.repeat(32),
        op: 'http.client',
        origin: 'auto.http.browser',
        status: 'ok',
        description: `GET ${origin}/art/procedure/hip.svg?jane`,
        data: { 'http.url': 'hip' },
        start_timestamp: 1.1,
        timestamp: 1.2,
      },
      { op: 'resource.img hip', description: 'jane' },
    ],
    measurements: {
      lcp: { value: 812.5, unit: 'millisecond' },
      cls: { value: 0 },
      jane: { value: 1 },
      fcp: { value: 'hip' },
    },
    request: { url: 'jane' },
  })
  expect(JSON.stringify(scrubbed)).not.toMatch(secret)
  expect(scrubbed).toMatchObject({
    type: 'transaction',
    transaction: '/contact',
    transaction_info: { source: 'route' },
    start_timestamp: 1,
    timestamp: 2,
    measurements: { lcp: { value: 812.5, unit: 'millisecond' }, cls: { value: 0, unit: '' } },
    spans: [
      {
        span_id: 'd'.repeat(16),
        parent_span_id: 'b'.repeat(16),
        trace_id: 'a'.repeat(32),
        op: 'http.client',
        origin: 'auto.http.browser',
        status: 'ok',
        start_timestamp: 1.1,
        timestamp: 1.2,
      },
      {},
    ],
  })
  expect(Object.keys(scrubbed.measurements as object)).toEqual(['lcp', 'cls'])
})

test('the frame of a replay names the pattern for every address it came by', () => {
  const scrubbed = scrubReplay(
    {
      replay_id: 'e'.repeat(32),
      event_id: 'e'.repeat(32),
      segment_id: 1,
      replay_type: 'session',
      replay_start_timestamp: 1,
      timestamp: 2,
      urls: [`${origin}/contact?jane`, `${origin}/procedures/hip-replacement`],
      error_ids: ['a'.repeat(32), 'jane'],
      trace_ids: ['hip'],
      segment_names: ['/procedures/hip-replacement'],
      request: { url: 'jane' },
      tags: { a: 'hip' },
      user: { email: 'jane' },
    },
    '/contact',
  )
  expect(scrubbed).toEqual({
    type: 'replay_event',
    platform: 'javascript',
    replay_id: 'e'.repeat(32),
    event_id: 'e'.repeat(32),
    segment_id: 1,
    replay_type: 'session',
    replay_start_timestamp: 1,
    timestamp: 2,
    error_ids: ['a'.repeat(32)],
    trace_ids: [],
    urls: ['/contact'],
  })
})

test.each([undefined, null, 'text', [], 7])('what is no event (%j) leaves nothing behind', (given) => {
  expect(JSON.stringify([scrubError(given, origin), scrubTrace(given), scrubReplay(given, '/')])).not.toMatch(secret)
})
