// Requests that come again, servers that start again, machines and pools side by side, and guests.
import { expect } from 'vitest'
import { expectRefusal } from '#tests/conformance/expect-refusal.ts'
import { cut, type OnTheWire } from '#tests/conformance/wire.ts'
import { type ConformanceCase, newEmail, quick } from '#tests/conformance/world.ts'
import { totpAt } from '#tests/support/totp.ts'
import { setUpApp } from './mfa.ts'

/** Lets the first request of each invocation reach the server and loses the answer; the library asks again by itself. */
function losingFirstAnswers(action: string): OnTheWire {
  const seen = new Set<string>()
  return async (call, next) => {
    const id = call.headers['amz-sdk-invocation-id'] ?? ''
    const answer = await next(call)
    if (call.action !== action || seen.has(id)) return answer
    seen.add(id)
    return cut
  }
}

export const signUpTwice: ConformanceCase = {
  title: 'a sign-up whose answer was lost is repeated by the library and is one sign-up',
  // Where people are hidden a second sign-up would be answered like the first.
  pool: { hidesUsers: false },
  run: async ({ openTab, server, codeTo }) => {
    server.setWire(losingFirstAnswers('SignUp'))
    const tab = openTab()
    const username = newEmail()
    const options = { userAttributes: { email: username } }
    const signedUp = await tab.signUp({ username, password: 'Harbour-9', options })
    expect(signedUp.nextStep.signUpStep).toBe('CONFIRM_SIGN_UP')
    expect(server.asked.filter((action) => action === 'SignUp')).toHaveLength(2)
    expect(server.messages).toHaveLength(1)
    await tab.confirmSignUp({ username, confirmationCode: codeTo(username) })
  },
}

export const everyStepTwice: ConformanceCase = {
  title: 'the answer to every step is lost once: confirming, proving, the app’s code, refreshing, resetting',
  ...quick,
  run: async (world) => {
    const { openTab, server, codeTo, signIn } = world
    const tab = openTab()
    const email = newEmail()
    const person = { email, password: 'Harbour-9', sub: '' }
    await tab.signUp({ username: email, password: person.password, options: { userAttributes: { email } } })
    server.setWire(losingFirstAnswers('ConfirmSignUp'))
    await tab.confirmSignUp({ username: email, confirmationCode: codeTo(email) })
    server.setWire(losingFirstAnswers('RespondToAuthChallenge'))
    await tab.signIn({ username: email, password: person.password })
    const secret = await setUpApp(world, tab)
    await tab.updateMFAPreference({ totp: 'PREFERRED' })
    server.setWire(losingFirstAnswers('GetTokensFromRefreshToken'))
    const refreshed = await tab.fetchAuthSession({ forceRefresh: true })
    expect(refreshed.tokens).toBeDefined()
    await tab.signOut()
    server.pass(30_000)
    await signIn(tab, person)
    server.setWire(losingFirstAnswers('RespondToAuthChallenge'))
    const challengeResponse = totpAt(secret, server.now())
    expect(await tab.confirmSignIn({ challengeResponse })).toMatchObject({ isSignedIn: true })
    await tab.signOut()
    await tab.resetPassword({ username: email })
    server.setWire(losingFirstAnswers('ConfirmForgotPassword'))
    const code = codeTo(email)
    await tab.confirmResetPassword({ username: email, confirmationCode: code, newPassword: 'Chosen-one-2' })
  },
}

export const limitsCountOnce: ConformanceCase = {
  title: 'a request that the library repeats three times counts once towards a limit',
  run: async ({ openTab, server }) => {
    const tab = openTab()
    const username = newEmail()
    await tab.signUp({ username, password: 'Harbour-9', options: { userAttributes: { email: username } } })
    server.setWire(losingFirstAnswers('ResendConfirmationCode'))
    for (let sent = 0; sent < 5; sent++) await tab.resendSignUpCode({ username })
    expect(server.messages).toHaveLength(6)
    await expectRefusal(tab.resendSignUpCode({ username }), 'LimitExceededException')
  },
}

export const restartAnywhere: ConformanceCase = {
  title: 'the server starts anew between any two steps of a life, and nobody notices',
  pool: { devices: 'asked' },
  run: async (world) => {
    const { openTab, server, codeTo } = world
    server.setWire(async (call, next) => {
      await server.restart()
      return next(call)
    })
    const tab = openTab()
    const email = newEmail()
    const [password, newPassword] = ['Harbour-9', 'Chosen-one-2']
    await tab.signUp({ username: email, password, options: { userAttributes: { email } } })
    await tab.confirmSignUp({ username: email, confirmationCode: codeTo(email) })
    await tab.signIn({ username: email, password })
    const secret = await setUpApp(world, tab)
    await tab.updateMFAPreference({ totp: 'PREFERRED' })
    expect((await tab.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined()
    await tab.signOut()
    server.pass(30_000)
    await tab.signIn({ username: email, password })
    const challengeResponse = totpAt(secret, server.now())
    expect(await tab.confirmSignIn({ challengeResponse })).toMatchObject({ isSignedIn: true })
    await tab.rememberDevice()
    await tab.signOut()
    await tab.resetPassword({ username: email })
    await tab.confirmResetPassword({ username: email, confirmationCode: codeTo(email), newPassword })
    // A new password forgets the devices that were trusted: the app is asked for again.
    server.pass(30_000)
    await tab.signIn({ username: email, password: newPassword })
    const again = totpAt(secret, server.now())
    expect(await tab.confirmSignIn({ challengeResponse: again })).toMatchObject({ isSignedIn: true })
    await tab.deleteUser()
  },
}

export const twoMachines: ConformanceCase = {
  title: 'two machines on one database answer in turn, and every step that one began the other ends',
  ...quick,
  run: async (world) => {
    const { openTab, server, addPerson, signIn } = world
    server.addMachine()
    const person = await addPerson()
    const tab = openTab()
    await tab.signIn({ username: person.email, password: person.password })
    const secret = await setUpApp(world, tab)
    await tab.updateMFAPreference({ totp: 'PREFERRED' })
    for (let time = 0; time < 4; time++) {
      expect((await tab.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined()
      expect((await tab.fetchUserAttributes()).email).toBe(person.email)
    }
    await tab.signOut()
    server.pass(30_000)
    await signIn(tab, person)
    const challengeResponse = totpAt(secret, server.now())
    expect(await tab.confirmSignIn({ challengeResponse })).toMatchObject({ isSignedIn: true })
  },
}

export const poolsSideBySide: ConformanceCase = {
  title: 'one address is two people in two pools, and nothing of the one works in the other',
  ...quick,
  run: async ({ openTab, addPerson, signIn, server, post, codeTo }) => {
    const person = await addPerson()
    const other = await server.ensurePool(
      { ...quick.pool, confirmBy: 'CODE', firstFactors: ['PASSWORD'] },
      quick.client,
    )
    const [here, there] = [openTab(), openTab({ pool: other })]
    await signIn(here, person)
    await expectRefusal(signIn(there, person), 'NotAuthorizedException', 'Incorrect username or password.')
    const username = person.email
    const options = { userAttributes: { email: username } }
    await there.signUp({ username, password: 'Elsewhere-2', options })
    const confirmationCode = codeTo(username)
    const ClientId = other.client.id
    await post('ForgotPassword', { Username: username })
    const mixed = { Username: username, ConfirmationCode: confirmationCode, Password: 'Chosen-one-2' }
    expect((await post('ConfirmForgotPassword', mixed)).body.__type).toBe('CodeMismatchException')
    await there.confirmSignUp({ username, confirmationCode })
    await signIn(there, { ...person, password: 'Elsewhere-2' })
    expect((await there.getCurrentUser()).userId).not.toBe((await here.getCurrentUser()).userId)
    const RefreshToken = here.stored('refreshToken')
    expect((await post('GetTokensFromRefreshToken', { RefreshToken, ClientId })).status).toBe(400)
    await there.deleteUser()
    expect((await here.fetchUserAttributes()).email).toBe(username)
  },
}

export const guestsIn: ConformanceCase = {
  title: 'where guests are let in, a visitor gets an identity that stays and credentials that end',
  ...quick,
  guestCredentials: true,
  run: async ({ openTab, found, server }) => {
    const tab = openTab({ guests: true })
    const session = await tab.fetchAuthSession()
    const region = found.pool.identityPoolId.split(':')[0]
    expect(session.identityId).toMatch(new RegExp(`^${region}:[0-9a-f-]{36,55}$`))
    expect(session.credentials).toMatchObject({
      accessKeyId: expect.stringMatching(/^\w{16,}$/) as string,
      secretAccessKey: expect.stringMatching(/^\S{40,}$/) as string,
      sessionToken: expect.stringMatching(/^\S+$/) as string,
    })
    const expiration = session.credentials?.expiration?.getTime() ?? 0
    const left = expiration - server.now().getTime()
    expect(left).toBeGreaterThan(50 * 60_000)
    expect(left).toBeLessThanOrEqual(12 * 3_600_000)
    const again = await tab.fetchAuthSession({ forceRefresh: true })
    expect(again.identityId).toBe(session.identityId)
  },
}

export const userIdentity: ConformanceCase = {
  title: 'someone who signed in has one identity, in every browser the same',
  ...quick,
  guestCredentials: true,
  run: async ({ openTab, addPerson, signIn }) => {
    const person = await addPerson()
    const [one, other] = [openTab({ guests: true }), openTab({ guests: true })]
    await signIn(one, person)
    await signIn(other, person)
    const { identityId, credentials } = await one.fetchAuthSession()
    expect(credentials).toBeDefined()
    expect((await other.fetchAuthSession()).identityId).toBe(identityId)
  },
}

export const guestsRepeat: ConformanceCase = {
  title:
    'spec 7: "identity-pool GetId and GetCredentialsForIdentity for guest credentials (retry up to 3 times": the third is heard',
  ...quick,
  guestCredentials: true,
  run: async ({ openTab, server }) => {
    const tries = new Map<string, number>()
    server.setWire(async (call, next) => {
      const count = (tries.get(call.action) ?? 0) + 1
      tries.set(call.action, count)
      return count < 3 ? cut : next(call)
    })
    expect((await openTab({ guests: true }).fetchAuthSession()).credentials).toBeDefined()
    expect([...tries]).toEqual([
      ['GetId', 3],
      ['GetCredentialsForIdentity', 3],
    ])
  },
}

export const guestsOut: ConformanceCase = {
  title:
    'spec 6: "Guest cloud credentials depend on a configuration flag": where it is off, a visitor gets no identity',
  ...quick,
  run: async ({ openTab, post, found }) => {
    await expectRefusal(
      openTab({ guests: true }).fetchAuthSession(),
      'NotAuthorizedException',
      'Unauthenticated access is not supported for this identity pool.',
    )
    const unknown = await post('GetId', { IdentityPoolId: found.pool.identityPoolId.replace(/.$/, 'z') })
    expect(unknown.status).toBe(400)
  },
}

export const togetherCases = [
  signUpTwice,
  everyStepTwice,
  limitsCountOnce,
  restartAnywhere,
  twoMachines,
  poolsSideBySide,
  guestsIn,
  guestsRepeat,
  userIdentity,
  guestsOut,
]
