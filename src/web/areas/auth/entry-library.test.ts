// Checks what the way in asks of the library: always the same calls, whoever has an account; and which code goes where.
import { expect, test } from 'vitest'
import { type CodeLibrary, entryLibrary } from './entry-library.ts'
import { done, email, openFlow, refused } from './sign-in-fixture.ts'
import { SignInFlow } from './sign-in-flow.ts'
import type { NextStep } from './sign-in-step.ts'

const emailCode: NextStep = {
  signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
  codeDeliveryDetails: { destination: 'j***@m***' },
}
type Answers = Parameters<typeof openFlow>[0]
type Told = Answers & { signUp?: Error; autoSignIn?: NextStep | Error; isLate?: boolean }

function open({ signUp, autoSignIn = done, isLate = false, ...answers }: Told = {}) {
  const { library, deeds, asked } = openFlow({ signIn: [emailCode, emailCode], ...answers })
  const made: unknown[] = []
  const happened: string[] = []
  const pool: CodeLibrary = {
    ...library,
    signUp: async (input) => {
      made.push(input)
      if (signUp) throw signUp
      return { isSignUpComplete: false, nextStep: { signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: {} as never } }
    },
    confirmSignUp: async (input) => {
      await library.confirmSignUp(input)
      return { isSignUpComplete: true, nextStep: { signUpStep: isLate ? 'DONE' : 'COMPLETE_AUTO_SIGN_IN' } }
    },
    autoSignIn: async () => {
      happened.push('auto')
      if (autoSignIn instanceof Error) throw autoSignIn
      return { isSignedIn: autoSignIn === done, nextStep: autoSignIn }
    },
  }
  const own = entryLibrary(pool, () => ({ givenName: 'Jane', familyName: 'Doe' }))
  const flow = new SignInFlow({
    open: async () => own,
    takeSignedIn: async () => void happened.push('session'),
    onDone: () => happened.push('on'),
  })
  return { flow, made, happened, deeds, asked, enter: () => flow.signInBy(email, 'EMAIL_OTP') }
}

test('a code to sign in with and an account are asked for, in this order, with the name and without a password', async () => {
  const { flow, made, deeds, enter } = open()
  await enter()
  expect(flow.current().step).toEqual({ kind: 'code', by: 'email', to: 'j***@m***' })
  expect(deeds()).toEqual(['signIn'])
  expect(made).toEqual([
    {
      username: email,
      options: {
        userAttributes: { email, given_name: 'Jane', family_name: 'Doe' },
        autoSignIn: { authFlowType: 'USER_AUTH' },
      },
    },
  ])
})

test('six digits make the account and sign in', async () => {
  const { flow, happened, asked, enter } = open()
  await enter()
  await flow.answer('123456')
  expect(asked.at(-1)).toEqual({ deed: 'confirmSignUp', input: { username: email, confirmationCode: '123456' } })
  expect(happened).toEqual(['auto', 'session', 'on'])
})

test('eight digits open the account that is there', async () => {
  const { flow, happened, asked, enter } = open()
  await enter()
  await flow.answer('12345678')
  expect(asked.at(-1)).toEqual({ deed: 'confirmSignIn', input: { challengeResponse: '12345678' } })
  expect(happened).toEqual(['session', 'on'])
})

test('a second step that is set is asked for, and its six digits are no sign-up code', async () => {
  const app: NextStep = { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }
  const { flow, happened, deeds, enter } = open({ confirmSignIn: [app, done] })
  await enter()
  await flow.answer('12345678')
  expect([flow.current().step, happened]).toEqual([{ kind: 'code', by: 'app' }, []])
  await flow.answer('654321')
  expect(deeds()).toEqual(['signIn', 'confirmSignIn', 'confirmSignIn'])
  expect(happened).toEqual(['session', 'on'])
})

test('a wrong code of either length is said at its field, and the next one is taken', async () => {
  const wrong = () => refused('CodeMismatchException', 'Invalid verification code provided, please try again.')
  const { flow, happened, enter } = open({ confirmSignUp: [wrong()], confirmSignIn: [wrong()] })
  await enter()
  for (const code of ['000000', '00000000']) {
    await flow.answer(code)
    expect(flow.current()).toMatchObject({ step: { kind: 'code' }, failure: { text: 'auth.fail.wrongCode' } })
  }
  await flow.answer('123456')
  expect(happened).toEqual(['auto', 'session', 'on'])
})

test('another code is asked for as the first one was', async () => {
  const { flow, made, deeds, enter } = open()
  await enter()
  await flow.again()
  expect([deeds(), made.length]).toEqual([['signIn', 'signIn'], 2])
  expect(flow.current().notice).toBe('newCode')
})

test('where the library no longer signs in by itself, another code does', async () => {
  const { flow, happened, enter } = open({ isLate: true })
  await enter()
  await flow.answer('123456')
  expect(flow.current().step.kind).toBe('code')
  await flow.answer('87654321')
  expect(happened).toEqual(['session', 'on'])
})

test('a pool that tells who has an account leads to the same step, and confirms who never did', async () => {
  const { flow, deeds, enter } = open({
    signIn: [{ signInStep: 'CONFIRM_SIGN_UP' }],
    signUp: refused('UsernameExistsException'),
    resendSignUpCode: [done],
  })
  await enter()
  expect([flow.current().step.kind, deeds()]).toEqual(['code', ['signIn', 'resendSignUpCode']])
  const known = open({
    signUp: refused('UsernameExistsException'),
    resendSignUpCode: [refused('InvalidParameterException', 'User is already confirmed.')],
  })
  await known.enter()
  expect(known.flow.current().step.kind).toBe('code')
  const nobody = open({ signIn: [refused('UserNotFoundException')] })
  await nobody.enter()
  expect(nobody.flow.current().step.kind).toBe('code')
})

test('too many codes are said, and nothing is asked for beyond', async () => {
  const { flow, made, enter } = open({ signIn: [refused('LimitExceededException')] })
  await enter()
  expect(flow.current()).toMatchObject({ step: { kind: 'credentials' }, failure: { text: 'auth.fail.tooMany' } })
  expect(made).toEqual([])
})
