// Checks what people read and change of themselves, and that a new address counts once they have shown that it is theirs.
import { afterEach, expect, test } from 'vitest'
import type { PoolSettings } from '#identity/pool/pool.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { addUser, signedInUser } from '#tests/support/signed-in-user.ts'

let sample: SampleIdentity
let AccessToken: string
let user: PoolUser
afterEach(() => sample.close())

const email = 'jane@mail.example'
const toNew = { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'n***@m***' }
const taken = { __type: 'AliasExistsException', message: 'An account with the email already exists.' }

async function open(settings: Partial<PoolSettings> = {}, changes: Partial<PoolUser> = {}) {
  sample = await openSampleIdentity(settings)
  const attributes = { email, email_verified: 'true', given_name: 'Jane' }
  const signedIn = await signedInUser(sample, { attributes, ...changes })
  user = signedIn.user
  AccessToken = signedIn.tokens.AccessToken
}
const listOf = (values: Record<string, string>) => Object.entries(values).map(([Name, Value]) => ({ Name, Value }))
const update = (values: Record<string, string>) =>
  sample.post('UpdateUserAttributes', { AccessToken, UserAttributes: listOf(values) })
const verify = (Code: string, AttributeName = 'email') =>
  sample.post('VerifyUserAttribute', { AccessToken, AttributeName, Code })
const askCode = (AttributeName = 'email') =>
  sample.post('GetUserAttributeVerificationCode', { AccessToken, AttributeName })
const remove = (...UserAttributeNames: string[]) =>
  sample.post('DeleteUserAttributes', { AccessToken, UserAttributeNames })
async function attributes(): Promise<Record<string, string>> {
  const { body } = await sample.post('GetUser', { AccessToken })
  const list = body.UserAttributes as { Name: string; Value: string }[]
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]))
}
const lastCode = () => sample.messages.at(-1)?.code ?? ''

test('somebody reads what the pool knows of them', async () => {
  await open({}, { mfa: { enabled: ['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'], preferred: 'EMAIL_OTP' } })
  const { body } = await sample.post('GetUser', { AccessToken })
  expect(body).toEqual({
    Username: user.username,
    UserAttributes: expect.arrayContaining(
      listOf({ sub: user.sub, email, email_verified: 'true', given_name: 'Jane' }),
    ),
    UserMFASettingList: ['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'],
    PreferredMfaSetting: 'EMAIL_OTP',
  })
})

test('without a second factor the lists of them are left out', async () => {
  await open()
  expect(Object.keys((await sample.post('GetUser', { AccessToken })).body)).toEqual(['Username', 'UserAttributes'])
})

test('names change at once, and an empty value takes one away', async () => {
  await open()
  expect((await update({ given_name: 'June', family_name: 'Doe' })).body).toEqual({ CodeDeliveryDetailsList: [] })
  await update({ given_name: '' })
  expect(await attributes()).toEqual({ sub: user.sub, email, email_verified: 'true', family_name: 'Doe' })
})

test('a new e-mail waits for its code while the old one stays', async () => {
  await open()
  expect((await update({ email: 'new@mail.example' })).body).toEqual({ CodeDeliveryDetailsList: [toNew] })
  expect(sample.messages).toMatchObject([{ kind: 'attribute', to: 'new@mail.example' }])
  expect(await attributes()).toMatchObject({ email, email_verified: 'true' })
  const wrong = lastCode() === '000000' ? '000001' : '000000'
  expect((await verify(wrong)).body.__type).toBe('CodeMismatchException')
  expect((await verify(lastCode())).status).toBe(200)
  expect(await attributes()).toMatchObject({ email: 'new@mail.example', email_verified: 'true' })
  expect((await verify(lastCode())).body.__type).toBe('ExpiredCodeException')
  const signUp = async (Username: string) => {
    const { messages } = sample
    const before = messages.length
    await sample.post('SignUp', { Username, Password: 'paper boat' })
    return messages.slice(before).filter(({ to }) => to === Username).length
  }
  expect([await signUp(email), await signUp('new@mail.example')]).toEqual([1, 0])
})

test('a code that is asked for again goes to the address that waits, else to the one that there is', async () => {
  await open()
  expect((await askCode()).body).toEqual({ CodeDeliveryDetails: { ...toNew, Destination: 'j***@m***' } })
  await update({ email: 'new@mail.example' })
  expect((await askCode()).body).toEqual({ CodeDeliveryDetails: toNew })
  await verify(lastCode())
  expect(await attributes()).toMatchObject({ email: 'new@mail.example' })
})

test('who goes back to the old address has nothing waiting any more', async () => {
  await open()
  await update({ email: 'new@mail.example' })
  expect((await update({ email })).body).toEqual({ CodeDeliveryDetailsList: [] })
  expect((await verify(lastCode())).body.__type).toBe('ExpiredCodeException')
  expect(await attributes()).toMatchObject({ email })
})

test('an address that another has is refused, also when they took it meanwhile', async () => {
  await open()
  await addUser(sample, { attributes: { email: 'taken@mail.example', email_verified: 'true' } })
  expect((await update({ email: 'Taken@mail.example', given_name: 'June' })).body).toEqual(taken)
  expect(await attributes()).toMatchObject({ email, given_name: 'Jane' })
  await update({ email: 'new@mail.example' })
  const code = lastCode()
  await addUser(sample, { attributes: { email: 'new@mail.example', email_verified: 'true' } })
  expect((await verify(code)).body).toEqual(taken)
  expect(await attributes()).toMatchObject({ email })
})

test('a first telephone number is there at once, and verified by its code', async () => {
  await open()
  expect((await update({ phone_number: '+971501234567' })).body).toEqual({
    CodeDeliveryDetailsList: [{ AttributeName: 'phone_number', DeliveryMedium: 'SMS', Destination: '+*******4567' }],
  })
  expect(await attributes()).toMatchObject({ phone_number: '+971501234567', phone_number_verified: 'false' })
  await verify(lastCode(), 'phone_number')
  expect(await attributes()).toMatchObject({ phone_number_verified: 'true' })
  await update({ phone_number: '+971507654321' })
  expect(await attributes()).toMatchObject({ phone_number: '+971501234567', phone_number_verified: 'true' })
})

test('five codes an hour are sent, and fifteen tries heard', async () => {
  await open()
  for (let turn = 0; turn < 5; turn++) expect((await askCode()).status).toBe(200)
  expect((await askCode()).body.__type).toBe('LimitExceededException')
  expect((await update({ email: 'new@mail.example' })).body.__type).toBe('LimitExceededException')
  const wrong = lastCode() === '000000' ? '000001' : '000000'
  for (let turn = 0; turn < 15; turn++) expect((await verify(wrong)).body.__type).toBe('CodeMismatchException')
  expect((await verify(lastCode())).body.__type).toBe('LimitExceededException')
})

test('what is not the person’s to say is refused, and nothing of the request is done', async () => {
  await open({ attributes: [{ name: 'custom:tenant', type: 'String', required: false, mutable: false }] })
  for (const [name, __type] of [
    ['email_verified', 'NotAuthorizedException'],
    ['custom:tenant', 'InvalidParameterException'],
    ['custom:other', 'InvalidParameterException'],
    ['sub', 'InvalidParameterException'],
  ] as const) {
    expect((await update({ given_name: 'June', [name]: 'true' })).body.__type).toBe(__type)
  }
  expect(await attributes()).toMatchObject({ given_name: 'Jane', email_verified: 'true', sub: user.sub })
})

test('attributes are taken back, but not what people sign in with', async () => {
  await open()
  await update({ phone_number: '+971501234567', family_name: 'Doe' })
  expect(await remove('phone_number', 'family_name')).toMatchObject({ status: 200, body: {} })
  expect(await attributes()).toEqual({ sub: user.sub, email, email_verified: 'true', given_name: 'Jane' })
  expect((await verify(lastCode(), 'phone_number')).body.__type).toBe('ExpiredCodeException')
  expect((await remove('email')).body.__type).toBe('InvalidParameterException')
  expect((await remove('email_verified')).body.__type).toBe('NotAuthorizedException')
})

test('only an address is verified, and only one that there is', async () => {
  await open()
  for (const [name, message] of [
    ['given_name', 'Invalid attribute name: only email and phone_number can be verified.'],
    ['phone_number', 'User does not have the attribute phone_number.'],
  ] as const) {
    expect((await askCode(name)).body).toEqual({ __type: 'InvalidParameterException', message })
  }
})
