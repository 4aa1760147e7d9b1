// Checks how an account is confirmed: by its code or link, once, and who has an address when two want it.
import { afterEach, expect, test } from 'vitest'
import type { PoolSettings } from '#identity/pool/pool.ts'
import { challenges, poolUsers } from '#identity/tables.ts'
import { updateUser } from '#identity/users/write-user.ts'
import { openSampleIdentity, type SampleIdentity, sampleOrigin } from '#tests/support/sample-identity.ts'
import { addUser, sampleDoor } from '#tests/support/signed-in-user.ts'
import { warmConnections } from '#tests/support/warm-connections.ts'

let sample: SampleIdentity
afterEach(() => sample.close())

const email = 'jane@mail.example'
const mismatch = { __type: 'CodeMismatchException', message: 'Invalid verification code provided, please try again.' }
const expired = { __type: 'ExpiredCodeException', message: 'Invalid code provided, please request a code again.' }

const open = async (settings: Partial<PoolSettings> = {}, flows?: 'ALLOW_USER_SRP_AUTH'[]) => {
  sample = await openSampleIdentity(settings, flows ? { flows } : {})
}
const signUp = (Username = email, attributes: Record<string, string> = { email }) =>
  sample.post('SignUp', {
    Username,
    Password: 'paper boat',
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  })
const lastCode = () => sample.messages.at(-1)?.code ?? ''
const confirm = (ConfirmationCode: string, Username = email, more = {}) =>
  sample.post('ConfirmSignUp', { Username, ConfirmationCode, ...more })
const resend = (Username = email) => sample.post('ResendConfirmationCode', { Username })
const users = () => sample.database.forPool(sample.found.pool.id, (transaction) => transaction.select().from(poolUsers))
const userOf = async (username: string) => (await users()).find((user) => user.username === username)

test('the code confirms the account and its e-mail, and opens one sign-in without a password', async () => {
  await open()
  await signUp()
  const { status, body } = await confirm(lastCode(), 'JANE@mail.example')
  expect(status).toBe(200)
  expect(body).toEqual({ Session: expect.stringMatching(/^.{20,2048}$/) })
  expect(await users()).toMatchObject([{ status: 'CONFIRMED', attributes: { email, email_verified: 'true' } }])
  const opened = await sample.database.forPool(sample.found.pool.id, (transaction) =>
    transaction.select().from(challenges),
  )
  expect(opened).toMatchObject([{ kind: 'AUTO_SIGN_IN', sub: (await users())[0]?.sub }])
})

test('a client that may not choose its first factor is given no Session', async () => {
  await open({}, ['ALLOW_USER_SRP_AUTH'])
  await signUp()
  expect((await confirm(lastCode())).body).toEqual({})
})

test('who is confirmed cannot be confirmed again, nor be sent a code, and a pool that hides nobody says so', async () => {
  await open({ hidesUsers: false })
  await signUp()
  const code = lastCode()
  await confirm(code)
  expect((await confirm(code)).body).toEqual({
    __type: 'NotAuthorizedException',
    message: 'User cannot be confirmed. Current status is CONFIRMED',
  })
  expect((await resend()).body).toEqual({
    __type: 'InvalidParameterException',
    message: 'User is already confirmed.',
  })
})

test('where people are hidden, who is confirmed is answered like nobody, and hears by mail that they have an account', async () => {
  await open()
  await signUp()
  await confirm(lastCode())
  const told: string[] = []
  sample.identity.parts.notify = async (_, { event }) => void told.push(event)
  const nobody = 'nobody@mail.example'
  expect((await confirm('000000')).body).toEqual((await confirm('000000', nobody)).body)
  const [known, unknown] = [await resend(), await resend(nobody)]
  expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)])
  expect(told).toEqual(['account-exists'])
  expect((await confirm('no-such-code')).body).toEqual((await confirm('no-such-code', nobody)).body)
})

test('of a hundred who confirm at once with one code, one is told that it worked', async () => {
  await open()
  await signUp()
  // Each is a request of its own; the limit of tries stands before most of them.
  await warmConnections(sample.database)
  const answers = await Promise.all(Array.from({ length: 100 }, () => confirm(lastCode())))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a wrong code is a mismatch, a code too late has expired, fifteen tries an hour are heard', async () => {
  await open()
  await signUp()
  const code = lastCode()
  const wrong = code === '000000' ? '000001' : '000000'
  for (let turn = 0; turn < 15; turn++) expect((await confirm(wrong)).body).toEqual(mismatch)
  expect((await confirm(code)).body).toEqual({
    __type: 'LimitExceededException',
    message: 'Attempt limit exceeded, please try after some time.',
  })
  sample.pass(3_600_000)
  expect((await confirm(wrong)).body).toEqual(mismatch)
  sample.pass(23 * 3_600_000)
  expect((await confirm(code)).body).toEqual(expired)
})

test('a code that is sent again takes the place of the first one', async () => {
  await open()
  await signUp()
  const first = lastCode()
  expect((await resend()).body).toEqual({
    CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'j***@m***' },
  })
  if (first !== lastCode()) expect((await confirm(first)).body).toEqual(mismatch)
  expect((await confirm(lastCode())).status).toBe(200)
})

test('five codes an hour are sent again, not more', async () => {
  await open()
  await signUp()
  for (let turn = 0; turn < 5; turn++) expect((await resend()).status).toBe(200)
  expect((await resend()).body.__type).toBe('LimitExceededException')
  expect(sample.messages).toHaveLength(6)
})

test('a name that nobody has is answered like one that somebody has', async () => {
  await open()
  await signUp()
  expect((await confirm('000000', 'nobody@mail.example')).body).toEqual(expired)
  expect((await resend('nobody@mail.example')).body).toEqual({
    CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'n***@m***' },
  })
  expect((await confirm('000000', 'nobody@mail.example')).body).toEqual(mismatch)
})

test('a pool that hides nobody says that a name is not known', async () => {
  await open({ hidesUsers: false })
  const unknown = { __type: 'UserNotFoundException', message: 'Username/client id combination not found.' }
  expect((await confirm('000000')).body).toEqual(unknown)
  expect((await resend()).body).toEqual(unknown)
})

const byName = { signInWith: ['username', 'email'] } satisfies Partial<PoolSettings>

test('an address that another user verified is taken, and the code is not used up by trying', async () => {
  await open(byName)
  await signUp('jane')
  await confirm(lastCode(), 'jane')
  await signUp('june')
  const code = lastCode()
  const taken = { __type: 'AliasExistsException', message: 'An account with the email already exists.' }
  expect((await confirm(code, 'june')).body).toEqual(taken)
  expect(await userOf('june')).toMatchObject({ status: 'UNCONFIRMED', emailKey: null })
  expect((await confirm(code, 'june', { ForceAliasCreation: false })).body).toEqual(taken)
})

test('ForceAliasCreation gives the address to whoever verified it last', async () => {
  await open(byName)
  await signUp('jane')
  await confirm(lastCode(), 'jane')
  await signUp('june')
  expect((await confirm(lastCode(), 'june', { ForceAliasCreation: true })).status).toBe(200)
  expect(await userOf('june')).toMatchObject({ status: 'CONFIRMED', emailKey: email })
  expect(await userOf('jane')).toMatchObject({ emailKey: null, attributes: { email, email_verified: 'false' } })
})

test('spec 9: "Sign-up confirmation method defaults to code (alternative: link)." A link leads to the page with the code, and holds no address', async () => {
  await open({ confirmBy: 'LINK' })
  const body = JSON.stringify({ ClientId: sample.found.client.id, Username: email, Password: 'paper boat' })
  const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' }
  const asker = { origin: sampleOrigin, sender: 'sender', language: 'ar', place: 'a provider', siteOwner: 'harbour' }
  await sample.identity.answer(new Request(`${sampleOrigin}/identity/`, { method: 'POST', headers, body }), asker)
  const [message] = sample.messages
  expect(message).toMatchObject({ language: 'ar', place: 'a provider' })
  const link = new URL(message?.link ?? '')
  expect(link.origin + link.pathname).toBe(`${sampleOrigin}/auth/confirm-email`)
  expect(link.href).not.toMatch(/jane|@|%40/)
  const { username = '', code = '' } = Object.fromEntries(link.searchParams)
  expect((await confirm(code, username)).status).toBe(200)
})

test('to a host that is nobody’s known site, or another owner’s, no mail leads: the code is typed', async () => {
  await open({ confirmBy: 'LINK' })
  const body = JSON.stringify({ ClientId: sample.found.client.id, Username: email, Password: 'paper boat' })
  const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' }
  const asker = { origin: sampleOrigin, sender: 'sender', language: 'en', place: 'a provider', siteOwner: 'another' }
  await sample.identity.answer(new Request(`${sampleOrigin}/identity/`, { method: 'POST', headers, body }), asker)
  await resend()
  for (const message of [sample.messages[0], sample.messages[1]]) {
    expect(message).toMatchObject({ kind: 'sign-up' })
    expect(message).not.toHaveProperty('link')
  }
  expect((await confirm(lastCode())).status).toBe(200)
})

test('of an account that is neither new nor confirmed a pool that hides people says nothing; any other pool does', async () => {
  await open()
  for (const [name, changes] of [
    ['invited@mail.example', { status: 'FORCE_CHANGE_PASSWORD' }],
    ['reset@mail.example', { status: 'RESET_REQUIRED' }],
    ['out@mail.example', { status: 'UNCONFIRMED', enabled: false }],
  ] as const) {
    const nobody = `no-${name}`
    await addUser(sample, { attributes: { email: name, email_verified: 'true' }, ...changes })
    expect((await confirm('000000', name)).body).toEqual((await confirm('000000', nobody)).body)
    const masked = { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL' } }
    expect([await resend(name), await resend(nobody)]).toMatchObject([{ body: masked }, { body: masked }])
    expect((await confirm('no such code', name)).body).toEqual((await confirm('no such code', nobody)).body)
  }
  await sample.close()
  await open({ hidesUsers: false })
  await addUser(sample, { attributes: { email }, status: 'FORCE_CHANGE_PASSWORD' })
  expect((await confirm('000000')).body.message).toBe(
    'User cannot be confirmed. Current status is FORCE_CHANGE_PASSWORD',
  )
  expect((await resend()).body.message).toBe('User is already confirmed.')
})

test('the code proves the address that it went to, not one that took its place', async () => {
  await open()
  await signUp()
  const [user] = await users()
  if (!user) throw new Error('nobody is there')
  const door = sampleDoor(sample)
  const attributes = { ...user.attributes, email: 'jane@new.example' }
  await door.work((transaction) => updateUser(door, transaction, user, { attributes }))
  await confirm(lastCode(), user.username)
  expect(await users()).toMatchObject([{ attributes: { email: 'jane@new.example', email_verified: 'false' } }])
})

test('a telephone number that nobody proved is no name: whoever it belongs to can still sign up with it', async () => {
  await open({ signInWith: ['email', 'phone_number'] })
  const phone = '+971501234567'
  expect((await signUp(email, { email, phone_number: phone })).status).toBe(200)
  expect((await confirm(lastCode())).status).toBe(200)
  expect((await signUp(phone, { phone_number: phone })).status).toBe(200)
  expect((await signUp(phone, { phone_number: phone })).body.message).toMatch(/given phone_number already exists/)
  expect((await confirm(lastCode(), phone)).status).toBe(200)
  expect((await users()).map(({ emailKey, phoneKey }) => [emailKey, phoneKey])).toEqual(
    expect.arrayContaining([
      [email, null],
      [null, phone],
    ]),
  )
})
