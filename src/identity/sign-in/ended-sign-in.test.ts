// A sign-in that is under way ends with what it rests on: a reset, a new password, a sign-out everywhere, a person who is shut out.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSession } from '#identity/tokens/issue-tokens.ts'
import { revokeSessionsOf } from '#identity/tokens/revoke.ts'
import { holdUser, readUser } from '#identity/users/find-user.ts'
import { resetUser } from '#identity/users/reset-user.ts'
import { setEnabled } from '#identity/users/set-enabled.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { type Answer, openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { addPerson, isSignedIn, respond, samplePassword, sessionOf, signInBySrp } from '#tests/support/sign-in.ts'
import { sampleDoor } from '#tests/support/signed-in-user.ts'
import { takeNextStep } from './next-step.ts'

let sample: SampleIdentity
beforeAll(async () => {
  sample = await openSampleIdentity()
})
afterAll(() => sample.close())

const lastCode = () => sample.messages.at(-1)?.code ?? ''
const tokenOf = ({ body }: Answer) => (body.AuthenticationResult as { AccessToken: string }).AccessToken
const incorrect = { type: 'NotAuthorizedException', message: 'Incorrect username or password.' }
const byMail = { mfa: { enabled: ['EMAIL_OTP' as const], preferred: null } }

async function resetByCode(Username: string): Promise<void> {
  await sample.post('ForgotPassword', { Username })
  const form = { Username, ConfirmationCode: lastCode(), Password: 'tin whistle' }
  expect((await sample.post('ConfirmForgotPassword', form)).status).toBe(200)
}

async function changePassword(email: string): Promise<void> {
  const AccessToken = tokenOf(await signInBySrp(sample, email))
  const form = { AccessToken, PreviousPassword: samplePassword, ProposedPassword: 'tin whistle' }
  expect((await sample.post('ChangePassword', form)).status).toBe(200)
}

const ends: [string, (user: PoolUser & { email: string }) => Promise<unknown>][] = [
  ['a password reset', ({ email }) => resetByCode(email)],
  ['a changed password', ({ email }) => changePassword(email)],
  ['a reset by an operator', (user) => resetUser(sampleDoor(sample), user)],
  [
    'a sign-out everywhere',
    ({ sub }) => sampleDoor(sample).work((transaction) => revokeSessionsOf(sampleDoor(sample), transaction, sub)),
  ],
  [
    'being shut out and let in again',
    async (user) => {
      await setEnabled(sampleDoor(sample), user, false)
      await setEnabled(sampleDoor(sample), user, true)
    },
  ],
]

test.each(ends)('after %s no session begins by what was proved before', async (_, end) => {
  const person = await addPerson(sample)
  const door = sampleDoor(sample)
  const proved = await door.work((transaction) => readUser(door, transaction, person.sub))
  if (!proved) throw new Error('nobody is there')
  await end(person)
  await expect(startSession(door, proved, {})).rejects.toMatchObject(incorrect)
})

test.each(ends)('after %s a second factor that was asked for before leads nowhere', async (_, end) => {
  const person = await addPerson(sample)
  const door = sampleDoor(sample)
  const { sub } = person
  const asked = { ...person, ...byMail }
  const first = await takeNextStep(door, asked, { first: 'PASSWORD' })
  const answer = (Session: string, EMAIL_OTP_CODE: string) =>
    respond(sample, 'EMAIL_OTP', Session, { USERNAME: sub, EMAIL_OTP_CODE })
  const [session, code] = [('Session' in first && first.Session) || '', lastCode()]
  await end(person)
  expect(isSignedIn(await answer(session, code))).toBe(false)
})

test('a question that is asked at the moment of a reset, and so survives it, does not sign in either', async () => {
  const person = await addPerson(sample, byMail)
  await resetByCode(person.email)
  const late = await takeNextStep(sampleDoor(sample), person, { first: 'PASSWORD' })
  const Session = ('Session' in late && late.Session) || ''
  const { body } = await respond(sample, 'EMAIL_OTP', Session, { USERNAME: person.sub, EMAIL_OTP_CODE: lastCode() })
  expect(body).toEqual({ __type: incorrect.type, message: incorrect.message })
})

test('a session that begins while a reset holds the person waits for it, and does not begin', async () => {
  const person = await addPerson(sample)
  const door = sampleDoor(sample)
  const AccessToken = tokenOf(await signInBySrp(sample, person.email))
  const reset = Promise.withResolvers<void>()
  const holding = Promise.withResolvers<void>()
  const held = door.work(async (transaction) => {
    await holdUser(door, transaction, person.sub)
    holding.resolve()
    await reset.promise
    await revokeSessionsOf(door, transaction, person.sub)
  })
  await holding.promise
  const begun = startSession(door, person, {}).then(
    () => 'begun',
    (error: Error) => error.message,
  )
  reset.resolve()
  await held
  expect(await begun).toBe(incorrect.message)
  expect((await sample.post('GetUser', { AccessToken })).body.message).toBe('Access Token has been revoked')
})

test('what changes beside it leaves a sign-in alone', async () => {
  const person = await addPerson(sample, byMail)
  const asked = await signInBySrp(sample, person.email)
  const code = lastCode()
  const door = sampleDoor(sample)
  await setEnabled(door, person, true)
  const responses = { USERNAME: person.sub, EMAIL_OTP_CODE: code }
  expect(isSignedIn(await respond(sample, 'EMAIL_OTP', sessionOf(asked), responses))).toBe(true)
})
