// Setting up an app that makes codes, signed in or in the middle of a sign-in, and saying by what one wants to be asked.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { poolUsers } from '#identity/tables.ts'
import { type Answer, openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import {
  addPerson,
  isSignedIn,
  parametersOf,
  respond,
  sessionOf,
  signInBySrp,
  type Texts,
} from '#tests/support/sign-in.ts'
import { totpAt } from '#tests/support/totp.ts'

let sample: SampleIdentity
let strict: SampleIdentity
beforeAll(async () => {
  sample = await openSampleIdentity()
  strict = await openSampleIdentity({ mfa: 'ON' })
})
afterAll(async () => {
  await sample.close()
  await strict.close()
})

const tokenOf = ({ body }: Answer) => String((body.AuthenticationResult as Texts | undefined)?.AccessToken)
const mismatch = {
  __type: 'EnableSoftwareTokenMFAException',
  message: 'Code mismatch and fail enable Software Token MFA',
}

async function signedIn() {
  const person = await addPerson(sample)
  return { ...person, AccessToken: tokenOf(await signInBySrp(sample, person.email)) }
}

const associate = async (body: object, at = sample) => {
  const answer = await at.post('AssociateSoftwareToken', body)
  return { ...answer, secret: String(answer.body.SecretCode) }
}
const verify = (body: object, at = sample) => at.post('VerifySoftwareToken', body)
const prefer = (AccessToken: string, wishes: object) => sample.post('SetUserMFAPreference', { AccessToken, ...wishes })

test('an app is set up with its first code, asked for once its person says so, and its code is not taken twice', async () => {
  const { AccessToken, email, sub } = await signedIn()
  const { body, secret } = await associate({ AccessToken })
  expect(body).toEqual({ SecretCode: expect.stringMatching(/^[A-Z2-7]{32}$/) })
  expect((await verify({ AccessToken, UserCode: '000000' })).body).toEqual(mismatch)
  const UserCode = totpAt(secret, sample.now())
  const done = await verify({ AccessToken, UserCode, FriendlyDeviceName: 'My telephone' })
  expect(done.body).toEqual({ Status: 'SUCCESS' })
  expect(isSignedIn(await signInBySrp(sample, email))).toBe(true)
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true }
  expect((await prefer(AccessToken, { SoftwareTokenMfaSettings })).body).toEqual({})
  const asked = await signInBySrp(sample, email)
  expect(parametersOf(asked)).toEqual({ USER_ID_FOR_SRP: sub, FRIENDLY_DEVICE_NAME: 'My telephone' })
  const answer = (SOFTWARE_TOKEN_MFA_CODE: string) =>
    respond(sample, 'SOFTWARE_TOKEN_MFA', sessionOf(asked), { USERNAME: sub, SOFTWARE_TOKEN_MFA_CODE })
  expect((await answer(UserCode)).body.__type).toBe('ExpiredCodeException')
  sample.pass(30_000)
  expect(isSignedIn(await answer(totpAt(secret, sample.now())))).toBe(true)
  const { body: user } = await sample.post('GetUser', { AccessToken })
  expect(user).toMatchObject({ UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' })
})

test('the app in use goes on until another one has shown a code; no secret lies open in the database', async () => {
  const { AccessToken, email, sub } = await signedIn()
  const first = await associate({ AccessToken })
  await verify({ AccessToken, UserCode: totpAt(first.secret, sample.now()) })
  await prefer(AccessToken, { SoftwareTokenMfaSettings: { Enabled: true } })
  const second = await associate({ AccessToken })
  expect(second.secret).not.toBe(first.secret)
  sample.pass(30_000)
  const asked = await signInBySrp(sample, email)
  const responses = { USERNAME: sub, SOFTWARE_TOKEN_MFA_CODE: totpAt(first.secret, sample.now()) }
  expect(isSignedIn(await respond(sample, 'SOFTWARE_TOKEN_MFA', sessionOf(asked), responses))).toBe(true)
  const rows = await sample.database.forPool(sample.found.pool.id, (transaction) =>
    transaction.select().from(poolUsers),
  )
  for (const secret of [first.secret, second.secret]) {
    const bytes = rows.flatMap(({ totpSecret, totpPending }) => [totpSecret, totpPending])
    expect(bytes.some((one) => one?.includes(secret))).toBe(false)
  }
})

test('a code without an app, or neither a token nor a Session, is refused', async () => {
  const { AccessToken } = await signedIn()
  const early = await verify({ AccessToken, UserCode: '123456' })
  expect(early.body.__type).toBe('SoftwareTokenMFANotFoundException')
  expect((await verify({ UserCode: '123456' })).body.__type).toBe('InvalidParameterException')
  expect((await associate({})).body.__type).toBe('InvalidParameterException')
  expect((await associate({ Session: 'made up, and long enough' })).body).toEqual({
    __type: 'NotAuthorizedException',
    message: 'Invalid session for the user.',
  })
})

test('guessing the first code is locked like any guessing', async () => {
  const { AccessToken } = await signedIn()
  await associate({ AccessToken })
  const said = []
  for (let at = 0; at < 6; at++) said.push((await verify({ AccessToken, UserCode: '000000' })).body.message)
  expect(said.slice(4)).toEqual([mismatch.message, 'Password attempts exceeded'])
})

test('only factors that can reach somebody are switched on', async () => {
  const { AccessToken } = await signedIn()
  const on = { Enabled: true, PreferredMfa: true }
  expect((await prefer(AccessToken, { SoftwareTokenMfaSettings: on })).body).toEqual({
    __type: 'InvalidParameterException',
    message: 'User has not verified software token mfa',
  })
  const sms = await prefer(AccessToken, { SMSMfaSettings: on })
  expect(sms.body.message).toBe('User does not have a verified phone number')
  expect((await prefer(AccessToken, { EmailMfaSettings: on })).body).toEqual({})
  const unproved = await addPerson(sample, { attributes: { email: 'unproved@patient.example' } })
  const token = tokenOf(await signInBySrp(sample, unproved.email))
  expect((await prefer(token, { EmailMfaSettings: on })).body.message).toBe('User does not have a verified email')
})

test('what is not named stays as it was; the preferred one has to be on, and there is one', async () => {
  const { AccessToken } = await signedIn()
  const { secret } = await associate({ AccessToken })
  await verify({ AccessToken, UserCode: totpAt(secret, sample.now()) })
  await prefer(AccessToken, { EmailMfaSettings: { Enabled: true, PreferredMfa: true } })
  await prefer(AccessToken, { SoftwareTokenMfaSettings: { Enabled: true } })
  const settings = async () => {
    const { body } = await sample.post('GetUser', { AccessToken })
    return [body.UserMFASettingList, body.PreferredMfaSetting]
  }
  expect(await settings()).toEqual([['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'], 'EMAIL_OTP'])
  const refused = [
    {
      EmailMfaSettings: { Enabled: true, PreferredMfa: true },
      SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
    },
    { EmailMfaSettings: { Enabled: false, PreferredMfa: true } },
  ]
  for (const wishes of refused)
    expect((await prefer(AccessToken, wishes)).body.__type).toBe('InvalidParameterException')
  await prefer(AccessToken, { EmailMfaSettings: { Enabled: false } })
  expect(await settings()).toEqual([['SOFTWARE_TOKEN_MFA'], undefined])
})

test('a pool that wants a second factor of everybody has an app set up in the middle of the first sign-in', async () => {
  const person = await addPerson(strict)
  const asked = await signInBySrp(strict, person.email)
  expect(asked.body.ChallengeName).toBe('MFA_SETUP')
  expect(JSON.parse(parametersOf(asked).MFAS_CAN_SETUP ?? '')).toEqual(['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'])
  const finish = (Session: string) => respond(strict, 'MFA_SETUP', Session, { USERNAME: person.sub })
  expect((await finish(sessionOf(asked))).body.__type).toBe('InvalidParameterException')
  const associated = await associate({ Session: sessionOf(asked) }, strict)
  const Session = sessionOf(associated)
  expect((await finish(Session)).body.__type).toBe('InvalidParameterException')
  expect((await verify({ Session, UserCode: '000000' }, strict)).body).toEqual(mismatch)
  const UserCode = totpAt(associated.secret, strict.now())
  const verified = await verify({ Session, UserCode }, strict)
  expect(verified.body).toEqual({ Status: 'SUCCESS', Session: expect.any(String) })
  const done = await finish(sessionOf(verified))
  expect(isSignedIn(done)).toBe(true)
  expect((await signInBySrp(strict, person.email)).body.ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
  const off = { AccessToken: tokenOf(done), SoftwareTokenMfaSettings: { Enabled: false } }
  expect((await strict.post('SetUserMFAPreference', off)).body.__type).toBe('InvalidParameterException')
})

test('or has codes sent to an e-mail address, which is theirs once the code came back', async () => {
  const person = await addPerson(strict, { attributes: { email: 'first@patient.example' } })
  const asked = await signInBySrp(strict, person.email)
  const EMAIL = 'Second@patient.example'
  const sent = await respond(strict, 'MFA_SETUP', sessionOf(asked), { USERNAME: person.sub, EMAIL })
  expect(sent.body.ChallengeName).toBe('EMAIL_OTP')
  const { to, code = '' } = strict.messages.at(-1) ?? {}
  expect(to).toBe(EMAIL)
  const done = await respond(strict, 'EMAIL_OTP', sessionOf(sent), { USERNAME: person.sub, EMAIL_OTP_CODE: code })
  const { body } = await strict.post('GetUser', { AccessToken: tokenOf(done) })
  expect(body.UserAttributes).toEqual(
    expect.arrayContaining([
      { Name: 'email', Value: EMAIL },
      { Name: 'email_verified', Value: 'true' },
    ]),
  )
  expect((await signInBySrp(strict, EMAIL)).body.ChallengeName).toBe('EMAIL_OTP')
})

test('a verified address is not moved by a password alone, and what is no address is refused', async () => {
  const person = await addPerson(strict)
  const asked = await signInBySrp(strict, person.email)
  for (const EMAIL of ['thief@patient.example', 'no address']) {
    const { body } = await respond(strict, 'MFA_SETUP', sessionOf(asked), { USERNAME: person.sub, EMAIL })
    expect(body.__type).toBe('InvalidParameterException')
  }
  const own = await respond(strict, 'MFA_SETUP', sessionOf(asked), { USERNAME: person.sub, EMAIL: person.email })
  expect(own.body.ChallengeName).toBe('EMAIL_OTP')
})
