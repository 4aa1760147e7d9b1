// @vitest-environment happy-dom
// Guards what the overlay covers, what it keeps out of reach, and the ways out of it.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { coverMs, slowMs, stuckMs } from '#web/browser/page-cover.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(async () => {
  await act(async () => void vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

let asked: { path: string; answer: (value: string) => void; fail: (reason: unknown) => void }[]

function open() {
  asked = []
  const loader = ({ request }: { request: Request }) =>
    new Promise<string>((answer, fail) => {
      asked.push({ path: new URL(request.url).pathname, answer, fail })
    })
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        HydrateFallback: () => null,
        ErrorBoundary: () => <LoadingOverlay name="Harbour Clinic" />,
        element: (
          <>
            <Outlet />
            <LoadingOverlay name="Harbour Clinic" />
          </>
        ),
        children: [
          { index: true, element: <button type="button">Here</button> },
          { path: 'there', loader, action: () => 'done', element: <h1>There</h1> },
        ],
      },
    ],
    { initialEntries: ['/'] },
  )
  render(
    <TextsProvider value={{ t: translatorOf('en'), language: 'en' }}>
      <RouterProvider router={router} />
    </TextsProvider>,
    { container: document.body },
  )
  const leave = (to = '/there', how = {}) => act(async () => void router.navigate(to, how))
  const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
  return { router, leave, wait }
}
const overlay = () => document.querySelector<HTMLElement>('.loading-overlay')
const words = () => screen.getByRole('status').textContent
const isLocked = () => document.documentElement.dataset.covered !== undefined

test('spec 2: “A full-screen loading overlay with a logo shows between page start and page finish and blocks body scrolling.”', async () => {
  const { leave, wait } = open()
  const here = screen.getByRole('button', { name: 'Here' })
  await leave()
  expect([words(), isLocked()]).toEqual(['', false])
  await wait(coverMs)
  expect(words()).toBe('Harbour ClinicLoading the page')
  expect(overlay()?.querySelector('svg')).not.toBeNull()
  expect(isLocked()).toBe(true)
  expect(here.hasAttribute('inert')).toBe(true)
  expect(document.activeElement).toBe(overlay())
  await wait(coverMs)
  await act(async () => asked[0]?.answer('data'))
  expect(screen.getByRole('heading').textContent).toBe('There')
  expect([isLocked(), screen.getByRole('heading').hasAttribute('inert')]).toEqual([false, false])
  await wait(0)
  expect(words()).toBe('')
})

test('the page that has come can be used while the overlay has not been there long enough to go', async () => {
  const { leave, wait } = open()
  await leave()
  await wait(coverMs)
  await act(async () => asked[0]?.answer('data'))
  expect(overlay()?.dataset).toMatchObject({ stage: 'there', leaving: 'true' })
  expect(isLocked()).toBe(false)
})

test('another query of the page, a part of it and a form that is sent cover nothing', async () => {
  const { leave, wait } = open()
  await leave('/?q=1')
  await wait(stuckMs)
  await leave('/#main')
  await wait(stuckMs)
  await leave('/there', { formMethod: 'post', formData: new FormData() })
  await wait(stuckMs)
  expect(asked).toHaveLength(1)
  expect([words(), isLocked()]).toEqual(['', false])
})

test('a slow line is said, and then the visitor may stay: nothing is asked for, and the focus is where it was', async () => {
  const { leave, wait, router } = open()
  const here = screen.getByRole('button', { name: 'Here' })
  here.focus()
  await leave()
  await wait(slowMs)
  expect(words()).toContain('The connection is slow. Nothing you have typed is lost.')
  expect(screen.queryByRole('button', { name: 'Stay on this page' })).toBeNull()
  await wait(stuckMs - slowMs)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Stay on this page' })))
  await wait(coverMs)
  expect(words()).toBe('')
  expect(document.activeElement).toBe(here)
  expect(router.state).toMatchObject({ navigation: { state: 'idle' }, location: { pathname: '/' } })
  await act(async () => asked[0]?.answer('late'))
  expect(screen.queryByRole('heading')).toBeNull()
  expect(asked).toHaveLength(1)
})

test('Escape leaves it as well', async () => {
  const { leave, wait, router } = open()
  await leave()
  await wait(coverMs)
  await act(async () => fireEvent.keyDown(document.body, { key: 'Escape' }))
  await wait(coverMs)
  expect([words(), isLocked(), router.state.location.pathname]).toEqual(['', false, '/'])
})

test('a document that comes back out of the browser’s memory waits for nothing', async () => {
  const { leave, wait } = open()
  await leave()
  await wait(coverMs)
  await act(async () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  await wait(coverMs)
  expect([words(), isLocked()]).toEqual(['', false])
})

test('a page that fails is uncovered, and not in a blink', async () => {
  const { leave, wait } = open()
  await leave()
  await wait(coverMs)
  await act(async () => asked[0]?.fail(new Response(null, { status: 503 })))
  expect(overlay()?.dataset).toMatchObject({ stage: 'there', leaving: 'true' })
  expect(isLocked()).toBe(false)
  await wait(coverMs)
  expect(words()).toBe('')
})
