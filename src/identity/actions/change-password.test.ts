// Checks that whoever is signed in changes the password they know, and nobody guesses it that way.
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devices } from '#identity/tables.ts'
import { readUser } from '#identity/users/find-user.ts'
import { isPassword, sealPassword } from '#identity/users/password.ts'
import { updateUser } from '#identity/users/write-user.ts'
import { newId } from '#kernel/id.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { sampleDoor, signedInUser } from '#tests/support/signed-in-user.ts'
import { warmConnections } from '#tests/support/warm-connections.ts'

let sample: SampleIdentity
beforeAll(async () => {
  sample = await openSampleIdentity()
})
afterAll(() => sample.close())

async function signIn(password: string | null = 'paper boat') {
  const sub = newId()
  const door = sampleDoor(sample)
  const verifier = password === null ? null : await sealPassword(door, sub, password)
  const signedIn = await signedInUser(sample, { sub, username: sub, usernameKey: sub, verifier })
  const { tokens } = signedIn
  const change = (PreviousPassword: string | undefined, ProposedPassword: string) =>
    sample.post('ChangePassword', { AccessToken: tokens.AccessToken, PreviousPassword, ProposedPassword })
  const has = async (given: string) => {
    const user = await door.work((transaction) => readUser(door, transaction, sub))
    return user !== undefined && isPassword(door, user, given)
  }
  return { ...signedIn, change, has }
}

test('the new password holds, the old one does not, and the session goes on', async () => {
  const { change, has, tokens } = await signIn()
  expect(await change('paper boat', 'tin whistle')).toMatchObject({ status: 200, body: {} })
  expect([await has('tin whistle'), await has('paper boat')]).toEqual([true, false])
  expect((await sample.post('GetUser', { AccessToken: tokens.AccessToken })).status).toBe(200)
})

test('without the present password nothing changes', async () => {
  const { change, has } = await signIn()
  const refusal = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' }
  for (const wrong of ['paper boaT', 'x', undefined]) expect((await change(wrong, 'tin whistle')).body).toEqual(refusal)
  expect(await has('paper boat')).toBe(true)
})

test('the policy holds for the new password', async () => {
  const { change, has } = await signIn()
  expect((await change('paper boat', 'short')).body).toEqual({
    __type: 'InvalidPasswordException',
    message: 'Password did not conform with policy: Password not long enough',
  })
  expect((await change('paper boat', 'x')).body.message).toBe(
    "1 validation error detected: Value at 'proposedPassword' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\S]+.*[\\S]+",
  )
  expect(await has('paper boat')).toBe(true)
})

test('five tries an hour are heard', async () => {
  const { change, has } = await signIn()
  for (let turn = 0; turn < 5; turn++) await change('wrong one', 'tin whistle')
  expect((await change('paper boat', 'tin whistle')).body.__type).toBe('LimitExceededException')
  expect(await has('paper boat')).toBe(true)
})

test('who has no password yet sets the first one', async () => {
  const { change, has } = await signIn(null)
  expect((await change(undefined, 'tin whistle')).status).toBe(200)
  expect(await has('tin whistle')).toBe(true)
})

test('a token that is none changes nothing', async () => {
  const { body } = await sample.post('ChangePassword', {
    AccessToken: 'a.b.c',
    PreviousPassword: 'paper boat',
    ProposedPassword: 'tin whistle',
  })
  expect(body).toEqual({ __type: 'NotAuthorizedException', message: 'Invalid Access Token' })
})

test('whoever else is signed in is out, and other devices are asked for the second factor again', async () => {
  const { change, tokens, signInAgain, user, door } = await signIn()
  const other = await signInAgain()
  await door.work((transaction) =>
    transaction.update(devices).set({ remembered: true }).where(eq(devices.sub, user.sub)),
  )
  expect((await change('paper boat', 'tin whistle')).status).toBe(200)
  expect((await sample.post('GetUser', { AccessToken: tokens.AccessToken })).status).toBe(200)
  const revoked = { __type: 'NotAuthorizedException', message: 'Access Token has been revoked' }
  expect((await sample.post('GetUser', { AccessToken: other.AccessToken })).body).toEqual(revoked)
  const { body } = await sample.post('GetTokensFromRefreshToken', { RefreshToken: other.RefreshToken })
  expect(body.message).toBe('Refresh Token has been revoked')
  const kept = await door.work((transaction) =>
    transaction
      .select({ key: devices.deviceKey })
      .from(devices)
      .where(and(eq(devices.sub, user.sub), eq(devices.remembered, true))),
  )
  expect(kept).toEqual([{ key: tokens.NewDeviceMetadata?.DeviceKey }])
})

test('of many who change one password at once, one does', async () => {
  const { change, has } = await signIn()
  await warmConnections(sample.database)
  const wanted = Array.from({ length: 5 }, (_, at) => `tin whistle ${at}`)
  const answers = await Promise.all(wanted.map((one) => change('paper boat', one)))
  const winners = wanted.filter((_, at) => answers[at]?.status === 200)
  expect(winners).toHaveLength(1)
  expect(await has(winners[0] ?? '')).toBe(true)
})

test('what was read before an address changed does not bring the old one back', async () => {
  const { user, door } = await signIn()
  const email = 'amal@new.example'
  await door.work((transaction) =>
    updateUser(door, transaction, user, { attributes: { ...user.attributes, email, email_verified: 'true' } }),
  )
  await door.work((transaction) => updateUser(door, transaction, user, { totpPending: Buffer.alloc(1) }))
  expect(await door.work((transaction) => readUser(door, transaction, user.sub))).toMatchObject({ emailKey: email })
})
