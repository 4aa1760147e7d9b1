// Guards where reports go, and that a key can bring nothing but a host into the policy of pages.
import { expect, test } from 'vitest'
import { readReportAddress } from './report-address.ts'

test('a key names its host and the address that takes envelopes', () => {
  expect(readReportAddress('https://abc123@o4.ingest.sentry.example/45')).toEqual({
    origin: 'https://o4.ingest.sentry.example',
    url: 'https://o4.ingest.sentry.example/api/45/envelope/?sentry_version=7&sentry_key=abc123',
  })
  expect(readReportAddress('http://k@localhost:9000/1')?.origin).toBe('http://localhost:9000')
})

test.each([
  undefined,
  '',
  'https://sentry.example/1',
  'https://key@sentry.example',
  'https://key@sentry.example/1/2',
  'ftp://key@sentry.example/1',
  "https://key@sentry.example;script-src 'unsafe-inline'/1",
  'https://key@sentry.example /1',
  'https://key@evil.example@sentry.example/1',
])('%j is no key', (dsn) => {
  expect(readReportAddress(dsn)).toBeUndefined()
})
