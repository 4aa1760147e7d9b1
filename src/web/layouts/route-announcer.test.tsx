// @vitest-environment happy-dom
// Guards that another page is said and has the focus, on the part that the address names.
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { RouteAnnouncer } from './route-announcer.tsx'

afterEach(cleanup)

async function open() {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
          <RouteAnnouncer />
        </>
      ),
      children: [
        { index: true, element: <a href="/x">First</a> },
        { path: 'people', element: <h2 id="team">Team</h2> },
        { path: 'form', element: <input ref={(field) => field?.focus()} /> },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  return (to: string) =>
    act(async () => {
      document.title = `Title of ${to}`
      await router.navigate(to)
    })
}
const focused = () => document.activeElement?.id ?? ''

test('the title of another page is said and the page has the focus; the first page says nothing', async () => {
  const go = await open()
  expect(screen.getByRole('status').textContent).toBe('')
  await go('/people')
  expect(screen.getByRole('status').textContent).toBe('Title of /people')
  expect(focused()).toBe('main')
})

test('the part that the address names has it instead', async () => {
  const go = await open()
  await go('/')
  await go('/people#team')
  expect(focused()).toBe('team')
})

test('an address whose part does not exist or cannot be read leads to the page', async () => {
  const go = await open()
  await go('/')
  await go('/people#nobody')
  expect(focused()).toBe('main')
  await go('/')
  await go('/people#%E0%A4%A')
  expect(focused()).toBe('main')
})

test('a page that has put the focus somewhere itself keeps it', async () => {
  const go = await open()
  await go('/')
  await go('/form')
  expect(document.activeElement?.tagName).toBe('INPUT')
})
