// One mailbox is not flooded, whatever names a stranger makes up for it, and the mailbox beside it is not touched.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { mailboxLimit } from './limits.ts'

let sample: SampleIdentity
beforeAll(async () => {
  sample = await openSampleIdentity()
})
afterAll(() => sample.close())

let sender = 0
const ask = async (action: string, Username: string, more = {}) => {
  const { body } = await sample.post(action, { Username, ...more }, { 'x-sender': `sender ${sender++}` })
  return body.__type ?? 'sent'
}
const signUp = (email: string) => ask('SignUp', email, { Password: 'blue harbour 7' })

test('sign-ups with and without a plus sign, from many addresses, count for the mailbox together', async () => {
  for (let turn = 0; turn < mailboxLimit.count; turn++)
    expect(await signUp(turn ? `Amal+${turn}@mail.example` : 'amal@mail.example')).toBe('sent')
  expect(await signUp('amal+more@MAIL.example')).toBe('LimitExceededException')
  expect(sample.messages).toHaveLength(mailboxLimit.count)
  for (const action of ['ForgotPassword', 'ResendConfirmationCode'])
    expect(await ask(action, 'amal+3@mail.example')).toBe('LimitExceededException')
  expect(await signUp('basil@mail.example')).toBe('sent')
  sample.pass(3_600_000)
  expect(await signUp('amal+more@mail.example')).toBe('sent')
})
