// Requests that no library makes: whatever is sent, the answer is a refusal in JSON, and nothing of what was sent is said or logged.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findAction } from '#identity/actions.ts'
import { type House, openHouse } from './pool-server.ts'
import { slowMs } from './run-cases.ts'
import { openWorld, quick, type World } from './world.ts'

vi.setConfig({ testTimeout: slowMs })
let house: House
let world: World

beforeAll(async () => {
  house = await openHouse()
  world = await openWorld(house, { title: 'hostile', ...quick, run: async () => {} })
})
afterAll(async () => {
  await world.close()
  await house.close()
})

/** Stands in every request where a person's words would; may not come back, and not lie in the log. */
const marker = 'Zq9-secret-marker'

const provider = 'AWSCognitoIdentityProviderService'
const actions = `
  InitiateAuth RespondToAuthChallenge SignUp ConfirmSignUp ResendConfirmationCode ForgotPassword ConfirmForgotPassword
  GetTokensFromRefreshToken RevokeToken GetUser DeleteUser GlobalSignOut ChangePassword UpdateUserAttributes
  GetUserAttributeVerificationCode VerifyUserAttribute DeleteUserAttributes AssociateSoftwareToken VerifySoftwareToken
  SetUserMFAPreference ConfirmDevice ListDevices ForgetDevice UpdateDeviceStatus StartWebAuthnRegistration
  CompleteWebAuthnRegistration ListWebAuthnCredentials DeleteWebAuthnCredential`
  .trim()
  .split(/\s+/)
  .map((name) => `${provider}.${name}`)
const targets = [...actions, 'AWSCognitoIdentityService.GetId', 'AWSCognitoIdentityService.GetCredentialsForIdentity']

async function send(target: string | undefined, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await fetch(world.server.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      ...(target ? { 'x-amz-target': target } : {}),
      ...headers,
    },
    body,
  })
  const text = await response.text()
  return { status: response.status, text, body: JSON.parse(text) as { __type?: string; message?: string } }
}

async function expectRefused(target: string | undefined, body: BodyInit, headers?: Record<string, string>) {
  const { status, text, body: said } = await send(target, body, headers)
  expect([target, status >= 400 && status < 500]).toEqual([target, true])
  expect(said).toEqual({
    __type: expect.stringMatching(/^\w+Exception$/) as string,
    message: expect.any(String) as string,
  })
  expect(text).not.toContain(marker)
  expect(world.server.crashes).toEqual([])
}

/** Also of a test that fails: who typed what is nobody's. */
const expectSilence = () => expect(world.server.logLines.join('\n')).not.toContain(marker)

test('spec 7: "Identity service calls (POST with a target header)": every operation of the protocol is there', () => {
  expect(targets.filter((target) => !findAction(target))).toEqual([])
})

test('400 for bodies that are no object', async () => {
  const bodies = [
    '',
    'null',
    '[]',
    '""',
    '0',
    'true',
    '{',
    `"${marker}"`,
    `{"Username": "${marker}"`,
    '[{"Username":1}]',
  ]
  for (const target of targets) for (const body of bodies) await expectRefused(target, body)
  expectSilence()
})

test('400 for every field in every wrong type', async () => {
  const fields = ['ClientId', 'Username', 'Password', 'AccessToken', 'Session', 'ConfirmationCode', 'AuthFlow', 'Code']
  const more = ['AuthParameters', 'ChallengeName', 'ChallengeResponses', 'UserAttributes', 'RefreshToken', 'Token']
  const values: unknown[] = [null, 1, true, [], {}, [marker], { toString: marker }, '']
  for (const target of targets) {
    for (const value of values) {
      const body = Object.fromEntries([...fields, ...more].map((field) => [field, value]))
      await expectRefused(target, JSON.stringify(body))
    }
  }
  expectSilence()
})

test('400 for names that every object has', async () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']
  const ClientId = world.found.client.id
  for (const name of names) {
    await expectRefused(`${provider}.${name}`, '{}')
    await expectRefused(name, '{}')
    const inner = `{"${name}":{"polluted":"${marker}"},"USERNAME":"${name}","PASSWORD":"${name}"}`
    for (const flow of ['USER_PASSWORD_AUTH', 'USER_SRP_AUTH', name]) {
      await expectRefused(
        `${provider}.InitiateAuth`,
        `{"ClientId":"${ClientId}","AuthFlow":"${flow}","AuthParameters":${inner}}`,
      )
    }
    await expectRefused(
      `${provider}.RespondToAuthChallenge`,
      `{"ClientId":"${ClientId}","ChallengeName":"${name}","Session":"${'x'.repeat(30)}","ChallengeResponses":${inner}}`,
    )
    await expectRefused(
      `${provider}.SignUp`,
      `{"ClientId":"${name}","${name}":{},"Username":"${name}","Password":"${name}"}`,
    )
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  expectSilence()
})

test('400 without a target, with half of one, and with one of another service', async () => {
  for (const target of [
    undefined,
    provider,
    `${provider}.`,
    '.SignUp',
    'AWSCognitoIdentityService.SignUp',
    'SignUp',
    marker,
  ]) {
    await expectRefused(target, '{}')
  }
  expectSilence()
})

test('413 for a megabyte, and the next request is answered', async () => {
  const { status, body } = await send(`${provider}.SignUp`, JSON.stringify({ Username: 'x'.repeat(1_048_576) }))
  expect([status, body.__type]).toEqual([413, 'SerializationException'])
  await expectRefused(`${provider}.SignUp`, '{}')
})

test('400 for bytes that are no UTF-8, for NUL, and for half a surrogate pair', async () => {
  const ClientId = world.found.client.id
  const bytes = Buffer.concat([
    Buffer.from(`{"ClientId":"${ClientId}","Username":"`),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('"}'),
  ])
  const bodies = [
    bytes,
    `{"ClientId":"${ClientId}","Username":"a\\u0000b@mail.test"}`,
    `{"ClientId":"${ClientId}","Username":"\\ud800@mail.test"}`,
  ]
  for (const body of bodies) {
    for (const action of ['SignUp', 'ConfirmSignUp']) {
      const text = typeof body === 'string' ? body : new Uint8Array(body)
      const given =
        typeof text === 'string' ? text.replace('}', ',"Password":"Harbour-9","ConfirmationCode":"123456"}') : text
      await expectRefused(`${provider}.${action}`, given)
    }
  }
})

test('400 for NUL and for half a surrogate pair in any name or value, which no database takes', async () => {
  const ClientId = world.found.client.id
  const Username = 'nul@mail.test'
  for (const odd of ['a\u0000b', '\ud800']) {
    const attribute = (Name: string, Value: string) => [
      { Name: 'email', Value: Username },
      { Name, Value },
    ]
    const bodies = [
      { ClientId, Username: odd, Password: 'Harbour-9' },
      { ClientId, Username, Password: 'Harbour-9', UserAttributes: attribute('given_name', odd) },
      { ClientId, Username, Password: 'Harbour-9', UserAttributes: attribute(odd, 'Ada') },
      { ClientId, Username, Password: 'Harbour-9', [odd]: 'Ada' },
    ]
    for (const body of bodies) await expectRefused(`${provider}.SignUp`, JSON.stringify(body))
    await expectRefused(`${provider}.ForgotPassword`, JSON.stringify({ ClientId, Username: odd }))
  }
})

test('nothing that a person types is in the log, in a life that goes right and wrong', async () => {
  const person = await world.addPerson({ password: `${marker}-9`, attributes: { given_name: marker } })
  await world.signInByWire(person)
  await world.signInByWire({ ...person, password: `${marker}-8` })
  await world.post('ForgotPassword', { Username: person.email })
  await world.post('ConfirmForgotPassword', { Username: person.email, ConfirmationCode: marker, Password: marker })
  const log = world.server.logLines.join('\n')
  for (const typed of [marker, person.email, world.codeTo(person.email)]) expect(log).not.toContain(typed)
})

test('204 to a preflight with everything that the library sends, and any page may read the answers', async () => {
  const preflight = await fetch(world.server.endpoint, {
    method: 'OPTIONS',
    headers: { origin: 'http://elsewhere.test', 'access-control-request-method': 'POST' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  const allowed = preflight.headers.get('access-control-allow-headers')?.split(/,\s*/) ?? []
  const sent = [
    'content-type',
    'x-amz-target',
    'x-amz-user-agent',
    'cache-control',
    'amz-sdk-invocation-id',
    'amz-sdk-request',
  ]
  expect(allowed).toEqual(expect.arrayContaining(sent))
  const refused = await fetch(world.server.endpoint, { method: 'POST', body: '{}' })
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  expect(refused.headers.get('access-control-expose-headers')).toContain('x-amzn-errortype')
  expect(refused.headers.get('cache-control')).toBe('no-store')
})

test('404 for other addresses and other ways of asking', async () => {
  for (const path of [
    '/identity/nothing',
    '/identity/own-1_nothing/.well-known/jwks.json',
    '/identity/../identity/x',
  ]) {
    expect((await fetch(world.server.origin + path)).status).toBe(404)
  }
  expect((await fetch(world.server.endpoint, { method: 'PUT', body: '{}' })).status).toBe(404)
})
