// @vitest-environment happy-dom
// Guards signing out, of this browser and of every other, and the moment while a session is renewed.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OneMoment } from '#web/signed-in/one-moment.tsx'
import { counted, poolError, showProfile, t } from '#web/signed-in/show-profile.test-support.tsx'
import { SettingPage } from './setting-page.tsx'
import { SignOutSection } from './sign-out-section.tsx'
import { UntilSignedOut } from './until-signed-out.tsx'

afterEach(cleanup)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('signing out here is a link, which works without scripts', () => {
  showProfile(<SignOutSection onOut={() => {}} />)
  expect(screen.getByRole('link', { name: t('profile.signOut.here') }).getAttribute('href')).toBe('/auth/logout')
})

test('it signs out before anything is loaded, and without a line nothing of the person stays on the screen', async () => {
  const account = { name: 'Amal Haddad', email: 'amal@patient.example', isConfirmed: false }
  const passwordPolicy = {
    minimumLength: 8,
    requireLowercase: false,
    requireUppercase: false,
    requireNumbers: false,
    requireSymbols: false,
  }
  const mfa = { status: 'off', totpEnabled: false, emailEnabled: false, smsEnabled: false } as const
  const pool = { passwordPolicy, mfa, passkeys: false, devices: 'never' } as const
  const choices = {
    languages: [{ code: 'en', name: 'English', label: 'English', isPresent: true }],
    currency: 'AED',
    currencies: { near: [], others: [] },
  }
  const waits = () => new Promise<never>(() => {})
  const page = <SettingPage account={account} pool={pool} {...choices} />
  const shown = showProfile(<UntilSignedOut>{page}</UntilSignedOut>, {
    fetchUserAttributes: waits,
    fetchMFAPreference: waits,
  })
  expect(screen.getByText(account.email)).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: t('profile.signOut.here') }))
  expect(shown.asked.leave).toBe(1)
  const heading = await screen.findByRole('heading', { name: 'You are signed out on this device.' })
  expect(document.activeElement).toBe(heading)
  expect(screen.queryByText(account.email)).toBeNull()
})

test('signing out everywhere ends every session at the pool, then the one here', async () => {
  const { action, given } = counted(() => undefined)
  const shown = showProfile(<SignOutSection onOut={() => {}} />, {
    fetchUserAttributes: async () => ({}),
    signOut: action,
  })
  press(t('profile.signOut.everywhere'))
  await waitFor(() => expect(shown.asked.leave).toBe(1))
  expect(given).toEqual([[{ global: true }]])
})

test('without a line the other browsers are said to stay signed in, and signing out here is offered', async () => {
  const shown = showProfile(<SignOutSection onOut={() => {}} />, {
    fetchUserAttributes: async () => {
      throw poolError('NetworkError')
    },
  })
  press(t('profile.signOut.everywhere'))
  expect(await screen.findByText(t('profile.signOut.othersStay'))).toBeTruthy()
  expect(screen.getByRole('link', { name: t('profile.signOut.here') })).toBeTruthy()
  expect(shown.asked.leave).toBe(0)
})

test('spec 2: “A signed-in user with an expired access token triggers a session refresh.” The page waits for it', async () => {
  const shown = showProfile(<OneMoment />)
  expect(screen.getByRole('heading', { name: t('profile.moment') })).toBeTruthy()
  await waitFor(() => expect(shown.asked.refresh).toBe(1))
})

test('a refresh that cannot be had is offered again, beside a way to sign in', async () => {
  const shown = showProfile(<OneMoment />, {}, () => Promise.reject(poolError('NetworkError')))
  expect(await screen.findByText(t('profile.momentFailed'))).toBeTruthy()
  expect(screen.getByRole('link', { name: t('profile.toSignIn') }).getAttribute('href')).toBe('/auth/login')
  press(t('profile.again'))
  await waitFor(() => expect(shown.asked.refresh).toBe(2))
})

test('whoever turns out to be signed out is asked nothing more', async () => {
  const shown = showProfile(<OneMoment />, {}, async () => false)
  await waitFor(() => expect(shown.asked.refresh).toBe(1))
  expect(screen.queryByText(t('profile.momentFailed'))).toBeNull()
})
