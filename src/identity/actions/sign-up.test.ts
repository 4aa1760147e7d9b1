// Checks who can sign up and how: names, passwords, attributes, the code that leaves, and that a name is taken once.
import { afterEach, expect, test } from 'vitest'
import type { Notice } from '#identity/messages/notice.ts'
import type { ClientSettings, PoolSettings } from '#identity/pool/pool.ts'
import { codes, poolUsers } from '#identity/tables.ts'
import { isPassword } from '#identity/users/password.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { sampleDoor } from '#tests/support/signed-in-user.ts'
import { warmConnections } from '#tests/support/warm-connections.ts'

let sample: SampleIdentity
afterEach(() => sample.close())

const open = async (settings: Partial<PoolSettings> = {}, client: Partial<ClientSettings> = {}) => {
  sample = await openSampleIdentity(settings, client)
}
const email = 'Jane@Mail.example'
const form = {
  Username: email,
  Password: 'paper boat',
  UserAttributes: [
    { Name: 'email', Value: email },
    { Name: 'given_name', Value: 'Jane' },
    { Name: 'family_name', Value: 'Doe' },
  ],
}
const signUp = (changes: object = {}, headers = {}) => sample.post('SignUp', { ...form, ...changes }, headers)
const users = () => sample.database.forPool(sample.found.pool.id, (transaction) => transaction.select().from(poolUsers))

test('spec 3: "Sign-up attributes: email, given_name, family_name." They are kept, and a code is sent to the e-mail', async () => {
  await open()
  const { status, body } = await signUp()
  expect(status).toBe(200)
  expect(body).toEqual({
    UserConfirmed: false,
    UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
    CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'j***@m***' },
  })
  expect(sample.messages).toEqual([
    {
      kind: 'sign-up',
      medium: 'EMAIL',
      to: email,
      person: { poolId: sample.found.pool.id, sub: body.UserSub },
      language: 'en',
      code: expect.stringMatching(/^\d{6}$/),
      place: undefined,
      owner: 'harbour',
    },
  ])
  const [user] = await users()
  expect(user).toMatchObject({
    sub: body.UserSub,
    username: body.UserSub,
    emailKey: 'jane@mail.example',
    status: 'UNCONFIRMED',
    attributes: { email, given_name: 'Jane', family_name: 'Doe', email_verified: 'false' },
  })
  expect(user && (await isPassword(sampleDoor(sample), user, 'paper boat'))).toBe(true)
})

test('what is kept and what is logged holds neither the password nor the code', async () => {
  await open()
  await signUp()
  const kept = await sample.database.forPool(sample.found.pool.id, async (transaction) => [
    await transaction.select().from(poolUsers),
    await transaction.select().from(codes),
  ])
  const written = JSON.stringify(kept) + sample.logLines.join('')
  expect(written).not.toContain('paper boat')
  expect(written).not.toContain(sample.messages[0]?.code)
  expect(sample.logLines.join('')).not.toContain('ane')
})

test('an e-mail that has an account is answered like one that has none, and the truth goes there by mail', async () => {
  await open()
  const notices: Notice[] = []
  sample.identity.parts.notify = async (_, notice) => void notices.push(notice)
  const first = (await signUp()).body
  for (const Username of [email, email.toUpperCase()]) {
    const { status, body } = await signUp({ Username, UserAttributes: [] })
    expect(status).toBe(200)
    expect(body).toEqual({ ...first, UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(body.UserSub).not.toBe(first.UserSub)
  }
  expect(await users()).toHaveLength(1)
  expect(sample.messages.filter(({ to }) => to.toLowerCase() === email.toLowerCase())).toHaveLength(1)
  expect(notices.map(({ event, to }) => [event, to])).toEqual([
    ['account-exists', email],
    ['account-exists', email],
  ])
  const { code: ConfirmationCode } = sample.messages[0] ?? {}
  expect((await sample.post('ConfirmSignUp', { Username: email, ConfirmationCode })).status).toBe(200)
})

test('a wrong code for an account that is there is refused like one for an account that was just made', async () => {
  await open()
  const wrong = { Username: email, ConfirmationCode: 'no-such-code' }
  await signUp()
  const fresh = await sample.post('ConfirmSignUp', wrong)
  await sample.post('ConfirmSignUp', { Username: email, ConfirmationCode: sample.messages[0]?.code })
  await signUp()
  const known = await sample.post('ConfirmSignUp', wrong)
  expect([known.status, known.body]).toEqual([fresh.status, fresh.body])
  expect(known.body.__type).toBe('CodeMismatchException')
})

test('a pool that hides nobody says that an e-mail is taken, however it is written', async () => {
  await open({ hidesUsers: false })
  await signUp()
  for (const Username of [email, 'jane@mail.example', ' JANE@MAIL.EXAMPLE '.trim()]) {
    const { status, body } = await signUp({ Username, UserAttributes: [] })
    expect(status).toBe(400)
    expect(body).toEqual({
      __type: 'UsernameExistsException',
      message: 'An account with the given email already exists.',
    })
  }
  expect(await users()).toHaveLength(1)
  expect(sample.messages).toHaveLength(1)
})

test('of twenty who take one e-mail at once, one gets it, and one code leaves', async () => {
  await open()
  await warmConnections(sample.database)
  const answers = await Promise.all(Array.from({ length: 20 }, () => signUp()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await users()).toHaveLength(1)
  expect(sample.messages.filter(({ to }) => to === email)).toHaveLength(1)
})

test('a request that comes again makes one account and sends one code', async () => {
  await open()
  const headers = { 'amz-sdk-invocation-id': 'one' }
  await warmConnections(sample.database)
  const answers = await Promise.all([signUp({}, headers), signUp({}, headers), signUp({}, headers)])
  expect(new Set(answers.map(({ body }) => body.UserSub)).size).toBe(1)
  expect(sample.messages).toHaveLength(1)
})

test.for([
  [{ Username: 'jane' }, 'InvalidParameterException', 'Username should be an email.'],
  [{ Username: '+971501234567' }, 'InvalidParameterException', 'Username should be an email.'],
  [{ Password: 'short' }, 'InvalidPasswordException', 'Password did not conform with policy: Password not long enough'],
  [
    { UserAttributes: [{ Name: 'phone_number', Value: '050' }] },
    'InvalidParameterException',
    'Invalid phone number format.',
  ],
  [
    { UserAttributes: [{ Name: 'email_verified', Value: 'true' }] },
    'NotAuthorizedException',
    'A client attempted to write unauthorized attribute',
  ],
  [
    { UserAttributes: [{ Name: 'email', Value: 'other@mail.example' }] },
    'InvalidParameterException',
    'The username and the attribute email have to be the same.',
  ],
] as const)('%j is refused: %s', async ([changes, __type, message]) => {
  await open()
  expect((await signUp(changes)).body).toEqual({ __type, message })
  expect(await users()).toEqual([])
})

test('required attributes have to be there', async () => {
  await open({ attributes: [{ name: 'birthdate', type: 'String', required: true, mutable: true }] })
  expect((await signUp()).body.message).toBe(
    'Attributes did not conform to the schema: birthdate: The attribute birthdate is required',
  )
})

test('where people choose a user name it is kept as they wrote it, and taken once whatever its case', async () => {
  await open({ signInWith: ['username', 'email'] })
  expect((await signUp({ Username: 'Jane' })).status).toBe(200)
  expect(await users()).toMatchObject([{ username: 'Jane', usernameKey: 'jane', emailKey: null }])
  expect((await signUp({ Username: 'JANE' })).body).toEqual({
    __type: 'UsernameExistsException',
    message: 'User already exists',
  })
  expect((await signUp({ Username: email })).body.message).toBe(
    'Username cannot be of email format, since user pool is configured for email alias.',
  )
  const { body } = await signUp({ Username: (await users())[0]?.sub })
  expect(body).toMatchObject({ __type: 'InvalidParameterException', message: 'Invalid username.' })
})

test('where people sign in with a telephone number the code goes there', async () => {
  await open({ signInWith: ['phone_number'] })
  const { body } = await signUp({ Username: '+971501234567', UserAttributes: [] })
  expect(body.CodeDeliveryDetails).toEqual({
    AttributeName: 'phone_number',
    DeliveryMedium: 'SMS',
    Destination: '+*******4567',
  })
  expect(sample.messages).toMatchObject([{ medium: 'SMS', to: '+971501234567' }])
  expect((await signUp({ Username: '+971501234567', UserAttributes: [] })).body.message).toBe(
    'An account with the given phone_number already exists.',
  )
  expect((await signUp()).body.message).toBe('Username should be a phone number.')
})

test('without a password one signs up where another way leads in, and nowhere else', async () => {
  await open()
  expect((await signUp({ Password: undefined })).status).toBe(200)
  expect(await users()).toMatchObject([{ verifier: null }])
  await sample.close()
  await open({ firstFactors: ['PASSWORD_SRP', 'PASSWORD'] })
  expect((await signUp({ Password: undefined })).body.__type).toBe('InvalidPasswordException')
  await sample.close()
  await open({}, { flows: ['ALLOW_USER_SRP_AUTH'] })
  expect((await signUp({ Password: undefined })).body.__type).toBe('InvalidPasswordException')
})

test('a pool that lets nobody sign up says so', async () => {
  await open({ selfSignUp: false })
  expect((await signUp()).body).toEqual({
    __type: 'NotAuthorizedException',
    message: 'SignUp is not permitted for this user pool',
  })
})

test('a client that there is not is told so', async () => {
  await open()
  expect((await signUp({ ClientId: 'nobody' })).body).toEqual({
    __type: 'ResourceNotFoundException',
    message: 'User pool client nobody does not exist.',
  })
})
