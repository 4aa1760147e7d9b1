// Whoever tries a password or a code on one person after the other is held back as well, and those who live beside them are not.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Door } from '#identity/ask.ts'
import { rememberSender } from '#identity/sign-in/known-sender.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { addPerson, isSignedIn, samplePassword } from '#tests/support/sign-in.ts'
import { sampleDoor } from '#tests/support/signed-in-user.ts'
import { countGuess } from './guesser.ts'
import { senderLimits } from './limits.ts'

let sample: SampleIdentity
beforeAll(async () => {
  sample = await openSampleIdentity({}, { flows: ['ALLOW_USER_PASSWORD_AUTH'] })
})
afterAll(() => sample.close())

const from = (sender: string): Door => {
  const door = sampleDoor(sample)
  return { ...door, asker: { ...door.asker, sender } }
}
async function guessOthers(sender: string, times: number): Promise<void> {
  const door = from(sender)
  for (let turn = 0; turn < times; turn++) await door.work((transaction) => countGuess(door, transaction))
}
async function signIn(sender: string, USERNAME: string, PASSWORD = samplePassword) {
  const AuthParameters = { USERNAME, PASSWORD }
  const asked = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }
  const answer = await sample.post('InitiateAuth', asked, { 'x-sender': sender })
  return isSignedIn(answer) ? 'signed in' : answer.body.message
}
const { count } = senderLimits.wrongAnswer

test('one password on many names: after so many wrong ones nothing is heard from there for the rest of the hour', async () => {
  const [person, other, neighbour] = [await addPerson(sample), await addPerson(sample), await addPerson(sample)]
  const house = from('spray')
  await house.work((transaction) => rememberSender(house, transaction, neighbour.sub))
  await guessOthers('spray', count - 2)
  expect(await signIn('spray', other.email, 'Spring-2026')).toBe('Incorrect username or password.')
  expect(await signIn('spray', 'nobody@mail.example', 'Spring-2026')).toBe('Incorrect username or password.')
  expect(await signIn('spray', person.email)).toBe('Password attempts exceeded')
  expect(await signIn('spray', neighbour.email)).toBe('signed in')
  expect(await signIn('elsewhere', person.email)).toBe('signed in')
  sample.pass(3_600_000)
  expect(await signIn('spray', other.email)).toBe('signed in')
})

test('codes to confirm and to choose a password with are counted with them', async () => {
  const { email } = await addPerson(sample)
  await guessOthers('codes', count - 2)
  const headers = { 'x-sender': 'codes' }
  const typed = { Username: 'nobody@mail.example', ConfirmationCode: '123456' }
  const expired = 'Invalid code provided, please request a code again.'
  expect((await sample.post('ConfirmSignUp', typed, headers)).body.message).toBe(expired)
  const choose = { ...typed, Password: samplePassword }
  expect((await sample.post('ConfirmForgotPassword', choose, headers)).body.message).toBe(expired)
  const refused = { __type: 'LimitExceededException' }
  expect((await sample.post('ConfirmSignUp', { ...typed, Username: email }, headers)).body).toMatchObject(refused)
  expect((await sample.post('ConfirmForgotPassword', choose, headers)).body).toMatchObject(refused)
})
