// What people change about themselves: attributes with and without a code, the password while signed in, the password forgotten.
import { expect } from 'vitest'
import { expectRefusal } from '#tests/conformance/expect-refusal.ts'
import { type ConformanceCase, newEmail, quick } from '#tests/conformance/world.ts'
import { otherThan } from './codes.ts'

const hourMs = 3_600_000

export const plainAttributes: ConformanceCase = {
  title: 'attributes that need no code are changed at once and can be taken away',
  ...quick,
  run: async ({ openTab, addPerson, signIn }) => {
    const tab = openTab()
    await signIn(tab, await addPerson({ attributes: { given_name: 'Ada' } }))
    const updated = await tab.updateUserAttributes({
      userAttributes: { given_name: 'عائشة', family_name: 'Byron' },
    })
    expect(updated).toEqual({
      given_name: { isUpdated: true, nextStep: { updateAttributeStep: 'DONE' } },
      family_name: { isUpdated: true, nextStep: { updateAttributeStep: 'DONE' } },
    })
    expect(await tab.fetchUserAttributes()).toMatchObject({ given_name: 'عائشة', family_name: 'Byron' })
    await tab.deleteUserAttributes({ userAttributeKeys: ['family_name'] })
    expect(await tab.fetchUserAttributes()).not.toHaveProperty('family_name')
    await expectRefusal(tab.updateUserAttributes({ userAttributes: { sub: 'another' } }), 'InvalidParameterException')
  },
}

export const emailWaits: ConformanceCase = {
  title: 'a new e-mail address waits for its code; until then the old one signs in',
  ...quick,
  run: async ({ openTab, addPerson, signIn, codeTo }) => {
    const person = await addPerson()
    const tab = openTab()
    await signIn(tab, person)
    const email = newEmail()
    const updated = await tab.updateUserAttributes({ userAttributes: { email } })
    expect(updated['email']).toMatchObject({
      isUpdated: false,
      nextStep: {
        updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE',
        codeDeliveryDetails: { attributeName: 'email', deliveryMedium: 'EMAIL', destination: 'p***@m***' },
      },
    })
    expect((await tab.fetchUserAttributes()).email).toBe(person.email)
    const wrong = tab.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: otherThan(codeTo(email)) })
    await expectRefusal(wrong, 'CodeMismatchException', 'Invalid verification code provided, please try again.')
    await tab.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: codeTo(email) })
    expect(await tab.fetchUserAttributes()).toMatchObject({ email, email_verified: 'true' })
    await tab.signOut()
    await expectRefusal(signIn(tab, person), 'NotAuthorizedException')
    expect(await signIn(tab, { ...person, email })).toMatchObject({ isSignedIn: true })
  },
}

export const takenAddress: ConformanceCase = {
  title: 'an address that is somebody else’s cannot be taken over',
  ...quick,
  run: async ({ openTab, addPerson, signIn, codeTo, server }) => {
    const [ada, bea] = [await addPerson(), await addPerson()]
    const tab = openTab()
    await signIn(tab, ada)
    const before = server.messages.length
    const outcome = await tab.updateUserAttributes({ userAttributes: { email: bea.email } }).then(
      async () => {
        expect(server.messages.length).toBeGreaterThan(before)
        const confirmationCode = codeTo(bea.email)
        return tab.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode }).catch((error: Error) => error)
      },
      (error: Error) => error,
    )
    expect(outcome).toMatchObject({ name: 'AliasExistsException' })
    expect((await tab.fetchUserAttributes()).email).toBe(ada.email)
  },
}

export const customAttributes: ConformanceCase = {
  title: 'custom attributes keep their rules, and one that is set at sign-up never changes',
  pool: {
    ...quick.pool,
    attributes: [
      { name: 'custom:clinic', type: 'String', required: false, mutable: false, maxLength: 8 },
      { name: 'custom:visits', type: 'Number', required: false, mutable: true, minValue: 0, maxValue: 9 },
    ],
  },
  client: quick.client,
  run: async ({ openTab, addPerson, signIn }) => {
    const tab = openTab()
    await signIn(tab, await addPerson({ attributes: { 'custom:clinic': 'harbour' } }))
    await tab.updateUserAttributes({ userAttributes: { 'custom:visits': '3' } })
    expect(await tab.fetchUserAttributes()).toMatchObject({ 'custom:clinic': 'harbour', 'custom:visits': '3' })
    const refused = [{ 'custom:clinic': 'other' }, { 'custom:visits': '10' }, { 'custom:visits': 'many' }]
    for (const userAttributes of [...refused, { 'custom:unknown': 'x' }]) {
      await expectRefusal(
        tab.updateUserAttributes({ userAttributes: userAttributes as Record<string, string> }),
        expect.stringMatching(/^(InvalidParameter|NotAuthorized)Exception$/) as string,
      )
    }
    const { tokens } = await tab.fetchAuthSession({ forceRefresh: true })
    expect(tokens?.idToken?.payload['custom:visits']).toBe('3')
  },
}

export const newPassword: ConformanceCase = {
  title: 'the password is changed with the old one, and the new one signs in from then on',
  pool: {
    ...quick.pool,
    passwordPolicy: {
      minimumLength: 8,
      requireLowercase: false,
      requireUppercase: false,
      requireNumbers: true,
      requireSymbols: false,
    },
  },
  client: quick.client,
  run: async ({ openTab, addPerson, signIn }) => {
    const person = await addPerson()
    const tab = openTab()
    await signIn(tab, person)
    const change = (oldPassword: string, password: string) => tab.updatePassword({ oldPassword, newPassword: password })
    await expectRefusal(
      change('Not-the-1', 'Chosen-one-2'),
      'NotAuthorizedException',
      'Incorrect username or password.',
    )
    await expectRefusal(
      change(person.password, 'short1'),
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    )
    await change(person.password, 'Chosen-one-2')
    await tab.signOut()
    await expectRefusal(signIn(tab, person), 'NotAuthorizedException')
    expect(await signIn(tab, { ...person, password: 'Chosen-one-2' })).toMatchObject({ isSignedIn: true })
  },
}

export const changeLimit: ConformanceCase = {
  title: 'five tries an hour at the old password, and then no more, the right one neither',
  ...quick,
  run: async ({ openTab, addPerson, signIn, post }) => {
    const person = await addPerson()
    const tab = openTab()
    await signIn(tab, person)
    const AccessToken = tab.stored('accessToken')
    const change = (PreviousPassword: string) =>
      post('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword: 'Chosen-one-2' })
    for (let tried = 0; tried < 5; tried++) await change(`Not-the-${tried}`)
    const outcome = await change(person.password)
    expect(outcome.status).toBe(400)
  },
}

export const forgotten: ConformanceCase = {
  title: 'a forgotten password is replaced with a code, once, and every earlier sign-in has ended',
  ...quick,
  run: async ({ openTab, addPerson, signIn, codeTo, server }) => {
    const person = await addPerson()
    const [tab, before] = [openTab(), openTab()]
    await signIn(before, person)
    server.pass(1000)
    const asked = await tab.resetPassword({ username: person.email })
    expect(asked).toEqual({
      isPasswordReset: false,
      nextStep: {
        resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
        codeDeliveryDetails: { attributeName: 'email', deliveryMedium: 'EMAIL', destination: 'p***@m***' },
      },
    })
    const code = codeTo(person.email)
    const replace = (confirmationCode: string, password: string) =>
      tab.confirmResetPassword({ username: person.email, confirmationCode, newPassword: password })
    await expectRefusal(
      replace(otherThan(code), 'Chosen-one-2'),
      'CodeMismatchException',
      'Invalid verification code provided, please try again.',
    )
    await expectRefusal(replace(code, 'abc'), 'InvalidPasswordException')
    await replace(code, 'Chosen-one-2')
    const again = replace(code, 'Chosen-one-3')
    await expectRefusal(again, 'ExpiredCodeException', 'Invalid code provided, please request a code again.')
    expect(await signIn(tab, { ...person, password: 'Chosen-one-2' })).toMatchObject({ isSignedIn: true })
    expect((await before.fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
  },
}

export const lateReset: ConformanceCase = {
  title: 'the code of a forgotten password is taken for an hour and not after',
  ...quick,
  run: async ({ openTab, addPerson, codeTo, server }) => {
    const { email } = await addPerson()
    const tab = openTab()
    await tab.resetPassword({ username: email })
    server.pass(hourMs + 1000)
    await expectRefusal(
      tab.confirmResetPassword({ username: email, confirmationCode: codeTo(email), newPassword: 'Chosen-one-2' }),
      'ExpiredCodeException',
      'Invalid code provided, please request a code again.',
    )
  },
}

export const resetGuesses: ConformanceCase = {
  title: 'a reset code cannot be found by trying: it is locked long before',
  ...quick,
  run: async ({ addPerson, codeTo, post }) => {
    const { email } = await addPerson()
    await post('ForgotPassword', { Username: email })
    const code = codeTo(email)
    const guess = (ConfirmationCode: string) =>
      post('ConfirmForgotPassword', { Username: email, ConfirmationCode, Password: 'Chosen-one-2' })
    const types: (string | undefined)[] = []
    for (let tried = 0; tried < 21; tried++) types.push((await guess(otherThan(code))).body.__type)
    expect(types.at(-1)).toMatch(/^(LimitExceeded|TooManyFailedAttempts)Exception$/)
    expect((await guess(code)).body.__type).toMatch(/^(LimitExceeded|TooManyFailedAttempts|ExpiredCode)Exception$/)
  },
}

export const noWayToReset: ConformanceCase = {
  title: 'nothing is sent to an address that was never confirmed',
  ...quick,
  pool: { ...quick.pool, hidesUsers: false },
  run: async ({ openTab, server }) => {
    const tab = openTab()
    const username = newEmail()
    await tab.signUp({ username, password: 'Harbour-9', options: { userAttributes: { email: username } } })
    const before = server.messages.length
    await expectRefusal(
      tab.resetPassword({ username }),
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    )
    expect(server.messages).toHaveLength(before)
  },
}

export const profileCases = [
  plainAttributes,
  emailWaits,
  takenAddress,
  customAttributes,
  newPassword,
  changeLimit,
  forgotten,
  lateReset,
  resetGuesses,
  noWayToReset,
]
