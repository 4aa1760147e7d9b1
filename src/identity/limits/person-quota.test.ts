// Checks that a stranger who tries in somebody's name is held back, and that person is not.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Door } from '#identity/ask.ts'
import { rememberSender } from '#identity/sign-in/known-sender.ts'
import { newId } from '#kernel/id.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { sampleDoor } from '#tests/support/signed-in-user.ts'
import { takePersonQuota } from './person-quota.ts'

let sample: SampleIdentity
beforeAll(async () => {
  sample = await openSampleIdentity()
})
afterAll(() => sample.close())

const five = { count: 5, windowS: 3600 }
const refusal = { type: 'LimitExceededException' }

function from(sender: string): Door {
  const door = sampleDoor(sample)
  return { ...door, asker: { ...door.asker, sender } }
}
const tryFrom = (sender: string, sub: string) => takePersonQuota(from(sender), 'reset', sub, five)
async function use(sender: string, sub: string, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) await tryFrom(sender, sub)
}

test('one network address has five tries, and using them up takes nothing from another one', async () => {
  const sub = newId()
  await use('stranger', sub, 5)
  for (let turn = 0; turn < 50; turn++) await expect(tryFrom('stranger', sub)).rejects.toMatchObject(refusal)
  await use('own', sub, 5)
})

test('many addresses together have twenty', async () => {
  const sub = newId()
  for (const sender of ['a', 'b', 'c', 'd']) await use(sender, sub, 5)
  await expect(tryFrom('e', sub)).rejects.toMatchObject(refusal)
})

test('where somebody signed in from lately they have their own five, whatever many others do', async () => {
  const sub = newId()
  const home = from('home')
  await home.work((transaction) => rememberSender(home, transaction, sub))
  for (const sender of ['a', 'b', 'c', 'd']) await use(sender, sub, 5)
  await expect(tryFrom('e', sub)).rejects.toMatchObject(refusal)
  await use('home', sub, 5)
  await expect(tryFrom('home', sub)).rejects.toMatchObject(refusal)
})
