// Guards what turning one way of the second step on, off or to the front means for the others.
import { expect, test } from 'vitest'
import { canTurnOff, changeOf, loadMfa, type MfaRules, type MfaState, offeredMethods } from './mfa.ts'
import type { ProfilePool } from './pool-access.tsx'

const rules: MfaRules = { status: 'optional', totpEnabled: true, emailEnabled: true, smsEnabled: false }
const state = (enabled: MfaState['enabled'], preferred?: MfaState['preferred']): MfaState => ({
  enabled,
  preferred,
  hasEmail: true,
  hasPhone: false,
})

test('a pool offers the ways that it has, the app first', () => {
  expect(offeredMethods(rules)).toEqual(['TOTP', 'EMAIL'])
  expect(offeredMethods({ ...rules, totpEnabled: false, smsEnabled: true })).toEqual(['EMAIL', 'SMS'])
})

test('a second way that is turned on leaves the choice to the person; a third leaves theirs as it is', () => {
  expect(changeOf('TOTP', 'ENABLED', state([]))).toEqual({ totp: 'ENABLED' })
  expect(changeOf('EMAIL', 'ENABLED', state(['TOTP'], 'TOTP'))).toEqual({ totp: 'NOT_PREFERRED', email: 'ENABLED' })
  expect(changeOf('SMS', 'ENABLED', state(['TOTP', 'EMAIL'], 'TOTP'))).toEqual({ sms: 'ENABLED' })
})

test('what is put to the front is the only one preferred, and the others stay on behind it', () => {
  expect(changeOf('TOTP', 'PREFERRED', state([]))).toEqual({ totp: 'PREFERRED' })
  expect(changeOf('TOTP', 'PREFERRED', state(['EMAIL', 'SMS'], 'EMAIL'))).toEqual({
    email: 'NOT_PREFERRED',
    sms: 'NOT_PREFERRED',
    totp: 'PREFERRED',
  })
})

test('what is turned off leaves the others alone', () => {
  expect(changeOf('EMAIL', 'DISABLED', state(['TOTP', 'EMAIL'], 'TOTP'))).toEqual({ email: 'DISABLED' })
})

test('the last way can be turned off only where a second step is not required', () => {
  expect(canTurnOff(rules, state(['TOTP']))).toBe(true)
  expect(canTurnOff({ ...rules, status: 'on' }, state(['TOTP']))).toBe(false)
  expect(canTurnOff({ ...rules, status: 'on' }, state(['TOTP', 'EMAIL']))).toBe(true)
})

test('what is loaded says which ways could reach the person, and one alone counts as asked for', async () => {
  const pool = {
    fetchMFAPreference: async () => ({ enabled: ['EMAIL'] }),
    fetchUserAttributes: async () => ({ email_verified: 'true', phone_number: '+971', phone_number_verified: 'false' }),
  } as unknown as ProfilePool
  expect(await loadMfa(pool)).toEqual({ enabled: ['EMAIL'], preferred: 'EMAIL', hasEmail: true, hasPhone: false })
})
