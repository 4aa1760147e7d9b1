// The keys of a pool over several processes, and the documents that tell of them.
import { randomBytes } from 'node:crypto'
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createIdentity } from '#identity/identity.ts'
import { signingKeys } from '#identity/tables.ts'
import { openSampleIdentity, type SampleIdentity, sampleOrigin } from '#tests/support/sample-identity.ts'
import { signedInUser } from '#tests/support/signed-in-user.ts'

let sample: SampleIdentity
let poolId: string
beforeEach(async () => {
  sample = await openSampleIdentity()
  poolId = sample.found.pool.id
})
afterEach(() => sample.close())

const dayMs = 24 * 3600 * 1000

/** The same pools in another process. */
const otherProcess = (key = sample.key) =>
  createIdentity({
    database: sample.database,
    key,
    clock: sample.now,
    log: sample.identity.parts.log,
    send: async () => {},
    guestCredentials: false,
  })

const ask = async (path: string, origin = sampleOrigin) => {
  const asker = { origin, sender: 'sender', language: 'en', place: undefined }
  const response = await sample.identity.answer(new Request(`${origin}${path}`), asker)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const readKeySet = async () => (await ask(`/identity/${poolId}/.well-known/jwks.json`)).body as unknown as JSONWebKeySet

test('of many processes that start at once one makes the first key, and all sign with it', async () => {
  const processes = Array.from({ length: 8 }, () => otherProcess())
  const signers = await Promise.all(processes.map(({ parts }) => parts.keys.signer(poolId)))
  expect(new Set(signers.map(({ kid }) => kid)).size).toBe(1)
  const rows = await sample.database.forPool(poolId, (transaction) => transaction.select().from(signingKeys))
  expect(rows).toHaveLength(1)
  expect(rows[0]?.privateKey.toString('latin1')).not.toContain('PRIVATE KEY')
})

test('a private key opens with the identity key only', async () => {
  await sample.identity.parts.keys.signer(poolId)
  await expect(otherProcess(randomBytes(32)).parts.keys.signer(poolId)).rejects.toThrow()
})

test('the key set checks tokens, and holds nothing private', async () => {
  const { tokens } = await signedInUser(sample)
  const keySet = await readKeySet()
  expect(keySet.keys).toEqual([
    { kid: expect.any(String), kty: 'RSA', n: expect.any(String), e: 'AQAB', alg: 'RS256', use: 'sig' },
  ])
  const { payload } = await jwtVerify(tokens.IdToken, createLocalJWKSet(keySet), {
    issuer: `${sampleOrigin}/identity/${poolId}`,
    audience: sample.found.client.id,
    currentDate: sample.now(),
  })
  expect(payload.token_use).toBe('id')
})

test('discovery names the issuer that tokens have at this site, and only what is there', async () => {
  const origin = 'https://clinic.example'
  const { status, body } = await ask(`/identity/${poolId}/.well-known/openid-configuration`, origin)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    issuer: `${origin}/identity/${poolId}`,
    jwks_uri: `${origin}/identity/${poolId}/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: ['RS256'],
  })
  expect(body).not.toHaveProperty('authorization_endpoint')
})

test('404 for documents of a pool that there is not, and for others', async () => {
  for (const path of [
    '/identity/own-1_Nobody/.well-known/jwks.json',
    `/identity/${poolId}/.well-known/other`,
    `/identity/${poolId}/x/.well-known/jwks.json`,
    '/identity/constructor/.well-known/jwks.json',
  ])
    expect((await ask(path)).status, path).toBe(404)
})

test('after a rotation a new key signs, and the old one verifies until the last of its tokens has ended', async () => {
  const { tokens, signInAgain } = await signedInUser(sample)
  const kid = await sample.identity.parts.keys.rotate(poolId)
  const later = await signInAgain()
  expect(decodeProtectedHeader(later.AccessToken).kid).toBe(kid)
  for (const { AccessToken } of [tokens, later])
    expect(await sample.identity.checkToken(poolId, AccessToken, 'access')).toMatchObject({ state: 'valid' })
  expect((await readKeySet()).keys.map((key) => key.kid)).toEqual([kid, decodeProtectedHeader(tokens.AccessToken).kid])
  sample.pass(dayMs + 6_000)
  expect((await readKeySet()).keys.map((key) => key.kid)).toEqual([kid])
})

test('another process takes tokens of a new key at once, and signs with it within seconds', async () => {
  const [checking, signing] = [otherProcess(), otherProcess()]
  const { tokens, signInAgain } = await signedInUser(sample)
  const old = decodeProtectedHeader(tokens.AccessToken).kid
  for (const { parts } of [checking, signing]) expect((await parts.keys.signer(poolId)).kid).toBe(old)
  const kid = await sample.identity.parts.keys.rotate(poolId)
  const { AccessToken } = await signInAgain()
  expect(await checking.checkToken(poolId, AccessToken, 'access')).toMatchObject({ state: 'valid' })
  expect((await signing.parts.keys.signer(poolId)).kid).toBe(old)
  sample.pass(5_000)
  expect((await signing.parts.keys.signer(poolId)).kid).toBe(kid)
})

test('a key that got into wrong hands is revoked with all its tokens; sessions can be refreshed', async () => {
  const { tokens } = await signedInUser(sample)
  await sample.identity.parts.keys.rotate(poolId, { revoke: true })
  expect(await sample.identity.checkToken(poolId, tokens.AccessToken, 'access')).toEqual({ state: 'refused' })
  expect((await readKeySet()).keys).toHaveLength(1)
  const answer = await sample.post('GetTokensFromRefreshToken', { RefreshToken: tokens.RefreshToken })
  expect(answer.status).toBe(200)
})

test('pools have keys of their own', async () => {
  const other = await sample.identity.parts.pools.ensurePool('other')
  const { tokens } = await signedInUser(sample)
  expect(await sample.identity.checkToken(other.pool.id, tokens.AccessToken, 'access')).toEqual({ state: 'refused' })
  const keySet = await ask(`/identity/${other.pool.id}/.well-known/jwks.json`)
  expect(JSON.stringify(keySet.body)).not.toContain(decodeProtectedHeader(tokens.AccessToken).kid)
})
