// A second factor: the app, a code by e-mail, a text message, the choice between them, and setting one up because the pool asks for it.
import { expect } from 'vitest'
import { type Tab } from '#tests/conformance/browser.ts'
import { expectRefusal } from '#tests/conformance/expect-refusal.ts'
import { type ConformanceCase, type Person, quick, type World } from '#tests/conformance/world.ts'
import { totpAt } from '#tests/support/totp.ts'
import { otherThan } from './codes.ts'

const stepMs = 30_000
const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } }

/** Sets the app up for someone who is signed in in this tab. @returns the app's key */
export async function setUpApp({ server }: World, tab: Tab): Promise<string> {
  const { sharedSecret } = await tab.setUpTOTP()
  await tab.verifyTOTPSetup({ code: totpAt(sharedSecret, server.now()) })
  return sharedSecret
}

/** Someone whose second factor is the app, signed out, at a time at which the app shows a code that was not used. */
async function personWithApp(world: World): Promise<{ person: Person; tab: Tab; secret: string }> {
  const person = await world.addPerson()
  const tab = world.openTab()
  await world.signIn(tab, person)
  const secret = await setUpApp(world, tab)
  await tab.updateMFAPreference({ totp: 'PREFERRED' })
  await tab.signOut()
  world.server.pass(stepMs)
  return { person, tab, secret }
}

export const appSetUp: ConformanceCase = {
  title: 'the app is set up with a text key and asked for from then on',
  ...quick,
  run: async (world) => {
    const { server, openTab, addPerson, signIn } = world
    const person = await addPerson()
    const tab = openTab()
    await signIn(tab, person)
    expect(await tab.fetchMFAPreference()).toEqual({})
    const notYet = tab.updateMFAPreference({ totp: 'PREFERRED' })
    await expectRefusal(notYet, 'InvalidParameterException', 'User has not verified software token mfa')
    const { sharedSecret, getSetupUri } = await tab.setUpTOTP()
    expect(sharedSecret).toMatch(/^[A-Z2-7]{32,}$/)
    expect(getSetupUri('Clinic', person.email).href).toContain(`secret=${sharedSecret}`)
    await expectRefusal(
      tab.verifyTOTPSetup({ code: otherThan(totpAt(sharedSecret, server.now())) }),
      'EnableSoftwareTokenMFAException',
      'Code mismatch and fail enable Software Token MFA',
    )
    await tab.verifyTOTPSetup({ code: totpAt(sharedSecret, server.now()) })
    await tab.updateMFAPreference({ totp: 'PREFERRED' })
    expect(await tab.fetchMFAPreference()).toEqual({ preferred: 'TOTP', enabled: ['TOTP'] })
    await tab.signOut()
    server.pass(stepMs)
    expect(await signIn(tab, person)).toEqual({
      isSignedIn: false,
      nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' },
    })
    expect(await tab.confirmSignIn({ challengeResponse: totpAt(sharedSecret, server.now()) })).toEqual(done)
  },
}

export const wrongThenRight: ConformanceCase = {
  title: 'a wrong code of the app leaves the sign-in open for the right one',
  ...quick,
  run: async (world) => {
    const { person, tab, secret } = await personWithApp(world)
    await world.signIn(tab, person)
    const code = totpAt(secret, world.server.now())
    const wrong = tab.confirmSignIn({ challengeResponse: otherThan(code) })
    await expectRefusal(wrong, 'CodeMismatchException', 'Invalid code received for user')
    expect(await tab.confirmSignIn({ challengeResponse: code })).toEqual(done)
  },
}

export const appCodeOnce: ConformanceCase = {
  title: 'a code of the app signs in once',
  ...quick,
  run: async (world) => {
    const { person, tab, secret } = await personWithApp(world)
    const challengeResponse = totpAt(secret, world.server.now())
    await world.signIn(tab, person)
    await tab.confirmSignIn({ challengeResponse })
    await tab.signOut()
    await world.signIn(tab, person)
    const again = tab.confirmSignIn({ challengeResponse })
    await expectRefusal(again, 'ExpiredCodeException', 'Your software token has already been used once.')
    world.server.pass(stepMs)
    const next = totpAt(secret, world.server.now())
    expect(await tab.confirmSignIn({ challengeResponse: next })).toEqual(done)
  },
}

export const sessionOnce: ConformanceCase = {
  title: 'the session of a step that was answered is used up',
  ...quick,
  run: async (world) => {
    const { person, tab, secret } = await personWithApp(world)
    await world.signIn(tab, person)
    const sent: object[] = []
    world.server.setWire(async (call, next) => {
      sent.push(JSON.parse(call.body.toString()) as object)
      return next(call)
    })
    await tab.confirmSignIn({ challengeResponse: totpAt(secret, world.server.now()) })
    expect(await world.post('RespondToAuthChallenge', { ...sent[0] })).toEqual({
      status: 400,
      body: {
        __type: 'NotAuthorizedException',
        message: 'Invalid session for the user, session can only be used once.',
      },
    })
  },
}

export const sessionExpires: ConformanceCase = {
  title: 'spec 9: "Sign-in session lifetime 3 minutes": a step that is not answered within three minutes is over',
  ...quick,
  run: async ({ openTab, addPerson, signIn, codeTo, server }) => {
    const person = await addPerson()
    const tab = openTab()
    await signIn(tab, person)
    await tab.updateMFAPreference({ email: 'PREFERRED' })
    await tab.signOut()
    await signIn(tab, person)
    server.pass(181_000)
    const late = tab.confirmSignIn({ challengeResponse: codeTo(person.email) })
    await expectRefusal(late, 'NotAuthorizedException', 'Invalid session for the user, session is expired.')
    await signIn(tab, person)
    server.pass(179_000)
    expect(await tab.confirmSignIn({ challengeResponse: codeTo(person.email) })).toEqual(done)
  },
}

export const codeByEmail: ConformanceCase = {
  title: 'a code by e-mail is the second factor where the person prefers it',
  ...quick,
  run: async ({ openTab, addPerson, signIn, codeTo }) => {
    const person = await addPerson()
    const tab = openTab()
    await signIn(tab, person)
    await tab.updateMFAPreference({ email: 'PREFERRED' })
    expect(await tab.fetchMFAPreference()).toEqual({ preferred: 'EMAIL', enabled: ['EMAIL'] })
    await tab.signOut()
    expect(await signIn(tab, person)).toMatchObject({
      nextStep: {
        signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
        codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'p***@m***' },
      },
    })
    const code = codeTo(person.email)
    const wrong = tab.confirmSignIn({ challengeResponse: otherThan(code) })
    await expectRefusal(wrong, 'CodeMismatchException')
    expect(await tab.confirmSignIn({ challengeResponse: code })).toEqual(done)
  },
}

/** Someone whose number is confirmed, signed in. */
async function personWithNumber(world: World) {
  const number = `+4479${String(Date.now()).slice(-8)}`
  const person = await world.addPerson({ attributes: { phone_number: number } })
  const tab = world.openTab()
  await world.signIn(tab, person)
  await tab.sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' })
  const confirmationCode = world.codeTo(number)
  await tab.confirmUserAttribute({ userAttributeKey: 'phone_number', confirmationCode })
  return { person, tab, number }
}

export const codeByText: ConformanceCase = {
  title: 'a text message to a confirmed number is a second factor, and the number is masked',
  ...quick,
  run: async (world) => {
    const { person, tab, number } = await personWithNumber(world)
    await tab.updateMFAPreference({ sms: 'PREFERRED' })
    await tab.signOut()
    expect(await world.signIn(tab, person)).toMatchObject({
      nextStep: {
        signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
        codeDeliveryDetails: {
          deliveryMedium: 'SMS',
          destination: expect.stringMatching(new RegExp(`^\\+\\*+${number.slice(-4)}$`)) as string,
        },
      },
    })
    const wrong = tab.confirmSignIn({ challengeResponse: otherThan(world.codeTo(number)) })
    await expectRefusal(wrong, 'CodeMismatchException')
    expect(await tab.confirmSignIn({ challengeResponse: world.codeTo(number) })).toEqual(done)
  },
}

export const choiceOfSecond: ConformanceCase = {
  title:
    'spec 5: "MFA method must be SMS, TOTP or EMAIL.": with several and none preferred the person chooses one of these',
  ...quick,
  run: async (world) => {
    const { person, tab, secret } = await personWithApp(world)
    await world.signIn(tab, person)
    await tab.confirmSignIn({ challengeResponse: totpAt(secret, world.server.now()) })
    await tab.updateMFAPreference({ totp: 'NOT_PREFERRED', email: 'NOT_PREFERRED' })
    await tab.signOut()
    const asked = await world.signIn(tab, person)
    expect(asked.nextStep.signInStep).toBe('CONTINUE_SIGN_IN_WITH_MFA_SELECTION')
    const offered = 'allowedMFATypes' in asked.nextStep ? [...(asked.nextStep.allowedMFATypes ?? [])] : []
    expect(offered.sort()).toEqual(['EMAIL', 'TOTP'])
    await expectRefusal(tab.confirmSignIn({ challengeResponse: 'CALL' }), 'IncorrectMFAMethod')
    expect(await tab.confirmSignIn({ challengeResponse: 'EMAIL' })).toMatchObject({
      nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE' },
    })
    expect(await tab.confirmSignIn({ challengeResponse: world.codeTo(person.email) })).toEqual(done)
  },
}

export const secondFactorOff: ConformanceCase = {
  title: 'a second factor that is switched off is asked for no more',
  ...quick,
  run: async (world) => {
    const { person, tab, secret } = await personWithApp(world)
    await world.signIn(tab, person)
    await tab.confirmSignIn({ challengeResponse: totpAt(secret, world.server.now()) })
    await tab.updateMFAPreference({ totp: 'DISABLED' })
    await tab.signOut()
    expect(await world.signIn(tab, person)).toEqual(done)
  },
}

export const setUpRequired: ConformanceCase = {
  title: 'where the pool asks for the app, it is set up during the first sign-in',
  pool: { ...quick.pool, mfa: 'ON', mfaMethods: ['SOFTWARE_TOKEN_MFA'] },
  client: quick.client,
  run: async ({ openTab, addPerson, signIn, server }) => {
    const person = await addPerson()
    const tab = openTab()
    const asked = await signIn(tab, person)
    expect(asked.nextStep.signInStep).toBe('CONTINUE_SIGN_IN_WITH_TOTP_SETUP')
    const secret = 'totpSetupDetails' in asked.nextStep ? asked.nextStep.totpSetupDetails.sharedSecret : ''
    const code = totpAt(secret, server.now())
    const wrong = tab.confirmSignIn({ challengeResponse: otherThan(code) })
    await expectRefusal(wrong, 'EnableSoftwareTokenMFAException')
    expect(await tab.confirmSignIn({ challengeResponse: code })).toEqual(done)
    await tab.signOut()
    server.pass(stepMs)
    expect(await signIn(tab, person)).toMatchObject({ nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } })
    expect(await tab.confirmSignIn({ challengeResponse: totpAt(secret, server.now()) })).toEqual(done)
  },
}

export const requiredByEmail: ConformanceCase = {
  title: 'where the pool asks for a second factor and e-mail is one, the confirmed address is enough',
  pool: { ...quick.pool, mfa: 'ON' },
  client: quick.client,
  run: async ({ openTab, addPerson, signIn, codeTo }) => {
    const person = await addPerson()
    const tab = openTab()
    const asked = await signIn(tab, person)
    expect(asked.isSignedIn).toBe(false)
    if (asked.nextStep.signInStep !== 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE') {
      expect(asked.nextStep.signInStep).toBe('CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION')
      await tab.confirmSignIn({ challengeResponse: 'EMAIL' })
      await tab.confirmSignIn({ challengeResponse: person.email })
    }
    expect(await tab.confirmSignIn({ challengeResponse: codeTo(person.email) })).toEqual(done)
  },
}

export const mfaCases = [
  appSetUp,
  wrongThenRight,
  appCodeOnce,
  sessionOnce,
  sessionExpires,
  codeByEmail,
  codeByText,
  choiceOfSecond,
  secondFactorOff,
  setUpRequired,
  requiredByEmail,
]
