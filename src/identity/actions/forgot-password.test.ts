// Checks the way to a new password: the code, what it ends, and that nobody learns from it who has an account.
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { sendResetCode } from '#identity/codes/send-reset-code.ts'
import type { PoolSettings } from '#identity/pool/pool.ts'
import { refuseWhileLocked, settleAttempt } from '#identity/sign-in/lock.ts'
import { challenges, codes, devices, poolUsers } from '#identity/tables.ts'
import { isPassword } from '#identity/users/password.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { addUser, sampleDoor, signedInUser } from '#tests/support/signed-in-user.ts'
import { warmConnections } from '#tests/support/warm-connections.ts'

let sample: SampleIdentity
afterEach(() => sample.close())

const email = 'jane@mail.example'
const mismatch = { __type: 'CodeMismatchException', message: 'Invalid verification code provided, please try again.' }
const expired = { __type: 'ExpiredCodeException', message: 'Invalid code provided, please request a code again.' }
const unknown = { __type: 'UserNotFoundException', message: 'Username/client id combination not found.' }
const toJane = { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'j***@m***' }

const open = async (settings: Partial<PoolSettings> = {}) => {
  sample = await openSampleIdentity(settings)
}
const add = (changes: Partial<PoolUser> = {}) =>
  addUser(sample, { attributes: { email, email_verified: 'true' }, ...changes })
const forgot = (Username = email) => sample.post('ForgotPassword', { Username })
const reset = (ConfirmationCode: string, Password = 'tin whistle', Username = email) =>
  sample.post('ConfirmForgotPassword', { Username, ConfirmationCode, Password })
const lastCode = () => sample.messages.at(-1)?.code ?? ''
const rowsOf = <Table extends typeof poolUsers | typeof codes | typeof challenges>(table: Table) =>
  sample.database.forPool(sample.found.pool.id, (transaction) => transaction.select().from(table as typeof poolUsers))
const users = () => rowsOf(poolUsers)

test('a code goes to the verified address, in the language of the person, and gives a new password', async () => {
  await open()
  await add({ language: 'ar', status: 'RESET_REQUIRED' })
  expect((await forgot('JANE@mail.example')).body).toEqual({ CodeDeliveryDetails: toJane })
  expect(sample.messages).toMatchObject([{ kind: 'reset', to: email, language: 'ar', medium: 'EMAIL' }])
  expect(await reset(lastCode())).toMatchObject({ status: 200, body: {} })
  const [user] = await users()
  expect(user).toMatchObject({ status: 'CONFIRMED', signedOutAt: sample.now() })
  expect(user && (await isPassword(sampleDoor(sample), user, 'tin whistle'))).toBe(true)
  expect((await reset(lastCode())).body).toEqual(expired)
})

test('a new password ends every session and every sign-in under way', async () => {
  await open()
  const { tokens, user } = await signedInUser(sample, { attributes: { email, email_verified: 'true' } })
  const door = sampleDoor(sample)
  await door.work((transaction) =>
    transaction.insert(challenges).values({
      poolId: door.pool.id,
      id: Buffer.alloc(32),
      clientId: door.client.id,
      sub: user.sub,
      kind: 'SOFTWARE_TOKEN_MFA',
      state: Buffer.alloc(1),
      expiresAt: sample.now(),
    }),
  )
  sample.pass(1000)
  await forgot()
  await reset(lastCode())
  expect((await sample.post('GetUser', { AccessToken: tokens.AccessToken })).body).toEqual({
    __type: 'NotAuthorizedException',
    message: 'Access Token has been revoked',
  })
  expect(await rowsOf(challenges)).toEqual([])
})

test('who was held back for wrong passwords can sign in with the new one at once', async () => {
  await open()
  const { sub } = await add()
  const door = sampleDoor(sample)
  const attempt = { what: 'password', sub } as const
  for (let turn = 0; turn < 5; turn++)
    await door.work((transaction) => settleAttempt(door, transaction, attempt, false))
  await expect(refuseWhileLocked(door, attempt)).rejects.toMatchObject({ message: 'Password attempts exceeded' })
  await forgot()
  await reset(lastCode())
  await refuseWhileLocked(door, attempt)
})

test('of a hundred who use one code at once, one sets the password', async () => {
  await open()
  await add()
  await forgot()
  await warmConnections(sample.database)
  const passwords = Array.from({ length: 100 }, (_, turn) => `tin whistle ${turn}`)
  const answers = await Promise.all(passwords.map((password) => reset(lastCode(), password)))
  const winners = passwords.filter((_, turn) => answers[turn]?.status === 200)
  expect(winners).toHaveLength(1)
  const [user] = await users()
  expect(user && (await isPassword(sampleDoor(sample), user, winners[0] ?? ''))).toBe(true)
})

test('a password that the policy refuses leaves the code as it is', async () => {
  await open()
  await add()
  await forgot()
  expect((await reset(lastCode(), 'short')).body.__type).toBe('InvalidPasswordException')
  expect((await reset(lastCode())).status).toBe(200)
})

test('a code works for an hour, and a newer one takes its place', async () => {
  await open()
  await add()
  await forgot()
  const first = lastCode()
  await forgot()
  if (first !== lastCode()) expect((await reset(first)).body).toEqual(mismatch)
  sample.pass(3_600_000)
  expect((await reset(lastCode())).body).toEqual(expired)
})

test('twenty guesses an hour are heard, and then not even the right one', async () => {
  await open()
  await add()
  await forgot()
  const wrong = lastCode() === '000000' ? '000001' : '000000'
  for (let turn = 0; turn < 20; turn++) expect((await reset(wrong)).body).toEqual(mismatch)
  expect((await reset(lastCode())).body).toEqual({
    __type: 'LimitExceededException',
    message: 'Attempt limit exceeded, please try after some time.',
  })
  expect((await users())[0]?.verifier).toBeNull()
})

test('ten codes an hour are sent to a person, not more', async () => {
  await open()
  await add()
  for (let turn = 0; turn < 10; turn++) expect((await forgot()).status).toBe(200)
  expect((await forgot()).body.__type).toBe('LimitExceededException')
  expect(sample.messages).toHaveLength(10)
})

test('a name that nobody has is answered like one that somebody has, always with the same words', async () => {
  await open()
  const nobody = 'jack@mail.example'
  expect((await reset('000000', 'tin whistle', nobody)).body).toEqual(expired)
  for (const name of [nobody, 'Jack@Mail.example']) expect((await forgot(name)).status).toBe(200)
  expect((await forgot(nobody)).body).toEqual({ CodeDeliveryDetails: toJane })
  expect((await reset('000000', 'tin whistle', nobody)).body).toEqual(mismatch)
  expect((await reset('000000', 'short', nobody)).body.__type).toBe('InvalidPasswordException')
  const invented = await forgot('somebody')
  expect(invented.body.CodeDeliveryDetails).toMatchObject({
    Destination: expect.stringMatching(/^[a-z]\*{3}@[a-z]\*{3}$/),
  })
  expect((await forgot('somebody')).body).toEqual(invented.body)
  expect((await forgot('somebody else')).body.__type).toBe('InvalidParameterException')
})

test('for a name that nobody has a code is kept and a mail written and taken back, as much work as for a person', async () => {
  await open()
  await add()
  await forgot()
  await forgot('jack@mail.example')
  // The sample keeps what it was handed; the outbox of the product lies in the transaction, which goes back.
  expect(sample.messages.map(({ to }) => to)).toEqual([email, 'nobody@nowhere.invalid'])
  expect(await rowsOf(codes)).toHaveLength(2)
})

test('the code in the mail that was taken back is not the one that is waited for', async () => {
  await open()
  await forgot('jack@mail.example')
  expect((await reset(lastCode(), 'tin whistle', 'jack@mail.example')).body).toEqual(mismatch)
})

test('who is shut out is answered like anybody, and is sent nothing', async () => {
  await open()
  await add({ enabled: false })
  expect((await forgot()).body).toEqual({ CodeDeliveryDetails: toJane })
  expect(sample.messages.map(({ to }) => to)).not.toContain(email)
  expect((await reset('000000')).body).toEqual(mismatch)
})

test('an account that was never confirmed is confirmed by the code for a new password', async () => {
  await open()
  await sample.post('SignUp', { Username: email, Password: 'paper boat' })
  const first = lastCode()
  expect((await forgot()).body).toEqual({ CodeDeliveryDetails: toJane })
  expect(sample.messages.at(-1)).toMatchObject({ kind: 'reset', to: email })
  expect((await reset(lastCode())).status).toBe(200)
  expect(await users()).toMatchObject([{ status: 'CONFIRMED', attributes: { email_verified: 'true' } }])
  expect((await sample.post('ConfirmSignUp', { Username: email, ConfirmationCode: first })).status).toBe(400)
})

test('an account that waits for its first password cannot be given another one; where people are hidden it looks like nobody', async () => {
  await open()
  await add({ status: 'FORCE_CHANGE_PASSWORD', attributes: { email: 'Jane@Mail.example', email_verified: 'true' } })
  expect((await forgot()).body).toEqual({ CodeDeliveryDetails: toJane })
  expect((await forgot('jack@mail.example')).body).toEqual({ CodeDeliveryDetails: toJane })
  expect(sample.messages.map(({ to }) => to)).not.toContain('Jane@Mail.example')
  for (const name of [email, 'jack@mail.example'])
    expect((await reset('000000', 'tin whistle', name)).body).toEqual(mismatch)
  await sample.close()
  await open({ hidesUsers: false })
  await add({ status: 'FORCE_CHANGE_PASSWORD' })
  expect((await forgot()).body).toEqual({
    __type: 'NotAuthorizedException',
    message: 'User password cannot be reset in the current state.',
  })
  expect(sample.messages).toEqual([])
})

test('a mask does not tell in which letters somebody wrote their address when they signed up', async () => {
  await open()
  await add({ attributes: { email: 'Jane@Mail.example', email_verified: 'true' } })
  for (const name of [
    email,
    'JANE@MAIL.example',
    'JACK@MAIL.example',
    '\uff2aane@mail.example',
    '\uff2aack@mail.example',
  ])
    expect((await forgot(name)).body).toEqual({ CodeDeliveryDetails: toJane })
})

test('a code opens nothing once its address is somebody’s no more, and proves no other', async () => {
  await open({ signInWith: ['username', 'email'] })
  const attributes = { email, email_verified: 'true' }
  const { tokens, user } = await signedInUser(sample, { username: 'jane', usernameKey: 'jane', attributes })
  const { AccessToken } = tokens
  await forgot('jane')
  const code = lastCode()
  await sample.post('DeleteUserAttributes', { AccessToken, UserAttributeNames: ['email'] })
  await sample.post('UpdateUserAttributes', {
    AccessToken,
    UserAttributes: [{ Name: 'nickname', Value: 'Jane' }],
  })
  expect((await reset(code, 'tin whistle', 'jane')).body).toEqual(expired)
  // Kept by a request that had read the address just before.
  const door = sampleDoor(sample)
  await door.work((transaction) => sendResetCode(door, transaction, user, 'email'))
  expect((await reset(lastCode(), 'tin whistle', 'jane')).body).toEqual(expired)
  expect(await users()).toMatchObject([{ verifier: null, attributes: { nickname: 'Jane' } }])
})

test('a new address makes an end of the code that went to the one before', async () => {
  await open()
  const { tokens, user } = await signedInUser(sample, { attributes: { email, email_verified: 'true' } })
  const { AccessToken } = tokens
  await forgot()
  const code = lastCode()
  const Value = 'jane@new.example'
  await sample.post('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'email', Value }] })
  await sample.post('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code: lastCode() })
  expect((await reset(code, 'tin whistle', user.sub)).body).toEqual(expired)
  expect((await sample.post('GetUser', { AccessToken })).status).toBe(200)
})

test('after a reset no device stands for the second factor any more', async () => {
  await open()
  const { user } = await signedInUser(sample, { attributes: { email, email_verified: 'true' } })
  const door = sampleDoor(sample)
  const count = () => door.work((transaction) => transaction.$count(devices, eq(devices.sub, user.sub)))
  expect(await count()).toBe(1)
  await forgot()
  await reset(lastCode())
  expect(await count()).toBe(0)
})

test('a pool that hides nobody says what is in the way', async () => {
  await open({ hidesUsers: false })
  expect((await forgot()).body).toEqual(unknown)
  expect((await reset('000000')).body).toEqual(unknown)
  await add({ attributes: { email, email_verified: 'false' } })
  expect((await forgot()).body).toEqual({
    __type: 'InvalidParameterException',
    message: 'Cannot reset password for the user as there is no registered/verified email or phone_number',
  })
  await add({ enabled: false, attributes: { email: 'other@mail.example', email_verified: 'true' } })
  expect((await forgot('other@mail.example')).body).toEqual({
    __type: 'NotAuthorizedException',
    message: 'User is disabled.',
  })
})

test('without an e-mail the code goes to the telephone', async () => {
  await open({ signInWith: ['email', 'phone_number'] })
  const phone = { phone_number: '+971501234567', phone_number_verified: 'true' }
  await add({ attributes: phone, emailKey: null, phoneKey: '+971501234567' })
  expect((await forgot('+971501234567')).body).toEqual({
    CodeDeliveryDetails: { AttributeName: 'phone_number', DeliveryMedium: 'SMS', Destination: '+*******4567' },
  })
  expect(sample.messages).toMatchObject([{ medium: 'SMS', to: '+971501234567' }])
})
