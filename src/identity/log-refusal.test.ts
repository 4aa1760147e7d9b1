// Guards that failed sign-ins, locks and limits can be seen in the log, and that nobody can be recognised there.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'

let sample: SampleIdentity
beforeAll(async () => {
  sample = await openSampleIdentity({}, { flows: ['ALLOW_USER_PASSWORD_AUTH'] })
})
afterAll(() => sample.close())

const signIn = (USERNAME: string) =>
  sample.post('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME, PASSWORD: 'wrong harbour 1' },
  })
const lines = () => sample.logLines.map((line): Record<string, string> => JSON.parse(line))

test('wrong passwords and the lock after them are told with a key of the person, the same each time, and with no name', async () => {
  for (let turn = 0; turn < 6; turn++) await signIn('Jane.Doe@mail.example')
  await signIn('jack@mail.example')
  const told = lines().filter(({ event }) => event?.startsWith('sign-in'))
  expect(told.map(({ event, action, code }) => [event, action, code])).toEqual([
    ...Array.from({ length: 5 }, () => ['sign-in refused', 'InitiateAuth', 'NotAuthorizedException']),
    ['sign-in locked', 'InitiateAuth', 'NotAuthorizedException'],
    ['sign-in refused', 'InitiateAuth', 'NotAuthorizedException'],
  ])
  expect(new Set(told.slice(0, 6).map(({ person }) => person)).size).toBe(1)
  expect(told[6]?.person).not.toBe(told[0]?.person)
  expect(told[0]?.person).toMatch(/^[0-9a-f]{16}$/)
  expect(sample.logLines.join('')).not.toMatch(/jane|doe|jack|mail\.example|wrong harbour/i)
})

test('what people merely mistype in a form is nobody’s attack', async () => {
  const before = sample.logLines.length
  await sample.post('SignUp', { Username: 'jane', Password: 'short' })
  expect(sample.logLines).toHaveLength(before)
})
