// USER_AUTH over the wire: the choice of a first factor, for people and for nobody, and signing in right after sign-up.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import {
  addPerson,
  beginUserAuth,
  isSignedIn,
  parametersOf,
  respond,
  samplePassword,
  sessionOf,
} from '#tests/support/sign-in.ts'
import { sampleDoor } from '#tests/support/signed-in-user.ts'
import { beginSrp, proveSrp, type SrpChallenge } from '#tests/support/srp-client.ts'
import { openChallenge } from './challenges.ts'

let sample: SampleIdentity
beforeAll(async () => {
  sample = await openSampleIdentity()
})
afterAll(() => sample.close())

const lastCode = () => sample.messages.at(-1)?.code ?? ''
const poolName = () => sample.found.pool.id.split('_')[1] ?? ''

test('without a preference, or with one that is not there, the ways that somebody has are offered', async () => {
  const { email } = await addPerson(sample)
  for (const more of [{}, { PREFERRED_CHALLENGE: 'WEB_AUTHN' }, { PREFERRED_CHALLENGE: 'constructor' }]) {
    const { status, body } = await beginUserAuth(sample, email, more)
    expect(status).toBe(200)
    expect(body).toEqual({
      ChallengeName: 'SELECT_CHALLENGE',
      Session: expect.stringMatching(/^.{20,2048}$/),
      ChallengeParameters: {},
      AvailableChallenges: ['PASSWORD_SRP', 'PASSWORD', 'EMAIL_OTP'],
    })
  }
})

test('the password at once: right signs in, wrong is refused', async () => {
  const { email } = await addPerson(sample)
  const PREFERRED_CHALLENGE = 'PASSWORD'
  expect(isSignedIn(await beginUserAuth(sample, email, { PREFERRED_CHALLENGE, PASSWORD: samplePassword }))).toBe(true)
  const { body } = await beginUserAuth(sample, email, { PREFERRED_CHALLENGE, PASSWORD: 'a guess' })
  expect(body).toEqual({ __type: 'NotAuthorizedException', message: 'Incorrect username or password.' })
  const without = await beginUserAuth(sample, email, { PREFERRED_CHALLENGE })
  expect(without.body.message).toBe('Missing required parameter PASSWORD')
})

test('the proof of a password, at once or chosen', async () => {
  const { email } = await addPerson(sample)
  const client = beginSrp()
  const SRP_A = client.open.toString(16)
  const offered = await beginUserAuth(sample, email)
  for (const asked of [
    await beginUserAuth(sample, email, { PREFERRED_CHALLENGE: 'PASSWORD_SRP', SRP_A }),
    await respond(sample, 'SELECT_CHALLENGE', sessionOf(offered), { USERNAME: email, ANSWER: 'PASSWORD_SRP', SRP_A }),
  ]) {
    expect(asked.body.ChallengeName).toBe('PASSWORD_VERIFIER')
    const proof = proveSrp(poolName(), samplePassword, parametersOf(asked) as SrpChallenge, client)
    expect(isSignedIn(await respond(sample, 'PASSWORD_VERIFIER', undefined, proof))).toBe(true)
  }
})

test('a chosen password that is wrong leaves the choice open; the right one ends it', async () => {
  const { email } = await addPerson(sample)
  const session = sessionOf(await beginUserAuth(sample, email))
  const choose = (PASSWORD: string) =>
    respond(sample, 'SELECT_CHALLENGE', session, { USERNAME: email, ANSWER: 'PASSWORD', PASSWORD })
  expect((await choose('a guess')).body.message).toBe('Incorrect username or password.')
  expect(isSignedIn(await choose(samplePassword))).toBe(true)
  expect((await choose(samplePassword)).body.message).toMatch(/only be used once/)
})

test('a code by mail signs in, for whoever chooses it and for whoever asks for it at once', async () => {
  const { email } = await addPerson(sample)
  const offered = await beginUserAuth(sample, email)
  const chosen = { USERNAME: email, ANSWER: 'EMAIL_OTP' }
  for (const ask of [
    () => beginUserAuth(sample, email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' }),
    () => respond(sample, 'SELECT_CHALLENGE', sessionOf(offered), chosen),
  ]) {
    const asked = await ask()
    expect(asked.body.ChallengeName).toBe('EMAIL_OTP')
    const responses = { USERNAME: email, EMAIL_OTP_CODE: lastCode() }
    expect(isSignedIn(await respond(sample, 'EMAIL_OTP', sessionOf(asked), responses))).toBe(true)
  }
})

test('a code by SMS signs in', async () => {
  const attributes = { email: 'caller@patient.example', phone_number: '+4915112345678', phone_number_verified: 'true' }
  const { email } = await addPerson(sample, { attributes })
  const asked = await beginUserAuth(sample, email, { PREFERRED_CHALLENGE: 'SMS_OTP' })
  expect(parametersOf(asked)).toEqual({
    CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
    CODE_DELIVERY_DESTINATION: '+*******5678',
  })
  const responses = { USERNAME: email, SMS_OTP_CODE: lastCode() }
  expect(isSignedIn(await respond(sample, 'SMS_OTP', sessionOf(asked), responses))).toBe(true)
})

test('what was not offered cannot be chosen', async () => {
  const { email } = await addPerson(sample)
  const session = sessionOf(await beginUserAuth(sample, email))
  for (const ANSWER of ['SMS_OTP', 'WEB_AUTHN', 'EMAIL_OTP_', '__proto__']) {
    const { body } = await respond(sample, 'SELECT_CHALLENGE', session, { USERNAME: email, ANSWER })
    expect(body).toMatchObject({ __type: 'InvalidParameterException' })
  }
})

test('nobody is offered the same each time, is sent nothing, and is refused in the same words', async () => {
  const name = 'nobody@patient.example'
  const [one, two] = [await beginUserAuth(sample, name), await beginUserAuth(sample, name.toUpperCase())]
  expect(one.body.AvailableChallenges).toEqual(two.body.AvailableChallenges)
  expect(one.body.AvailableChallenges).toEqual(expect.arrayContaining(['PASSWORD_SRP', 'PASSWORD', 'EMAIL_OTP']))
  const before = sample.messages.length
  const asked = await respond(sample, 'SELECT_CHALLENGE', sessionOf(one), { USERNAME: name, ANSWER: 'EMAIL_OTP' })
  expect(parametersOf(asked)).toEqual({
    CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL',
    CODE_DELIVERY_DESTINATION: 'n***@p***',
  })
  const { body } = await respond(sample, 'EMAIL_OTP', sessionOf(asked), { USERNAME: name, EMAIL_OTP_CODE: '12345678' })
  expect(body).toEqual({ __type: 'CodeMismatchException', message: 'Invalid code or auth state for the user.' })
  const guess = { USERNAME: name, ANSWER: 'PASSWORD', PASSWORD: 'a guess' }
  const refused = await respond(sample, 'SELECT_CHALLENGE', sessionOf(two), guess)
  expect(refused.body).toEqual({ __type: 'NotAuthorizedException', message: 'Incorrect username or password.' })
  // A message that is written and taken back in the same transaction.
  for (const { to } of sample.messages.slice(before)) expect(to).toBe('nobody@nowhere.invalid')
})

test('among names that nobody has, some seem to have passkeys and most do not', async () => {
  const names = Array.from({ length: 40 }, (_, at) => `nobody-${at}@patient.example`)
  const offers = await Promise.all(names.map(async (name) => ({ name, offered: await beginUserAuth(sample, name) })))
  const [first, ...more] = offers.filter(({ offered }) =>
    String(offered.body.AvailableChallenges).includes('WEB_AUTHN'),
  )
  if (!first) throw new Error('none of forty seems to have a passkey')
  expect(more.length).toBeLessThan(30)
  const { name: USERNAME, offered } = first
  const asked = await respond(sample, 'SELECT_CHALLENGE', sessionOf(offered), { USERNAME, ANSWER: 'WEB_AUTHN' })
  expect(asked.body.ChallengeName).toBe('WEB_AUTHN')
  expect(JSON.parse(parametersOf(asked).CREDENTIAL_REQUEST_OPTIONS ?? '')).toMatchObject({
    allowCredentials: [{ type: 'public-key' }],
  })
  const instead = { USERNAME, ANSWER: 'EMAIL_OTP' }
  const chosenAnew = await respond(sample, 'SELECT_CHALLENGE', sessionOf(asked), instead)
  expect(chosenAnew.body.ChallengeName).toBe('EMAIL_OTP')
})

test('somebody who has not confirmed their account is sent no code, and looks like anybody', async () => {
  const { email } = await addPerson(sample, { status: 'UNCONFIRMED' })
  const before = sample.messages.length
  const asked = await beginUserAuth(sample, email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' })
  expect(asked.body.ChallengeName).toBe('EMAIL_OTP')
  for (const { to } of sample.messages.slice(before)) expect(to).toBe('nobody@nowhere.invalid')
})

test('somebody asks for more codes than anybody needs: told to wait, but elsewhere they get theirs', async () => {
  const { email } = await addPerson(sample)
  const ask = (sender: string) =>
    beginUserAuth(sample, email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' }, { 'x-sender': sender })
  const own = await ask('home')
  await respond(
    sample,
    'EMAIL_OTP',
    sessionOf(own),
    { USERNAME: email, EMAIL_OTP_CODE: lastCode() },
    { 'x-sender': 'home' },
  )
  for (let at = 0; at < 20; at++) await ask('stranger')
  expect((await ask('stranger')).body.__type).toBe('LimitExceededException')
  for (let at = 0; at < 20; at++) await ask(`stranger ${at}`)
  expect((await ask('stranger 99')).body.__type).toBe('LimitExceededException')
  expect((await ask('home')).status).toBe(200)
})

test('the Session of a confirmed sign-up signs in once, its own person only, within three minutes', async () => {
  const [person, other] = [await addPerson(sample), await addPerson(sample)]
  const door = sampleDoor(sample)
  const open = () =>
    door.work((transaction) => openChallenge(door, transaction, { kind: 'AUTO_SIGN_IN', sub: person.sub, state: {} }))
  const use = (name: string, Session: string) =>
    sample.post('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME: name }, Session })
  const session = await open()
  expect((await use(other.email, session)).body.message).toBe('Invalid session for the user.')
  const answers = await Promise.all(Array.from({ length: 20 }, () => use(person.email, session)))
  expect(answers.filter(isSignedIn)).toHaveLength(1)
  const late = await open()
  sample.pass(180_000)
  expect((await use(person.email, late)).body.message).toMatch(/session is expired/)
})

test('flows that the client may not use, and flows that there are not', async () => {
  const { email } = await addPerson(sample)
  const begin = (AuthFlow: string) =>
    sample.post('InitiateAuth', { AuthFlow, AuthParameters: { USERNAME: email, PASSWORD: samplePassword } })
  expect((await begin('USER_PASSWORD_AUTH')).body).toEqual({
    __type: 'InvalidParameterException',
    message: 'USER_PASSWORD_AUTH flow not enabled for this client',
  })
  for (const name of ['CUSTOM_AUTH', 'constructor', 'toString', '__proto__'])
    expect((await begin(name)).body.message).toMatch(/^1 validation error detected: Value at 'authFlow' failed/)
  const challenge = await respond(sample, 'constructor', undefined, {})
  expect(challenge.body.message).toMatch(/^1 validation error detected: Value at 'challengeName' failed/)
  const without = await respond(sample, 'EMAIL_OTP', undefined, { USERNAME: email, EMAIL_OTP_CODE: '12345678' })
  expect(without.body.message).toBe('Missing required parameter Session')
})

test('a client that chooses nothing cannot let people choose', async () => {
  const srpOnly = await openSampleIdentity({}, { flows: ['ALLOW_USER_SRP_AUTH'] })
  const { body } = await beginUserAuth(srpOnly, 'a@patient.example')
  expect(body.message).toBe('USER_AUTH flow not enabled for this client')
  await srpOnly.close()
})

test('among names that nobody has, some seem to have a telephone: the same one each time', async () => {
  const names = Array.from({ length: 40 }, (_, at) => `nobody-${at}@patient.example`)
  const offers = await Promise.all(names.map(async (name) => ({ name, offered: await beginUserAuth(sample, name) })))
  const withPhone = offers.filter(({ offered }) => String(offered.body.AvailableChallenges).includes('SMS_OTP'))
  expect(withPhone.length).toBeLessThan(30)
  const [first] = withPhone
  if (!first) throw new Error('none of forty seems to have a telephone')
  const ask = async () => parametersOf(await beginUserAuth(sample, first.name, { PREFERRED_CHALLENGE: 'SMS_OTP' }))
  const said = await ask()
  expect(said).toEqual({
    CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
    CODE_DELIVERY_DESTINATION: expect.stringMatching(/^\+\*{7}\d{4}$/),
  })
  expect(await ask()).toEqual(said)
})
