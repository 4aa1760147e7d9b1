// What tokens say, who may check them, and when they are refused.
import { eq } from 'drizzle-orm'
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { poolUsers, sessions } from '#identity/tables.ts'
import { openSampleIdentity, type SampleIdentity, sampleOrigin } from '#tests/support/sample-identity.ts'
import { signedInUser } from '#tests/support/signed-in-user.ts'
import { enterToken } from './read-token.ts'

let sample: SampleIdentity
beforeAll(async () => {
  sample = await openSampleIdentity()
})
afterAll(() => sample.close())

const inPool = <T>(work: Parameters<typeof sample.database.forPool<T>>[1]) =>
  sample.database.forPool(sample.found.pool.id, work)

test('an access token says what the library and the product read from it', async () => {
  const { user, tokens } = await signedInUser(sample, { groups: ['staff'] })
  const claims = decodeJwt(tokens.AccessToken)
  const nowS = Math.floor(sample.now().getTime() / 1000)
  expect(claims).toEqual({
    sub: user.sub,
    iss: `${sampleOrigin}/identity/${sample.found.pool.id}`,
    client_id: sample.found.client.id,
    origin_jti: expect.any(String),
    event_id: expect.any(String),
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    auth_time: nowS,
    exp: nowS + 3600,
    iat: nowS,
    jti: expect.any(String),
    username: user.username,
    'cognito:groups': ['staff'],
    device_key: tokens.NewDeviceMetadata?.DeviceKey,
  })
  expect(tokens).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 3600 })
})

test('an id token says the attributes, e-mail_verified as a truth, and no attribute takes the place of a claim', async () => {
  const attributes = { email: 'Amal@Patient.example', email_verified: 'true', 'custom:plan': '7', sub: 'x', iss: 'y' }
  const { user, tokens } = await signedInUser(sample, { attributes })
  const claims = decodeJwt(tokens.IdToken)
  expect(claims).toMatchObject({
    sub: user.sub,
    aud: sample.found.client.id,
    iss: `${sampleOrigin}/identity/${sample.found.pool.id}`,
    'cognito:username': user.username,
    token_use: 'id',
    email: 'Amal@Patient.example',
    email_verified: true,
    'custom:plan': '7',
    origin_jti: decodeJwt(tokens.AccessToken).origin_jti,
    auth_time: decodeJwt(tokens.AccessToken).auth_time,
  })
  expect(claims).not.toHaveProperty('cognito:groups')
})

test('checkToken gives the claims of a valid token, for its own use only', async () => {
  const { user, tokens } = await signedInUser(sample)
  const { id } = sample.found.pool
  const { checkToken } = sample.identity
  expect(await checkToken(id, tokens.AccessToken, 'access')).toMatchObject({
    state: 'valid',
    claims: { sub: user.sub, poolId: id, clientId: sample.found.client.id },
  })
  expect(await checkToken(id, tokens.IdToken, 'id')).toMatchObject({
    state: 'valid',
    claims: { email: user.attributes.email, emailVerified: true, givenName: 'Amal', familyName: 'Haddad' },
  })
  for (const verdict of [
    await checkToken(id, tokens.IdToken, 'access'),
    await checkToken(id, tokens.AccessToken, 'id'),
    await checkToken('own-1_nobody', tokens.AccessToken, 'access'),
    await checkToken(id, 'nonsense', 'access'),
    await checkToken(id, '', 'access'),
    await checkToken(id, tokens.RefreshToken, 'access'),
  ])
    expect(verdict).toEqual({ state: 'refused' })
})

test('checkToken grants a clock five seconds, the pool itself none', async () => {
  const { tokens, door } = await signedInUser(sample)
  const check = () => sample.identity.checkToken(sample.found.pool.id, tokens.AccessToken, 'access')
  sample.pass(3600_000)
  expect(await check()).toMatchObject({ state: 'valid' })
  await expect(enterToken(door, tokens.AccessToken)).rejects.toThrow('Access Token has expired')
  sample.pass(5_000)
  expect(await check()).toEqual({ state: 'expired' })
})

test('enterToken opens the door of the user', async () => {
  const { user, tokens, door } = await signedInUser(sample)
  const entered = await enterToken(door, tokens.AccessToken)
  expect(entered.user.sub).toBe(user.sub)
  expect(entered.door.pool.id).toBe(sample.found.pool.id)
  expect(entered.claims.originJti).toBe(decodeJwt(tokens.AccessToken).origin_jti)
})

test('tokens of any site of the pool are taken, whatever its origin', async () => {
  const { tokens, door } = await signedInUser(sample, {}, 'https://other.example:8443')
  expect(decodeJwt(tokens.AccessToken).iss).toBe(`https://other.example:8443/identity/${sample.found.pool.id}`)
  await expect(enterToken(door, tokens.AccessToken)).resolves.toBeDefined()
})

test('a token that was changed, not signed or signed with another key is refused', async () => {
  const { tokens, door } = await signedInUser(sample)
  const claims = decodeJwt(tokens.AccessToken)
  const { kid = '' } = decodeProtectedHeader(tokens.AccessToken)
  const [header, , signature] = tokens.AccessToken.split('.')
  const changed = Buffer.from(JSON.stringify({ ...claims, 'cognito:groups': ['staff'] })).toString('base64url')
  const secret = new TextEncoder().encode('a secret of somebody else entirely')
  const byOther = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(secret)
  const other = await sample.identity.parts.pools.ensurePool('other')
  const otherKey = await sample.identity.parts.keys.signer(other.pool.id)
  const sign = (named: string) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: named }).sign(otherKey.key)
  const forged = 'Could not verify signature for Access Token'
  const cases: [string, string][] = [
    [`${header}.${changed}.${signature}`, forged],
    [`${tokens.AccessToken.slice(0, -8)}AAAAAAAA`, forged],
    [await sign(kid), forged],
    [await sign(otherKey.kid), forged],
    [new UnsecuredJWT(claims).encode(), 'Invalid Access Token'],
    [byOther, 'Invalid Access Token'],
    [tokens.IdToken, 'Invalid Access Token'],
    ['a.b.c', 'Invalid Access Token'],
    [tokens.RefreshToken, 'Invalid Access Token'],
  ]
  for (const [token, message] of cases)
    await expect(enterToken(door, token), token).rejects.toMatchObject({ type: 'NotAuthorizedException', message })
})

test('rightly signed tokens with a wrong issuer, client, use or shape are refused', async () => {
  const { tokens, door } = await signedInUser(sample)
  const claims = decodeJwt(tokens.AccessToken)
  const other = await sample.identity.parts.pools.ensurePool('other')
  const { key, kid } = await sample.identity.parts.keys.signer(sample.found.pool.id)
  const own = sample.found.pool.id
  const changes: Record<string, unknown>[] = [
    { iss: `${sampleOrigin}/identity/${own}/` },
    { iss: `${sampleOrigin}/other/${own}` },
    { iss: `${sampleOrigin}/identity/${own}?x` },
    { iss: `https://user@host.example/identity/${own}` },
    { client_id: other.client.id },
    { client_id: undefined },
    { token_use: 'id' },
    { origin_jti: 'x' },
    { exp: undefined },
  ]
  for (const change of changes) {
    const token = await new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'RS256', kid }).sign(key)
    await expect(enterToken(door, token), JSON.stringify(change)).rejects.toThrow('Invalid Access Token')
    expect(await sample.identity.checkToken(own, token, 'access')).toEqual({ state: 'refused' })
  }
})

test('an ended session, a sign-out everywhere, a disabled and a deleted user end tokens that have time left', async () => {
  const outcomes: [string, (sub: string) => Promise<unknown>][] = [
    [
      'Access Token has been revoked',
      (sub) => inPool((t) => t.update(sessions).set({ revokedAt: sample.now() }).where(eq(sessions.sub, sub))),
    ],
    [
      'Access Token has been revoked',
      (sub) => inPool((t) => t.update(poolUsers).set({ signedOutAt: sample.now() }).where(eq(poolUsers.sub, sub))),
    ],
    ['Access Token has been revoked', (sub) => inPool((t) => t.delete(poolUsers).where(eq(poolUsers.sub, sub)))],
    [
      'User is disabled.',
      (sub) => inPool((t) => t.update(poolUsers).set({ enabled: false }).where(eq(poolUsers.sub, sub))),
    ],
  ]
  for (const [message, end] of outcomes) {
    const { user, tokens, door } = await signedInUser(sample)
    sample.pass(10)
    await end(user.sub)
    await expect(enterToken(door, tokens.AccessToken)).rejects.toMatchObject({
      type: 'NotAuthorizedException',
      message,
    })
    expect(await sample.identity.checkToken(sample.found.pool.id, tokens.IdToken, 'id')).toEqual({ state: 'refused' })
  }
})
