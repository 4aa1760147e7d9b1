// Passkeys: made while signed in, signing in, and refused when anything about them is not right.
import { afterEach, expect, test } from 'vitest'
import type { Door } from '#identity/ask.ts'
import type { PoolSettings } from '#identity/pool/pool.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { makePasskey, showPasskey } from '#tests/support/passkey-json.ts'
import { openSampleIdentity, type SampleIdentity, sampleOrigin } from '#tests/support/sample-identity.ts'
import { addUser, sampleDoor, signedInUser } from '#tests/support/signed-in-user.ts'
import { createAuthenticator } from '#tests/support/software-passkey.ts'
import { warmConnections } from '#tests/support/warm-connections.ts'
import { answerPasskeyChallenge } from './answer-passkey-challenge.ts'
import { openPasskeyChallenge } from './open-passkey-challenge.ts'
import { relyingPartyOf } from './relying-party.ts'

let sample: SampleIdentity
afterEach(() => sample.close())

type Creation = Parameters<typeof makePasskey>[1]
type Request = Required<Parameters<typeof showPasskey>[1]>

/** Someone who is signed in, with an authenticator on their desk. */
async function open(settings: Partial<PoolSettings> = {}) {
  sample = await openSampleIdentity({ devices: 'never', ...settings })
  return { ...(await person()), authenticator: createAuthenticator(sampleOrigin) }
}

async function person() {
  const signedIn = await signedInUser(sample)
  const { AccessToken } = signedIn.tokens
  const start = async () => {
    const { body } = await sample.post('StartWebAuthnRegistration', { AccessToken })
    return body.CredentialCreationOptions as Creation
  }
  const complete = (Credential: unknown) => sample.post('CompleteWebAuthnRegistration', { AccessToken, Credential })
  const list = async (more: object = {}) =>
    (await sample.post('ListWebAuthnCredentials', { AccessToken, ...more })).body as {
      Credentials: Record<string, unknown>[]
      NextToken?: string
    }
  return { ...signedIn, start, complete, list }
}

/** Someone with one passkey who is asked for it. */
async function openWithPasskey() {
  const opened = await open()
  const { authenticator, start, complete, user, door } = opened
  expect(await complete(await makePasskey(authenticator, await start()))).toEqual({ status: 200, body: {} })
  const name = user.attributes.email ?? ''
  const ask = () => askFor({ door, name, user })
  const answer = (Session: string, credential: unknown, USERNAME = name) =>
    answerPasskeyChallenge(door, {
      session: Session,
      responses: { USERNAME, CREDENTIAL: JSON.stringify(credential) },
    })
  return { ...opened, name, ask, answer }
}

async function askFor({ door, name, user }: { door: Door; name: string; user?: PoolUser }) {
  const reply = await openPasskeyChallenge(door, { name, user })
  if (!('ChallengeName' in reply)) throw new Error('nothing was asked')
  const options = JSON.parse(reply.ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS ?? '') as Request
  return { session: reply.Session ?? '', options, reply }
}

const refused = { type: 'NotAuthorizedException', message: 'Incorrect username or password.' }

test('options name the site, the person, and want a passkey that is kept and opened by the person', async () => {
  const { start, user } = await open()
  expect(await start()).toMatchObject({
    rp: { id: 'clinic.test' },
    user: {
      id: Buffer.from(user.sub).toString('base64url'),
      name: user.attributes.email,
      displayName: 'Amal Haddad',
    },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    excludeCredentials: [],
  })
})

test('the relying party is the host without its port', async () => {
  sample = await openSampleIdentity()
  expect(relyingPartyOf(sampleDoor(sample, 'http://localhost:4103')).id).toBe('localhost')
})

test('a passkey is listed, excluded from the next registration, signs in, and is deleted', async () => {
  const { authenticator, ask, answer, list, start, tokens } = await openWithPasskey()
  const [id] = authenticator.passkeys.map((one) => one.id.toString('base64url'))
  expect((await list()).Credentials).toEqual([
    {
      CredentialId: id,
      FriendlyCredentialName: 'Passkey',
      RelyingPartyId: 'clinic.test',
      AuthenticatorTransports: ['internal'],
      CreatedAt: sample.now().getTime() / 1000,
    },
  ])
  expect(await start()).toMatchObject({ excludeCredentials: [{ id, transports: ['internal'], type: 'public-key' }] })
  const { session, options } = await ask()
  expect(options).toMatchObject({ rpId: 'clinic.test', userVerification: 'required', allowCredentials: [{ id }] })
  const reply = await answer(session, await showPasskey(authenticator, options))
  expect(reply).toMatchObject({ AuthenticationResult: { RefreshToken: expect.any(String) } })
  const { AccessToken } = tokens
  const remove = () => sample.post('DeleteWebAuthnCredential', { AccessToken, CredentialId: id })
  expect(await remove()).toEqual({ status: 200, body: {} })
  expect((await remove()).body.__type).toBe('ResourceNotFoundException')
  expect((await ask()).options.allowCredentials).not.toMatchObject([{ id }])
})

test('a registration is completed once, by the person who began it, within the time of a challenge', async () => {
  const { authenticator, start, complete } = await open()
  const other = await person()
  const credential = await makePasskey(authenticator, await start())
  const notFound = { status: 400, body: { __type: 'WebAuthnChallengeNotFoundException' } }
  expect(await other.complete(credential)).toMatchObject(notFound)
  const answers = await Promise.all(Array.from({ length: 20 }, () => complete(credential)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await complete(credential)).toMatchObject(notFound)
  const late = await makePasskey(authenticator, await start())
  sample.pass(180_000)
  expect(await complete(late)).toMatchObject(notFound)
  expect(
    await complete(await makePasskey(authenticator, { challenge: 'bWFkZS11cA', rp: { id: 'x' }, user: { id: 'eA' } })),
  ).toMatchObject(notFound)
})

test('a passkey of another page, of another relying party, without a look at the person or broken is refused by name', async () => {
  const { authenticator, start, complete } = await open()
  const make = async (rp?: { id: string }) => {
    const options = await start()
    return makePasskey(authenticator, rp ? { ...options, rp } : options)
  }
  authenticator.origin = 'https://elsewhere.example'
  expect((await complete(await make())).body.__type).toBe('WebAuthnOriginNotAllowedException')
  authenticator.origin = sampleOrigin
  expect((await complete(await make({ id: 'elsewhere.example' }))).body.__type).toBe(
    'WebAuthnRelyingPartyMismatchException',
  )
  authenticator.verifiesUser = false
  const notSupported = 'WebAuthnCredentialNotSupportedException'
  expect((await complete(await make())).body.__type).toBe(notSupported)
  authenticator.verifiesUser = true
  const made = await make()
  const broken = { ...made, response: { ...made.response, attestationObject: 'AAAA' } }
  expect((await complete(broken)).body.__type).toBe(notSupported)
  for (const credential of [{}, null, 'x', { ...made, type: 'password' }, { ...made, response: {} }])
    expect((await complete(credential)).body.__type).toBe('InvalidParameterException')
})

test('one credential belongs to one person', async () => {
  const { authenticator, complete, start } = await openWithPasskey()
  const other = await person()
  const [first] = authenticator.passkeys
  const create = async (start: () => Promise<Creation>) => {
    const twin = createAuthenticator(sampleOrigin)
    const made = await makePasskey(twin, await start())
    return { twin, made }
  }
  // Ids are chosen by authenticators: a foreign one may well claim an id that is taken.
  const { twin, made } = await create(other.start)
  const stolen = first?.id ?? Buffer.alloc(0)
  const attestation = Buffer.from(made.response.attestationObject, 'base64url')
  const [own] = twin.passkeys
  const at = attestation.indexOf(own?.id ?? '')
  stolen.copy(attestation, at)
  const id = stolen.toString('base64url')
  const claim = {
    ...made,
    id,
    rawId: id,
    response: { ...made.response, attestationObject: attestation.toString('base64url') },
  }
  expect((await other.complete(claim)).body.__type).toBe('WebAuthnCredentialNotSupportedException')
  expect((await other.list()).Credentials).toEqual([])
  expect((await complete(await makePasskey(authenticator, await start()))).status).toBe(200)
})

test('a proof is taken once: of many racing answers one signs in, and it cannot be shown again', async () => {
  const { authenticator, ask, answer } = await openWithPasskey()
  const { session, options } = await ask()
  const credential = await showPasskey(authenticator, options)
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => answer(session, credential)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(answer(session, credential)).rejects.toThrow('session can only be used once')
  await expect(answer((await ask()).session, credential)).rejects.toMatchObject(refused)
})

test('a counter that does not go on is a copied authenticator', async () => {
  const { authenticator, ask, answer } = await openWithPasskey()
  const signIn = async () => {
    const { session, options } = await ask()
    return answer(session, await showPasskey(authenticator, options))
  }
  await signIn()
  const [passkey] = authenticator.passkeys
  if (passkey) passkey.counter = 0
  await expect(signIn()).rejects.toMatchObject(refused)
  await expect(signIn()).resolves.toBeDefined()
})

test('a proof for another page, without a look at the person, by another key or person is refused', async () => {
  const { authenticator, ask, answer, name } = await openWithPasskey()
  const attempt = async (change: (shown: Awaited<ReturnType<typeof showPasskey>>) => unknown = (shown) => shown) => {
    const { session, options } = await ask()
    return answer(session, change(await showPasskey(authenticator, options)))
  }
  authenticator.origin = 'https://elsewhere.example'
  await expect(attempt()).rejects.toMatchObject(refused)
  authenticator.origin = sampleOrigin
  authenticator.verifiesUser = false
  await expect(attempt()).rejects.toMatchObject(refused)
  authenticator.verifiesUser = true
  const forged = (shown: Awaited<ReturnType<typeof showPasskey>>) => ({
    ...shown,
    response: { ...shown.response, signature: 'MEUCIQ' },
  })
  await expect(attempt(forged)).rejects.toMatchObject(refused)
  const handed = (userHandle: string) => (shown: Awaited<ReturnType<typeof showPasskey>>) => ({
    ...shown,
    response: { ...shown.response, userHandle },
  })
  await expect(attempt(handed('eA'))).rejects.toMatchObject(refused)
  for (const broken of ['', 'x', null, {}, { id: 'x' }])
    await expect(attempt(() => broken)).rejects.toMatchObject({ type: 'InvalidParameterException' })
  const { session, options } = await ask()
  const shown = await showPasskey(authenticator, options)
  await expect(answer(session, shown, 'somebody@else.example')).rejects.toThrow('Invalid session for the user.')
  await expect(answer(session, shown, name)).resolves.toBeDefined()
})

test('nobody learns who is there: a name without a passkey is asked for one that is made up, the same each time', async () => {
  const { door } = await open()
  const user = await addUser(sample)
  const unknown = { door, name: 'Nobody@patient.example' }
  const [first, second] = [await askFor(unknown), await askFor({ door, name: 'nobody@patient.example' })]
  expect(first.options.allowCredentials).toEqual(second.options.allowCredentials)
  expect(first.options.challenge).not.toBe(second.options.challenge)
  const without = await askFor({ door, name: user.attributes.email ?? '', user })
  expect(Object.keys(without.options).sort()).toEqual(Object.keys(first.options).sort())
  expect(without.options.allowCredentials).toHaveLength(1)
  const authenticator = createAuthenticator(sampleOrigin)
  const stranger = await makePasskey(authenticator, { challenge: 'eA', rp: { id: 'clinic.test' }, user: { id: 'eA' } })
  const shown = await showPasskey(authenticator, { ...first.options, allowCredentials: [] })
  expect(shown.id).toBe(stranger.id)
  const responses = { USERNAME: 'nobody@patient.example', CREDENTIAL: JSON.stringify(shown) }
  await expect(answerPasskeyChallenge(door, { session: first.session, responses })).rejects.toMatchObject(refused)
})

test('a passkey of one site of the pool is not asked for at another', async () => {
  const { user, name, ask } = await openWithPasskey()
  const { options } = await ask()
  const elsewhere = await askFor({ door: sampleDoor(sample, 'https://other.example'), name, user })
  expect(elsewhere.options.rpId).toBe('other.example')
  expect(elsewhere.options.allowCredentials).not.toEqual(options.allowCredentials)
})

test('passkeys are listed page by page', async () => {
  const { authenticator, start, complete, list } = await open()
  for (let made = 0; made < 5; made++) {
    sample.pass(1000)
    await complete(await makePasskey(authenticator, await start()))
  }
  const first = await list({ MaxResults: 2 })
  const second = await list({ MaxResults: 2, NextToken: first.NextToken })
  const third = await list({ MaxResults: 2, NextToken: second.NextToken })
  expect(third.NextToken).toBeUndefined()
  const shown = [first, second, third].flatMap(({ Credentials }) => Credentials.map((one) => one.CredentialId))
  expect(shown).toEqual(authenticator.passkeys.map(({ id }) => id.toString('base64url')).reverse())
})

test('where the pool takes no passkeys neither registration nor sign-in begins', async () => {
  const { tokens, door } = await open({ firstFactors: ['PASSWORD_SRP'] })
  const { AccessToken } = tokens
  const answer = await sample.post('StartWebAuthnRegistration', { AccessToken })
  expect(answer.body.__type).toBe('WebAuthnNotEnabledException')
  await expect(openPasskeyChallenge(door, { name: 'x', user: undefined })).rejects.toMatchObject({
    type: 'WebAuthnNotEnabledException',
  })
})

test('of many registrations at once no more are kept than a person may have', async () => {
  const { authenticator, start, complete, list } = await open()
  const made = []
  for (let at = 0; at < 24; at++) made.push(await makePasskey(authenticator, await start()))
  await warmConnections(sample.database)
  const answers = await Promise.all(made.map(complete))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect((await list()).Credentials).toHaveLength(20)
})
