// @vitest-environment happy-dom
// Guards the second step in the profile: set up, put first, turned off, and what stands there when the pool does not answer.
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { MfaMethod, MfaRules } from './mfa.ts'
import { MfaSection } from './mfa-section.tsx'
import { counted, poolError, showProfile, t } from './show-profile.test-support.tsx'

afterEach(cleanup)

const rules: MfaRules = { status: 'optional', totpEnabled: true, emailEnabled: true, smsEnabled: true }
const attributes = { email: 'amal@patient.example', email_verified: 'true' }

type Preference = { enabled?: MfaMethod[]; preferred?: MfaMethod }

/** A pool that keeps what it is told. */
function pool(kept: Preference = {}) {
  const updates: unknown[] = []
  return {
    updates,
    answers: {
      fetchMFAPreference: async () => kept,
      fetchUserAttributes: async () => attributes,
      updateMFAPreference: async (update: Partial<Record<Lowercase<MfaMethod>, string>>) => {
        updates.push(update)
        const names = Object.entries(update).map(([name, to]) => [name.toUpperCase() as MfaMethod, to] as const)
        const off = names.filter(([, to]) => to === 'DISABLED').map(([name]) => name)
        const on = names.filter(([, to]) => to !== 'DISABLED').map(([name]) => name)
        kept.enabled = [...new Set([...(kept.enabled ?? []), ...on])].filter((name) => !off.includes(name))
        const first = names.find(([, to]) => to === 'PREFERRED')?.[0]
        if (names.some(([name, to]) => name === kept.preferred && to === 'NOT_PREFERRED')) delete kept.preferred
        if (first) kept.preferred = first
      },
    },
  }
}
const row = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('each way of the pool says whether it is on, and why it is not possible', async () => {
  showProfile(<MfaSection hasPasskeys rules={rules} isConfirmed={false} />, pool({ enabled: ['EMAIL'] }).answers)
  expect((await row('E-mail')).getByText('on')).toBeTruthy()
  expect((await row('Text message')).getByText(t('profile.mfa.SMS.missing'))).toBeTruthy()
  expect((await row('Text message')).queryByRole('button')).toBeNull()
  expect((await row('Authenticator app')).getByRole('button', { name: 'Turn on Authenticator app' })).toBeTruthy()
})

test('the app is on once its first code was right, with a key under the clinic’s name', async () => {
  const { answers, updates } = pool()
  const names: unknown[] = []
  const codes = counted(() => {
    if (codes.given.length === 1) throw poolError('EnableSoftwareTokenMFAException')
  })
  showProfile(<MfaSection hasPasskeys rules={rules} isConfirmed />, {
    ...answers,
    setUpTOTP: async () => ({
      sharedSecret: 'JBSWY3DPEHPK3PXP',
      getSetupUri: (...name: unknown[]) => {
        names.push(...name)
        return new URL('otpauth://totp/x?secret=JBSWY3DPEHPK3PXP')
      },
    }),
    verifyTOTPSetup: codes.action,
  })
  fireEvent.click((await row('Authenticator app')).getByRole('button'))
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  expect(names).toEqual(['Harbour Clinic', 'amal@patient.example'])
  const type = (code: string) => {
    fireEvent.input(screen.getByLabelText(t('auth.totp.code')), { target: { value: code } })
    press(t('auth.totp.confirm'))
  }
  type('000000')
  expect(await screen.findByText(t('auth.fail.wrongAppCode'))).toBeTruthy()
  expect(updates).toEqual([])
  type('123456')
  expect(await screen.findByText(t('profile.mfa.turnedOn'))).toBeTruthy()
  expect(updates).toEqual([{ totp: 'ENABLED' }])
  expect(screen.queryByText('JBSW Y3DP EHPK 3PXP')).toBeNull()
})

test('a second way is turned on with one press, and neither is the only one asked for until that is pressed', async () => {
  const { answers, updates } = pool({ enabled: ['TOTP'], preferred: 'TOTP' })
  showProfile(<MfaSection hasPasskeys rules={rules} isConfirmed />, answers)
  fireEvent.click((await row('E-mail')).getByRole('button', { name: 'Turn on E-mail' }))
  expect(await screen.findByText(t('profile.mfa.turnedOn'))).toBeTruthy()
  expect(screen.getAllByText('on')).toHaveLength(2)
  expect(updates).toEqual([{ totp: 'NOT_PREFERRED', email: 'ENABLED' }])
  press('Ask only for this Authenticator app')
  expect(await screen.findByText('on, the only one asked for')).toBeTruthy()
  expect(updates.at(-1)).toEqual({ email: 'NOT_PREFERRED', totp: 'PREFERRED' })
})

test('before it is turned off it is asked about, and the focus goes where the answer is', async () => {
  const { answers, updates } = pool({ enabled: ['EMAIL'], preferred: 'EMAIL' })
  showProfile(<MfaSection hasPasskeys rules={rules} isConfirmed />, answers)
  fireEvent.click((await row('E-mail')).getByRole('button', { name: 'Turn off E-mail' }))
  expect(document.activeElement?.textContent).toBe(t('profile.keep'))
  press(t('profile.keep'))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Turn off E-mail')
  expect(updates).toEqual([])
  press('Turn off E-mail')
  press('Turn off')
  expect(await screen.findByText(t('profile.mfa.turnedOff'))).toBeTruthy()
  expect(updates).toEqual([{ email: 'DISABLED' }])
})

test('where a second step is required the last one cannot be turned off', async () => {
  showProfile(
    <MfaSection hasPasskeys rules={{ ...rules, status: 'on' }} isConfirmed />,
    pool({ enabled: ['EMAIL'] }).answers,
  )
  expect((await row('E-mail')).queryByRole('button', { name: /Turn off/ })).toBeNull()
})

test('a pool without a second step has no such part', () => {
  showProfile(<MfaSection hasPasskeys rules={{ ...rules, status: 'off' }} isConfirmed />)
  expect(screen.queryByRole('heading')).toBeNull()
})

test('spec 3: “Page data states: idle, pending, success, error.” A part that failed says so, and is asked for again', async () => {
  let isDown = true
  const { answers } = pool()
  showProfile(<MfaSection hasPasskeys rules={rules} isConfirmed />, {
    ...answers,
    fetchMFAPreference: async () => {
      if (isDown) throw poolError('NetworkError')
      return {}
    },
  })
  const state = () => document.querySelector('[data-part]')?.getAttribute('data-part')
  expect(state()).toBe('pending')
  expect(screen.getByText(t('profile.waiting'))).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toContain(t('profile.fault.unreachable'))
  expect(state()).toBe('error')
  isDown = false
  press(t('profile.again'))
  expect(await screen.findByText('Authenticator app')).toBeTruthy()
  expect(state()).toBe('success')
})
