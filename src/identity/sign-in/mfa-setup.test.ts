// Setting up a second factor with no more than a password: for whoever has none yet, in the time of one sign-in, and for nobody else.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readUser } from '#identity/users/find-user.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { addPerson, isSignedIn, respond, samplePassword, sessionOf, signInBySrp } from '#tests/support/sign-in.ts'
import { sampleDoor } from '#tests/support/signed-in-user.ts'
import { totpAt } from '#tests/support/totp.ts'

let sample: SampleIdentity
beforeAll(async () => {
  sample = await openSampleIdentity({ mfa: 'ON', mfaMethods: ['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'] })
})
afterAll(() => sample.close())

const refused = { __type: 'NotAuthorizedException', message: 'Invalid session for the user.' }
const lastCode = () => sample.messages.at(-1)?.code ?? ''

async function associate(Session: string) {
  const { body } = await sample.post('AssociateSoftwareToken', { Session })
  return { body, secret: String(body.SecretCode), session: String(body.Session) }
}

const verify = (Session: string, secret: string) =>
  sample.post('VerifySoftwareToken', { Session, UserCode: totpAt(secret, sample.now()) })

const finish = (sub: string, Session: string, more: Record<string, string> = {}) =>
  respond(sample, 'MFA_SETUP', Session, { USERNAME: sub, ...more })

/** Everything up to the tokens. */
async function setUpApp(sub: string, asked: string) {
  const { secret, session } = await associate(asked)
  const verified = await verify(session, secret)
  const done = await finish(sub, sessionOf(verified))
  expect(isSignedIn(done)).toBe(true)
  return { secret, done }
}

test('whoever has only the password cannot set up another factor once there is one, nor replace it', async () => {
  const { sub, email } = await addPerson(sample)
  const ask = async () => sessionOf(await signInBySrp(sample, email))
  const [untouched, forMail, withCode] = [await ask(), await ask(), await associate(await ask())]
  const mailed = sessionOf(await finish(sub, await ask(), { EMAIL: email }))
  const mailedCode = lastCode()
  await setUpApp(sub, await ask())
  const door = sampleDoor(sample)
  const own = async () => (await door.work((transaction) => readUser(door, transaction, sub)))?.totpSecret
  const before = await own()
  expect((await associate(untouched)).body).toEqual(refused)
  expect((await verify(withCode.session, withCode.secret)).body).toEqual(refused)
  expect((await finish(sub, forMail, { EMAIL: email })).body).toEqual(refused)
  const answer = { USERNAME: sub, EMAIL_OTP_CODE: mailedCode }
  expect((await respond(sample, 'EMAIL_OTP', mailed, answer)).body).toEqual(refused)
  expect(await own()).toEqual(before)
  expect((await signInBySrp(sample, email)).body.ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
})

test('however often it is begun anew, a set-up has the time of one sign-in', async () => {
  const { email } = await addPerson(sample)
  const first = await associate(sessionOf(await signInBySrp(sample, email)))
  sample.pass(100_000)
  const second = await associate(first.session)
  expect(second.secret).not.toBe(first.secret)
  sample.pass(80_000)
  expect((await associate(second.session)).body.message).toBe('Invalid session for the user, session is expired.')
  expect((await verify(second.session, second.secret)).body.message).toMatch(/session is expired/)
})

test('a new password ends set-ups that were begun with the old one', async () => {
  const { sub, email } = await addPerson(sample)
  const thief = await associate(sessionOf(await signInBySrp(sample, email)))
  const { done } = await setUpApp(sub, sessionOf(await signInBySrp(sample, email)))
  const { AccessToken } = done.body.AuthenticationResult as { AccessToken: string }
  const form = { AccessToken, PreviousPassword: samplePassword, ProposedPassword: 'tin whistle' }
  expect((await sample.post('ChangePassword', form)).status).toBe(200)
  expect((await verify(thief.session, thief.secret)).body).toEqual(refused)
})
