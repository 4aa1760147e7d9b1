// Guards that each of the library's steps has a screen, and that only those that the pool waits for are timed.
import { expect, test } from 'vitest'
import { isTimed, type NextStep, stepOf } from './sign-in-step.ts'

const steps: [next: NextStep, step: object, isTimed: boolean][] = [
  [{ signInStep: 'DONE' }, { kind: 'done' }, false],
  [{ signInStep: 'CONFIRM_SIGN_UP' }, { kind: 'confirm' }, false],
  [{ signInStep: 'RESET_PASSWORD' }, { kind: 'reset' }, false],
  [
    { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', missingAttributes: ['name'] },
    { kind: 'newPassword', missing: ['name'] },
    true,
  ],
  [
    { signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE', codeDeliveryDetails: { destination: '+*******4567' } },
    { kind: 'code', by: 'sms', to: '+*******4567' },
    true,
  ],
  [
    { signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE', codeDeliveryDetails: { destination: 'j***@m***' } },
    { kind: 'code', by: 'email', to: 'j***@m***' },
    true,
  ],
  [{ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }, { kind: 'code', by: 'app' }, true],
  [
    { signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION', allowedMFATypes: ['TOTP', 'EMAIL'] },
    { kind: 'method', purpose: 'use', of: ['TOTP', 'EMAIL'] },
    true,
  ],
  [
    { signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION', allowedMFATypes: ['TOTP', 'EMAIL'] },
    { kind: 'method', purpose: 'setUp', of: ['TOTP', 'EMAIL'] },
    true,
  ],
  [{ signInStep: 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP' }, { kind: 'emailSetUp' }, true],
  [
    {
      signInStep: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
      availableChallenges: ['SMS_OTP', 'PASSWORD', 'PASSWORD_SRP', 'WEB_AUTHN', 'EMAIL_OTP', 'DEVICE_SRP_AUTH'],
    },
    { kind: 'firstFactor', of: ['PASSWORD_SRP', 'WEB_AUTHN', 'EMAIL_OTP', 'SMS_OTP'] },
    true,
  ],
  [{ signInStep: 'CONFIRM_SIGN_IN_WITH_PASSWORD' }, { kind: 'password' }, true],
]

test.each(steps)('$signInStep', (next, step, timed) => {
  expect(stepOf(next)).toEqual(step)
  expect(isTimed(stepOf(next))).toBe(timed)
})

test('the address for an app names clinic and account, whatever stands in their names', () => {
  const step = stepOf({
    signInStep: 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP',
    totpSetupDetails: {
      sharedSecret: 'ABCDEFGH',
      // As the library does it.
      getSetupUri: (app, account) => new URL(`otpauth://totp/${app}:${account}?secret=ABCDEFGH&issuer=${app}`),
    },
  })
  if (step.kind !== 'appSetUp') throw new Error('another step')
  const uri = new URL(step.uriFor('Rest & Sea: Clinic?', 'jane+x@mail.example'))
  expect(step.secret).toBe('ABCDEFGH')
  expect(decodeURIComponent(uri.pathname)).toContain('Rest & Sea: Clinic?:jane+x@mail.example')
  expect(uri.searchParams.get('issuer')).toBe('Rest & Sea: Clinic?')
  expect(isTimed(step)).toBe(true)
})

test('a challenge that no screen knows is a failure, not an empty page', () => {
  expect(() => stepOf({ signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE' })).toThrow('no screen')
})
