// Checks what an operator does with people: invites them, shuts them out, has them choose a new password, removes them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Door } from '#identity/ask.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { sampleDoor, signedInUser } from '#tests/support/signed-in-user.ts'
import { createUser, inviteAgain } from './create-user.ts'
import { findUser, readUser } from './find-user.ts'
import { isPassword } from './password.ts'
import { removeUser } from './remove-user.ts'
import { resetUser } from './reset-user.ts'
import { setEnabled } from './set-enabled.ts'

let sample: SampleIdentity
let door: Door
beforeAll(async () => {
  sample = await openSampleIdentity()
  door = sampleDoor(sample)
})
afterAll(() => sample.close())
beforeEach(() => void sample.messages.splice(0))

const find = (name: string) => door.work((transaction) => findUser(door, transaction, name))

test('somebody who is invited is sent a password that the account begins with', async () => {
  const attributes = [{ Name: 'given_name', Value: 'Amal' }]
  const { user, password } = await createUser(door, { name: 'amal@mail.example', attributes, language: 'ar' })
  expect(sample.messages).toMatchObject([
    { kind: 'invitation', to: 'amal@mail.example', language: 'ar', code: password, owner: 'harbour' },
  ])
  expect(await find('AMAL@mail.example')).toMatchObject({
    sub: user.sub,
    status: 'FORCE_CHANGE_PASSWORD',
    attributes: { email: 'amal@mail.example', email_verified: 'true', given_name: 'Amal' },
  })
  expect(await isPassword(door, user, password)).toBe(true)
})

test('an operator may choose the password, keep it, and leave an address unverified', async () => {
  const { user, password } = await createUser(door, {
    name: 'basil@mail.example',
    attributes: [{ Name: 'email_verified', Value: 'false' }],
    password: 'paper boat',
    sends: false,
  })
  expect([password, user.attributes.email_verified, sample.messages]).toEqual(['paper boat', 'false', []])
})

test('the rules for names, passwords and attributes hold for operators too', async () => {
  const name = 'amal@mail.example'
  await expect(createUser(door, { name })).rejects.toMatchObject({ type: 'UsernameExistsException' })
  await expect(createUser(door, { name: 'amal' })).rejects.toMatchObject({ type: 'InvalidParameterException' })
  await expect(createUser(door, { name: 'b@mail.example', password: 'short' })).rejects.toMatchObject({
    type: 'InvalidPasswordException',
  })
  expect(sample.messages).toEqual([])
})

test('who lost the first password is sent another one', async () => {
  const { user, password } = await createUser(door, { name: 'carol@mail.example' })
  const second = await inviteAgain(door, user)
  const now = await find('carol@mail.example')
  expect(sample.messages.map(({ code }) => code)).toEqual([password, second])
  expect(now && [await isPassword(door, now, second), await isPassword(door, now, password)]).toEqual([true, false])
})

test('who is shut out is out at once, and signs in anew once let in', async () => {
  const { user, tokens } = await signedInUser(sample)
  const { AccessToken } = tokens
  sample.pass(1000)
  expect(await setEnabled(door, user, false)).toMatchObject({ enabled: false })
  expect((await sample.post('GetUser', { AccessToken })).body.__type).toBe('NotAuthorizedException')
  expect(await setEnabled(door, user, true)).toMatchObject({ enabled: true })
  expect((await sample.post('GetUser', { AccessToken })).body.message).toBe('Access Token has been revoked')
})

test('who has to choose a new password is sent the code for it, and is signed out', async () => {
  const { user, tokens } = await signedInUser(sample)
  sample.pass(1000)
  expect(await resetUser(door, user)).toMatchObject({ DeliveryMedium: 'EMAIL' })
  expect(sample.messages).toMatchObject([{ kind: 'reset', to: user.attributes.email }])
  expect(await find(user.sub)).toMatchObject({ status: 'RESET_REQUIRED' })
  expect((await sample.post('GetUser', { AccessToken: tokens.AccessToken })).body.__type).toBe('NotAuthorizedException')
  const form = { Username: user.attributes.email, ConfirmationCode: sample.messages[0]?.code, Password: 'tin whistle' }
  expect((await sample.post('ConfirmForgotPassword', form)).status).toBe(200)
  expect(await find(user.sub)).toMatchObject({ status: 'CONFIRMED' })
})

test('nobody is made to choose a new password who could not be sent the code', async () => {
  const { user } = await createUser(door, {
    name: 'dora@mail.example',
    attributes: [{ Name: 'email_verified', Value: 'false' }],
    sends: false,
  })
  await expect(resetUser(door, user)).rejects.toMatchObject({ type: 'InvalidParameterException' })
  expect(await find(user.sub)).toMatchObject({ status: 'FORCE_CHANGE_PASSWORD' })
})

test('who is removed is gone', async () => {
  const { user } = await signedInUser(sample)
  await door.work((transaction) => removeUser(door, transaction, user.sub))
  expect(await door.work((transaction) => readUser(door, transaction, user.sub))).toBeUndefined()
})

test('who has a password of their own is not invited again', async () => {
  const { user } = await signedInUser(sample)
  await expect(inviteAgain(door, user)).rejects.toMatchObject({ type: 'InvalidParameterException' })
  expect(sample.messages).toEqual([])
})
