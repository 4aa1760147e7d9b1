// Refreshing and ending sessions over the wire: rotation, its grace, theft, devices, sign-out.
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterEach, expect, test } from 'vitest'
import type { ClientSettings, PoolSettings } from '#identity/pool/pool.ts'
import { devices, poolUsers, refreshTokens } from '#identity/tables.ts'
import { type Answer, openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { signedInUser } from '#tests/support/signed-in-user.ts'

let sample: SampleIdentity
afterEach(() => sample.close())

const graceMs = 30_000
type Result = { AccessToken: string; IdToken: string; RefreshToken?: string; ExpiresIn: number }
const resultOf = ({ body }: Answer) => body.AuthenticationResult as Result

async function open(settings: Partial<PoolSettings> = {}, client: Partial<ClientSettings> = {}) {
  sample = await openSampleIdentity({ devices: 'never', ...settings }, client)
  const signedIn = await signedInUser(sample)
  const refresh = (token: string, more: object = {}) =>
    sample.post('GetTokensFromRefreshToken', { RefreshToken: token, ...more })
  const read = (token: string) => sample.identity.checkToken(sample.found.pool.id, token, 'access')
  return { ...signedIn, refresh, read }
}

const inPool = <T>(work: Parameters<typeof sample.database.forPool<T>>[1]) =>
  sample.database.forPool(sample.found.pool.id, work)

test('a refresh gives new tokens of the same session, and another refresh token', async () => {
  const { tokens, refresh, read } = await open()
  sample.pass(1000_000)
  const answer = await refresh(tokens.RefreshToken)
  expect(answer.status).toBe(200)
  const result = resultOf(answer)
  expect(result).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 3600, RefreshToken: expect.any(String) })
  expect(result.RefreshToken).not.toBe(tokens.RefreshToken)
  const [before, after] = [decodeJwt(tokens.AccessToken), decodeJwt(result.AccessToken)]
  expect(after).toMatchObject({ origin_jti: before.origin_jti, auth_time: before.auth_time })
  expect(decodeJwt(result.IdToken)).toMatchObject({ origin_jti: before.origin_jti, auth_time: before.auth_time })
  expect(after.iat).toBe((before.iat ?? 0) + 1000)
  expect(await read(result.AccessToken)).toMatchObject({ state: 'valid' })
})

test('a hundred racing refreshes with one token all go on with one and the same successor', async () => {
  const { tokens, refresh } = await open()
  const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(tokens.RefreshToken)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const successors = new Set(answers.map((answer) => resultOf(answer).RefreshToken))
  expect(successors.size).toBe(1)
  const rows = await inPool((transaction) => transaction.select().from(refreshTokens))
  expect(rows).toHaveLength(2)
  expect(rows.filter(({ replacedAt }) => replacedAt === null)).toHaveLength(1)
  const [successor = ''] = successors
  expect((await refresh(successor)).status).toBe(200)
})

test('a second tab that comes late in the grace is led to the living token, not to one that was replaced meanwhile', async () => {
  const { tokens, refresh } = await open()
  const second = resultOf(await refresh(tokens.RefreshToken)).RefreshToken ?? ''
  sample.pass(1000)
  const third = resultOf(await refresh(second)).RefreshToken
  sample.pass(graceMs - 1001)
  expect(resultOf(await refresh(tokens.RefreshToken)).RefreshToken).toBe(third)
})

test('after the grace a used token is taken for stolen: the whole session ends, also for who holds its successor', async () => {
  const { tokens, refresh, read, signInAgain } = await open()
  const other = await signInAgain()
  const next = resultOf(await refresh(tokens.RefreshToken))
  sample.pass(graceMs)
  const reused = await refresh(tokens.RefreshToken)
  expect(reused).toMatchObject({ status: 400, body: { __type: 'RefreshTokenReuseException' } })
  expect(await read(next.AccessToken)).toEqual({ state: 'refused' })
  expect((await refresh(next.RefreshToken ?? '')).body).toEqual({
    __type: 'NotAuthorizedException',
    message: 'Refresh Token has been revoked',
  })
  expect((await refresh(other.RefreshToken)).status).toBe(200)
})

test('without a grace one of many racing refreshes wins, and the others end the session', async () => {
  const { tokens, refresh } = await open({}, { refreshGraceS: 0 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(tokens.RefreshToken)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('without a grace the library may still repeat a request whose answer got lost', async () => {
  const { tokens, refresh } = await open({}, { refreshGraceS: 0 })
  const again = () =>
    sample.post(
      'GetTokensFromRefreshToken',
      { RefreshToken: tokens.RefreshToken },
      { 'amz-sdk-invocation-id': 'f3b7c0de-0001' },
    )
  const first = await again()
  expect(await again()).toEqual(first)
  expect((await refresh(resultOf(first).RefreshToken ?? '')).status).toBe(200)
})

test('where tokens do not rotate the one there is stays, and none is sent along', async () => {
  const { tokens, refresh } = await open({}, { rotatesRefreshTokens: false })
  for (let round = 0; round < 3; round++) {
    sample.pass(graceMs * 2)
    expect(resultOf(await refresh(tokens.RefreshToken))).not.toHaveProperty('RefreshToken')
  }
})

test('rotation does not make a session longer', async () => {
  const { tokens, refresh } = await open({}, { refreshTokenS: 7200 })
  sample.pass(7_199_000)
  const next = resultOf(await refresh(tokens.RefreshToken)).RefreshToken ?? ''
  sample.pass(1_000)
  expect((await refresh(next)).body).toEqual({
    __type: 'NotAuthorizedException',
    message: 'Refresh Token has expired',
  })
})

test('a refresh token that is made up, of another client, or no refresh token is refused', async () => {
  const { tokens, refresh } = await open()
  const other = await sample.identity.parts.pools.ensurePool('other')
  const invalid = { __type: 'NotAuthorizedException', message: 'Invalid Refresh Token' }
  expect((await refresh('made-up')).body).toEqual(invalid)
  expect((await refresh(tokens.AccessToken)).body).toEqual(invalid)
  expect((await refresh(tokens.RefreshToken, { ClientId: other.client.id })).body).toEqual(invalid)
  expect((await refresh('no blanks')).body.__type).toBe('InvalidParameterException')
})

test('a disabled user, one who has to reset the password and a deleted one get no fresh tokens', async () => {
  const { tokens, refresh, user } = await open()
  const change = (values: Partial<typeof user>) =>
    inPool((transaction) => transaction.update(poolUsers).set(values).where(eq(poolUsers.sub, user.sub)))
  await change({ enabled: false })
  expect((await refresh(tokens.RefreshToken)).body.message).toBe('User is disabled.')
  await change({ enabled: true, status: 'RESET_REQUIRED' })
  expect((await refresh(tokens.RefreshToken)).body.__type).toBe('PasswordResetRequiredException')
  await change({ status: 'CONFIRMED' })
  expect((await refresh(tokens.RefreshToken)).status).toBe(200)
  await inPool((transaction) => transaction.delete(poolUsers).where(eq(poolUsers.sub, user.sub)))
  expect((await refresh(tokens.RefreshToken)).body.message).toBe('Invalid Refresh Token')
})

test('a session of a confirmed device is refreshed only by who names the device', async () => {
  const { tokens, refresh } = await open({ devices: 'always' })
  const { DeviceKey = '' } = tokens.NewDeviceMetadata ?? {}
  const first = resultOf(await refresh(tokens.RefreshToken)).RefreshToken ?? ''
  await inPool((transaction) => transaction.update(devices).set({ verifier: Buffer.from('sealed') }))
  expect((await refresh(first)).body.message).toBe('Invalid Refresh Token')
  expect((await refresh(first, { DeviceKey: 'own-1_0' })).body.message).toBe('Invalid Refresh Token')
  const answer = await refresh(first, { DeviceKey })
  expect(decodeJwt(resultOf(answer).AccessToken).device_key).toBe(DeviceKey)
})

test('RevokeToken ends every token of the session, and says the same the second time', async () => {
  const { tokens, refresh, read, signInAgain } = await open()
  const other = await signInAgain()
  const next = resultOf(await refresh(tokens.RefreshToken))
  for (let round = 0; round < 2; round++)
    expect(await sample.post('RevokeToken', { Token: next.RefreshToken })).toEqual({ status: 200, body: {} })
  expect(await read(tokens.AccessToken)).toEqual({ state: 'refused' })
  expect(await read(next.AccessToken)).toEqual({ state: 'refused' })
  expect((await refresh(next.RefreshToken ?? '')).body.message).toBe('Refresh Token has been revoked')
  expect(await read(other.AccessToken)).toMatchObject({ state: 'valid' })
})

test('RevokeToken takes refresh tokens only, of the client that asks; an unknown one is nothing to revoke', async () => {
  const { tokens } = await open()
  for (const token of [tokens.AccessToken, tokens.IdToken])
    expect((await sample.post('RevokeToken', { Token: token })).body.__type).toBe('UnsupportedTokenTypeException')
  expect((await sample.post('RevokeToken', { Token: 'made-up' })).status).toBe(200)
  expect((await sample.post('RevokeToken', { Token: tokens.RefreshToken, ClientId: 'nobody' })).body.__type).toBe(
    'ResourceNotFoundException',
  )
})

test('GlobalSignOut ends all sessions of the person and nobody else; a new sign-in works at once', async () => {
  const { tokens, refresh, read, signInAgain } = await open()
  const [other, stranger] = [await signInAgain(), await signedInUser(sample)]
  expect(await sample.post('GlobalSignOut', { AccessToken: tokens.AccessToken })).toEqual({ status: 200, body: {} })
  for (const { AccessToken, RefreshToken } of [tokens, other]) {
    expect(await read(AccessToken)).toEqual({ state: 'refused' })
    expect((await refresh(RefreshToken)).body.message).toBe('Refresh Token has been revoked')
  }
  expect(await read(stranger.tokens.AccessToken)).toMatchObject({ state: 'valid' })
  expect(await read((await signInAgain()).AccessToken)).toMatchObject({ state: 'valid' })
  expect((await sample.post('GlobalSignOut', { AccessToken: tokens.AccessToken })).body).toEqual({
    __type: 'NotAuthorizedException',
    message: 'Access Token has been revoked',
  })
})

test('neither refresh tokens nor codes of theirs lie in the database', async () => {
  const { tokens } = await open()
  const rows = await inPool((transaction) => transaction.select().from(refreshTokens))
  expect(JSON.stringify(rows)).not.toContain(tokens.RefreshToken)
  expect(rows[0]?.digest).toHaveLength(32)
})
