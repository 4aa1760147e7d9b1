// @vitest-environment happy-dom
// Guards what counts as allowed: an answer that is kept, taken back at once, and never against the browser's own word.
import { beforeEach, expect, test, vi } from 'vitest'
import { consentWording } from '#web/page/consent.ts'
import { answerConsent, isAllowed, keptConsent, keptConsentText, onConsent } from './kept-consent.ts'

const keep = (value: string, more = '') => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the browser keeps
  document.cookie = `consent=${value}; path=/${more}`
}
const past = '; expires=Thu, 01 Jan 1970 00:00:00 GMT'
type Sent = { method: string; redirect: string; body: URLSearchParams }
/** The server, which keeps an answer or does not. */
const server = { keeps: true, asked: [] as [string, Sent][] }

beforeEach(async () => {
  vi.unstubAllGlobals()
  server.keeps = true
  vi.stubGlobal('fetch', async (address: string, init: Sent) => {
    server.asked.push([address, init])
    const given = init.body
    const answers = ['analytics', 'diagnostics'].flatMap((one) => (given.has(one) ? `${one}=${given.get(one)}.` : []))
    if (server.keeps) keep(answers.join('') + consentWording)
    return Response.error()
  })
  await answerConsent({ analytics: 'on', diagnostics: 'on' })
  keep('', past)
  server.asked = []
})

test('nothing is allowed before an answer', () => {
  expect([isAllowed('analytics'), isAllowed('diagnostics'), keptConsent(), keptConsentText()]).toEqual([
    false,
    false,
    {},
    '',
  ])
})

test('an answer goes to the server, which keeps it; the page stays', async () => {
  const heard = vi.fn()
  const stop = onConsent(heard)
  expect(await answerConsent({ analytics: 'on', diagnostics: 'off' })).toBe(true)
  stop()
  const [[address, init] = []] = server.asked
  expect([address, init?.method, init?.redirect, init?.body.toString()]).toEqual([
    '/preferences',
    'POST',
    'manual',
    'analytics=on&diagnostics=off&to=%2Fcookie-policy',
  ])
  expect([isAllowed('analytics'), isAllowed('diagnostics')]).toEqual([true, false])
  expect(heard).toHaveBeenCalled()
})

test('an answer that could not be kept is no answer', async () => {
  server.keeps = false
  expect(await answerConsent({ analytics: 'on' })).toBe(false)
  expect(isAllowed('analytics')).toBe(false)
})

test('the same when the line is down', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await answerConsent({ analytics: 'on' })).toBe(false)
})

test('a no counts before the server has heard of it, and even when it cannot be kept', async () => {
  await answerConsent({ analytics: 'on', diagnostics: 'on' })
  server.keeps = false
  const withdrawing = answerConsent({ analytics: 'off', diagnostics: 'on' })
  expect([isAllowed('analytics'), isAllowed('diagnostics')]).toEqual([false, true])
  expect(await withdrawing).toBe(false)
  expect(isAllowed('analytics')).toBe(false)
})

test('a later yes undoes the no', async () => {
  await answerConsent({ analytics: 'off' })
  await answerConsent({ analytics: 'on' })
  expect(isAllowed('analytics')).toBe(true)
})

test('Global Privacy Control is a no, whatever is kept', async () => {
  await answerConsent({ analytics: 'on', diagnostics: 'on' })
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  expect([isAllowed('analytics'), isAllowed('diagnostics')]).toEqual([false, false])
})
