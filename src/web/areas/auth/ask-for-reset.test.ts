// Nobody learns from asking for a reset who has an account.
import { expect, test } from 'vitest'
import { askForReset } from './ask-for-reset.ts'
import { email, openFlow, refused } from './sign-in-fixture.ts'

test('asks for a code', async () => {
  const { library, asked } = openFlow()
  await askForReset(library, email)
  expect(asked).toEqual([{ deed: 'resetPassword', input: { username: email } }])
})

test.each(['UserNotFoundException', 'InvalidParameterException', 'NotAuthorizedException'])(
  '%s passes for success',
  async (name) => {
    const { library } = openFlow({ resetPassword: [refused(name)] })
    await expect(askForReset(library, email)).resolves.toBeUndefined()
  },
)

test.each(['LimitExceededException', 'NetworkError'])('%s is told', async (name) => {
  const { library } = openFlow({ resetPassword: [refused(name)] })
  await expect(askForReset(library, email)).rejects.toThrow(expect.objectContaining({ name }))
})
