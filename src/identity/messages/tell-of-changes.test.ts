// Somebody hears of every change to what they sign in with, at an address that was theirs before it, and of nothing else.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Door } from '#identity/ask.ts'
import { createUser, inviteAgain } from '#identity/users/create-user.ts'
import { dropSecondFactors } from '#identity/users/drop-second-factors.ts'
import { findUser } from '#identity/users/find-user.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { addPerson, isSignedIn, samplePassword, signInBySrp, type Texts } from '#tests/support/sign-in.ts'
import { sampleDoor } from '#tests/support/signed-in-user.ts'
import { totpAt } from '#tests/support/totp.ts'
import type { Notice } from './notice.ts'

let sample: SampleIdentity
let notices: Notice[]
let door: Door
beforeAll(async () => {
  sample = await openSampleIdentity()
  sample.identity.parts.notify = async (_, notice) => void notices.push(notice)
  door = sampleDoor(sample)
})
beforeEach(() => {
  notices = []
})
afterAll(() => sample.close())

const heard = () => notices.map(({ event, to }) => [event, to])

async function signedIn() {
  const person = await addPerson(sample)
  const { body } = await signInBySrp(sample, person.email)
  return { ...person, AccessToken: String((body.AuthenticationResult as Texts).AccessToken) }
}

test('a new password by the old one, and by a code that was asked for', async () => {
  const { email, sub, AccessToken } = await signedIn()
  const person = { poolId: sample.found.pool.id, sub }
  const next = { AccessToken, PreviousPassword: samplePassword, ProposedPassword: 'red harbour 8' }
  expect((await sample.post('ChangePassword', { ...next, PreviousPassword: 'wrong one 1' })).status).toBe(400)
  expect(heard()).toEqual([])
  await sample.post('ChangePassword', next)
  expect(notices).toEqual([
    { event: 'password', to: email, person, language: 'en', at: sample.now(), place: undefined, owner: 'harbour' },
  ])
  await sample.post('ForgotPassword', { Username: email })
  const ConfirmationCode = sample.messages.at(-1)?.code
  await sample.post('ConfirmForgotPassword', { Username: email, ConfirmationCode, Password: 'green harbour 9' })
  expect(heard()).toEqual([
    ['password', email],
    ['password', email],
  ])
})

test('a second step that is switched on, and nothing when it is switched on again', async () => {
  const { email, AccessToken } = await signedIn()
  const on = { AccessToken, EmailMfaSettings: { Enabled: true } }
  expect((await sample.post('SetUserMFAPreference', on)).body).toEqual({})
  await sample.post('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: true, PreferredMfa: true } })
  expect(heard()).toEqual([['second-step', email]])
})

test('an address that became another one is told at the one before; a new name is nobody’s business', async () => {
  const { email, AccessToken } = await signedIn()
  const change = (Name: string, Value: string) =>
    sample.post('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name, Value }] })
  await change('given_name', 'Nour')
  await change('email', `new.${email}`)
  expect(heard()).toEqual([])
  await sample.post('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code: sample.messages.at(-1)?.code })
  expect(heard()).toEqual([['email', email]])
})

test('an address that nobody confirmed is not written to', async () => {
  const email = 'claimed@patient.example'
  const person = await addPerson(sample, { attributes: { email, email_verified: 'false' } })
  const { body } = await signInBySrp(sample, person.sub)
  const AccessToken = String((body.AuthenticationResult as Texts).AccessToken)
  const next = { AccessToken, PreviousPassword: samplePassword, ProposedPassword: 'red harbour 8' }
  expect((await sample.post('ChangePassword', next)).body).toEqual({})
  expect(heard()).toEqual([])
})

test('an invitation, and another one, are no change to an account', async () => {
  const name = 'lena@patient.example'
  await createUser(door, { name, attributes: [{ Name: 'email_verified', Value: 'true' }] })
  const user = await door.work((transaction) => findUser(door, transaction, name))
  await inviteAgain(door, user ?? expect.fail('nobody was made'))
  expect(heard()).toEqual([])
})

test('after an operator dropped the second step the password alone leads in, everybody is signed out, and it is told', async () => {
  const { email, AccessToken, ...user } = await signedIn()
  const { body } = await sample.post('AssociateSoftwareToken', { AccessToken })
  const UserCode = totpAt(String(body.SecretCode), sample.now())
  await sample.post('VerifySoftwareToken', { AccessToken, UserCode })
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true }
  await sample.post('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings })
  expect(isSignedIn(await signInBySrp(sample, email))).toBe(false)
  notices = []
  const { body: now } = await sample.post('GetUser', { AccessToken })
  expect(now).toMatchObject({ UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] })
  const mfa = { enabled: ['SOFTWARE_TOKEN_MFA' as const], preferred: 'SOFTWARE_TOKEN_MFA' as const }
  await dropSecondFactors(door, { ...user, mfa })
  expect(heard()).toEqual([['second-step', email]])
  expect((await sample.post('GetUser', { AccessToken })).body.message).toBe('Access Token has been revoked')
  expect(isSignedIn(await signInBySrp(sample, email))).toBe(true)
})
