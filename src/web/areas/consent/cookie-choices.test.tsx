// @vitest-environment happy-dom
// Guards the choice on /cookie-policy: a form without scripts, each choice for itself, and the truth where there is none.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { consentWording } from '#web/page/consent.ts'
import { CookieChoices } from './cookie-choices.tsx'
import type { ConsentOffer } from './present-consent.server.ts'

const t = translatorOf('en')
const both: ConsentOffer = { choices: ['analytics', 'diagnostics'], hosts: 'errors.example' }
const choices = (offer = both) => (
  <TextsProvider value={{ t, language: 'en' }}>
    <CookieChoices offer={offer} />
  </TextsProvider>
)
const keep = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the browser keeps
  document.cookie = `consent=${value}; path=/`
}
const group = (choice: 'analytics' | 'diagnostics') => screen.getByRole('group', { name: t(`consent.${choice}`) })
const picked = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>('input:checked'), ({ name, value }) => `${name} ${value}`)

beforeEach(() => keep('; expires=Thu, 01 Jan 1970 00:00:00 GMT'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('without scripts it is a plain form to /preferences that comes back here, and nothing is picked for anyone', () => {
  const html = renderToString(choices())
  document.body.innerHTML = html
  const form = document.querySelector('form')
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/preferences', 'post'])
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    to: '/cookie-policy#choices',
  })
  expect(Array.from(document.querySelectorAll('input[type=radio]'), (one) => one.hasAttribute('required'))).toEqual(
    Array(4).fill(true),
  )
  document.body.innerHTML = ''
})

test('each choice says what it is, who gets what and for how long', () => {
  render(choices())
  expect(group('analytics').textContent).toContain('Google Analytics')
  expect(group('analytics').textContent).toContain('180 days')
  expect(group('diagnostics').textContent).toContain('errors.example')
  expect(screen.getByRole('status').textContent).toBe(t('consent.kept.none'))
})

test('what is kept is picked', () => {
  keep(`analytics=off.diagnostics=on.${consentWording}`)
  render(choices())
  expect(picked()).toEqual(['analytics off', 'diagnostics on'])
  expect(screen.getByRole('status').textContent).toBe(t('consent.kept.saved'))
})

test('what was picked before scripts ran is not picked anew', () => {
  keep(`analytics=on.diagnostics=on.${consentWording}`)
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(choices())
  const no = container.querySelector<HTMLInputElement>('input[name=analytics][value=off]') as HTMLInputElement
  no.checked = true
  render(choices(), { container, hydrate: true })
  expect(picked()).toEqual(['analytics off', 'diagnostics on'])
})

test('saving keeps both answers without leaving the page, and says so', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    asked.push(String(body))
    keep(`analytics=${body.get('analytics')}.diagnostics=${body.get('diagnostics')}.${consentWording}`)
    return Response.error()
  })
  render(choices())
  fireEvent.click(group('analytics').querySelector('input[value=on]') as Element)
  fireEvent.click(group('diagnostics').querySelector('input[value=off]') as Element)
  fireEvent.submit(document.querySelector('form') as Element)
  expect(await screen.findByText(t('consent.kept.saved'))).toBeTruthy()
  expect(asked).toEqual(['analytics=on&diagnostics=off&to=%2Fcookie-policy'])
  expect(picked()).toEqual(['analytics on', 'diagnostics off'])
})

test('an answer that could not be kept is told', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  render(choices())
  fireEvent.submit(document.querySelector('form') as Element)
  expect(await screen.findByText(t('consent.failed'))).toBeTruthy()
})

test('where nothing is configured it says so, and asks nothing', () => {
  render(choices({ choices: [], hosts: '' }))
  expect(screen.getByText(t('consent.nothing'))).toBeTruthy()
  expect(document.querySelector('form, input')).toBeNull()
})

test('a browser that refuses by itself is told that this counts, with the explanations left to read', () => {
  vi.stubGlobal('navigator', Object.create(navigator, { globalPrivacyControl: { value: true } }))
  render(choices())
  expect(screen.getByText(t('consent.signal'))).toBeTruthy()
  expect(document.querySelector('form, input')).toBeNull()
  expect(screen.getByText(t('consent.analyticsText'))).toBeTruthy()
})
