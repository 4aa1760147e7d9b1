// The proof of a password over the wire: who gets in, who is refused in which words, and what nobody can learn from either.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { poolUsers } from '#identity/tables.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import {
  addPerson,
  askForProof,
  isSignedIn,
  parametersOf,
  respond,
  samplePassword,
  signInBySrp,
} from '#tests/support/sign-in.ts'

let sample: SampleIdentity
beforeAll(async () => {
  sample = await openSampleIdentity()
})
afterAll(() => sample.close())

const incorrect = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' }

test('a right password signs in, under any writing of the name and under the sub', async () => {
  const person = await addPerson(sample)
  for (const name of [person.email, person.email.toUpperCase(), ` ${person.email} `, person.sub]) {
    const { status, body } = await signInBySrp(sample, name)
    expect(status).toBe(200)
    expect(body.AuthenticationResult).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 3600 })
    expect(body.ChallengeParameters).toEqual({})
  }
})

test('the question names the sub twice, and comes without a Session', async () => {
  const person = await addPerson(sample)
  const { first } = await askForProof(sample, person.email, '')
  expect(first.body).toEqual({
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: expect.stringMatching(/^[0-9a-f]{32}$/),
      SRP_B: expect.stringMatching(/^[0-9a-f]{700,768}$/),
      SECRET_BLOCK: expect.stringMatching(/^[A-Za-z0-9+/]{64}$/),
      USERNAME: person.sub,
      USER_ID_FOR_SRP: person.sub,
    },
  })
})

test('a wrong password is refused, and its block is used up', async () => {
  const person = await addPerson(sample)
  const { proof } = await askForProof(sample, person.email, 'green harbour 7')
  expect((await respond(sample, 'PASSWORD_VERIFIER', undefined, proof)).body).toEqual(incorrect)
  expect((await respond(sample, 'PASSWORD_VERIFIER', undefined, proof)).body.message).toMatch(/only be used once/)
})

test('a hundred racing answers to one question: one signs in', async () => {
  const person = await addPerson(sample)
  const { proof } = await askForProof(sample, person.email, samplePassword)
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => respond(sample, 'PASSWORD_VERIFIER', undefined, proof)),
  )
  expect(answers.filter(isSignedIn)).toHaveLength(1)
  const others = new Set(answers.filter((one) => !isSignedIn(one)).map(({ body }) => body.message))
  expect([...others]).toEqual(['Invalid session for the user, session can only be used once.'])
  expect(isSignedIn(await signInBySrp(sample, person.email))).toBe(true)
})

test('a request that is sent again under its invocation id gets the same tokens', async () => {
  const person = await addPerson(sample)
  const { proof } = await askForProof(sample, person.email, samplePassword)
  const headers = { 'amz-sdk-invocation-id': 'again-1' }
  const [one, other] = await Promise.all([
    respond(sample, 'PASSWORD_VERIFIER', undefined, proof, headers),
    respond(sample, 'PASSWORD_VERIFIER', undefined, proof, headers),
  ])
  expect(isSignedIn(one)).toBe(true)
  expect(other.body).toEqual(one.body)
})

test('a question is answered within three minutes, or not at all', async () => {
  const person = await addPerson(sample)
  const { proof } = await askForProof(sample, person.email, samplePassword)
  sample.pass(180_000)
  const late = await respond(sample, 'PASSWORD_VERIFIER', undefined, proof)
  expect(late.body.message).toBe('Invalid session for the user, session is expired.')
})

test('a block of somebody else, a made-up one, or an answer in another name proves nothing', async () => {
  const [person, other] = [await addPerson(sample), await addPerson(sample)]
  const { proof } = await askForProof(sample, person.email, samplePassword)
  const { proof: otherProof } = await askForProof(sample, other.email, samplePassword)
  const swapped = { ...proof, PASSWORD_CLAIM_SECRET_BLOCK: otherProof.PASSWORD_CLAIM_SECRET_BLOCK ?? '' }
  for (const answer of [
    { ...proof, USERNAME: other.sub },
    swapped,
    { ...proof, PASSWORD_CLAIM_SECRET_BLOCK: 'AAAA' },
  ]) {
    const { status, body } = await respond(sample, 'PASSWORD_VERIFIER', undefined, answer)
    expect(status).toBe(400)
    expect(body).toMatchObject({ __type: 'NotAuthorizedException', message: 'Invalid session for the user.' })
  }
  expect(isSignedIn(await respond(sample, 'PASSWORD_VERIFIER', undefined, proof))).toBe(true)
})

test('values that nothing can be proved with are refused before anybody is looked at', async () => {
  const { email } = await addPerson(sample)
  const N = (await import('./mod-pow.ts')).N.toString(16)
  for (const SRP_A of ['0', N, 'no number', '-1', '1'.repeat(2000)]) {
    const AuthParameters = { USERNAME: email, SRP_A }
    const { body } = await sample.post('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters })
    expect(body).toEqual({ __type: 'InvalidParameterException', message: 'Invalid SRP_A.' })
  }
  for (const missing of ['USERNAME', 'PASSWORD_CLAIM_SECRET_BLOCK', 'TIMESTAMP', 'PASSWORD_CLAIM_SIGNATURE']) {
    const { proof } = await askForProof(sample, email, samplePassword)
    const { body } = await respond(sample, 'PASSWORD_VERIFIER', undefined, { ...proof, [missing]: '' })
    expect(body).toEqual({ __type: 'InvalidParameterException', message: `Missing required parameter ${missing}` })
  }
})

test('a name that nobody has is asked the same question each time, under a sub and a salt of its own', async () => {
  const { first } = await askForProof(sample, 'nobody@patient.example', 'x')
  const { first: again } = await askForProof(sample, 'Nobody@Patient.example', 'x')
  const { first: other } = await askForProof(sample, 'nobody2@patient.example', 'x')
  const [one, two, three] = [first, again, other].map(parametersOf)
  expect(one?.USER_ID_FOR_SRP).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(one?.SALT).toMatch(/^[0-9a-f]{32}$/)
  expect([two?.SALT, two?.USER_ID_FOR_SRP]).toEqual([one?.SALT, one?.USER_ID_FOR_SRP])
  expect(two?.SRP_B).not.toBe(one?.SRP_B)
  expect(three?.SALT).not.toBe(one?.SALT)
  expect(three?.USER_ID_FOR_SRP).not.toBe(one?.USER_ID_FOR_SRP)
  const known = parametersOf((await askForProof(sample, (await addPerson(sample)).email, 'x')).first)
  expect(Object.keys(one ?? {})).toEqual(Object.keys(known))
})

test('nobody, somebody without a password and somebody with another one are refused in the same words', async () => {
  const without = await addPerson(sample, { verifier: null })
  const { first } = await askForProof(sample, without.email, 'x')
  const { first: again } = await askForProof(sample, without.email, 'x')
  expect(parametersOf(first).SALT).toBe(parametersOf(again).SALT)
  expect(parametersOf(first).USER_ID_FOR_SRP).toBe(without.sub)
  const person = await addPerson(sample)
  for (const name of ['nobody@patient.example', without.email, person.email])
    expect((await signInBySrp(sample, name, 'a guess')).body).toEqual(incorrect)
})

test('the state of an account is told to whoever proved the password, and to nobody else', async () => {
  const states = [
    [{ status: 'UNCONFIRMED' }, 'UserNotConfirmedException', 'User is not confirmed.'],
    [{ status: 'RESET_REQUIRED' }, 'PasswordResetRequiredException', 'Password reset required for the user'],
    [{ enabled: false }, 'NotAuthorizedException', 'User is disabled.'],
  ] as const
  for (const [changes, __type, message] of states) {
    const person = await addPerson(sample, changes)
    expect((await signInBySrp(sample, person.email)).body).toEqual({ __type, message })
    expect((await signInBySrp(sample, person.email, 'a guess')).body).toEqual(incorrect)
  }
})

test('a pool that hides nobody says that a user does not exist', async () => {
  const open = await openSampleIdentity({ hidesUsers: false })
  const { first } = await askForProof(open, 'nobody@patient.example', 'x')
  expect(first.body).toEqual({ __type: 'UserNotFoundException', message: 'User does not exist.' })
  await open.close()
})

test('an unknown device is told before the proof is taken, for people and for nobody: the same answer works without it', async () => {
  const DEVICE_KEY = 'eu-west-1_00000000-0000-4000-8000-000000000000'
  const person = await addPerson(sample)
  for (const name of [person.email, 'nobody@patient.example']) {
    const { proof } = await askForProof(sample, name, samplePassword)
    const refused = await respond(sample, 'PASSWORD_VERIFIER', undefined, { ...proof, DEVICE_KEY })
    expect(refused.body).toEqual({ __type: 'ResourceNotFoundException', message: 'Device does not exist.' })
    const again = await respond(sample, 'PASSWORD_VERIFIER', undefined, proof)
    expect(isSignedIn(again)).toBe(name === person.email)
  }
})

test('somebody who is removed between the steps is refused like a wrong password', async () => {
  const person = await addPerson(sample)
  const { proof } = await askForProof(sample, person.email, samplePassword)
  await sample.database.forPool(person.poolId, (transaction) => transaction.delete(poolUsers))
  const { status } = await respond(sample, 'PASSWORD_VERIFIER', undefined, proof)
  expect(status).toBe(400)
})

test('no line of the log has a name, a password or a proof in it', async () => {
  expect(sample.logLines.join('\n')).not.toMatch(/harbour|patient\.example|SIGNATURE/)
})
