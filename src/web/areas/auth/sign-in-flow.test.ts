// One sign-in through every step that it may take: what is asked of the library, what is kept, and what is said when it fails.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { done, email, openFlow, password, refused } from './sign-in-fixture.ts'
import type { NextStep } from './sign-in-step.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const confirm: NextStep = { signInStep: 'CONFIRM_SIGN_UP' }
const emailCode: NextStep = {
  signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
  codeDeliveryDetails: { destination: 'j***@m***' },
}
const appCode: NextStep = { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }

test('spec 4: "Sign-in steps: DONE (load user, go to profile)"', async () => {
  const { flow, asked, happened } = openFlow()
  await flow.signIn(` ${email} `, password)
  expect(asked).toEqual([{ deed: 'signIn', input: { username: email, password } }])
  expect(happened).toEqual(['session', 'profile'])
  expect(flow.current().step.kind).toBe('done')
})

test('spec 8: "Sign-in errors return status \'error\' with the message.": a wrong password is said, and everything typed stays', async () => {
  const { flow, happened } = openFlow({
    signIn: [refused('NotAuthorizedException', 'Incorrect username or password.')],
  })
  await flow.signIn(email, 'wrong')
  expect(flow.current()).toMatchObject({ email, busy: false, failure: { text: 'auth.fail.wrong', field: 'password' } })
  expect(flow.current().turn).toBe(0)
  expect(happened).toEqual([])
})

test('pressed twice it is sent once', async () => {
  const { flow, deeds } = openFlow()
  const both = [flow.signIn(email, password), flow.signIn(email, password)]
  expect(flow.current().busy).toBe(true)
  await Promise.all(both)
  expect(deeds()).toEqual(['signIn'])
})

test('spec 4: "CONFIRM_SIGN_UP (resend code, show \'Please check your inbox. A confirmation code has been sent to your email.\')"', async () => {
  const { flow, asked } = openFlow({ signIn: [confirm] })
  await flow.signIn(email, password)
  expect(flow.current()).toMatchObject({ step: { kind: 'confirm' }, notice: 'codeSent', sends: 1 })
  expect(asked.at(-1)).toEqual({ deed: 'resendSignUpCode', input: { username: email } })
})

test('spec 4: "After confirming sign-up the user is signed in automatically with the stored password."', async () => {
  const { flow, asked, happened } = openFlow({ signIn: [confirm, done] })
  await flow.signIn(email, password)
  await flow.confirm(email, '123456')
  expect(asked.slice(-2)).toEqual([
    { deed: 'confirmSignUp', input: { username: email, confirmationCode: '123456' } },
    { deed: 'signIn', input: { username: email, password } },
  ])
  expect(happened).toEqual(['session', 'profile'])
})

test('spec 9: "auto sign-in window 3 minutes": after it the password is asked for, with the address kept', async () => {
  const { flow, deeds, happened } = openFlow({ signIn: [confirm] })
  await flow.signIn(email, password)
  vi.advanceTimersByTime(180_000)
  await flow.confirm(email, '123456')
  expect(deeds().filter((deed) => deed === 'signIn')).toHaveLength(1)
  expect(flow.current()).toMatchObject({ step: { kind: 'credentials' }, notice: 'confirmedHere', email })
  expect(happened).toEqual([])
})

test('a wrong code leaves the step as it is; the right one after it goes on', async () => {
  const { flow, happened } = openFlow({ signIn: [confirm, done], confirmSignUp: [refused('CodeMismatchException')] })
  await flow.signIn(email, password)
  const { turn } = flow.current()
  await flow.confirm(email, '000000')
  expect(flow.current()).toMatchObject({ turn, failure: { text: 'auth.fail.wrongCode', field: 'code' } })
  await flow.confirm(email, '123456')
  expect(happened).toEqual(['session', 'profile'])
})

test('an address that was confirmed elsewhere meanwhile is as good as one confirmed here', async () => {
  const confirmed = refused('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED')
  const typed = openFlow({ signIn: [confirm, done], confirmSignUp: [confirmed] })
  await typed.flow.signIn(email, password)
  await typed.flow.confirm(email, '123456')
  expect(typed.happened).toEqual(['session', 'profile'])
  const asked = openFlow({
    signIn: [confirm, done],
    resendSignUpCode: [done, refused('InvalidParameterException', 'User is already confirmed.')],
  })
  await asked.flow.signIn(email, password)
  await asked.flow.resend()
  expect(asked.happened).toEqual(['session', 'profile'])
})

test('confirmed, and then the line is cut: it is said, and the next press goes on', async () => {
  const { flow, happened } = openFlow({
    signIn: [confirm, refused('NetworkError'), done],
    confirmSignUp: [done, refused('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED')],
  })
  await flow.signIn(email, password)
  await flow.confirm(email, '123456')
  expect(flow.current()).toMatchObject({ step: { kind: 'confirm' }, failure: { text: 'auth.fail.network' } })
  await flow.confirm(email, '123456')
  expect(happened).toEqual(['session', 'profile'])
})

test('spec 4: "Sign-up: a CONFIRM_SIGN_UP result leads to login with the confirmation prompt."', async () => {
  const { flow, deeds, happened } = openFlow()
  flow.arrive(email, 'confirm', undefined)
  flow.keepPassword({ password, until: Date.now() + 180_000 })
  expect(flow.current()).toMatchObject({ step: { kind: 'confirm' }, email })
  // The registration has sent a code already.
  expect(deeds()).toEqual([])
  await flow.confirm(email, '123456')
  expect(deeds()).toEqual(['confirmSignUp', 'signIn'])
  expect(happened).toEqual(['session', 'profile'])
})

test('a pool that confirms by a link is asked again with the stored password', async () => {
  const { flow, deeds } = openFlow({ signIn: [confirm, confirm] })
  await flow.signIn(email, password)
  await flow.continueConfirmed()
  expect(deeds()).toEqual(['signIn', 'resendSignUpCode', 'signIn', 'resendSignUpCode'])
})

test('spec 8: "UserNotConfirmedException leads to the confirm-sign-up step; PasswordResetRequiredException to the reset step; UserAlreadyAuthenticatedException to the profile."', async () => {
  const reset = openFlow({ signIn: [{ signInStep: 'RESET_PASSWORD' }, done] })
  await reset.flow.signIn(email, 'old')
  expect(reset.flow.current()).toMatchObject({ step: { kind: 'reset' }, notice: 'codeSent' })
  await reset.flow.reset('654321', password)
  expect(reset.asked.slice(1)).toEqual([
    { deed: 'resetPassword', input: { username: email } },
    { deed: 'confirmResetPassword', input: { username: email, confirmationCode: '654321', newPassword: password } },
    { deed: 'signIn', input: { username: email, password } },
  ])
  expect(reset.happened).toEqual(['session', 'profile'])

  const already = openFlow({ signIn: [refused('UserAlreadyAuthenticatedException')] })
  await already.flow.signIn(email, password)
  expect(already.happened).toEqual(['session', 'profile'])
})

test('spec 4: "If an already-authenticated error occurs on sign-in, the current user is set and the profile opens."', async () => {
  const { flow, happened } = openFlow({ signIn: [refused('UserAlreadyAuthenticatedException')] })
  await flow.signIn(email, password)
  expect(happened).toEqual(['session', 'profile'])
})

test('a new password is answered with the attributes that were missing', async () => {
  const { flow, asked } = openFlow({
    signIn: [
      { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', missingAttributes: ['given_name', 'family_name'] },
    ],
  })
  await flow.signIn(email, 'given')
  expect(flow.current().step).toEqual({ kind: 'newPassword', missing: ['given_name', 'family_name'] })
  const attributes = { given_name: 'Jane', family_name: 'Doe' }
  await flow.answer(password, { attributes })
  expect(asked.at(-1)?.input).toEqual({ challengeResponse: password, options: { userAttributes: attributes } })
})

test('a code from an app, and the device is remembered only where that was ticked', async () => {
  for (const remember of [true, false]) {
    const { flow, deeds, happened } = openFlow({ signIn: [appCode] })
    await flow.signIn(email, password)
    expect(flow.current().step).toEqual({ kind: 'code', by: 'app' })
    await flow.answer('123456', { remember })
    expect(deeds().includes('rememberDevice')).toBe(remember)
    expect(happened).toEqual(['session', 'profile'])
  }
})

test('a device that cannot be remembered keeps nobody out', async () => {
  const { flow, happened } = openFlow({ signIn: [appCode], rememberDevice: [refused('ResourceNotFoundException')] })
  await flow.signIn(email, password)
  await flow.answer('123456', { remember: true })
  expect(happened).toEqual(['session', 'profile'])
})

test('another code is asked for by beginning again, with the password that is still kept', async () => {
  const { flow, asked } = openFlow({ signIn: [emailCode, emailCode] })
  await flow.signIn(email, password)
  const { turn } = flow.current()
  await flow.again()
  expect(asked.map(({ input }) => input)).toEqual([
    { username: email, password },
    { username: email, password },
  ])
  expect(flow.current()).toMatchObject({ turn: turn + 1, notice: 'newCode' })
})

test('that a link was followed is not taken for a confirmed address where no password can try it', async () => {
  const { flow } = openFlow()
  flow.arrive(email, 'confirm', undefined)
  await flow.continueConfirmed()
  expect(flow.current()).toMatchObject({ step: { kind: 'credentials' }, notice: 'useCredentials' })
})

test('a code in place of the password, and a passkey, each by the name alone', async () => {
  for (const factor of ['EMAIL_OTP', 'WEB_AUTHN'] as const) {
    const { flow, asked } = openFlow({ signIn: [emailCode] })
    await flow.signInBy(email, factor)
    expect(asked[0]?.input).toEqual({
      username: email,
      options: { authFlowType: 'USER_AUTH', preferredChallenge: factor },
    })
  }
})
