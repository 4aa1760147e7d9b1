// Checks sign-ups without a password, as checkout makes them: a new address is opened by its code, a known one by a code to sign in, and no answer tells which.
import { afterEach, expect, test } from 'vitest'
import type { Notice } from '#identity/messages/notice.ts'
import type { PoolSettings } from '#identity/pool/pool.ts'
import { poolUsers } from '#identity/tables.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { addPerson, beginUserAuth, isSignedIn, respond, samplePassword, sessionOf } from '#tests/support/sign-in.ts'

let sample: SampleIdentity
let notices: Notice[] = []
afterEach(() => sample.close())

async function open(settings: Partial<PoolSettings> = {}) {
  sample = await openSampleIdentity(settings)
  notices = []
  sample.identity.parts.notify = async (_, notice) => void notices.push(notice)
}
const email = 'jane@mail.example'
const signUp = (Username: string, more: object = {}) =>
  sample.post('SignUp', {
    Username,
    UserAttributes: [
      { Name: 'given_name', Value: 'Jane' },
      { Name: 'family_name', Value: 'Doe' },
    ],
    ...more,
  })
/** Both calls of the public step, in its order. */
const enter = async (name: string) => ({
  signIn: await beginUserAuth(sample, name, { PREFERRED_CHALLENGE: 'EMAIL_OTP' }),
  signUp: await signUp(name),
})
const confirm = (Username: string, ConfirmationCode = '') =>
  sample.post('ConfirmSignUp', { Username, ConfirmationCode })
const mailTo = (address: string) => sample.messages.filter(({ to }) => to === address)
const codeTo = (address: string) => mailTo(address).at(-1)?.code ?? ''
const users = () => sample.database.forPool(sample.found.pool.id, (transaction) => transaction.select().from(poolUsers))

test('a new address gets one mail, and its code makes the account and signs in at once', async () => {
  await open()
  await enter(email)
  expect(mailTo(email).map(({ kind }) => kind)).toEqual(['sign-up'])
  const { body } = await confirm(email, codeTo(email))
  const signedIn = await sample.post('InitiateAuth', {
    AuthFlow: 'USER_AUTH',
    Session: body.Session,
    AuthParameters: { USERNAME: email },
  })
  expect(isSignedIn(signedIn)).toBe(true)
  expect(await users()).toMatchObject([{ status: 'CONFIRMED', verifier: null, attributes: { email_verified: 'true' } }])
})

test('a known address gets one mail, and its code opens the account that is there', async () => {
  await open()
  const { email: known } = await addPerson(sample)
  const before = mailTo(known).length
  const { signIn } = await enter(known)
  expect(
    mailTo(known)
      .slice(before)
      .map(({ kind }) => kind),
  ).toEqual(['sign-in'])
  expect(notices).toEqual([])
  const answer = { USERNAME: known, EMAIL_OTP_CODE: codeTo(known) }
  expect(isSignedIn(await respond(sample, 'EMAIL_OTP', sessionOf(signIn), answer))).toBe(true)
  // Their password stays theirs.
  const byPassword = { PREFERRED_CHALLENGE: 'PASSWORD', PASSWORD: samplePassword }
  expect(isSignedIn(await beginUserAuth(sample, known, byPassword))).toBe(true)
})

test('what is answered is the same for both, also to wrong codes of either length', async () => {
  await open()
  const { email: known } = await addPerson(sample)
  const answers = []
  for (const name of [known, 'nobody.yet@mail.example']) {
    const { signIn, signUp: made } = await enter(name)
    const wrong = await respond(sample, 'EMAIL_OTP', sessionOf(signIn), { USERNAME: name, EMAIL_OTP_CODE: '00000000' })
    answers.push([
      signIn.status,
      signIn.body.ChallengeName,
      Object.keys(signIn.body.ChallengeParameters ?? {}),
      made.status,
      Object.keys(made.body),
      wrong.body,
      (await confirm(name, '000000')).body,
    ])
  }
  expect(answers[0]).toEqual(answers[1])
})

test('who comes back before they confirmed gets another code, and the one before works no more', async () => {
  await open()
  await enter(email)
  const first = codeTo(email)
  await enter(email)
  expect(notices).toEqual([])
  expect((await confirm(email, first)).body.__type).toBe('CodeMismatchException')
  expect((await confirm(email, codeTo(email))).status).toBe(200)
})

test('a code never confirms the password that a stranger chose for an address before', async () => {
  await open()
  await signUp(email, { Password: 'chosen by a stranger 7' })
  await enter(email)
  expect((await confirm(email, codeTo(email))).status).toBe(200)
  expect(await users()).toMatchObject([{ status: 'CONFIRMED', verifier: null }])
  const byStranger = { PREFERRED_CHALLENGE: 'PASSWORD', PASSWORD: 'chosen by a stranger 7' }
  expect(isSignedIn(await beginUserAuth(sample, email, byStranger))).toBe(false)
})

test('a stranger who signs up with a password meanwhile changes nothing of a sign-up without one', async () => {
  await open()
  await enter(email)
  await signUp(email, { Password: 'chosen by a stranger 7' })
  expect((await confirm(email, codeTo(email))).status).toBe(200)
  expect(await users()).toMatchObject([{ verifier: null }])
})

test('an owner whom no sign-in code reaches is told by mail that they have an account', async () => {
  await open({ mfa: 'OPTIONAL', mfaMethods: ['EMAIL_OTP'] })
  const { email: known, sub } = await addPerson(sample)
  await sample.database.forPool(sample.found.pool.id, (transaction) =>
    transaction.update(poolUsers).set({ mfa: { enabled: ['EMAIL_OTP'], preferred: 'EMAIL_OTP' } }),
  )
  await signUp(known)
  expect(notices).toMatchObject([{ event: 'account-exists', to: known, person: { sub } }])
})
