// @vitest-environment happy-dom
// The steps of a sign-in on the screen: one in the place of the other, the focus where it goes on, every failure at its field.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, Outlet } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { type AuthPage, AuthPageProvider, plainPool } from './auth-page.ts'
import { LoginScreen } from './login-page.tsx'
import { email, openFlow, password, refused } from './sign-in-fixture.ts'
import type { NextStep } from './sign-in-step.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pool: AuthPage['pool'] = { ...plainPool, firstFactors: ['EMAIL_OTP'], passkeys: true, devices: 'asked' }

function show(answers: Parameters<typeof openFlow>[0] = {}, rules = pool) {
  const opened = openFlow(answers)
  const page: AuthPage = {
    clinic: 'Harbour Clinic',
    email: 'desk@harbour.example',
    phone: '+971 4 555 0100',
    pool: rules,
  }
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <AuthPageProvider value={page}>
          <Outlet />
        </AuthPageProvider>
      ),
      children: [{ index: true, Component: () => <LoginScreen flow={opened.flow} /> }],
    },
  ])
  render(
    <TextsProvider value={{ t: translatorOf('en'), language: 'en' }}>
      <Stub initialEntries={['/']} />
    </TextsProvider>,
  )
  return opened
}
const type = (name: string, value: string) => fireEvent.input(screen.getByLabelText(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

function signIn() {
  type('E-mail address', email)
  type('Password', password)
  press('Sign in')
}

const appCode: NextStep = { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }
const emailCode: NextStep = {
  signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
  codeDeliveryDetails: { destination: 'j***@m***' },
}

test('a wrong password is said at its field, which has the focus, and what was typed stays', async () => {
  const { asked } = show({ signIn: [refused('NotAuthorizedException', 'Incorrect username or password.')] })
  signIn()
  const field = screen.getByLabelText('Password') as HTMLInputElement
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe(password)
  const about = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(about.map((id) => document.getElementById(id)?.textContent)).toContain(
    'The e-mail address or the password is not right. Please check both.',
  )
  expect(asked).toHaveLength(1)
})

test('a failure of the whole is an alert, and the next press takes it away', async () => {
  show({ signIn: [refused('NetworkError')] })
  signIn()
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(alert.textContent).toMatch(/^Network Error/))
  press('Sign in')
  await waitFor(() => expect(heading()).toBe('You are signed in'))
})

test('a code from an app: the field has the focus, and the device can be remembered', async () => {
  const { asked } = show({ signIn: [appCode] })
  signIn()
  await waitFor(() => expect(heading()).toBe('Enter your sign-in code'))
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
  type('Code', '12 34 56')
  fireEvent.click(screen.getByLabelText('Remember this device'))
  press('Sign in')
  await waitFor(() => expect(heading()).toBe('You are signed in'))
  expect(asked.slice(1)).toEqual([
    { deed: 'confirmSignIn', input: { challengeResponse: '123456' } },
    { deed: 'rememberDevice', input: undefined },
  ])
})

test('a recovery code is taken in place of the app’s, letters and all, and a wrong one is said as such', async () => {
  const { asked } = show({
    signIn: [appCode],
    confirmSignIn: [refused('CodeMismatchException', 'Invalid code received for user')],
  })
  signIn()
  await screen.findByLabelText('Code')
  press('Clinic staff: use a recovery code')
  const field = screen.getByLabelText('Recovery code')
  expect(document.activeElement).toBe(field)
  type('Recovery code', 'abcde-fgh23')
  press('Sign in')
  expect(await screen.findByText(/^This recovery code is wrong or was used already/)).toBeTruthy()
  expect(asked.at(-1)?.input).toEqual({ challengeResponse: 'abcde-fgh23' })
  press('Use the code from your app')
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).not.toBe('true')
})

test('a code in place of the password says where it went, and remembers no device', async () => {
  show({ signIn: [emailCode] })
  type('E-mail address', email)
  press('Send me a code by e-mail')
  await waitFor(() => expect(heading()).toBe('Enter the code from the mail'))
  expect(screen.getByText(/We have sent it to .*j\*\*\*@m\*\*\*/)).toBeTruthy()
  expect(screen.queryByLabelText('Remember this device')).toBeNull()
})

test('without an address no code is asked for', () => {
  const { asked } = show()
  press('Send me a code by e-mail')
  expect(screen.getByText('Enter your e-mail address')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail address'))
  expect(asked).toEqual([])
})

test('the code that confirms an address: where it went is said under the words of the specification', async () => {
  show({ signIn: [{ signInStep: 'CONFIRM_SIGN_UP' }] })
  signIn()
  const sentence = await screen.findByText(
    'Please check your inbox. A confirmation code has been sent to your email.',
    { selector: 'p' },
  )
  expect(sentence.nextElementSibling?.textContent).toBe(
    `We wrote to \u2068${email}\u2069. Not there? Look in the spam folder, or start again with another address.`,
  )
})

test('another code can be asked for after the countdown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { asked } = show({ signIn: [emailCode, emailCode] })
  type('E-mail address', email)
  press('Send me a code by e-mail')
  const again = await screen.findByRole('button', { name: /^New code in \d+ seconds?$/ })
  fireEvent.click(again)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(31_000)
  press('Send a new code')
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(await screen.findByRole('button', { name: /^New code in/ })).toBeTruthy()
})

test('ways to choose from are buttons, and the heading has the focus', async () => {
  const { asked } = show({
    signIn: [{ signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION', allowedMFATypes: ['TOTP', 'EMAIL'] }],
    confirmSignIn: [appCode],
  })
  signIn()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Where should the code come from?'))
  press('A code from an authenticator app')
  await waitFor(() => expect(heading()).toBe('Enter your sign-in code'))
  expect(asked.at(-1)?.input).toEqual({ challengeResponse: 'TOTP' })
})

test('spec 5: "A challenge response is required to continue sign-in."', async () => {
  const { asked } = show({ signIn: [appCode] })
  signIn()
  await screen.findByLabelText('Code')
  press('Sign in')
  expect(screen.getByText('Enter the code')).toBeTruthy()
  expect(asked).toHaveLength(1)
})

test('a password of one’s own keeps the rules, and brings the attributes that are missing', async () => {
  const { asked } = show({
    signIn: [
      {
        signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
        missingAttributes: ['given_name', 'custom:ward'],
      },
    ],
  })
  signIn()
  await waitFor(() => expect(heading()).toBe('Choose your own password'))
  type('New password', 'short')
  press('Save the password')
  expect(screen.getByText('Enter your first name')).toBeTruthy()
  expect(screen.getByText(/does not keep every rule/)).toBeTruthy()
  type('First name', 'Jane')
  type('custom:ward', 'East')
  type('New password', 'quiet harbour')
  press('Save the password')
  await waitFor(() => expect(heading()).toBe('You are signed in'))
  expect(asked.at(-1)?.input).toEqual({
    challengeResponse: 'quiet harbour',
    options: { userAttributes: { given_name: 'Jane', 'custom:ward': 'East' } },
  })
})

test('starting again keeps the address and asks for the password', async () => {
  show({ signIn: [appCode] })
  signIn()
  await screen.findByLabelText('Code')
  press('Start again')
  expect(heading()).toBe('Sign in')
  expect((screen.getByLabelText('E-mail address') as HTMLInputElement).value).toBe(email)
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})

test('a pool without passkeys, codes and accounts for everyone offers none of them', () => {
  show({}, { ...plainPool, selfSignUp: false })
  expect(screen.queryByRole('button', { name: /passkey|code/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull()
})

test('what someone has typed into a form leaves by no way of the browser’s own', () => {
  show()
  const form = screen.getByLabelText('Password').closest('form')
  expect(form?.method).toBe('post')
  expect(fireEvent.submit(form as HTMLFormElement)).toBe(false)
})
