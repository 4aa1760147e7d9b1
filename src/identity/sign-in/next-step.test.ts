// What follows a proof when a device names itself: one that is remembered instead of the second factor, one that is only known after it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devices } from '#identity/tables.ts'
import { updateUser } from '#identity/users/write-user.ts'
import { type Answer, openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import {
  addPerson,
  isSignedIn,
  parametersOf,
  respond,
  sessionOf,
  signInBySrp,
  type Texts,
} from '#tests/support/sign-in.ts'
import { sampleDoor } from '#tests/support/signed-in-user.ts'
import { beginSrp, proveSrp } from '#tests/support/srp-client.ts'
import { makeVerifier } from './srp.ts'

let sample: SampleIdentity
beforeAll(async () => {
  sample = await openSampleIdentity()
})
afterAll(() => sample.close())

const secret = 'forty random letters of the device'
const resultOf = ({ body }: Answer) =>
  body.AuthenticationResult as {
    AccessToken: string
    NewDeviceMetadata?: { DeviceKey: string; DeviceGroupKey: string }
  }

/** What a check of the session's token says of it. */
async function hasSecondFactor(done: Answer): Promise<boolean> {
  const { AccessToken } = resultOf(done)
  const checked = await sample.identity.checkToken(sample.found.pool.id, AccessToken, 'access')
  if (checked.state !== 'valid') throw new Error(checked.state)
  return checked.claims.secondFactor
}

/** Somebody with codes by mail, at a browser that was confirmed as their device. */
async function addWithDevice({ remembered = false } = {}) {
  const person = await addPerson(sample)
  const { AccessToken, NewDeviceMetadata } = resultOf(await signInBySrp(sample, person.email))
  const { DeviceKey = '', DeviceGroupKey = '' } = NewDeviceMetadata ?? {}
  const { salt, verifier } = await makeVerifier(DeviceGroupKey, DeviceKey, secret)
  const DeviceSecretVerifierConfig = {
    Salt: salt.toString('base64'),
    PasswordVerifier: verifier.toString('base64'),
  }
  await sample.post('ConfirmDevice', { AccessToken, DeviceKey, DeviceSecretVerifierConfig })
  const DeviceRememberedStatus = remembered ? 'remembered' : 'not_remembered'
  await sample.post('UpdateDeviceStatus', { AccessToken, DeviceKey, DeviceRememberedStatus })
  await sample.post('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: true } })
  return { ...person, DeviceKey, DeviceGroupKey, responses: { DEVICE_KEY: DeviceKey } }
}
type Person = Awaited<ReturnType<typeof addWithDevice>>

async function proveDevice(asked: Answer, { sub, DeviceKey, DeviceGroupKey }: Person): Promise<Answer> {
  expect(asked.body.ChallengeName).toBe('DEVICE_SRP_AUTH')
  const client = beginSrp()
  const responses = { USERNAME: sub, DEVICE_KEY: DeviceKey, SRP_A: client.open.toString(16) }
  const next = await respond(sample, 'DEVICE_SRP_AUTH', sessionOf(asked), responses)
  const { SALT = '', SRP_B = '', SECRET_BLOCK = '' } = parametersOf(next)
  const proof = proveSrp(DeviceGroupKey, secret, { SALT, SRP_B, SECRET_BLOCK, USER_ID_FOR_SRP: DeviceKey }, client)
  const answer = { ...proof, USERNAME: sub, DEVICE_KEY: DeviceKey }
  return respond(sample, 'DEVICE_PASSWORD_VERIFIER', sessionOf(next), answer)
}

const answerMail = (asked: Answer, { sub }: Person, more: Texts = {}) =>
  respond(sample, 'EMAIL_OTP', sessionOf(asked), {
    USERNAME: sub,
    EMAIL_OTP_CODE: sample.messages.at(-1)?.code ?? '',
    ...more,
  })

test('a remembered device proves itself in place of the second factor, and gets no second key', async () => {
  const person = await addWithDevice({ remembered: true })
  const done = await proveDevice(await signInBySrp(sample, person.email, undefined, person), person)
  expect(isSignedIn(done)).toBe(true)
  expect(resultOf(done)).not.toHaveProperty('NewDeviceMetadata')
  expect(await hasSecondFactor(done)).toBe(true)
})

test('a device stands for no second factor of somebody who has none, remembered or only known', async () => {
  for (const remembered of [true, false]) {
    const person = await addWithDevice({ remembered })
    const door = sampleDoor(sample)
    await door.work((transaction) => updateUser(door, transaction, person, { mfa: { enabled: [], preferred: null } }))
    const done = await proveDevice(await signInBySrp(sample, person.email, undefined, person), person)
    expect(await hasSecondFactor(done), String(remembered)).toBe(false)
  }
})

test('a device that is only known is asked for the code first, proves itself last, and gets no second key', async () => {
  const person = await addWithDevice()
  const asked = await signInBySrp(sample, person.email, undefined, person)
  expect(asked.body.ChallengeName).toBe('EMAIL_OTP')
  const done = await proveDevice(await answerMail(asked, person, person.responses), person)
  expect(await hasSecondFactor(done)).toBe(true)
  expect(resultOf(done)).not.toHaveProperty('NewDeviceMetadata')
})

test('a client that does not name its device again is taken for a new one', async () => {
  const person = await addWithDevice()
  const done = await answerMail(await signInBySrp(sample, person.email, undefined, person), person)
  expect(resultOf(done).NewDeviceMetadata?.DeviceKey).not.toBe(person.DeviceKey)
})

test('a device that is forgotten between two steps counts as none', async () => {
  const person = await addWithDevice()
  const asked = await signInBySrp(sample, person.email, undefined, person)
  const door = sampleDoor(sample)
  await door.work((transaction) => transaction.delete(devices))
  expect(isSignedIn(await answerMail(asked, person, person.responses))).toBe(true)
})

test('after a new password no device is asked for: the library could not answer', async () => {
  const person = await addWithDevice({ remembered: true })
  const door = sampleDoor(sample)
  await door.work((transaction) => updateUser(door, transaction, person, { status: 'FORCE_CHANGE_PASSWORD' }))
  const asked = await signInBySrp(sample, person.email, undefined, person)
  const responses = { USERNAME: person.sub, NEW_PASSWORD: 'a password of my own' }
  const next = await respond(sample, 'NEW_PASSWORD_REQUIRED', sessionOf(asked), responses)
  expect(next.body.ChallengeName).toBe('EMAIL_OTP')
})
