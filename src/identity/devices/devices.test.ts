// Devices: a key at sign-in, confirmed with a verifier, remembered, listed, forgotten, and proving themselves.
import { afterEach, expect, test } from 'vitest'
import type { PoolSettings } from '#identity/pool/pool.ts'
import type { SignInReply } from '#identity/sign-in/sign-in-reply.ts'
import { makeVerifier } from '#identity/sign-in/srp.ts'
import { devices } from '#identity/tables.ts'
import { type Answer, openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { type SignedInUser, signedInUser } from '#tests/support/signed-in-user.ts'
import { beginSrp, proveSrp } from '#tests/support/srp-client.ts'
import { answerDeviceSrp, answerDeviceVerifier } from './answer-device-challenge.ts'
import { findDevice } from './find-device.ts'
import { openDeviceChallenge } from './open-device-challenge.ts'

let sample: SampleIdentity
afterEach(() => sample.close())

const secret = 'forty random letters of the device'

async function open(settings: Partial<PoolSettings> = {}) {
  sample = await openSampleIdentity(settings)
  const signedIn = await signedInUser(sample)
  return { ...signedIn, ...devicesOf(signedIn) }
}

/** What the library does about devices for someone who is signed in. */
function devicesOf({ tokens }: SignedInUser) {
  const { AccessToken, NewDeviceMetadata } = tokens
  const { DeviceKey, DeviceGroupKey } = NewDeviceMetadata ?? { DeviceKey: '', DeviceGroupKey: '' }
  const send = (action: string, body: object = {}): Promise<Answer> =>
    sample.post(action, { AccessToken, DeviceKey, ...body })
  const confirm = async (body: object = {}) => {
    const { salt, verifier } = await makeVerifier(DeviceGroupKey, DeviceKey, secret)
    const DeviceSecretVerifierConfig = {
      Salt: salt.toString('base64'),
      PasswordVerifier: verifier.toString('base64'),
    }
    return send('ConfirmDevice', { DeviceName: 'Phone', DeviceSecretVerifierConfig, ...body })
  }
  return { DeviceKey, DeviceGroupKey, send, confirm }
}

const proved = { first: 'PASSWORD' as const }
const noDevice = { status: 400, body: { __type: 'ResourceNotFoundException', message: 'Device does not exist.' } }

/** The step that a reply asks for. */
function stepOf(reply: SignInReply) {
  if (!('ChallengeName' in reply)) throw new Error('nothing was asked')
  return { name: reply.ChallengeName, session: reply.Session ?? '', parameters: reply.ChallengeParameters }
}

/** Both steps of a device's proof. */
async function proveDevice({ user, door, ...device }: Awaited<ReturnType<typeof open>>, withSecret = secret) {
  const { DeviceKey: DEVICE_KEY, DeviceGroupKey } = device
  const USERNAME = user.username
  const first = stepOf(await openDeviceChallenge(door, user, DEVICE_KEY, proved))
  const client = beginSrp()
  const responses = { USERNAME, DEVICE_KEY, SRP_A: client.open.toString(16) }
  const second = stepOf(await answerDeviceSrp(door, { session: first.session, responses }))
  const { SALT = '', SRP_B = '', SECRET_BLOCK = '' } = second.parameters
  const challenge = { SALT, SRP_B, SECRET_BLOCK, USER_ID_FOR_SRP: DEVICE_KEY }
  const proof = { ...proveSrp(DeviceGroupKey, withSecret, challenge, client), USERNAME, DEVICE_KEY }
  return { first, second, answer: () => answerDeviceVerifier(door, { session: second.session, responses: proof }) }
}

test('a new device is given keys that the pattern of the protocol allows, and none where the pool keeps track of none', async () => {
  const { DeviceKey, DeviceGroupKey } = await open()
  expect(DeviceKey).toMatch(/^own-1_[0-9a-f-]{36}$/)
  expect(DeviceKey.length).toBeLessThanOrEqual(55)
  expect(DeviceGroupKey).not.toBe('')
  await sample.close()
  const { tokens } = await open({ devices: 'never' })
  expect(tokens).not.toHaveProperty('NewDeviceMetadata')
})

test('a confirmed device is remembered at once, or asked about, as the pool says', async () => {
  const asked = await open({ devices: 'asked' })
  expect(await asked.confirm()).toEqual({ status: 200, body: { UserConfirmationNecessary: true } })
  expect(await findDevice(asked.door, asked.user.sub, asked.DeviceKey)).toMatchObject({ remembered: false })
  await sample.close()
  const always = await open({ devices: 'always' })
  expect(await always.confirm()).toEqual({ status: 200, body: { UserConfirmationNecessary: false } })
  expect(await findDevice(always.door, always.user.sub, always.DeviceKey)).toMatchObject({ remembered: true })
})

test('a device is confirmed once, by its person, with a verifier that is one', async () => {
  const { confirm, door, user } = await open()
  const stranger = devicesOf(await signedInUser(sample))
  expect(await confirm({ DeviceKey: stranger.DeviceKey })).toMatchObject(noDevice)
  for (const PasswordVerifier of ['', 'not base64!', Buffer.alloc(8).toString('base64')]) {
    const config = { Salt: 'AAAA', PasswordVerifier }
    expect((await confirm({ DeviceSecretVerifierConfig: config })).body.__type).toBe('InvalidParameterException')
  }
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await confirm()).body.__type).toBe('DeviceKeyExistsException')
  const rows = await sample.database.forPool(user.poolId, (transaction) => transaction.select().from(devices))
  expect(JSON.stringify(rows)).not.toContain(secret)
  await expect(findDevice(door, user.sub, stranger.DeviceKey)).rejects.toThrow('Device does not exist.')
})

test('a device is remembered and no longer, told of, listed and forgotten', async () => {
  const { confirm, send, door, user, DeviceKey } = await open()
  expect((await send('ListDevices')).body).toEqual({ Devices: [] })
  expect(await send('GetDevice')).toMatchObject(noDevice)
  await confirm()
  expect(await send('UpdateDeviceStatus', { DeviceRememberedStatus: 'remembered' })).toEqual({ status: 200, body: {} })
  expect(await findDevice(door, user.sub, DeviceKey)).toMatchObject({ remembered: true })
  const seconds = sample.now().getTime() / 1000
  const device = {
    DeviceKey,
    DeviceAttributes: [
      { Name: 'device_status', Value: 'valid' },
      { Name: 'device_name', Value: 'Phone' },
      { Name: 'dev:device_remembered_status', Value: 'remembered' },
    ],
    DeviceCreateDate: seconds,
    DeviceLastModifiedDate: seconds,
    DeviceLastAuthenticatedDate: seconds,
  }
  expect((await send('ListDevices')).body).toEqual({ Devices: [device] })
  expect((await send('GetDevice')).body).toEqual({ Device: device })
  await send('UpdateDeviceStatus', { DeviceRememberedStatus: 'not_remembered' })
  expect(await findDevice(door, user.sub, DeviceKey)).toMatchObject({ remembered: false })
  expect((await send('UpdateDeviceStatus', { DeviceRememberedStatus: 'perhaps' })).body.__type).toBe(
    'InvalidParameterException',
  )
  expect((await send('ForgetDevice')).status).toBe(200)
  for (const action of ['ForgetDevice', 'GetDevice']) expect(await send(action)).toMatchObject(noDevice)
  expect(await send('UpdateDeviceStatus', { DeviceRememberedStatus: 'remembered' })).toMatchObject(noDevice)
})

test('nobody sees or changes the devices of somebody else', async () => {
  const { confirm, DeviceKey } = await open()
  await confirm()
  const stranger = devicesOf(await signedInUser(sample))
  expect((await stranger.send('ListDevices')).body).toEqual({ Devices: [] })
  for (const [action, body] of [
    ['GetDevice', {}],
    ['ForgetDevice', {}],
    ['UpdateDeviceStatus', { DeviceRememberedStatus: 'remembered' }],
  ] as const)
    expect(await stranger.send(action, { DeviceKey, ...body }), action).toMatchObject(noDevice)
})

test('devices are listed page by page, the newest first', async () => {
  const signedIn = await open()
  const keys: string[] = []
  for (let made = 0; made < 5; made++) {
    sample.pass(1000)
    const tokens = await signedIn.signInAgain()
    const device = devicesOf({ ...signedIn, tokens })
    await device.confirm()
    keys.unshift(device.DeviceKey)
  }
  const seen: unknown[] = []
  let PaginationToken: unknown
  do {
    const { body } = await signedIn.send('ListDevices', { Limit: 2, ...(PaginationToken ? { PaginationToken } : {}) })
    seen.push(...(body.Devices as { DeviceKey: string }[]).map((device) => device.DeviceKey))
    PaginationToken = body.PaginationToken
  } while (PaginationToken)
  expect(seen).toEqual(keys)
  for (const wrong of [{ Limit: 61 }, { Limit: -1 }, { PaginationToken: 'x' }])
    expect((await signedIn.send('ListDevices', wrong)).body.__type).toBe('InvalidParameterException')
})

test('a remembered device proves itself, and signs in under its own key', async () => {
  const opened = await open({ devices: 'always' })
  await opened.confirm()
  sample.pass(60_000)
  const { first, second, answer } = await proveDevice(opened)
  expect([first.name, second.name]).toEqual(['DEVICE_SRP_AUTH', 'DEVICE_PASSWORD_VERIFIER'])
  const reply = await answer()
  expect(reply).toMatchObject({ AuthenticationResult: { AccessToken: expect.any(String) } })
  expect(reply).not.toHaveProperty('AuthenticationResult.NewDeviceMetadata')
  const { body } = await opened.send('GetDevice')
  expect(body.Device).toMatchObject({ DeviceLastAuthenticatedDate: sample.now().getTime() / 1000 })
  await expect(answer()).rejects.toThrow('session can only be used once')
})

test('of many racing proofs of a device one signs in', async () => {
  const opened = await open({ devices: 'always' })
  await opened.confirm()
  const { answer } = await proveDevice(opened)
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => answer()))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a wrong secret, another device and a made-up value are no proof', async () => {
  const opened = await open({ devices: 'always' })
  await opened.confirm()
  const { answer } = await proveDevice(opened, 'another secret')
  await expect(answer()).rejects.toMatchObject({
    type: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  })
  const { door, user, DeviceKey: DEVICE_KEY } = opened
  const { session } = stepOf(await openDeviceChallenge(door, user, DEVICE_KEY, proved))
  const send = (responses: Record<string, string>) =>
    answerDeviceSrp(door, { session, responses: { USERNAME: user.username, DEVICE_KEY, ...responses } })
  await expect(send({ SRP_A: '0' })).rejects.toMatchObject({ type: 'InvalidParameterException' })
  await expect(send({})).rejects.toMatchObject({ type: 'InvalidParameterException' })
  await expect(send({ SRP_A: '2', DEVICE_KEY: 'own-1_0' })).rejects.toThrow('Device does not exist.')
  await expect(send({ SRP_A: '2', USERNAME: 'somebody@else.example' })).rejects.toThrow('Invalid session for the user.')
  await expect(send({ SRP_A: '2' })).resolves.toBeDefined()
})

test('a device that was forgotten in the middle of its proof does not exist any more', async () => {
  const opened = await open({ devices: 'always' })
  await opened.confirm()
  const { answer } = await proveDevice(opened)
  await opened.send('ForgetDevice')
  await expect(answer()).rejects.toThrow('Device does not exist.')
})

test('a known device keeps its key when it signs in without being remembered; an unknown one is given a new key', async () => {
  const { confirm, DeviceKey, signInAgain } = await open()
  await confirm()
  expect(await signInAgain(DeviceKey)).not.toHaveProperty('NewDeviceMetadata')
  const other = devicesOf(await signedInUser(sample))
  expect((await signInAgain(other.DeviceKey)).NewDeviceMetadata?.DeviceKey).not.toBe(other.DeviceKey)
})
