// The other ways in: a password in clear where the client allows it, a choice of first factors, passkeys, a forced new password.
import { expect } from 'vitest'
import { expectRefusal } from '#tests/conformance/expect-refusal.ts'
import { type ConformanceCase, newEmail, quick } from '#tests/conformance/world.ts'
import { createAuthenticator, putIntoBrowser } from '#tests/support/software-passkey.ts'
import { otherThan } from './codes.ts'

const userAuth = (preferredChallenge?: 'PASSWORD' | 'PASSWORD_SRP' | 'EMAIL_OTP' | 'WEB_AUTHN') => ({
  authFlowType: 'USER_AUTH' as const,
  ...(preferredChallenge ? { preferredChallenge } : {}),
})

export const passwordFlowOff: ConformanceCase = {
  title: 'a password in clear is not taken where the client does not allow it',
  run: async ({ openTab, addPerson }) => {
    const { email, password } = await addPerson()
    const signIn = openTab().signIn({ username: email, password, options: { authFlowType: 'USER_PASSWORD_AUTH' } })
    await expectRefusal(signIn, 'InvalidParameterException', 'USER_PASSWORD_AUTH flow not enabled for this client')
  },
}

export const passwordFlowOn: ConformanceCase = {
  title: 'a password in clear signs in where the client allows it, and a wrong one does not',
  ...quick,
  run: async ({ openTab, addPerson, signIn }) => {
    const person = await addPerson({ password: 'كلمة السر 9' })
    const tab = openTab()
    const wrong = signIn(tab, { ...person, password: 'كلمة السر 8' })
    await expectRefusal(wrong, 'NotAuthorizedException', 'Incorrect username or password.')
    expect(await signIn(tab, person)).toMatchObject({ isSignedIn: true })
  },
}

export const choosesFactor: ConformanceCase = {
  title: 'without a wish the person is asked by what to sign in, and hears only of what they have',
  ...quick,
  run: async ({ openTab, addPerson }) => {
    const { email, password } = await addPerson()
    const tab = openTab()
    const asked = await tab.signIn({ username: email, options: userAuth() })
    expect(asked.nextStep.signInStep).toBe('CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION')
    const offered = 'availableChallenges' in asked.nextStep ? [...(asked.nextStep.availableChallenges ?? [])] : []
    expect(offered.sort()).toEqual(['EMAIL_OTP', 'PASSWORD', 'PASSWORD_SRP'])
    expect(await tab.confirmSignIn({ challengeResponse: 'PASSWORD' })).toMatchObject({
      nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_PASSWORD' },
    })
    expect(await tab.confirmSignIn({ challengeResponse: password })).toMatchObject({ isSignedIn: true })
    expect((await tab.getCurrentUser()).signInDetails?.authFlowType).toBe('USER_AUTH')
  },
}

export const choosesSrp: ConformanceCase = {
  title: 'whoever chooses PASSWORD_SRP proves the password without saying it',
  ...quick,
  run: async ({ openTab, addPerson, server }) => {
    const { email, password } = await addPerson()
    const tab = openTab()
    await tab.signIn({ username: email, options: userAuth() })
    await tab.confirmSignIn({ challengeResponse: 'PASSWORD_SRP' })
    const bodies: string[] = []
    server.setWire(async (call, next) => {
      bodies.push(call.body.toString())
      return next(call)
    })
    expect(await tab.confirmSignIn({ challengeResponse: password })).toMatchObject({ isSignedIn: true })
    expect(bodies.join('')).not.toContain(password)
  },
}

export const wishIsMet: ConformanceCase = {
  title: 'a wish for PASSWORD and for PASSWORD_SRP is met at once',
  ...quick,
  run: async ({ openTab, addPerson }) => {
    const { email, password } = await addPerson()
    for (const wish of ['PASSWORD', 'PASSWORD_SRP'] as const) {
      const tab = openTab()
      expect(await tab.signIn({ username: email, password, options: userAuth(wish) })).toMatchObject({
        isSignedIn: true,
      })
    }
    const wrong = openTab().signIn({ username: email, password: 'Not-the-1', options: userAuth('PASSWORD') })
    await expectRefusal(wrong, 'NotAuthorizedException', 'Incorrect username or password.')
  },
}

export const emailAsFirst: ConformanceCase = {
  title: 'a code by e-mail signs in without a password: a wrong one first, then the right one',
  ...quick,
  run: async ({ openTab, addPerson, codeTo }) => {
    const { email } = await addPerson()
    const tab = openTab()
    const asked = await tab.signIn({ username: email, options: userAuth('EMAIL_OTP') })
    expect(asked).toMatchObject({
      nextStep: {
        signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
        codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'p***@m***' },
      },
    })
    const code = codeTo(email)
    expect(code).toMatch(/^\d{8}$/)
    const wrong = tab.confirmSignIn({ challengeResponse: otherThan(code) })
    await expectRefusal(wrong, 'CodeMismatchException', 'Invalid code or auth state for the user.')
    expect(await tab.confirmSignIn({ challengeResponse: code })).toMatchObject({ isSignedIn: true })
  },
}

export const passkeySignsIn: ConformanceCase = {
  title: 'a passkey is registered, listed, signs in without a password, and is gone when deleted',
  ...quick,
  run: async ({ openTab, addPerson, signIn, server }) => {
    const person = await addPerson()
    const tab = openTab()
    await signIn(tab, person)
    putIntoBrowser(createAuthenticator(server.origin))
    await tab.associateWebAuthnCredential()
    const { credentials } = await tab.listWebAuthnCredentials()
    expect(credentials).toHaveLength(1)
    expect(credentials[0]).toMatchObject({ relyingPartyId: 'localhost', createdAt: server.now() })
    await tab.signOut()
    const options = userAuth('WEB_AUTHN')
    expect(await tab.signIn({ username: person.email, options })).toMatchObject({ isSignedIn: true })
    await tab.deleteWebAuthnCredential({ credentialId: credentials[0]?.credentialId ?? '' })
    expect((await tab.listWebAuthnCredentials()).credentials).toEqual([])
    await tab.signOut()
    await expect(tab.signIn({ username: person.email, options })).resolves.not.toMatchObject({ isSignedIn: true })
  },
}

export const passkeyOfAnotherPage: ConformanceCase = {
  title: 'a passkey that was made or used on another page is refused',
  ...quick,
  run: async ({ openTab, addPerson, signIn, server }) => {
    const person = await addPerson()
    const tab = openTab()
    await signIn(tab, person)
    const authenticator = createAuthenticator('http://elsewhere.test')
    putIntoBrowser(authenticator)
    await expectRefusal(tab.associateWebAuthnCredential(), 'WebAuthnOriginNotAllowedException')
    authenticator.origin = server.origin
    await tab.associateWebAuthnCredential()
    await tab.signOut()
    authenticator.origin = 'http://elsewhere.test'
    const signedIn = tab.signIn({ username: person.email, options: userAuth('WEB_AUTHN') })
    await expectRefusal(signedIn, 'NotAuthorizedException')
  },
}

export const passkeyOnce: ConformanceCase = {
  title: 'an assertion is taken once, and not of somebody else’s passkey',
  ...quick,
  run: async ({ openTab, addPerson, signIn, server, post }) => {
    const [owner, other] = [await addPerson(), await addPerson()]
    const tab = openTab()
    await signIn(tab, owner)
    const authenticator = createAuthenticator(server.origin)
    putIntoBrowser(authenticator)
    await tab.associateWebAuthnCredential()
    await tab.signOut()
    let sent = {}
    server.setWire(async (call, next) => {
      if (call.action === 'RespondToAuthChallenge') sent = JSON.parse(call.body.toString()) as object
      return next(call)
    })
    await tab.signIn({ username: owner.email, options: userAuth('WEB_AUTHN') })
    expect(await post('RespondToAuthChallenge', { ...sent })).toMatchObject({
      status: 400,
      body: { __type: 'NotAuthorizedException' },
    })
    const asOther = await post('InitiateAuth', {
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: other.email, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
    })
    expect(asOther.body['ChallengeName']).not.toBe('WEB_AUTHN')
  },
}

export const newPasswordForced: ConformanceCase = {
  title: 'whoever has a password from the operator chooses another one and is signed in',
  pool: { devices: 'never', passwordPolicy: { ...allRules(), minimumLength: 8 } },
  run: async ({ openTab, addPerson, change }) => {
    const person = await addPerson({ password: 'From-desk-1' })
    await change(person, { status: 'FORCE_CHANGE_PASSWORD' })
    const tab = openTab()
    expect(await tab.signIn({ username: person.email, password: person.password })).toMatchObject({
      isSignedIn: false,
      nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', missingAttributes: [] },
    })
    await expectRefusal(tab.confirmSignIn({ challengeResponse: 'short' }), 'InvalidPasswordException')
    const options = { userAttributes: { given_name: 'Ada' } }
    const chosen = await tab.confirmSignIn({ challengeResponse: 'Chosen-one-2', options })
    expect(chosen).toMatchObject({ isSignedIn: true })
    expect((await tab.fetchUserAttributes()).given_name).toBe('Ada')
    await tab.signOut()
    expect(await tab.signIn({ username: person.email, password: 'Chosen-one-2' })).toMatchObject({ isSignedIn: true })
  },
}

function allRules() {
  return { requireLowercase: true, requireUppercase: true, requireNumbers: true, requireSymbols: true }
}

export const resetIsAStep: ConformanceCase = {
  title: 'whoever has to reset the password hears so as the step RESET_PASSWORD, after the right password only',
  ...quick,
  run: async ({ openTab, addPerson, change, signIn }) => {
    const person = await addPerson()
    await change(person, { status: 'RESET_REQUIRED' })
    const tab = openTab()
    expect(await signIn(tab, person)).toEqual({ isSignedIn: false, nextStep: { signInStep: 'RESET_PASSWORD' } })
    const wrong = signIn(tab, { ...person, password: 'Not-the-1' })
    await expectRefusal(wrong, 'NotAuthorizedException', 'Incorrect username or password.')
  },
}

export const unknownByEmail: ConformanceCase = {
  title: 'asking for a code for a name that nobody has looks like asking for one that somebody has',
  ...quick,
  run: async ({ openTab, server }) => {
    const tab = openTab()
    const asked = await tab.signIn({ username: newEmail(), options: userAuth('EMAIL_OTP') })
    expect(asked).toMatchObject({
      nextStep: {
        signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
        codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'p***@m***' },
      },
    })
    expect(server.messages).toEqual([])
    const guess = tab.confirmSignIn({ challengeResponse: '12345678' })
    await expectRefusal(guess, 'CodeMismatchException', 'Invalid code or auth state for the user.')
  },
}

export const flowCases = [
  passwordFlowOff,
  passwordFlowOn,
  choosesFactor,
  choosesSrp,
  wishIsMet,
  emailAsFirst,
  unknownByEmail,
  newPasswordForced,
  resetIsAStep,
]
export const passkeyCases = [passkeySignsIn, passkeyOfAnotherPage, passkeyOnce]
