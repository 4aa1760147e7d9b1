// @vitest-environment happy-dom
// The failed page in the tab: a reference where our server broke, words of the line where it was not reached.
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, data } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { english } from '#texts/en.ts'
import { createTranslate } from '#texts/translate.ts'
import { writeDraft } from '#web/browser/draft.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { FailedPage } from './failed-page.tsx'

const requestId = '3f2a91c7-0b1d-4e55-8a11-77aa0c9d1234'

beforeEach(() => {
  localStorage.clear()
  // The router tells of every error that its boundary shows.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What is shown for something thrown while a page loads. */
async function showFor(thrown: unknown, address = '/packages'): Promise<string> {
  const Stub = createRoutesStub([
    {
      path: '/packages',
      Component: () => null,
      HydrateFallback: () => null,
      ErrorBoundary: ({ error }: { error?: unknown }) => (
        <FailedPage error={error} path="/packages" shell={undefined} />
      ),
      loader: () => {
        throw thrown
      },
    },
  ])
  render(
    <TextsProvider value={{ t: createTranslate(english, 'en'), language: 'en' }}>
      <Stub initialEntries={[address]} />
    </TextsProvider>,
  )
  return (await screen.findByRole('heading', { level: 1 })).textContent
}

test('spec 2: "Other errors show \'Internal Server Error\'", with the reference that can be read out', async () => {
  expect(await showFor(data({ status: 500, reference: requestId }, { status: 500 }))).toBe('Internal Server Error')
  expect(screen.getByText('3F2A-91C7').getAttribute('dir')).toBe('ltr')
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/packages')
})

test('a fault of the page’s own script has no reference to give', async () => {
  expect(await showFor(new Error('broken'))).toBe('Internal Server Error')
  expect(screen.queryByText(english['failed.reference'])).toBeNull()
})

test('spec 2: "error page with status 404 and message \'Page Not Found: {path}\'", without a reference: nothing broke', async () => {
  expect(await showFor(data({ status: 404, reference: requestId }, { status: 404 }))).toBe('Page Not Found: /packages')
  expect(screen.queryByText('3F2A-91C7')).toBeNull()
})

test('a server that was not reached is no error of the server', async () => {
  const lost = data({ status: 503, reference: '', isUnreachable: true }, { status: 503 })
  expect(await showFor(lost)).toBe('This site does not answer')
  expect(screen.queryByText('Internal Server Error')).toBeNull()
})

test('what the router fetches itself fails as a broken line while there is no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await showFor(new TypeError('Failed to fetch'))).not.toBe('Internal Server Error')
})

test('another try asks for the same address, query and all; the path that is not there is named bare', async () => {
  await showFor(new Error('broken'), '/packages?q=knee&sort=price')
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/packages?q=knee&sort=price')
  cleanup()
  const missing = data({ status: 404, reference: '' }, { status: 404 })
  expect(await showFor(missing, '/packages?q=knee')).toBe('Page Not Found: /packages')
})

test('without a network the title of the tab says what the heading says', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  expect(await showFor(new TypeError('Failed to fetch'), '/packages?q=knee')).toBe('You are offline')
  await waitFor(() => expect(document.title).toBe('You are offline'))
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/packages?q=knee')
})

test('what was typed is spoken of only where something was', async () => {
  const lost = data({ status: 503, reference: '', isUnreachable: true }, { status: 503 })
  await showFor(lost)
  expect(screen.queryByText(/What you typed/)).toBeNull()
  cleanup()
  writeDraft('one', { id: 'a', savedAt: Date.now(), asked: '', fields: { need: 'My knee' } })
  await showFor(lost)
  expect(screen.getByText(/What you typed is still on your device/)).toBeDefined()
})

test('when the line is back the page is loaded again, and nothing untrue is said meanwhile', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', async () => new Response('ok'))
  await showFor(new TypeError('Failed to fetch'), '/packages?q=knee')
  window.dispatchEvent(new Event('offline'))
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByRole('heading', { name: 'You are back online.' })).toBeDefined()
  // The test's own document lies elsewhere, so the page is gone to; in a tab it is this very document.
  expect([...replace.mock.calls, ...reload.mock.calls]).toEqual([['/packages?q=knee']])
})
