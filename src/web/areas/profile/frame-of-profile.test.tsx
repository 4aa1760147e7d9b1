// @vitest-environment happy-dom
// Guards that somebody who has only just signed in becomes known before their page is drawn, and is never kept waiting in vain.
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { signedOut } from '#web/browser/auth/auth-store.ts'
import { authStore } from '#web/browser/auth/tab-state.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import type { Person } from '#web/signed-in/profile-person.tsx'
import { FrameOfProfile } from './frame-of-profile.tsx'

const known: Person = { name: 'Amal Haddad', initials: 'AH', email: 'amal@patient.example', image: '' }
const unknown: Person = { ...known, email: '' }

let asked: string[]
/** What the server says of the person, from one time to the next. */
let answers: Person[]
let status: number
/** The server answers once this is over. */
let answered: Promise<void>

beforeEach(() => {
  asked = []
  answers = []
  status = 200
  answered = Promise.resolve()
  authStore().setState({ ...signedOut, idToken: 'id-token' })
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    asked.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get('idToken')}`)
    await answered
    return Response.json({ userId: 'a' }, { status })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Page() {
  return (
    <FrameOfProfile person={useLoaderData<Person>()}>
      <Outlet />
    </FrameOfProfile>
  )
}

async function show(...people: Person[]) {
  answers = people
  const loader = () => (answers.length > 1 ? answers.shift() : answers[0]) ?? known
  const router = createMemoryRouter([
    {
      path: '/',
      loader,
      Component: Page,
      HydrateFallback: () => null,
      children: [{ index: true, element: <p>the page</p> }],
    },
  ])
  render(
    <TextsProvider value={{ t: translatorOf('en'), language: 'en' }}>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
}

test('who is known sees the page at once, and nothing is asked', async () => {
  await show(known)
  expect(await screen.findByText('the page')).toBeTruthy()
  expect(screen.getByText('Amal Haddad')).toBeTruthy()
  expect(asked).toEqual([])
})

test('who is not known yet shows the id token once, and then sees the page', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  answered = promise
  await show(unknown, known)
  expect(await screen.findByText('On its way')).toBeTruthy()
  resolve()
  expect(await screen.findByText('the page')).toBeTruthy()
  expect(await screen.findByText(known.email)).toBeTruthy()
  expect(asked).toEqual(['POST /api/profile/id id-token'])
})

test('a token that is not taken is waited for no longer: the page says itself what is missing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  status = 401
  await show(unknown)
  expect(await screen.findByText('the page')).toBeTruthy()
  expect(asked).toHaveLength(1)
})

test('without a token there is nothing to wait for', async () => {
  authStore().setState(signedOut)
  await show(unknown)
  expect(await screen.findByText('the page')).toBeTruthy()
  expect(asked).toEqual([])
})
