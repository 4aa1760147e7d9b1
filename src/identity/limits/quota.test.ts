// Checks that tries are counted one by one in their window, that a request that comes again counts once, and who is counted.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Door } from '#identity/ask.ts'
import { quotas } from '#identity/tables.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { sampleDoor } from '#tests/support/signed-in-user.ts'
import { warmConnections } from '#tests/support/warm-connections.ts'
import { senderLimits } from './limits.ts'
import { sweepQuotas, takeQuota } from './quota.ts'

let sample: SampleIdentity
let door: Door
beforeAll(async () => {
  sample = await openSampleIdentity()
  door = sampleDoor(sample)
})
afterAll(() => sample.close())

const refusal = {
  type: 'LimitExceededException',
  message: 'Attempt limit exceeded, please try after some time.',
}
const five = { count: 5, windowS: 60 }

test('five pass, the sixth is refused, and the next window begins anew', async () => {
  for (let turn = 0; turn < 5; turn++) await takeQuota(door, 'a', 'x', five)
  for (let turn = 0; turn < 3; turn++) await expect(takeQuota(door, 'a', 'x', five)).rejects.toMatchObject(refusal)
  sample.pass(59_999)
  await expect(takeQuota(door, 'a', 'x', five)).rejects.toMatchObject(refusal)
  sample.pass(1)
  for (let turn = 0; turn < 5; turn++) await takeQuota(door, 'a', 'x', five)
  await expect(takeQuota(door, 'a', 'x', five)).rejects.toMatchObject(refusal)
})

test('of a hundred at once five pass', async () => {
  await warmConnections(sample.database)
  const tries = await Promise.allSettled(Array.from({ length: 100 }, () => takeQuota(door, 'race', 'x', five)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('each thing and each person is counted for itself', async () => {
  for (let turn = 0; turn < 5; turn++) await takeQuota(door, 'one', 'x', five)
  await takeQuota(door, 'one', 'y', five)
  await takeQuota(door, 'other', 'x', five)
})

test('nobody who reads the table learns who was counted', async () => {
  await takeQuota(door, 'reset', 'amal@mail.example', five)
  const rows = await door.work((transaction) => transaction.select().from(quotas))
  expect(JSON.stringify(rows)).not.toContain('amal')
})

test('windows that are over are swept away', async () => {
  await takeQuota(door, 'sweep', 'x', { count: 1, windowS: 10 })
  sample.pass(10 * 60_000)
  await takeQuota(door, 'sweep', 'y', { count: 1, windowS: 10 })
  await door.work((transaction) => sweepQuotas(door, transaction))
  expect(await door.work((transaction) => transaction.select().from(quotas))).toHaveLength(1)
})

test('a request that the library repeats counts once, and is told the same each time', async () => {
  const Username = 'repeated@mail.example'
  const resend = (id: string) => sample.post('ResendConfirmationCode', { Username }, { 'amz-sdk-invocation-id': id })
  for (const id of ['1', '1', '1', '2', '2', '2', '3', '4', '5']) expect((await resend(id)).status).toBe(200)
  const refused = await resend('6')
  expect(refused.body).toEqual({ __type: refusal.type, message: refusal.message })
  expect((await resend('6')).body).toEqual(refused.body)
  expect((await resend('5')).status).toBe(200)
})

test('names that nobody has are counted like those of people', async () => {
  for (let turn = 0; turn < 5; turn++)
    expect((await sample.post('ResendConfirmationCode', { Username: 'Nobody@mail.example' })).status).toBe(200)
  const refused = await sample.post('ResendConfirmationCode', { Username: 'nobody@MAIL.example '.trim() })
  expect(refused.body).toMatchObject({ __type: refusal.type })
})

test('one network address cannot go on for ever with names of its own making', async () => {
  const sender = `sender ${door.asker.sender}`
  for (let turn = 0; turn < senderLimits.askCode.count; turn++)
    await takeQuota(door, 'ask-code', sender, senderLimits.askCode).catch(() => {})
  const refused = await sample.post('ForgotPassword', { Username: 'another@mail.example' })
  expect(refused.body).toMatchObject({ __type: refusal.type })
})
