// The identity pool: guests where they are taken in, people by their id token, and credentials that say what they are.
import { decodeJwt } from 'jose'
import { afterEach, expect, test } from 'vitest'
import { identities } from '#identity/tables.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { signedInUser } from '#tests/support/signed-in-user.ts'

let sample: SampleIdentity
afterEach(() => sample.close())

async function open(guestCredentials = false) {
  sample = await openSampleIdentity({}, {}, { guestCredentials })
  const { identityPoolId } = sample.found.pool
  const getId = (Logins: Record<string, string> = {}, IdentityPoolId = identityPoolId) =>
    sample.post('GetId', { IdentityPoolId, Logins })
  const getCredentials = (IdentityId: unknown, Logins?: Record<string, string>) =>
    sample.post('GetCredentialsForIdentity', { IdentityId, ...(Logins ? { Logins } : {}) })
  return { identityPoolId, getId, getCredentials }
}

/** As the library names them: by the issuer without its scheme. */
const loginsOf = (token: string) => ({ [(decodeJwt(token).iss ?? '').replace('http://', '')]: token })

const noGuests = {
  status: 400,
  body: {
    __type: 'NotAuthorizedException',
    message: 'Unauthenticated access is not supported for this identity pool.',
  },
}

test('guests are not taken in unless the setting says so', async () => {
  const { getId } = await open()
  expect(await getId()).toEqual(noGuests)
})

test('a guest is given an identity and credentials for an hour, and nothing is written down', async () => {
  const { getId, getCredentials, identityPoolId } = await open(true)
  const { IdentityId } = (await getId()).body
  expect(IdentityId).toMatch(/^own-1:[0-9a-f-]{1,49}$/)
  const { status, body } = await getCredentials(IdentityId)
  const nowS = sample.now().getTime() / 1000
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      IdentityId,
      Credentials: {
        AccessKeyId: expect.stringMatching(/^\w{16,}$/),
        SecretKey: expect.any(String),
        SessionToken: expect.any(String),
        Expiration: nowS + 3600,
      },
    },
  })
  const { SessionToken } = body.Credentials as { SessionToken: string }
  expect(decodeJwt(SessionToken)).toMatchObject({ sub: IdentityId, aud: identityPoolId, amr: ['unauthenticated'] })
  const { id } = sample.found.pool
  expect(await sample.database.forPool(id, (transaction) => transaction.select().from(identities))).toEqual([])
  for (const use of ['access', 'id'] as const)
    expect(await sample.identity.checkToken(id, SessionToken, use)).toEqual({ state: 'refused' })
})

test('an identity that was not given out is not found', async () => {
  const { getId, getCredentials } = await open(true)
  const { IdentityId = '' } = (await getId()).body as { IdentityId?: string }
  const other = IdentityId.endsWith('0') ? `${IdentityId.slice(0, -1)}1` : `${IdentityId.slice(0, -1)}0`
  expect((await getCredentials(other)).body).toEqual({
    __type: 'ResourceNotFoundException',
    message: `Identity '${other}' not found.`,
  })
})

test('a person keeps one identity, however many ask at once, and has credentials for it alone; a guest learns not even whether it is somebody’s', async () => {
  const { getId, getCredentials } = await open()
  const { tokens, signInAgain } = await signedInUser(sample)
  const answers = await Promise.all(Array.from({ length: 10 }, () => getId(loginsOf(tokens.IdToken))))
  const ids = new Set(answers.map(({ body }) => body.IdentityId))
  expect(ids.size).toBe(1)
  const [id] = ids
  const again = loginsOf((await signInAgain()).IdToken)
  expect((await getId(again)).body.IdentityId).toBe(id)
  const { body } = await getCredentials(id, again)
  const { SessionToken } = body.Credentials as { SessionToken: string }
  expect(decodeJwt(SessionToken)).toMatchObject({ sub: id, amr: ['authenticated'] })
  const stranger = loginsOf((await signedInUser(sample)).tokens.IdToken)
  expect((await getCredentials(id, stranger)).body.message).toBe(`Access to Identity '${String(id)}' is forbidden.`)
  const nobodys = 'own-1:7f2b1c52-0c5e-4a57-9f86-5c4f0f3a2b11'
  for (const asked of [id, nobodys])
    expect((await getCredentials(asked)).body).toEqual({
      __type: 'NotAuthorizedException',
      message: `Access to Identity '${String(asked)}' is forbidden.`,
    })
})

test('a login that is expired, revoked, of another kind, pool or provider is refused', async () => {
  const { getId, identityPoolId } = await open(true)
  const { tokens } = await signedInUser(sample)
  const [provider = ''] = Object.keys(loginsOf(tokens.IdToken))
  const other = await sample.identity.parts.pools.ensurePool('other')
  const unsupported = 'Token is not from a supported provider of this identity pool.'
  const refusals: [Record<string, string>, string, string?][] = [
    [{ 'elsewhere.example': tokens.IdToken }, unsupported],
    [{ [provider]: 'nonsense' }, unsupported],
    [{ ...loginsOf(tokens.IdToken), 'elsewhere.example': 'x' }, unsupported],
    [{ [provider]: tokens.AccessToken }, 'Invalid login token.'],
    [loginsOf(tokens.IdToken), 'Invalid login token.', other.pool.identityPoolId],
  ]
  for (const [logins, message, pool = identityPoolId] of refusals)
    expect((await getId(logins, pool)).body).toEqual({ __type: 'NotAuthorizedException', message })
  sample.pass(3600_000)
  expect((await getId(loginsOf(tokens.IdToken))).body.message).toBe('Invalid login token. Token expired.')
})

test('an identity pool that there is not is not found', async () => {
  const { getId } = await open()
  const id = 'own-1:7f2b1c52-0c5e-4a57-9f86-5c4f0f3a2b11'
  expect((await getId({}, id)).body).toEqual({
    __type: 'ResourceNotFoundException',
    message: `IdentityPool '${id}' not found.`,
  })
})
