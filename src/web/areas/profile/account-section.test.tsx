// @vitest-environment happy-dom
// Guards the account's own part: what the server knows is there at once, what the pool knows takes its place, and an address can be confirmed.
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerApi } from '#web/signed-in/answer-api.test-support.ts'
import { counted, poolError, showProfile, t } from '#web/signed-in/show-profile.test-support.tsx'
import { SettingPage } from './setting-page.tsx'

// What an account has at the clinic is none of these tests’ business.
beforeEach(() => void answerApi({ 'GET /api/client/root': never, 'GET /api/client/consents': never }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const never = () => new Promise<never>(() => {})
const policy = {
  minimumLength: 6,
  requireLowercase: false,
  requireUppercase: false,
  requireNumbers: false,
  requireSymbols: false,
}
const page = (account: { name: string; email: string; isConfirmed: boolean }) => (
  <SettingPage
    account={account}
    languages={[]}
    currency="AED"
    currencies={{ near: [], others: [] }}
    pool={{
      passwordPolicy: policy,
      mfa: { status: 'off', totpEnabled: false, emailEnabled: false, smsEnabled: false },
      passkeys: false,
      devices: 'never',
    }}
  />
)
const unknown = { name: '', email: '', isConfirmed: false }
const amal = { given_name: 'Amal', family_name: 'Haddad', email: 'amal@patient.example' }

test('name and address are there before the library is, as the session knows them', () => {
  showProfile(page({ name: 'Amal Haddad', email: 'amal@patient.example', isConfirmed: true }), {
    fetchUserAttributes: never,
  })
  expect(screen.getByText('Amal Haddad')).toBeTruthy()
  expect(screen.getByText('amal@patient.example')).toBeTruthy()
  expect(screen.getByText('confirmed')).toBeTruthy()
})

test('where the session knew nothing yet, the address comes from the pool', async () => {
  showProfile(page(unknown), { fetchUserAttributes: async () => ({ ...amal, email_verified: 'true' }) })
  expect(await screen.findByText('amal@patient.example')).toBeTruthy()
  expect(screen.getByText('confirmed')).toBeTruthy()
})

test('the name stays that of the record, whatever the pool has of before, with the way to change it', async () => {
  showProfile(page({ name: 'Amal Noor', email: '', isConfirmed: false }), {
    fetchUserAttributes: async () => ({ ...amal, email_verified: 'true' }),
  })
  expect(await screen.findByText('confirmed')).toBeTruthy()
  expect(screen.getByText('Amal Noor')).toBeTruthy()
  expect(screen.queryByText('Amal Haddad')).toBeNull()
  expect(screen.getByRole('link', { name: t('profile.account.toDetails') }).getAttribute('href')).toBe('/profile/me')
})

test('when the pool cannot be asked, what is known stays', async () => {
  const asked = counted(() => {
    throw poolError('NetworkError')
  })
  showProfile(page({ name: 'Amal Haddad', email: 'amal@patient.example', isConfirmed: true }), {
    fetchUserAttributes: asked.action,
  })
  await screen.findByText('Amal Haddad')
  expect(asked.given).toHaveLength(1)
})

test('parts that the pool does not have are not there, nor those that need a confirmed address', () => {
  showProfile(page(unknown), { fetchUserAttributes: never })
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(titles).toEqual(['You', 'Password', 'Language', 'Currency', 'Sign out', 'Delete your account'])
})

test('spec 5: “A code is required to verify TOTP setup and to confirm a user attribute.” An address is confirmed with the code that came to it', async () => {
  let isConfirmed = false
  const sent = counted(() => ({}))
  const tried = counted(() => {
    if (tried.given.length === 1) throw poolError('CodeMismatchException')
    isConfirmed = true
  })
  showProfile(page({ ...unknown, email: amal.email }), {
    fetchUserAttributes: async () => ({ ...amal, email_verified: String(isConfirmed) }),
    sendUserAttributeVerificationCode: sent.action,
    confirmUserAttribute: tried.action,
  })
  fireEvent.click(screen.getByRole('button', { name: t('profile.account.send') }))
  expect((await screen.findByText(t('profile.account.codeSent'))).getAttribute('role')).toBe('status')
  expect(sent.given).toEqual([[{ userAttributeKey: 'email' }]])
  const type = (code: string) => {
    fireEvent.input(screen.getByLabelText(t('profile.account.code')), { target: { value: code } })
    fireEvent.click(screen.getByRole('button', { name: t('profile.account.confirm') }))
  }
  type('000000')
  expect(await screen.findByText(t('auth.fail.wrongCode'))).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(t('profile.account.code')))
  type('123456')
  expect(await screen.findByText('confirmed')).toBeTruthy()
  expect(screen.queryByLabelText(t('profile.account.code'))).toBeNull()
  expect(tried.given.at(-1)).toEqual([{ userAttributeKey: 'email', confirmationCode: '123456' }])
})
