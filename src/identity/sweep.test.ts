// What is over is removed, and nothing that can still be used.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { signedInUser } from '#tests/support/signed-in-user.ts'
import { openChallenge } from './sign-in/challenges.ts'
import { challenges, codes, devices, refreshTokens, replies, sessions, signingKeys } from './tables.ts'

let sample: SampleIdentity
beforeEach(async () => {
  sample = await openSampleIdentity({}, { refreshTokenS: 10 * 24 * 3600 })
})
afterEach(() => sample.close())

const dayMs = 24 * 3600 * 1000

/** How many rows there are of everything that comes to an end. */
async function count() {
  const { id } = sample.found.pool
  const counted = await sample.database.forPool(id, async (transaction) => ({
    challenges: await transaction.$count(challenges),
    codes: await transaction.$count(codes),
    devices: await transaction.$count(devices),
    refreshTokens: await transaction.$count(refreshTokens),
    sessions: await transaction.$count(sessions),
    keys: await transaction.$count(signingKeys),
  }))
  const kept = await sample.database.directory((transaction) => transaction.$count(replies))
  return { ...counted, replies: kept }
}

async function fill() {
  const { door, user, tokens } = await signedInUser(sample)
  await door.work(async (transaction) => {
    await openChallenge(door, transaction, { kind: 'EMAIL_OTP', sub: user.sub, state: {} })
    const code = { poolId: user.poolId, sub: user.sub, purpose: 'reset', digest: Buffer.from('x') }
    await transaction.insert(codes).values({ ...code, expiresAt: sample.now() })
  })
  const again = { 'amz-sdk-invocation-id': 'b2a1' }
  await sample.post('GetTokensFromRefreshToken', { RefreshToken: tokens.RefreshToken }, again)
  await sample.identity.parts.keys.rotate(user.poolId)
  return tokens
}

test('nothing that is in use is removed', async () => {
  await fill()
  const before = await count()
  await sample.identity.sweep()
  expect(await count()).toEqual(before)
  expect(before).toEqual({ challenges: 1, codes: 1, devices: 1, refreshTokens: 2, sessions: 1, keys: 2, replies: 1 })
})

test('steps, codes, replies and old keys go soon; a session and the device that is signed in stay until it ends', async () => {
  await fill()
  sample.pass(2 * dayMs + 1000)
  await sample.identity.sweep()
  expect(await count()).toEqual({
    challenges: 0,
    codes: 0,
    devices: 1,
    refreshTokens: 2,
    sessions: 1,
    keys: 1,
    replies: 0,
  })
  sample.pass(10 * dayMs)
  await sample.identity.sweep()
  expect(await count()).toMatchObject({ devices: 0, refreshTokens: 0, sessions: 0, keys: 1 })
})

test('a token that was refreshed at the very end of its session works until it ends itself', async () => {
  const { tokens } = await signedInUser(sample)
  sample.pass(10 * dayMs - 1000)
  const { DeviceKey } = tokens.NewDeviceMetadata ?? {}
  const { body } = await sample.post('GetTokensFromRefreshToken', { RefreshToken: tokens.RefreshToken, DeviceKey })
  const { AccessToken } = body.AuthenticationResult as { AccessToken: string }
  sample.pass(60_000)
  await sample.identity.sweep()
  expect(await sample.identity.checkToken(sample.found.pool.id, AccessToken, 'access')).toMatchObject({
    state: 'valid',
  })
})

test('devices of a session that was ended go, remembered ones stay', async () => {
  const { tokens } = await signedInUser(sample)
  const remembered = await signedInUser(sample)
  await sample.database.forPool(sample.found.pool.id, (transaction) =>
    transaction.update(devices).set({ remembered: true }),
  )
  await signedInUser(sample)
  for (const { AccessToken } of [tokens, remembered.tokens]) await sample.post('GlobalSignOut', { AccessToken })
  const { tokens: ended } = await signedInUser(sample)
  await sample.post('RevokeToken', { Token: ended.RefreshToken })
  sample.pass(dayMs + 1000)
  await sample.identity.sweep()
  expect((await count()).devices).toBe(3)
})
