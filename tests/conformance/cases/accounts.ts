// From sign-up to deletion, as the library tells it to an application.
import { expect } from 'vitest'
import { expectRefusal } from '#tests/conformance/expect-refusal.ts'
import { type ConformanceCase, newEmail, quick } from '#tests/conformance/world.ts'

export const wholeLife: ConformanceCase = {
  title: `someone signs up, confirms, signs in, is known, and is gone after deletion; spec 3: "Sign-up attributes: email, given_name, family_name."`,
  run: async ({ openTab, codeTo, server }) => {
    const tab = openTab()
    const email = newEmail()
    const password = 'Harbour-9'
    const signedUp = await tab.signUp({
      username: email,
      password,
      options: { userAttributes: { email, given_name: 'Ada', family_name: 'Byron' } },
    })
    expect(signedUp).toMatchObject({
      isSignUpComplete: false,
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      nextStep: {
        signUpStep: 'CONFIRM_SIGN_UP',
        codeDeliveryDetails: { attributeName: 'email', deliveryMedium: 'EMAIL', destination: 'p***@m***' },
      },
    })
    expect(codeTo(email)).toMatch(/^\d{6}$/)
    const confirmed = await tab.confirmSignUp({ username: email, confirmationCode: codeTo(email) })
    expect(confirmed).toEqual({ isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } })
    const signedIn = await tab.signIn({ username: email, password })
    expect(signedIn).toEqual({ isSignedIn: true, nextStep: { signInStep: 'DONE' } })
    expect(await tab.getCurrentUser()).toMatchObject({
      userId: signedUp.userId,
      username: signedUp.userId,
      signInDetails: { loginId: email, authFlowType: 'USER_SRP_AUTH' },
    })
    expect(await tab.fetchUserAttributes()).toEqual({
      sub: signedUp.userId,
      email,
      email_verified: 'true',
      given_name: 'Ada',
      family_name: 'Byron',
    })
    await tab.deleteUser()
    const sentence = 'User needs to be authenticated to call this API.'
    await expectRefusal(tab.getCurrentUser(), 'UserUnAuthenticatedException', sentence)
    const again = tab.signIn({ username: email, password })
    await expectRefusal(again, 'NotAuthorizedException', 'Incorrect username or password.')
    expect(server.asked.filter((action) => action === 'DeleteUser')).toHaveLength(1)
  },
}

export const tokensSayWho: ConformanceCase = {
  title: 'the tokens say who signed in, where and for how long, in the types that the library reads',
  ...quick,
  run: async ({ openTab, addPerson, signIn, found, server }) => {
    const person = await addPerson({ attributes: { given_name: 'Ada' } })
    const tab = openTab()
    await signIn(tab, person)
    const { tokens, userSub } = await tab.fetchAuthSession()
    const seconds = Math.floor(server.now().getTime() / 1000)
    expect(userSub).toBe(person.sub)
    expect(tokens?.accessToken.payload).toMatchObject({
      sub: person.sub,
      token_use: 'access',
      client_id: found.client.id,
      username: person.sub,
      scope: 'aws.cognito.signin.user.admin',
      iat: seconds,
      exp: seconds + 3600,
      auth_time: seconds,
      origin_jti: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      jti: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
    expect(tokens?.idToken?.payload).toMatchObject({
      sub: person.sub,
      token_use: 'id',
      aud: found.client.id,
      'cognito:username': person.sub,
      email: person.email,
      email_verified: true,
      given_name: 'Ada',
      exp: seconds + 3600,
      origin_jti: tokens?.accessToken.payload['origin_jti'],
    })
    const issuer = `${server.origin}/identity/${found.pool.id}`
    expect([tokens?.accessToken.payload.iss, tokens?.idToken?.payload.iss]).toEqual([issuer, issuer])
  },
}

export const signatureHolds: ConformanceCase = {
  title: 'both tokens are signed RS256 by a key that the key set of their issuer has',
  ...quick,
  run: async ({ openTab, addPerson, signIn, server, found }) => {
    const tab = openTab()
    await signIn(tab, await addPerson())
    const { tokens } = await tab.fetchAuthSession()
    const { createRemoteJWKSet, jwtVerify } = await import('jose')
    const issuer = tokens?.accessToken.payload.iss ?? ''
    const discovery = await fetch(`${issuer}/.well-known/openid-configuration`)
    const said = (await discovery.json()) as { issuer: string; jwks_uri: string }
    expect(said.issuer).toBe(issuer)
    const keys = createRemoteJWKSet(new URL(said.jwks_uri))
    const checks = { issuer, currentDate: server.now(), algorithms: ['RS256'] }
    await jwtVerify(String(tokens?.accessToken), keys, checks)
    const id = await jwtVerify(String(tokens?.idToken), keys, { ...checks, audience: found.client.id })
    expect(id.payload['token_use']).toBe('id')
  },
}

export const namesCompared: ConformanceCase = {
  title: 'an e-mail address is one person in whatever case it is typed, and taken only once',
  ...quick,
  pool: { ...quick.pool, hidesUsers: false },
  run: async ({ openTab, addPerson, signIn }) => {
    const person = await addPerson()
    const email = person.email.toUpperCase()
    const tab = openTab()
    await expectRefusal(
      tab.signUp({ username: email, password: 'Another-1', options: { userAttributes: { email } } }),
      'UsernameExistsException',
    )
    expect(await signIn(tab, { ...person, email })).toMatchObject({ isSignedIn: true })
  },
}

export const nameHasToBeEmail: ConformanceCase = {
  title: 'a name that is no e-mail address is refused where people sign in by e-mail',
  run: async ({ openTab }) => {
    const signUp = openTab().signUp({ username: 'ada', password: 'Harbour-9' })
    await expectRefusal(signUp, 'InvalidParameterException', 'Username should be an email.')
  },
}

const strict = {
  minimumLength: 10,
  requireLowercase: true,
  requireUppercase: true,
  requireNumbers: true,
  requireSymbols: true,
}

export const policyKept: ConformanceCase = {
  title: 'a password is held against every rule of the policy, in the service’s words',
  pool: { passwordPolicy: strict },
  run: async ({ openTab }) => {
    const refused = {
      'Ab1-': 'Password not long enough',
      'abcdefgh1-': 'Password must have uppercase characters',
      'ABCDEFGH1-': 'Password must have lowercase characters',
      'Abcdefghi-': 'Password must have numeric characters',
      Abcdefghi1: 'Password must have symbol characters',
    }
    const tab = openTab()
    for (const [password, reason] of Object.entries(refused)) {
      const username = newEmail()
      await expectRefusal(
        tab.signUp({ username, password, options: { userAttributes: { email: username } } }),
        'InvalidPasswordException',
        `Password did not conform with policy: ${reason}`,
      )
    }
  },
}

export const sixByDefault: ConformanceCase = {
  title: 'a pool that names no policy takes six characters and refuses five',
  run: async ({ openTab }) => {
    const tab = openTab()
    const sign = (password: string) => {
      const username = newEmail()
      return tab.signUp({ username, password, options: { userAttributes: { email: username } } })
    }
    await expectRefusal(sign('abcde'), 'InvalidPasswordException')
    expect(await sign('abcdef')).toMatchObject({ nextStep: { signUpStep: 'CONFIRM_SIGN_UP' } })
  },
}

export const requiredAttributes: ConformanceCase = {
  title: 'an attribute that the pool asks for has to be there, a custom one has to keep its rule',
  pool: {
    attributes: [
      { name: 'given_name', type: 'String', required: true, mutable: true },
      { name: 'custom:visits', type: 'Number', required: false, mutable: true, minValue: 0, maxValue: 9 },
    ],
  },
  run: async ({ openTab }) => {
    const tab = openTab()
    const sign = (more: Record<string, string>) => {
      const username = newEmail()
      return tab.signUp({
        username,
        password: 'Harbour-9',
        options: { userAttributes: { email: username, ...more } },
      })
    }
    await expectRefusal(sign({}), 'InvalidParameterException')
    await expectRefusal(sign({ given_name: 'Ada', 'custom:visits': '10' }), 'InvalidParameterException')
    await expectRefusal(sign({ given_name: 'Ada', 'custom:unknown': '1' }), 'InvalidParameterException')
    expect(await sign({ given_name: 'Ada', 'custom:visits': '9' })).toMatchObject({ isSignUpComplete: false })
  },
}

export const unconfirmedIsAStep: ConformanceCase = {
  title: 'signing in before confirming is the step CONFIRM_SIGN_UP, and only with the right password',
  run: async ({ openTab }) => {
    const tab = openTab()
    const username = newEmail()
    await tab.signUp({ username, password: 'Harbour-9', options: { userAttributes: { email: username } } })
    expect(await tab.signIn({ username, password: 'Harbour-9' })).toEqual({
      isSignedIn: false,
      nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
    })
    const wrong = tab.signIn({ username, password: 'Harbour-8' })
    await expectRefusal(wrong, 'NotAuthorizedException', 'Incorrect username or password.')
  },
}

export const alreadySignedIn: ConformanceCase = {
  title: 'signing in twice is refused by the library itself, which finds the user in the tokens',
  ...quick,
  run: async ({ openTab, addPerson, signIn }) => {
    const person = await addPerson()
    const tab = openTab()
    await signIn(tab, person)
    await expectRefusal(signIn(tab, person), 'UserAlreadyAuthenticatedException')
  },
}

export const closedSignUp: ConformanceCase = {
  title: 'a pool that takes nobody in by themselves says so',
  pool: { selfSignUp: false },
  run: async ({ openTab }) => {
    const username = newEmail()
    await expectRefusal(openTab().signUp({ username, password: 'Harbour-9' }), 'NotAuthorizedException')
  },
}

export const accountCases = [
  wholeLife,
  tokensSayWho,
  signatureHolds,
  namesCompared,
  nameHasToBeEmail,
  policyKept,
  sixByDefault,
  requiredAttributes,
  unconfirmedIsAStep,
  alreadySignedIn,
  closedSignUp,
]
