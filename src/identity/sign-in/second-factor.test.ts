// Second factors over the wire: which one is asked for, what a right and a wrong code do, and what a hundred at once do.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MfaMethod } from '#identity/pool/pool.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { updateUser } from '#identity/users/write-user.ts'
import { type Answer, openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import {
  addPerson,
  beginUserAuth,
  isSignedIn,
  parametersOf,
  respond,
  samplePassword,
  sessionOf,
  signInBySrp,
} from '#tests/support/sign-in.ts'
import { sampleDoor } from '#tests/support/signed-in-user.ts'
import { totpAt } from '#tests/support/totp.ts'
import { newSecret, sealSecret } from './totp.ts'

let sample: SampleIdentity
beforeAll(async () => {
  sample = await openSampleIdentity({ signInWith: ['email', 'phone_number'] })
})
afterAll(() => sample.close())

const secret = newSecret()
const codeNow = () => totpAt(secret, sample.now())
const lastMessage = () => sample.messages.at(-1)

/** Somebody with a telephone and an app, who wants to be asked by some of them. */
async function addWary(enabled: MfaMethod[], preferred: MfaMethod | null = null, changes: Partial<PoolUser> = {}) {
  const phone = `+4915${String(Math.random()).slice(2, 11)}`
  const email = `${crypto.randomUUID().slice(0, 8)}@patient.example`
  const person = await addPerson(sample, {
    attributes: { email, email_verified: 'true', phone_number: phone, phone_number_verified: 'true' },
    mfa: { enabled, preferred },
    totpName: 'My telephone',
    ...changes,
  })
  const door = sampleDoor(sample)
  const totpSecret = sealSecret(door, person.sub, secret)
  await door.work((transaction) => updateUser(door, transaction, person, { totpSecret }))
  return { ...person, phone }
}

const answerTotp = (asked: Answer, sub: string, code: string, more = {}) =>
  respond(sample, 'SOFTWARE_TOKEN_MFA', sessionOf(asked), { USERNAME: sub, SOFTWARE_TOKEN_MFA_CODE: code, ...more })
const answerMail = (asked: Answer, sub: string, code: string) =>
  respond(sample, 'EMAIL_OTP', sessionOf(asked), { USERNAME: sub, EMAIL_OTP_CODE: code })

test('a code of the app: a wrong one leaves the Session as it is, a right one signs in, the same one never again', async () => {
  const { email, sub } = await addWary(['SOFTWARE_TOKEN_MFA'])
  const asked = await signInBySrp(sample, email)
  expect(asked.body).toMatchObject({
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    ChallengeParameters: { USER_ID_FOR_SRP: sub, FRIENDLY_DEVICE_NAME: 'My telephone' },
  })
  for (const wrong of ['000000', '12345', 'abcdef'].filter((one) => one !== codeNow()))
    expect((await answerTotp(asked, sub, wrong)).body).toEqual({
      __type: 'CodeMismatchException',
      message: 'Invalid code received for user',
    })
  expect(isSignedIn(await answerTotp(asked, sub, codeNow()))).toBe(true)
  const again = await signInBySrp(sample, email)
  const used = { __type: 'ExpiredCodeException', message: 'Your software token has already been used once.' }
  expect((await answerTotp(again, sub, codeNow())).body).toEqual(used)
  sample.pass(30_000)
  expect(isSignedIn(await answerTotp(again, sub, codeNow()))).toBe(true)
})

test('clocks may be off by one step: the code before and the one after are taken, those beyond are not', async () => {
  for (const [awayMs, isTaken] of [
    [-60_000, false],
    [-30_000, true],
    [30_000, true],
    [60_000, false],
  ] as const) {
    const { email, sub } = await addWary(['SOFTWARE_TOKEN_MFA'])
    const asked = await signInBySrp(sample, email)
    const code = totpAt(secret, new Date(sample.now().getTime() + awayMs))
    expect(isSignedIn(await answerTotp(asked, sub, code)), String(awayMs)).toBe(isTaken)
  }
})

test('a code from before the last one taken is used as well', async () => {
  const { email, sub } = await addWary(['SOFTWARE_TOKEN_MFA'])
  const earlier = codeNow()
  sample.pass(30_000)
  expect(isSignedIn(await answerTotp(await signInBySrp(sample, email), sub, codeNow()))).toBe(true)
  const { body } = await answerTotp(await signInBySrp(sample, email), sub, earlier)
  expect(body.__type).toBe('ExpiredCodeException')
})

test('a hundred sign-ins with one code of the app: one is heard', async () => {
  const { email, sub } = await addWary(['SOFTWARE_TOKEN_MFA'])
  const asked = await Promise.all(Array.from({ length: 10 }, () => signInBySrp(sample, email)))
  const code = codeNow()
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) => answerTotp(asked[at % 10] as Answer, sub, code)),
  )
  expect(answers.filter(isSignedIn)).toHaveLength(1)
  const types = new Set(answers.filter((one) => !isSignedIn(one)).map(({ body }) => body.__type))
  expect(types).toEqual(new Set(['ExpiredCodeException', 'NotAuthorizedException']))
})

test('a code by mail has eight digits, says where it went, and is taken once of a hundred times at once', async () => {
  const { email, sub } = await addWary(['EMAIL_OTP'])
  const asked = await signInBySrp(sample, email)
  expect(asked.body).toMatchObject({
    ChallengeName: 'EMAIL_OTP',
    ChallengeParameters: {
      CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL',
      CODE_DELIVERY_DESTINATION: `${email[0]}***@p***`,
    },
  })
  const { code = '', ...message } = lastMessage() ?? {}
  expect(message).toMatchObject({ kind: 'sign-in', medium: 'EMAIL', to: email, language: 'en' })
  expect(code).toMatch(/^\d{8}$/)
  const wrong = code === '00000000' ? '11111111' : '00000000'
  expect((await answerMail(asked, sub, wrong)).body).toEqual({
    __type: 'CodeMismatchException',
    message: 'Invalid code or auth state for the user.',
  })
  const answers = await Promise.all(Array.from({ length: 100 }, () => answerMail(asked, sub, code)))
  expect(answers.filter(isSignedIn)).toHaveLength(1)
  expect(isSignedIn(await answerMail(await signInBySrp(sample, email), sub, lastMessage()?.code ?? ''))).toBe(true)
})

test('a code by SMS has six digits', async () => {
  const { email, sub, phone } = await addWary(['SMS_MFA'])
  const asked = await signInBySrp(sample, email)
  expect(asked.body.ChallengeName).toBe('SMS_MFA')
  expect(parametersOf(asked)).toEqual({
    CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
    CODE_DELIVERY_DESTINATION: `+*******${phone.slice(-4)}`,
  })
  expect(lastMessage()).toMatchObject({ medium: 'SMS', to: phone, code: expect.stringMatching(/^\d{6}$/) })
  const responses = { USERNAME: sub, SMS_MFA_CODE: lastMessage()?.code ?? '' }
  expect(isSignedIn(await respond(sample, 'SMS_MFA', sessionOf(asked), responses))).toBe(true)
})

test('several factors: the preferred one is asked for, without one they choose', async () => {
  const all: MfaMethod[] = ['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP']
  const decided = await addWary(all, 'EMAIL_OTP')
  expect((await signInBySrp(sample, decided.email)).body.ChallengeName).toBe('EMAIL_OTP')
  const { email, sub } = await addWary(all)
  const asked = await signInBySrp(sample, email)
  expect(asked.body.ChallengeName).toBe('SELECT_MFA_TYPE')
  expect(JSON.parse(parametersOf(asked).MFAS_CAN_CHOOSE ?? '')).toEqual(['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP', 'SMS_MFA'])
  for (const ANSWER of ['constructor', 'TOTP']) {
    const refused = await respond(sample, 'SELECT_MFA_TYPE', sessionOf(asked), { USERNAME: sub, ANSWER })
    expect(refused.body.__type).toBe('InvalidParameterException')
  }
  const chosen = await respond(sample, 'SELECT_MFA_TYPE', sessionOf(asked), {
    USERNAME: sub,
    ANSWER: 'SOFTWARE_TOKEN_MFA',
  })
  expect(chosen.body.ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
  expect(isSignedIn(await answerTotp(chosen, sub, codeNow()))).toBe(true)
})

test('a pool without second factors asks for none, whatever people chose in other times', async () => {
  const off = await openSampleIdentity({ mfa: 'OFF' })
  const person = await addPerson(off, { mfa: { enabled: ['EMAIL_OTP'], preferred: null } })
  expect(isSignedIn(await signInBySrp(off, person.email))).toBe(true)
  await off.close()
})

test('an address that is not verified is no second factor', async () => {
  const attributes = { email: 'unproved@patient.example', email_verified: 'false' }
  const { email } = await addPerson(sample, { attributes, mfa: { enabled: ['EMAIL_OTP'], preferred: 'EMAIL_OTP' } })
  expect(isSignedIn(await signInBySrp(sample, email))).toBe(true)
})

test('guessed codes lock as guessed passwords do, and the person can go on afterwards', async () => {
  const { email, sub } = await addWary(['SOFTWARE_TOKEN_MFA'])
  const asked = await signInBySrp(sample, email)
  const said = []
  for (let at = 0; at < 7; at++) said.push((await answerTotp(asked, sub, 'guess')).body.message)
  expect(said.slice(4)).toEqual([
    'Invalid code received for user',
    'Password attempts exceeded',
    'Password attempts exceeded',
  ])
  sample.pass(1000)
  expect(isSignedIn(await answerTotp(asked, sub, codeNow()))).toBe(true)
})

test('a Session goes with its person, its client and its question', async () => {
  const [one, other] = [await addWary(['SOFTWARE_TOKEN_MFA']), await addWary(['EMAIL_OTP'])]
  const asked = await signInBySrp(sample, one.email)
  const invalid = { __type: 'NotAuthorizedException', message: 'Invalid session for the user.' }
  expect((await answerTotp(asked, other.sub, codeNow())).body).toEqual(invalid)
  expect((await answerMail(asked, one.sub, codeNow())).body).toEqual(invalid)
  const made = { ...asked, body: { ...asked.body, Session: `${sessionOf(asked).slice(0, -2)}xx` } }
  expect((await answerTotp(made, one.sub, codeNow())).body).toEqual(invalid)
  sample.pass(180_000)
  expect((await answerTotp(asked, one.sub, codeNow())).body.message).toMatch(/session is expired/)
})

test('a passkey or a code by mail as the first proof: the second is never the same mailbox again', async () => {
  const both = await addWary(['EMAIL_OTP', 'SOFTWARE_TOKEN_MFA'], 'EMAIL_OTP')
  const asked = await beginUserAuth(sample, both.email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' })
  const next = await answerMail(asked, both.sub, lastMessage()?.code ?? '')
  expect(next.body.ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
  const mailOnly = await addWary(['EMAIL_OTP'], 'EMAIL_OTP')
  const offered = await beginUserAuth(sample, mailOnly.email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' })
  expect(offered.body.ChallengeName).toBe('SELECT_CHALLENGE')
  expect(offered.body.AvailableChallenges).not.toContain('EMAIL_OTP')
})

test('somebody asked for second-factor codes too often is told to wait', async () => {
  const { email } = await addWary(['EMAIL_OTP'])
  const said = []
  for (let at = 0; at < 41; at++) said.push((await signInBySrp(sample, email, samplePassword)).body.__type)
  expect(said.slice(39)).toEqual([undefined, 'LimitExceededException'])
})
