// @vitest-environment happy-dom
// What the login makes of an address and of a reload: what it says of a code, whom it greets, and where its links lead.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { registeredPlace } from '#web/page/arrival.ts'
import { type AuthPage, AuthPageProvider, plainPool } from './auth-page.ts'
import { LoginScreen } from './login-page.tsx'
import { sealPassword } from './sealed-password.ts'
import { email, openFlow, password } from './sign-in-fixture.ts'
import type { NextStep } from './sign-in-step.ts'
import { useArrival, useKeptEmail } from './use-arrival.ts'

afterEach(cleanup)

const page: AuthPage = {
  clinic: 'Harbour Clinic',
  email: 'desk@harbour.example',
  phone: '+971 4 555 0100',
  pool: plainPool,
}
type Entry = string | { pathname: string; search?: string; state?: unknown }

function show(entry: Entry, answers: Parameters<typeof openFlow>[0] = {}) {
  const opened = openFlow(answers)
  function Login() {
    useArrival(opened.flow)
    useKeptEmail(opened.flow)
    return <LoginScreen flow={opened.flow} />
  }
  const children = [{ path: '/auth/login', element: <Login /> }]
  const router = createMemoryRouter(
    [
      {
        element: (
          <AuthPageProvider value={page}>
            <Outlet />
          </AuthPageProvider>
        ),
        children,
      },
    ],
    { initialEntries: [entry] },
  )
  render(
    <TextsProvider value={{ t: translatorOf('en'), language: 'en' }}>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
  return { ...opened, router }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (name: string, value: string) => fireEvent.input(screen.getByLabelText(name), { target: { value } })
const sent = 'Please check your inbox. A confirmation code has been sent to your email.'
const plain = `Type the code from our mail to \u2068${email}\u2069. It’s valid for 24 hours.`
const newCode = 'A new code is on its way. The one before no longer works.'

test('the registration of this document has sent a code, and says so; another one takes a while', async () => {
  show(registeredPlace(email, await sealPassword(password)))
  expect(await screen.findByText(sent)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^New code in/ })).toBeTruthy()
})

test('an address that a stranger wrote does not make the site say that a code was sent; one can be asked for at once', async () => {
  for (const sealed of ['c2VhbGVkLWVsc2V3aGVyZQ', '']) {
    const { asked } = show(registeredPlace(email, sealed))
    expect(await screen.findByText(plain)).toBeTruthy()
    expect(screen.queryByText(sent)).toBeNull()
    expect(asked).toEqual([])
    press('Send a new code')
    expect(await screen.findByText(newCode)).toBeTruthy()
    expect(screen.getByText(sent)).toBeTruthy()
    expect(screen.getByRole('button', { name: /^New code in/ })).toBeTruthy()
    cleanup()
  }
})

test('confirmed after a reload, someone is told that it is done as well as what is left to do', async () => {
  show({ pathname: '/auth/login', state: { email, isNew: true } })
  type('Code', '123456')
  press('Confirm')
  expect(await screen.findByText('Your e-mail address is confirmed.')).toBeTruthy()
  expect(screen.getByText('Please use your credentials to sign in')).toBeTruthy()
})

test('nothing has happened, and nothing is said', () => {
  show('/auth/login')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContain(newCode)
  expect(document.querySelector('form .bg-tint')).toBeNull()
})

test('a reload in the second step finds the e-mail address in its field, which is never in the address', async () => {
  const appCode: NextStep = { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }
  const { router } = show('/auth/login?next=%2Fprofile%2Fme', { signIn: [appCode] })
  type('E-mail address', email)
  type('Password', password)
  press('Sign in')
  await screen.findByLabelText('Code')
  await waitFor(() => expect(router.state.location.state).toEqual({ email, isNew: false }))
  const { pathname, search, state } = router.state.location
  expect(search).toBe('?next=%2Fprofile%2Fme')
  cleanup()
  show({ pathname, search, state })
  expect((screen.getByLabelText('E-mail address') as HTMLInputElement).value).toBe(email)
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})

test('whoever has no account yet comes back to where they wanted to go', () => {
  show('/auth/login?next=%2Fprofile%2Fme')
  const link = screen.getByRole('link', { name: 'Create an account' })
  expect(link.getAttribute('href')).toBe('/auth/register?next=%2Fprofile%2Fme')
})
