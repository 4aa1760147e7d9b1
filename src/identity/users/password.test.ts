// Checks the pool's policy to the letter, and that a kept password opens for its own user alone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultPasswordPolicy, poolNameOf } from '#identity/pool/pool.ts'
import { newId } from '#kernel/id.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { sampleDoor } from '#tests/support/signed-in-user.ts'
import { group, numberOf, power, secretOf } from '#tests/support/srp-client.ts'
import { newPassword } from './new-password.ts'
import { checkNotGuessed, checkPolicy, isPassword, openVerifier, sealPassword } from './password.ts'

let sample: SampleIdentity
beforeAll(async () => {
  sample = await openSampleIdentity()
})
afterAll(() => sample.close())

const strict = {
  minimumLength: 8,
  requireLowercase: true,
  requireUppercase: true,
  requireNumbers: true,
  requireSymbols: true,
}

test.for([
  ['Ab1!', 'Password not long enough'],
  ['abcdef1!', 'Password must have uppercase characters'],
  ['ABCDEF1!', 'Password must have lowercase characters'],
  ['Abcdefg!', 'Password must have numeric characters'],
  ['Abcdefg1', 'Password must have symbol characters'],
  ['Ünïcödé1', 'Password must have uppercase characters'],
] as const)('%s is refused: %s', ([password, why]) => {
  expect(() => checkPolicy(strict, password)).toThrow(
    expect.objectContaining({
      type: 'InvalidPasswordException',
      message: `Password did not conform with policy: ${why}`,
    }),
  )
})

test('a password that has all that is asked for passes, with any of the symbols', () => {
  for (const symbol of '^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+-') checkPolicy(strict, `Abcdef1${symbol}`)
})

test('spec 9: "Default password minimum 6." A pool that names no policy takes six characters of any kind', () => {
  checkPolicy(defaultPasswordPolicy, 'aaaaaa')
  checkPolicy(defaultPasswordPolicy, '🔑🔑🔑🔑🔑🔑')
  for (const short of ['aaaaa', '🔑🔑🔑', ''])
    expect(() => checkPolicy(defaultPasswordPolicy, short)).toThrow('Password not long enough')
})

test('a password that was made satisfies every policy, and no two are the same', () => {
  for (const minimumLength of [6, 20, 99]) checkPolicy({ ...strict, minimumLength }, newPassword(minimumLength))
  const made = Array.from({ length: 50 }, () => newPassword(6))
  expect(new Set(made).size).toBe(50)
  for (const one of made) expect(one).toMatch(/^([A-Z][a-z]{2}[2-9]-?){5}$/)
})

test('a kept password is known again, and no other one', async () => {
  const door = sampleDoor(sample)
  const sub = newId()
  const user = { sub, verifier: await sealPassword(door, sub, 'paper boat') }
  expect(await isPassword(door, user, 'paper boat')).toBe(true)
  for (const wrong of ['paper boaT', 'paper boat ', '', 'ورق']) expect(await isPassword(door, user, wrong)).toBe(false)
  expect(await isPassword(door, { sub, verifier: null }, '')).toBe(false)
})

test('what is kept is the verifier that a client proves, sealed: neither the password nor the verifier stands in it', async () => {
  const door = sampleDoor(sample)
  const sub = newId()
  const verifier = await sealPassword(door, sub, 'paper boat')
  const opened = openVerifier(door, { sub, verifier })
  const secret = secretOf(poolNameOf(door.pool.id), sub, 'paper boat', numberOf(opened?.salt ?? Buffer.alloc(0)))
  expect(numberOf(opened?.verifier ?? Buffer.alloc(0))).toBe(power(group.generator, secret))
  expect(verifier.includes('paper boat')).toBe(false)
  expect(verifier.includes(opened?.verifier.subarray(0, 16) ?? '-')).toBe(false)
})

test('a verifier that is moved to another user opens for nobody', async () => {
  const door = sampleDoor(sample)
  const verifier = await sealPassword(door, newId(), 'paper boat')
  await expect(isPassword(door, { sub: newId(), verifier }, 'paper boat')).rejects.toThrow()
})

test('what everybody tries first is no password, in whatever case', () => {
  for (const common of ['1234567890', 'qwertyuiop', 'QwertyUiop', 'password123', '1qaz2wsx3edc', 'Basketball'])
    expect(() => checkNotGuessed(common, [])).toThrow('Password is too common')
  for (const own of ['paper boat', 'quiet harbour 7', 'qwertyuiop and a boat']) checkNotGuessed(own, [])
})

test('somebody’s own address or name is no password of theirs, in whatever case', () => {
  const names = ['Jane.Doe@Mail.example', undefined, '+971501234567']
  for (const own of ['jane.doe@mail.example', 'JANE.DOE@MAIL.EXAMPLE', '+971501234567'])
    expect(() => checkNotGuessed(own, names)).toThrow('Password must not be the username or email')
  checkNotGuessed('jane.doe@mail.example and more', names)
})
