// Tokens of a hosted pool: the contract, and what happens when the pool is slow, away or says something odd.
import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TokenCheck } from '#domain/clients/session.ts'
import { reply } from '#tests/support/loopback-server.ts'
import { openSampleHostedPool, type SampleHostedPool } from '#tests/support/sample-hosted-pool.ts'
import { createHostedPools } from './hosted-pool.ts'
import { testTokenCheck } from './token-check-contract.test-support.ts'

let hosted: SampleHostedPool
let check: TokenCheck

beforeEach(async () => {
  hosted = await openSampleHostedPool()
  check = createHostedPools({ clock: hosted.now, elapsedMs: () => hosted.now().getTime() })
})

afterEach(() => hosted.close())

describe('the contract, with spec 9: "Token clock tolerance 5000 ms."', () =>
  testTokenCheck(() => ({ ...hosted, check })))

test('the key set is fetched once, and the pool asked about a session once a minute', async () => {
  const { access } = await hosted.signIn()
  const ask = () => check.readAccess(hosted.pool, access)
  await Promise.all([ask(), ask(), ask()])
  hosted.pass(60_000)
  await ask()
  expect([hosted.askedFor('keys'), hosted.askedFor('user')]).toEqual([1, 1])
  hosted.pass(1)
  await ask()
  expect([hosted.askedFor('keys'), hosted.askedFor('user')]).toEqual([1, 2])
})

test('the pool is asked in its own protocol, with nothing but the token', async () => {
  const { access } = await hosted.signIn()
  await check.readAccess(hosted.pool, access)
  expect(hosted.server.asked.at(-1)).toMatchObject({
    method: 'POST',
    path: '/',
    body: JSON.stringify({ AccessToken: access }),
  })
  expect(hosted.server.asked.at(-1)?.headers['x-amz-target']).toBe('AWSCognitoIdentityProviderService.GetUser')
})

test('a session that is revoked is found out after a minute', async () => {
  const session = await hosted.signIn()
  expect(await check.readAccess(hosted.pool, session.access)).toMatchObject({ state: 'valid' })
  await hosted.revoke(session)
  hosted.pass(60_001)
  expect(await check.readAccess(hosted.pool, session.access)).toEqual({ state: 'refused' })
})

test('refused for a person who is gone, whichever way the service writes it', async () => {
  hosted.answerUser(reply(400, { __type: 'com.amazonaws.cognito#UserNotFoundException' }))
  const { access } = await hosted.signIn()
  expect(await check.readAccess(hosted.pool, access)).toEqual({ state: 'refused' })
})

test('unavailable, and asked again at once the next time, when the pool does not say yes or no', async () => {
  const { access } = await hosted.signIn()
  for (const odd of [
    reply(500, {}),
    reply(429, { __type: 'TooManyRequestsException' }),
    reply(400, { __type: 'InternalErrorException' }),
    reply(400, 'no JSON'),
    reply(302, {}, { location: 'https://evil.example/' }),
  ]) {
    hosted.answerUser(odd)
    await expect(check.readAccess(hosted.pool, access)).rejects.toMatchObject({ code: 'unavailable' })
  }
  hosted.answerUser(undefined)
  expect(await check.readAccess(hosted.pool, access)).toMatchObject({ state: 'valid' })
})

test('unavailable while the key set cannot be had, and well again after it', async () => {
  const { access, id } = await hosted.signIn()
  for (const odd of [
    reply(503, {}),
    reply(200, { keys: 'none' }),
    reply(200, 'no JSON'),
    reply(302, {}, { location: 'https://evil.example/' }),
  ]) {
    hosted.answerKeys(odd)
    await expect(check.readAccess(hosted.pool, access)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(check.readId(hosted.pool, id)).rejects.toMatchObject({ code: 'unavailable' })
  }
  hosted.answerKeys(undefined)
  expect(await check.readId(hosted.pool, id)).toMatchObject({ state: 'valid' })
})

test('unavailable when an answer is longer than any of a pool: no more of it is read', async () => {
  const { access, id } = await hosted.signIn()
  const padding = 'x'.repeat(1_000_000)
  hosted.answerUser(reply(200, { Username: 'x', UserAttributes: [], padding }))
  await expect(check.readAccess(hosted.pool, access)).rejects.toMatchObject({ code: 'unavailable' })
  const other = createHostedPools({ clock: hosted.now, elapsedMs: () => hosted.now().getTime() })
  hosted.answerKeys(reply(200, { keys: [], padding }))
  await expect(other.readId(hosted.pool, id)).rejects.toMatchObject({ code: 'unavailable' })
  hosted.answerUser(undefined)
  expect(await check.readAccess(hosted.pool, access)).toMatchObject({ state: 'valid' })
})

test('an id token is not asked about, nor an access token that may not ask', async () => {
  const { access, id } = await hosted.signIn()
  expect(await check.readId(hosted.pool, id)).toMatchObject({ state: 'valid' })
  const narrow = await hosted.sign({ ...decodeJwt(access), scope: 'openid' })
  expect(await check.readAccess(hosted.pool, narrow)).toMatchObject({ state: 'valid' })
  expect(hosted.askedFor('user')).toBe(0)
})

test('the issuer is what the pack says, else the pool’s address with its id', async () => {
  const { access } = await hosted.signIn()
  const { iss } = decodeJwt(access)
  const elsewhere = { ...hosted.pool, issuer: String(iss), userPoolEndpoint: `${hosted.server.address}/other` }
  expect(await check.readAccess(elsewhere, access)).toMatchObject({ state: 'valid' })
  expect(hosted.server.asked.at(-1)?.path).toBe('/other')
  const foreign = { ...hosted.pool, issuer: `${hosted.server.address}/eu-west-1_Other` }
  await expect(check.readAccess(foreign, access)).rejects.toMatchObject({ code: 'unavailable' })
})

test('groups are handed on, and e-mail_verified as a text is read', async () => {
  const { access, id } = await hosted.signIn()
  const staff = await hosted.sign({ ...decodeJwt(access), 'cognito:groups': ['staff'] })
  expect(await check.readAccess(hosted.pool, staff)).toMatchObject({ value: { groups: ['staff'] } })
  const said = async (email_verified: unknown) =>
    check.readId(hosted.pool, await hosted.sign({ ...decodeJwt(id), email_verified }))
  expect(await said('true')).toMatchObject({ value: { emailVerified: true } })
  expect(await said('false')).toMatchObject({ value: { emailVerified: false } })
  expect(await said(undefined)).toMatchObject({ value: { emailVerified: false } })
})

test('a second factor is what the pool says is set up: with none, and of a token that may not ask, there is none', async () => {
  const { access } = await hosted.signIn()
  const sessionOf = async (token: string) => {
    const session = await check.readAccess(hosted.pool, token)
    return session.state === 'valid' && session.value.secondFactor
  }
  expect(await sessionOf(access)).toBe(false)
  hosted.answerUser(reply(200, { Username: 'x', UserAttributes: [], UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] }))
  // What was said is believed for a minute.
  expect(await sessionOf(access)).toBe(false)
  hosted.pass(60_001)
  expect(await sessionOf(access)).toBe(true)
  expect(await sessionOf(await hosted.sign({ ...decodeJwt(access), scope: 'openid' }))).toBe(false)
  hosted.answerUser(reply(200, { Username: 'x', UserAttributes: [], UserMFASettingList: [] }))
  const { access: other } = await hosted.signIn()
  expect(await sessionOf(other)).toBe(false)
})
