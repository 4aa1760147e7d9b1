// Guards whom a page may call: nobody but its own host, and the takers of reports where they are configured.
import { expect, test } from 'vitest'
import { contentPolicy, reportOrigins } from './content-policy.ts'

const policyOf = (connectTo: string[]) =>
  contentPolicy('text/html; charset=utf-8', new TextEncoder().encode('<p>x</p>'), connectTo) ?? ''

test('nothing is called beside our own host where nothing is configured', () => {
  expect(reportOrigins({ SENTRY_DSN: undefined, REPLAY_KEY: undefined })).toEqual([])
  expect(policyOf([])).not.toContain('connect-src')
})

test('the takers of reports may be called, and bring no script, frame or picture', () => {
  const origins = reportOrigins({ SENTRY_DSN: 'https://k@errors.example/1', REPLAY_KEY: 'https://k@replays.example/2' })
  expect(origins).toEqual(['https://errors.example', 'https://replays.example'])
  const naming = policyOf(origins)
    .split('; ')
    .filter((one) => one.includes('.example'))
  expect(naming).toEqual(["connect-src 'self' https://errors.example https://replays.example"])
})

test('one host for both is named once', () => {
  expect(reportOrigins({ SENTRY_DSN: 'https://a@e.example/1', REPLAY_KEY: 'https://b@e.example/2' })).toEqual([
    'https://e.example',
  ])
})
