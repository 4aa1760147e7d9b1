// Confirmation codes: right, wrong, too late, replaced by a newer one, asked for too often; and signing in by itself afterwards.
import { expect } from 'vitest'
import { expectRefusal } from '#tests/conformance/expect-refusal.ts'
import { type ConformanceCase, newEmail, quick, type World } from '#tests/conformance/world.ts'

const dayMs = 86_400_000
const attemptLimit = 'Attempt limit exceeded, please try after some time.'

async function signUp({ openTab, codeTo }: World) {
  const tab = openTab()
  const username = newEmail()
  await tab.signUp({ username, password: 'Harbour-9', options: { userAttributes: { email: username } } })
  return { tab, username, code: codeTo(username) }
}

/** A code that is certainly not the one. */
export const otherThan = (code: string) => code.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10))

export const wrongCode: ConformanceCase = {
  title: 'a wrong code is refused and the right one is taken after it',
  run: async (world) => {
    const { tab, username, code } = await signUp(world)
    await expectRefusal(
      tab.confirmSignUp({ username, confirmationCode: otherThan(code) }),
      'CodeMismatchException',
      'Invalid verification code provided, please try again.',
    )
    expect(await tab.confirmSignUp({ username, confirmationCode: code })).toMatchObject({ isSignUpComplete: true })
  },
}

export const lateCode: ConformanceCase = {
  title: 'a code is taken for 24 hours and not after',
  run: async (world) => {
    const first = await signUp(world)
    const second = await signUp(world)
    world.server.pass(dayMs - 60_000)
    const inTime = await first.tab.confirmSignUp({ username: first.username, confirmationCode: first.code })
    expect(inTime).toMatchObject({ isSignUpComplete: true })
    world.server.pass(120_000)
    await expectRefusal(
      second.tab.confirmSignUp({ username: second.username, confirmationCode: second.code }),
      'ExpiredCodeException',
      'Invalid code provided, please request a code again.',
    )
    await second.tab.resendSignUpCode({ username: second.username })
    const code = world.codeTo(second.username)
    await second.tab.confirmSignUp({ username: second.username, confirmationCode: code })
  },
}

export const newestCode: ConformanceCase = {
  title: 'after a resend the newest code is the one, and the one before is wrong',
  run: async (world) => {
    const { tab, username, code } = await signUp(world)
    const resent = await tab.resendSignUpCode({ username })
    expect(resent).toEqual({ attributeName: 'email', deliveryMedium: 'EMAIL', destination: 'p***@m***' })
    const newest = world.codeTo(username)
    expect(newest).not.toBe(code)
    await expectRefusal(tab.confirmSignUp({ username, confirmationCode: code }), 'CodeMismatchException')
    await tab.confirmSignUp({ username, confirmationCode: newest })
  },
}

export const confirmedOnce: ConformanceCase = {
  title: 'an account is confirmed once, and a code is not sent to a confirmed one',
  pool: { hidesUsers: false },
  run: async (world) => {
    const { tab, username, code } = await signUp(world)
    await tab.confirmSignUp({ username, confirmationCode: code })
    await expectRefusal(
      tab.confirmSignUp({ username, confirmationCode: code }),
      'NotAuthorizedException',
      'User cannot be confirmed. Current status is CONFIRMED',
    )
    const resend = tab.resendSignUpCode({ username })
    await expectRefusal(resend, 'InvalidParameterException', 'User is already confirmed.')
  },
}

export const resendLimit: ConformanceCase = {
  title: 'five codes an hour are sent again, the sixth is refused, and after the hour it goes on',
  run: async (world) => {
    const { tab, username } = await signUp(world)
    for (let sent = 0; sent < 5; sent++) await tab.resendSignUpCode({ username })
    const count = world.server.messages.length
    await expectRefusal(tab.resendSignUpCode({ username }), 'LimitExceededException', attemptLimit)
    expect(world.server.messages).toHaveLength(count)
    world.server.pass(3_600_000)
    await tab.resendSignUpCode({ username })
    expect(world.server.messages).toHaveLength(count + 1)
  },
}

export const guessLimit: ConformanceCase = {
  title: 'fifteen guesses an hour at a confirmation code and no more, the right one neither',
  run: async (world) => {
    const { username, code } = await signUp(world)
    const guess = (ConfirmationCode: string) => world.post('ConfirmSignUp', { Username: username, ConfirmationCode })
    for (let tried = 0; tried < 15; tried++) {
      expect((await guess(otherThan(code))).body.__type).toBe('CodeMismatchException')
    }
    expect((await guess(code)).body.__type).toMatch(/^(LimitExceeded|TooManyFailedAttempts)Exception$/)
    world.server.pass(3_600_000)
    expect(await guess(code)).toMatchObject({ status: 200 })
  },
}

export const signInAfterConfirming: ConformanceCase = {
  title: 'with autoSignIn the library signs in by itself after the code',
  ...quick,
  run: async ({ openTab, codeTo }) => {
    const tab = openTab()
    const username = newEmail()
    const options = { userAttributes: { email: username }, autoSignIn: true }
    await tab.signUp({ username, password: 'Harbour-9', options })
    const confirmed = await tab.confirmSignUp({ username, confirmationCode: codeTo(username) })
    expect(confirmed).toEqual({ isSignUpComplete: true, nextStep: { signUpStep: 'COMPLETE_AUTO_SIGN_IN' } })
    expect(await tab.autoSignIn()).toMatchObject({ isSignedIn: true })
    expect((await tab.fetchUserAttributes()).email).toBe(username)
  },
}

export const signInWithoutPassword: ConformanceCase = {
  title: 'with autoSignIn by USER_AUTH the session of the confirmation signs in, without the password, once',
  ...quick,
  run: async ({ openTab, codeTo, server, post }) => {
    const tab = openTab()
    const username = newEmail()
    await tab.signUp({
      username,
      password: 'Harbour-9',
      options: { userAttributes: { email: username }, autoSignIn: { authFlowType: 'USER_AUTH' } },
    })
    let session: unknown
    server.setWire(async (call, next) => {
      if (call.action === 'InitiateAuth') session = (JSON.parse(call.body.toString()) as { Session?: string }).Session
      return next(call)
    })
    await tab.confirmSignUp({ username, confirmationCode: codeTo(username) })
    expect(await tab.autoSignIn()).toMatchObject({ isSignedIn: true })
    expect((await tab.fetchUserAttributes()).email).toBe(username)
    const again = await post('InitiateAuth', {
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: username },
      Session: session,
    })
    expect(again.body.__type).toBe('NotAuthorizedException')
  },
}

export const lateAutoSignIn: ConformanceCase = {
  title:
    'spec 9: "auto sign-in window 3 minutes": the session of a confirmation signs in within three minutes and not after',
  run: async ({ post, codeTo, server }) => {
    const Username = newEmail()
    const UserAttributes = [{ Name: 'email', Value: Username }]
    await post('SignUp', { Username, Password: 'Harbour-9', UserAttributes })
    const { body } = await post('ConfirmSignUp', { Username, ConfirmationCode: codeTo(Username) })
    server.pass(181_000)
    const late = await post('InitiateAuth', {
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: Username },
      Session: body['Session'],
    })
    expect(late.body.__type).toBe('NotAuthorizedException')
  },
}

export const codeCases = [
  wrongCode,
  lateCode,
  newestCode,
  confirmedOnce,
  resendLimit,
  guessLimit,
  signInAfterConfirming,
  signInWithoutPassword,
  lateAutoSignIn,
]
