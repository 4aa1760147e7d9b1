// Other ways of being called and confirmed: by telephone, by a name of one's own with addresses beside it, by a link.
import { expect, vi } from 'vitest'
import { expectRefusal } from '#tests/conformance/expect-refusal.ts'
import { type ConformanceCase, newEmail, quick } from '#tests/conformance/world.ts'

let last = 0
const newNumber = () => `+4479${String(10_000_000 + ++last)}`
const byPassword = { authFlowType: 'USER_PASSWORD_AUTH' as const }

export const byTelephone: ConformanceCase = {
  title: 'where people sign in by telephone, a text message confirms and the number is the name',
  pool: { ...quick.pool, signInWith: ['phone_number'] },
  client: quick.client,
  run: async ({ openTab, codeTo, server }) => {
    const tab = openTab()
    const username = newNumber()
    const signedUp = await tab.signUp({
      username,
      password: 'Harbour-9',
      options: { userAttributes: { phone_number: username } },
    })
    expect(signedUp.nextStep).toMatchObject({
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { attributeName: 'phone_number', deliveryMedium: 'SMS' },
    })
    expect(server.messages.at(-1)?.medium).toBe('SMS')
    await tab.confirmSignUp({ username, confirmationCode: codeTo(username) })
    expect(await tab.signIn({ username, password: 'Harbour-9', options: byPassword })).toMatchObject({
      isSignedIn: true,
    })
    expect(await tab.fetchUserAttributes()).toMatchObject({ phone_number: username, phone_number_verified: 'true' })
    await tab.signOut()
    const options = { authFlowType: 'USER_AUTH' as const, preferredChallenge: 'SMS_OTP' as const }
    expect((await tab.signIn({ username, options })).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE')
    expect(await tab.confirmSignIn({ challengeResponse: codeTo(username) })).toMatchObject({ isSignedIn: true })
    const email = openTab().signUp({ username: newEmail(), password: 'Harbour-9' })
    await expectRefusal(email, 'InvalidParameterException', 'Username should be a phone number.')
  },
}

export const byOwnName: ConformanceCase = {
  title: 'where people choose a name, it stays as typed, and a confirmed address names them too',
  pool: { ...quick.pool, signInWith: ['username', 'email'] },
  client: quick.client,
  run: async ({ openTab, codeTo }) => {
    const tab = openTab()
    const username = `Ada${last++}`
    const email = newEmail()
    const sign = (name: string) =>
      tab.signUp({ username: name, password: 'Harbour-9', options: { userAttributes: { email } } })
    await sign(username)
    await tab.confirmSignUp({ username, confirmationCode: codeTo(email) })
    await expectRefusal(sign(username.toLowerCase()), 'UsernameExistsException', 'User already exists')
    for (const name of [username, username.toUpperCase(), email]) {
      const options = byPassword
      expect(await tab.signIn({ username: name, password: 'Harbour-9', options })).toMatchObject({ isSignedIn: true })
      const { tokens } = await tab.fetchAuthSession()
      expect(tokens?.idToken?.payload['cognito:username']).toBe(username)
      expect((await tab.getCurrentUser()).userId).toBe(tokens?.accessToken.payload.sub)
      await tab.signOut()
    }
  },
}

export const aliasTaken: ConformanceCase = {
  title: 'an address that somebody else has confirmed is given up only by force',
  pool: { ...quick.pool, signInWith: ['username', 'email'] },
  client: quick.client,
  run: async ({ openTab, codeTo }) => {
    const tab = openTab()
    const email = newEmail()
    const names = [`Bea${last++}`, `Cleo${last++}`]
    for (const username of names) {
      await tab.signUp({ username, password: 'Harbour-9', options: { userAttributes: { email } } })
      if (username === names[0]) await tab.confirmSignUp({ username, confirmationCode: codeTo(email) })
    }
    const username = names[1] ?? ''
    const confirm = { username, confirmationCode: codeTo(email) }
    await expectRefusal(tab.confirmSignUp(confirm), 'AliasExistsException')
    await tab.confirmSignUp({ ...confirm, options: { forceAliasCreation: true } })
    await tab.signIn({ username: email, password: 'Harbour-9', options: byPassword })
    const { tokens } = await tab.fetchAuthSession()
    expect(tokens?.idToken?.payload['cognito:username']).toBe(username)
  },
}

export const byLink: ConformanceCase = {
  title: 'where a link confirms, the library waits for it and signs in by itself once it was followed',
  pool: { ...quick.pool, confirmBy: 'LINK' },
  client: quick.client,
  run: async ({ openTab, server, post }) => {
    const tab = openTab({ confirmBy: 'link' })
    const username = newEmail()
    const options = { userAttributes: { email: username }, autoSignIn: byPassword }
    const signedUp = await tab.signUp({ username, password: 'Harbour-9', options })
    expect(signedUp.nextStep.signUpStep).toBe('COMPLETE_AUTO_SIGN_IN')
    // The library asks every five seconds.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const signedIn = tab.autoSignIn()
      const link = new URL(server.messages.at(-1)?.link ?? '')
      expect(link.origin).toBe(server.origin)
      const followed = await post('ConfirmSignUp', {
        Username: link.searchParams.get('username'),
        ConfirmationCode: link.searchParams.get('code'),
      })
      expect(followed.status).toBe(200)
      vi.advanceTimersByTime(5000)
      expect(await signedIn).toMatchObject({ isSignedIn: true })
    } finally {
      vi.useRealTimers()
    }
  },
}

export const nameCases = [byTelephone, byOwnName, aliasTaken, byLink]
