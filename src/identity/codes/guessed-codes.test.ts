// A code that was mistyped too often is good no more, from however many addresses it was tried.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'

let sample: SampleIdentity
beforeAll(async () => {
  sample = await openSampleIdentity()
})
afterAll(() => sample.close())

const mismatch = 'Invalid verification code provided, please try again.'
const expired = 'Invalid code provided, please request a code again.'

async function confirm(Username: string, ConfirmationCode: string, sender: string) {
  const { body } = await sample.post('ConfirmSignUp', { Username, ConfirmationCode }, { 'x-sender': sender })
  return body.message ?? 'confirmed'
}
/** @returns the code, and one that it is not */
async function signUp(Username: string) {
  await sample.post('SignUp', { Username, Password: 'blue harbour 7' })
  return readCode()
}
function readCode() {
  const code = sample.messages.at(-1)?.code ?? ''
  return { code, wrong: code === '123456' ? '654321' : '123456' }
}

test('twenty wrong ones a code outlives, the next one voids it; a new code begins anew', async () => {
  const email = 'guessed@mail.example'
  const { code, wrong } = await signUp(email)
  for (let turn = 0; turn < 20; turn++) expect(await confirm(email, wrong, `sender ${turn % 2}`)).toBe(mismatch)
  expect(await confirm(email, wrong, 'sender 2')).toBe(expired)
  expect(await confirm(email, code, 'sender 2')).toBe(expired)
  await sample.post('ResendConfirmationCode', { Username: email })
  const fresh = readCode()
  expect(await confirm(email, fresh.wrong, 'sender 2')).toBe(mismatch)
  expect(await confirm(email, fresh.code, 'sender 2')).toBe('confirmed')
})

test('the right code is no wrong try, nor is a wrong one of somebody else', async () => {
  const other = await signUp('other@mail.example')
  const email = 'patient@mail.example'
  const { code, wrong } = await signUp(email)
  for (let turn = 0; turn < 20; turn++) await confirm(email, wrong, `sender ${turn % 2}`)
  expect(await confirm(email, code, 'sender 3')).toBe('confirmed')
  expect(await confirm('other@mail.example', other.code, 'sender 3')).toBe('confirmed')
})
