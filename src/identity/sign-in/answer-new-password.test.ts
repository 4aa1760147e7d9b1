// The first sign-in of somebody who was invited: a password of their own, and what the pool wants to know of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultPasswordPolicy } from '#identity/pool/pool.ts'
import { inviteAgain } from '#identity/users/create-user.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import {
  addPerson,
  beginUserAuth,
  isSignedIn,
  parametersOf,
  respond,
  sessionOf,
  signInBySrp,
} from '#tests/support/sign-in.ts'
import { sampleDoor } from '#tests/support/signed-in-user.ts'

let sample: SampleIdentity
beforeAll(async () => {
  sample = await openSampleIdentity({
    passwordPolicy: { ...defaultPasswordPolicy, minimumLength: 10 },
    attributes: [
      { name: 'family_name', type: 'String', required: true, mutable: true },
      { name: 'custom:file', type: 'String', required: true, mutable: false },
    ],
  })
})
afterAll(() => sample.close())

const invite = (attributes: Record<string, string> = {}) => {
  const email = `${crypto.randomUUID().slice(0, 8)}@patient.example`
  return addPerson(sample, {
    status: 'FORCE_CHANGE_PASSWORD',
    attributes: { email, email_verified: 'true', ...attributes },
  })
}
const NEW_PASSWORD = 'a password of my own'
const missing = { 'userAttributes.family_name': 'Haddad', 'userAttributes.custom:file': 'A-17' }

test('the question says what is missing, and what is known', async () => {
  const { email, sub } = await invite({ family_name: 'Haddad' })
  const asked = await signInBySrp(sample, email)
  expect(asked.body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
  const { requiredAttributes = '', userAttributes = '', USER_ID_FOR_SRP } = parametersOf(asked)
  expect(USER_ID_FOR_SRP).toBe(sub)
  expect(JSON.parse(requiredAttributes)).toEqual(['userAttributes.custom:file'])
  expect(JSON.parse(userAttributes)).toEqual({ email, email_verified: 'true', family_name: 'Haddad' })
})

test('a new password and what was missing sign in; afterwards only the new password works', async () => {
  const { email, sub } = await invite()
  const asked = await signInBySrp(sample, email)
  const done = await respond(sample, 'NEW_PASSWORD_REQUIRED', sessionOf(asked), {
    USERNAME: sub,
    NEW_PASSWORD,
    ...missing,
  })
  expect(isSignedIn(done)).toBe(true)
  expect(isSignedIn(await signInBySrp(sample, email, NEW_PASSWORD))).toBe(true)
  expect((await signInBySrp(sample, email)).body.message).toBe('Incorrect username or password.')
  const { AccessToken } = done.body.AuthenticationResult as { AccessToken: string }
  const { body } = await sample.post('GetUser', { AccessToken })
  expect(body.UserAttributes).toEqual(expect.arrayContaining([{ Name: 'custom:file', Value: 'A-17' }]))
})

test('what does not do leaves the Session as it is', async () => {
  const { email, sub } = await invite({ 'custom:file': 'A-18' })
  const session = sessionOf(await signInBySrp(sample, email))
  const answer = (responses: Record<string, string>) =>
    respond(sample, 'NEW_PASSWORD_REQUIRED', session, { USERNAME: sub, NEW_PASSWORD, ...missing, ...responses })
  const own = { 'userAttributes.custom:file': '' }
  expect((await answer({ ...own, NEW_PASSWORD: 'short' })).body).toEqual({
    __type: 'InvalidPasswordException',
    message: 'Password did not conform with policy: Password not long enough',
  })
  expect((await answer({ ...own, NEW_PASSWORD: ' a password of my own ' })).body.__type).toBe(
    'InvalidPasswordException',
  )
  expect((await answer({ ...own, NEW_PASSWORD: '' })).body.message).toBe('Missing required parameter NEW_PASSWORD')
  expect((await answer({ ...own, 'userAttributes.family_name': '' })).body.message).toMatch(/family_name is required/)
  expect((await answer({})).body.message).toMatch(/Attribute cannot be updated/)
  expect((await answer({ ...own, 'userAttributes.email_verified': 'true' })).body.__type).toBe('NotAuthorizedException')
  expect((await answer({ ...own, 'userAttributes.custom:none': 'x' })).body.__type).toBe('InvalidParameterException')
  expect(isSignedIn(await answer(own))).toBe(true)
})

test('a known address does not move with the password; a new one is not verified', async () => {
  const { email, sub } = await invite()
  const session = sessionOf(await signInBySrp(sample, email))
  const done = await respond(sample, 'NEW_PASSWORD_REQUIRED', session, {
    USERNAME: sub,
    NEW_PASSWORD,
    ...missing,
    'userAttributes.email': 'elsewhere@patient.example',
    'userAttributes.phone_number': '+4915112345678',
  })
  const { AccessToken } = done.body.AuthenticationResult as { AccessToken: string }
  const { body } = await sample.post('GetUser', { AccessToken })
  expect(body.UserAttributes).toEqual(
    expect.arrayContaining([
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'phone_number_verified', Value: 'false' },
    ]),
  )
})

test('a hundred answers at once: one password is chosen', async () => {
  const { email, sub } = await invite()
  const session = sessionOf(await signInBySrp(sample, email))
  const passwords = Array.from({ length: 100 }, (_, at) => `a password of my own, ${at}`)
  const answers = await Promise.all(
    passwords.map((one) =>
      respond(sample, 'NEW_PASSWORD_REQUIRED', session, { USERNAME: sub, ...missing, NEW_PASSWORD: one }),
    ),
  )
  const winners = passwords.filter((_, at) => answers[at] && isSignedIn(answers[at]))
  expect(winners).toHaveLength(1)
  expect(isSignedIn(await signInBySrp(sample, email, winners[0]))).toBe(true)
})

test('a code by mail does not pass the new password by', async () => {
  const { email, sub } = await invite({ family_name: 'Haddad', 'custom:file': 'A-19' })
  const asked = await beginUserAuth(sample, email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' })
  const EMAIL_OTP_CODE = sample.messages.at(-1)?.code ?? ''
  const next = await respond(sample, 'EMAIL_OTP', sessionOf(asked), { USERNAME: sub, EMAIL_OTP_CODE })
  expect(next.body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
  const done = await respond(sample, 'NEW_PASSWORD_REQUIRED', sessionOf(next), { USERNAME: sub, NEW_PASSWORD })
  expect(isSignedIn(done)).toBe(true)
})

test('the password of an invitation is good for seven days; another invitation begins them anew', async () => {
  const dayMs = 24 * 3_600_000
  const user = await invite({ family_name: 'Haddad', 'custom:file': 'A-20' })
  sample.pass(7 * dayMs - 1)
  expect((await signInBySrp(sample, user.email)).body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
  sample.pass(1)
  expect((await signInBySrp(sample, user.email)).body).toEqual({
    __type: 'NotAuthorizedException',
    message: 'Temporary password has expired and must be reset by an administrator.',
  })
  expect((await signInBySrp(sample, user.email, 'a guess')).body.message).toBe('Incorrect username or password.')
  const password = await inviteAgain(sampleDoor(sample), user)
  expect((await signInBySrp(sample, user.email, password)).body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
})

test('a new password is not taken from whoever signed in with an invitation that was replaced meanwhile', async () => {
  const user = await invite({ family_name: 'Haddad', 'custom:file': 'A-21' })
  const session = sessionOf(await signInBySrp(sample, user.email))
  const password = await inviteAgain(sampleDoor(sample), user)
  const late = await respond(sample, 'NEW_PASSWORD_REQUIRED', session, { USERNAME: user.sub, NEW_PASSWORD })
  expect(late.body.message).toBe('Invalid session for the user.')
  expect((await signInBySrp(sample, user.email, password)).body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
})
