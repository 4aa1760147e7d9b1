// What strangers can have written down and worked out from one network address, and that a person elsewhere notices nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { challenges, replies } from '#identity/tables.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { addPerson, isSignedIn, samplePassword } from '#tests/support/sign-in.ts'
import { sampleDoor, signedInUser } from '#tests/support/signed-in-user.ts'
import { senderLimits } from './limits/limits.ts'
import { takeQuota } from './limits/quota.ts'

let sample: SampleIdentity
beforeAll(async () => {
  sample = await openSampleIdentity({}, { flows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_USER_AUTH'] })
})
afterAll(() => sample.close())

let invocation = 0
const again = () => ({ 'amz-sdk-invocation-id': `knock-${invocation++}` })
const countReplies = () => sample.database.directory((transaction) => transaction.$count(replies))
const countChallenges = () => sampleDoor(sample).work((transaction) => transaction.$count(challenges))
const choose = (USERNAME: string, headers = {}) =>
  sample.post('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME } }, headers)

/** All that one address may do in an hour, without doing it. */
async function useUp(sender: string): Promise<void> {
  const quota = { ...senderLimits.signIn, count: 1 }
  const door = sampleDoor(sample)
  await takeQuota(door, 'sign-in', `sender ${sender}`, quota)
  for (let turn = 1; turn < senderLimits.signIn.count; turn++)
    await takeQuota(door, 'sign-in', `sender ${sender}`, senderLimits.signIn)
}

test('whoever asks more than anybody signs in is refused before a row is written; others are not', async () => {
  const { email } = await addPerson(sample)
  await useUp('stranger')
  const before = [await countChallenges(), await countReplies()]
  const headers = { 'x-sender': 'stranger' }
  const Session = `${Buffer.from(sample.found.client.id).toString('base64url')}.${'x'.repeat(64)}`
  const tries = [
    choose('anyone@mail.example', { ...headers, ...again() }),
    sample.post('RespondToAuthChallenge', { ChallengeName: 'EMAIL_OTP', Session }, { ...headers, ...again() }),
    sample.post('ConfirmSignUp', { Username: email, ConfirmationCode: '123456' }, { ...headers, ...again() }),
    sample.post(
      'ConfirmForgotPassword',
      { Username: email, ConfirmationCode: '123456', Password: samplePassword },
      { ...headers, ...again() },
    ),
    sample.post('AssociateSoftwareToken', { ClientId: undefined, Session }, { ...headers, ...again() }),
    sample.post(
      'VerifySoftwareToken',
      { ClientId: undefined, Session, UserCode: '123456' },
      { ...headers, ...again() },
    ),
  ]
  for (const { body } of await Promise.all(tries)) expect(body.__type).toBe('LimitExceededException')
  expect([await countChallenges(), await countReplies()]).toEqual(before)
  const AuthParameters = { USERNAME: email, PASSWORD: samplePassword }
  expect(isSignedIn(await sample.post('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }))).toBe(true)
})

test('what comes from this machine itself is not counted', async () => {
  await useUp('operator')
  const asker = { origin: 'http://clinic.test', sender: 'operator', language: 'en', place: undefined }
  const answer = async (isThisMachine: boolean) => {
    const request = new Request('http://clinic.test/identity/', {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
      body: JSON.stringify({
        ClientId: sample.found.client.id,
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME: 'anyone@mail.example' },
      }),
    })
    return (await sample.identity.answer(request, { ...asker, isThisMachine })).status
  }
  expect([await answer(false), await answer(true)]).toEqual([400, 200])
})

test('a name, or the name of a device, that nobody can have makes no challenge', async () => {
  const before = await countChallenges()
  for (const AuthParameters of [
    { USERNAME: 'a'.repeat(60_000) },
    { USERNAME: 'anyone@mail.example', DEVICE_KEY: 'own-1_'.padEnd(60_000, 'a') },
  ]) {
    const { body } = await sample.post('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters })
    expect(body.__type).toBe('InvalidParameterException')
  }
  expect(await countChallenges()).toBe(before)
})

test('no answer is kept of a request for a client, a Session or by a token that there is not', async () => {
  const { tokens, user } = await signedInUser(sample)
  const before = await countReplies()
  await sample.post('InitiateAuth', { ClientId: 'unknown', AuthFlow: 'USER_AUTH' }, again())
  await sample.post('AssociateSoftwareToken', { ClientId: undefined, Session: 'x'.repeat(40) }, again())
  const [head, payload] = tokens.AccessToken.split('.')
  for (const AccessToken of ['nonsense', `${head}.${payload}.${Buffer.alloc(256).toString('base64url')}`])
    expect((await sample.post('DeleteUser', { AccessToken }, again())).body.__type).toBe('NotAuthorizedException')
  expect(await countReplies()).toBe(before)
  const headers = again()
  const change = { AccessToken: tokens.AccessToken, ProposedPassword: samplePassword }
  expect((await sample.post('ChangePassword', change, headers)).status).toBe(200)
  expect((await sample.post('ChangePassword', change, headers)).status, user.sub).toBe(200)
  expect(await countReplies()).toBe(before + 1)
})
