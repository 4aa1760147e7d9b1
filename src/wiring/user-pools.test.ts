// Which pool a company has: hosted as the pack names it, or one of the product's own that follows what the pack says.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignInSettings } from '#domain/provider/user-pool.ts'
import { Fault } from '#kernel/fault.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { writeOtherProvider, writeSampleProvider } from '#tests/support/sample-provider.ts'
import { createUserPools, describeUserPools } from './user-pools.ts'

let sample: SampleIdentity

beforeAll(async () => {
  sample = await openSampleIdentity()
})

afterAll(() => sample.close())

const company = (id: string, signIn: SignInSettings | null = null) => ({ id, userPool: null, signIn })

test('a hosted pool is given as the pack has it, marked as another’s whatever the pack says, and none is made', async () => {
  const userPool = { userPoolId: 'eu-west-1_A', userPoolClientId: 'c', issuer: 'https://a.example', isOwn: true }
  const { userPoolOf } = createUserPools(sample.identity.parts)
  expect(await userPoolOf({ id: 'hosted', userPool, signIn: null })).toEqual({ ...userPool, isOwn: false })
  const own = await userPoolOf(company('hosted'))
  expect(own).toMatchObject({ isOwn: true, userPoolId: expect.stringMatching(/^own-1_/) as string })
})

test('a company that says nothing has a pool with the defaults of the product, the same from then on', async () => {
  const { userPoolOf } = createUserPools(sample.identity.parts)
  const [one, other] = await Promise.all([userPoolOf(company('plain')), userPoolOf(company('plain'))])
  expect(one).toMatchObject({
    isOwn: true,
    identityPoolId: expect.stringMatching(/^own-1:/) as string,
    allowGuestAccess: false,
    passwordPolicy: { minimumLength: 6, requireSymbols: false },
    mfa: 'OPTIONAL',
    confirmBy: 'CODE',
    selfSignUp: true,
    signInWith: ['email'],
  })
  expect(other).toEqual(one)
  expect(await createUserPools(sample.identity.parts).userPoolOf(company('plain'))).toEqual(one)
})

test('two companies have two pools', async () => {
  const { userPoolOf } = createUserPools(sample.identity.parts)
  const [one, other] = [await userPoolOf(company('one')), await userPoolOf(company('other'))]
  expect(one.userPoolId).not.toBe(other.userPoolId)
  expect(one.userPoolClientId).not.toBe(other.userPoolClientId)
})

test('what the pack says of sign-in is what the pool does, and what it says no longer is undone; its id stays', async () => {
  const { userPoolOf } = createUserPools(sample.identity.parts)
  const signIn: SignInSettings = {
    passwordPolicy: { minimumLength: 12 },
    mfa: 'ON',
    mfaMethods: ['SOFTWARE_TOKEN_MFA'],
    confirmBy: 'LINK',
    selfSignUp: false,
    firstFactors: ['PASSWORD_SRP'],
    devices: 'never',
    customAttributes: [{ name: 'referrer', type: 'String', mutable: false, maxLength: 40 }],
  }
  const settings = async (id: string) => (await sample.identity.parts.pools.findPool(id))?.pool.settings
  const strict = await userPoolOf(company('changing', signIn))
  const { customAttributes: _, ...rules } = signIn
  const passwordPolicy = {
    minimumLength: 12,
    requireLowercase: false,
    requireUppercase: false,
    requireNumbers: false,
    requireSymbols: false,
  }
  expect(strict).toMatchObject({ ...rules, passwordPolicy })
  expect(await settings(strict.userPoolId)).toMatchObject({
    ...rules,
    passwordPolicy,
    attributes: [{ name: 'custom:referrer', type: 'String', required: false, mutable: false, maxLength: 40 }],
  })
  for (const round of [1, 2]) {
    const lax = await userPoolOf(company('changing'))
    expect([round, lax.userPoolId, lax.mfa]).toEqual([round, strict.userPoolId, 'OPTIONAL'])
    expect(await settings(lax.userPoolId)).toMatchObject({ mfa: 'OPTIONAL', attributes: [], selfSignUp: true })
    expect((await userPoolOf(company('changing', signIn))).mfa).toBe('ON')
  }
})

test('guests are told of where the installation gives them credentials', async () => {
  const { userPoolOf } = createUserPools({ ...sample.identity.parts, guestCredentials: true })
  expect(await userPoolOf(company('open'))).toMatchObject({ allowGuestAccess: true })
})

test('a pool that could not be made is made at the next ask', async () => {
  let tries = 0
  const { pools } = sample.identity.parts
  const ensurePool: typeof pools.ensurePool = (...asked) => {
    tries += 1
    return tries === 1 ? Promise.reject(new Fault('unavailable', 'Away.')) : pools.ensurePool(...asked)
  }
  const { userPoolOf } = createUserPools({ guestCredentials: false, pools: { ...pools, ensurePool } })
  await expect(userPoolOf(company('late'))).rejects.toMatchObject({ code: 'unavailable' })
  expect(await userPoolOf(company('late'))).toMatchObject({ isOwn: true })
  await userPoolOf(company('late'))
  expect(tries).toBe(2)
})

test('the start says where people sign in: at pools of the product’s own, at hosted ones, or at both', async () => {
  const { database } = sample
  expect(await describeUserPools(database)).toBe('user pools of the product’s own, one per company')
  await writeSampleProvider(database)
  expect(await describeUserPools(database)).toBe('hosted user pools, as the packs name them')
  await writeOtherProvider(database)
  expect(await describeUserPools(database)).toContain('own for 1 of 2 companies')
})
