// What is guessed is counted by its kind, and what strangers do to a name ends soon for everybody else.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateUser } from '#identity/users/write-user.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import {
  addPerson,
  beginUserAuth,
  isSignedIn,
  respond,
  samplePassword,
  sessionOf,
  signInBySrp,
} from '#tests/support/sign-in.ts'
import { sampleDoor } from '#tests/support/signed-in-user.ts'
import { newSecret, sealSecret } from './totp.ts'

let sample: SampleIdentity
beforeAll(async () => {
  const flows = ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_PASSWORD_AUTH', 'ALLOW_USER_AUTH'] as const
  sample = await openSampleIdentity({}, { flows: [...flows] })
})
afterAll(() => sample.close())

const secret = newSecret()
const exceeded = 'Password attempts exceeded'
const wrongApp = 'Invalid code received for user'
const incorrect = 'Incorrect username or password.'

/** Somebody who is asked for a code of their app. */
async function addWary() {
  const person = await addPerson(sample, { mfa: { enabled: ['SOFTWARE_TOKEN_MFA'], preferred: null } })
  const door = sampleDoor(sample)
  const totpSecret = sealSecret(door, person.sub, secret)
  await door.work((transaction) => updateUser(door, transaction, person, { totpSecret }))
  return person
}

async function guess(USERNAME: string, sender: string, PASSWORD = 'a guess') {
  const asked = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } }
  const answer = await sample.post('InitiateAuth', asked, { 'x-sender': sender })
  return isSignedIn(answer) ? 'signed in' : answer.body.message
}

test('the mailbox does not forgive guesses at the app', async () => {
  const { email, sub } = await addWary()
  const said: unknown[] = []
  for (let round = 0; round < 2; round++) {
    const asked = await beginUserAuth(sample, email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' })
    const mailed = { USERNAME: sub, EMAIL_OTP_CODE: sample.messages.at(-1)?.code ?? '' }
    const next = await respond(sample, 'EMAIL_OTP', sessionOf(asked), mailed)
    const guessed = { USERNAME: sub, SOFTWARE_TOKEN_MFA_CODE: 'guess' }
    for (let turn = 0; turn < 3; turn++)
      said.push((await respond(sample, 'SOFTWARE_TOKEN_MFA', sessionOf(next), guessed)).body.message)
  }
  expect(said).toEqual([...Array(5).fill(wrongApp), exceeded])
})

test('whoever signs in after all, by whatever is asked of them, has all their tries again', async () => {
  const person = await addWary()
  const { email, sub } = person
  const door = sampleDoor(sample)
  const prefer = (method: 'EMAIL_OTP' | 'SOFTWARE_TOKEN_MFA') =>
    door.work((transaction) => updateUser(door, transaction, person, { mfa: { enabled: [method], preferred: method } }))
  for (let round = 0; round < 2; round++) {
    await prefer('SOFTWARE_TOKEN_MFA')
    const asked = await signInBySrp(sample, email)
    const guessed = { USERNAME: sub, SOFTWARE_TOKEN_MFA_CODE: 'guess' }
    for (let turn = 0; turn < 4; turn++) {
      const { body } = await respond(sample, 'SOFTWARE_TOKEN_MFA', sessionOf(asked), guessed)
      expect(body.message).toBe(wrongApp)
    }
    await prefer('EMAIL_OTP')
    const next = await signInBySrp(sample, email)
    const mailed = { USERNAME: sub, EMAIL_OTP_CODE: sample.messages.at(-1)?.code ?? '' }
    expect(isSignedIn(await respond(sample, 'EMAIL_OTP', sessionOf(next), mailed))).toBe(true)
  }
})

test('however many strangers go on guessing, everybody else waits a minute at most', async () => {
  const { email } = await addPerson(sample)
  let stranger = 0
  for (let turn = 0; turn < 20; turn++) expect(await guess(email, `stranger ${stranger++}`)).toBe(incorrect)
  for (let turn = 0; turn < 12; turn++) {
    sample.pass(60_000)
    expect(await guess(email, `stranger ${stranger++}`)).toBe(incorrect)
  }
  expect(await guess(email, 'new place', samplePassword)).toBe(exceeded)
  sample.pass(60_000)
  expect(await guess(email, 'new place', samplePassword)).toBe('signed in')
})

test('a stranger who has the password cannot use up the codes of the person at home', async () => {
  const person = await addPerson(sample, { mfa: { enabled: [], preferred: null } })
  expect(isSignedIn(await signInBySrp(sample, person.email, samplePassword, { headers: { 'x-sender': 'home' } }))).toBe(
    true,
  )
  const door = sampleDoor(sample)
  await door.work((transaction) =>
    updateUser(door, transaction, person, { mfa: { enabled: ['EMAIL_OTP'], preferred: null } }),
  )
  const ask = async (sender: string) =>
    (await signInBySrp(sample, person.email, samplePassword, { headers: { 'x-sender': sender } })).body
  for (let turn = 0; turn < 40; turn++) expect((await ask('thief')).ChallengeName).toBe('EMAIL_OTP')
  expect((await ask('thief')).__type).toBe('LimitExceededException')
  for (let turn = 0; turn < 40; turn++) await ask('another')
  expect((await ask('third')).__type).toBe('LimitExceededException')
  expect((await ask('home')).ChallengeName).toBe('EMAIL_OTP')
})
