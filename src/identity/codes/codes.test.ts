// Checks that a code works once, for one purpose of one person, until a newer one or the end of its time.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Door } from '#identity/ask.ts'
import { codes } from '#identity/tables.ts'
import { newId } from '#kernel/id.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { sampleDoor } from '#tests/support/signed-in-user.ts'
import { warmConnections } from '#tests/support/warm-connections.ts'
import { dropCode, keepCode, type Purpose, readWaiting, takeCode } from './codes.ts'
import { newCode } from './new-code.ts'

let sample: SampleIdentity
let door: Door
beforeAll(async () => {
  sample = await openSampleIdentity()
  door = sampleDoor(sample)
})
afterAll(() => sample.close())

const hourMs = 3_600_000
const mismatch = { type: 'CodeMismatchException', message: 'Invalid verification code provided, please try again.' }
const expired = { type: 'ExpiredCodeException', message: 'Invalid code provided, please request a code again.' }

const keep = (sub: string, code: string, purpose: Purpose = 'sign-up', value: string | null = null) =>
  door.work((transaction) => keepCode(door, transaction, { sub, purpose, code, value }))
const take = (sub: string, code: string, purpose: Purpose = 'sign-up') =>
  door.work((transaction) => takeCode(door, transaction, { sub, purpose, code }))

test('a code has six digits, or as many as are asked for, also when it begins with zeros', () => {
  for (let turn = 0; turn < 200; turn++) expect(newCode()).toMatch(/^\d{6}$/)
  expect(newCode(8)).toMatch(/^\d{8}$/)
  expect(new Set(Array.from({ length: 50 }, () => newCode(8))).size).toBeGreaterThan(45)
})

test('the right code is taken once, with what waited for it', async () => {
  const sub = newId()
  await keep(sub, '123456', 'attribute:email', 'new@mail.example')
  expect(await take(sub, '123456', 'attribute:email')).toEqual({ value: 'new@mail.example' })
  await expect(take(sub, '123456', 'attribute:email')).rejects.toMatchObject(expired)
})

test('of a hundred who use one code at once, one gets it', async () => {
  const sub = newId()
  await keep(sub, '123456')
  await warmConnections(sample.database)
  const tries = await Promise.allSettled(Array.from({ length: 100 }, () => take(sub, '123456')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject(expired)
})

test('a wrong code leaves the right one as it is', async () => {
  const sub = newId()
  await keep(sub, '123456')
  for (const wrong of ['123457', '12345', ' 123456', "' or 1=1 --"])
    await expect(take(sub, wrong)).rejects.toMatchObject(mismatch)
  await take(sub, '123456')
})

test('a newer code takes the place of the one before', async () => {
  const sub = newId()
  await keep(sub, '111111')
  await keep(sub, '222222')
  await expect(take(sub, '111111')).rejects.toMatchObject(mismatch)
  await take(sub, '222222')
})

test('a code is of one person and for one purpose', async () => {
  const [one, other] = [newId(), newId()]
  await keep(one, '123456', 'reset')
  await expect(take(one, '123456', 'sign-up')).rejects.toMatchObject(expired)
  await expect(take(other, '123456', 'reset')).rejects.toMatchObject(expired)
  await keep(other, '654321', 'reset')
  await expect(take(other, '123456', 'reset')).rejects.toMatchObject(mismatch)
})

test.for([
  ['sign-up', 24],
  ['attribute:email', 24],
  ['attribute:phone_number', 24],
  ['reset', 1],
] as const)('a code for %s works for %i hours and not a moment longer', async ([purpose, hours]) => {
  const [early, late] = [newId(), newId()]
  await keep(early, '123456', purpose)
  await keep(late, '123456', purpose)
  sample.pass(hours * hourMs - 1)
  await take(early, '123456', purpose)
  sample.pass(1)
  await expect(take(late, '123456', purpose)).rejects.toMatchObject(expired)
  await expect(take(late, '000000', purpose)).rejects.toMatchObject(expired)
})

test('what is kept is no code but a digest of it', async () => {
  const sub = newId()
  await keep(sub, '123456')
  const rows = await door.work((transaction) => transaction.select().from(codes))
  expect(JSON.stringify(rows)).not.toContain('123456')
  expect(rows.find((row) => row.sub === sub)?.digest).toHaveLength(32)
})

test('what waits can be looked at and dropped', async () => {
  const sub = newId()
  const own = { sub, purpose: 'attribute:email' } as const
  await keep(sub, '123456', 'attribute:email', 'new@mail.example')
  const read = () => door.work((transaction) => readWaiting(door, transaction, own))
  expect(await read()).toEqual({ value: 'new@mail.example' })
  await door.work((transaction) => dropCode(door, transaction, own))
  expect(await read()).toBeUndefined()
})
