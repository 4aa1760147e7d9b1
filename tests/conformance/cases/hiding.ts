// Whether someone has an account is nobody's business: answers for names that are taken and names that are not, side by side.
import { expect } from 'vitest'
import { expectRefusal } from '#tests/conformance/expect-refusal.ts'
import { type ConformanceCase, newEmail, quick, type WireReply, type World } from '#tests/conformance/world.ts'

const shape = ({ status, body }: WireReply) => ({ status, type: body.__type, message: body.message })

const srp = ({ post }: World, USERNAME: string) =>
  post('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME, SRP_A: 'abcdef' } })

export const sameSalt: ConformanceCase = {
  title:
    'a name that nobody has gets a challenge like any other, with the same salt and subject each time, also after a restart',
  run: async (world) => {
    const name = newEmail()
    const person = await world.addPerson()
    const parameters = async (username: string) =>
      (await srp(world, username)).body['ChallengeParameters'] as Record<string, string>
    const known = await parameters(person.email)
    const first = await parameters(name)
    await world.server.restart()
    const second = await parameters(name.toUpperCase())
    expect(Object.keys(first).sort()).toEqual(Object.keys(known).sort())
    expect([second['SALT'], second['USERNAME']]).toEqual([first['SALT'], first['USERNAME']])
    expect(first['USERNAME']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(first['USER_ID_FOR_SRP']).toBe(first['USERNAME'])
    expect(second['SRP_B']).not.toBe(first['SRP_B'])
    expect(first['SECRET_BLOCK']?.length).toBe(known['SECRET_BLOCK']?.length)
  },
}

export const forgotAlike: ConformanceCase = {
  title: 'asking for a new password is answered alike for a name that nobody has, and nothing is sent',
  run: async ({ openTab, addPerson, server }) => {
    const { email } = await addPerson()
    const before = server.messages.length
    const unknown = await openTab().resetPassword({ username: newEmail() })
    expect(server.messages).toHaveLength(before)
    expect(unknown).toEqual(await openTab().resetPassword({ username: email }))
  },
}

export const resendAlike: ConformanceCase = {
  title: 'asking for another confirmation code is answered alike for a name that nobody has',
  run: async ({ openTab, server }) => {
    const tab = openTab()
    const username = newEmail()
    await tab.signUp({ username, password: 'Harbour-9', options: { userAttributes: { email: username } } })
    const known = await tab.resendSignUpCode({ username })
    const before = server.messages.length
    expect(await tab.resendSignUpCode({ username: newEmail() })).toEqual(known)
    expect(server.messages).toHaveLength(before)
  },
}

export const codesAlike: ConformanceCase = {
  title: 'a code for a name that nobody has is wrong like a wrong one, and too old like one that was never asked for',
  run: async ({ addPerson, post }) => {
    const { email } = await addPerson()
    const guess = (Username: string) =>
      post('ConfirmForgotPassword', { Username, ConfirmationCode: '000000', Password: 'Chosen-one-2' })
    const nobody = newEmail()
    expect(shape(await guess(nobody))).toEqual(shape(await guess(email)))
    expect((await guess(nobody)).body.__type).toBe('ExpiredCodeException')
    await post('ForgotPassword', { Username: email })
    await post('ForgotPassword', { Username: nobody })
    expect(shape(await guess(nobody))).toEqual(shape(await guess(email)))
    expect((await guess(nobody)).body.__type).toBe('CodeMismatchException')
    const confirm = (Username: string) => post('ConfirmSignUp', { Username, ConfirmationCode: '000000' })
    expect((await confirm(nobody)).status).toBe(400)
  },
}

export const lockedAlike: ConformanceCase = {
  title: 'after five wrong passwords a name is locked, whether anybody has it or not',
  ...quick,
  run: async ({ addPerson, post, server }) => {
    const person = await addPerson()
    const sign = async (USERNAME: string, PASSWORD: string) =>
      shape(await post('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } }))
    const answers = async (name: string) => {
      const said: unknown[] = []
      for (let tried = 0; tried < 7; tried++) said.push(await sign(name, 'Not-the-1'))
      return said
    }
    const known = await answers(person.email)
    expect(await answers(newEmail())).toEqual(known)
    expect(known[6]).toEqual({ status: 400, type: 'NotAuthorizedException', message: 'Password attempts exceeded' })
    expect(await sign(person.email, person.password)).toEqual(known[6])
    server.pass(15 * 60_000)
    expect(await sign(person.email, person.password)).toMatchObject({ status: 200 })
  },
}

export const lockGrows: ConformanceCase = {
  title: 'a lock grows with each failure after it, tries during it do not count, and a success ends it',
  ...quick,
  run: async ({ addPerson, post, server }) => {
    const person = await addPerson()
    const sign = async (PASSWORD: string) => {
      const AuthParameters = { USERNAME: person.email, PASSWORD }
      return (await post('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })).body.message
    }
    const wrong = 'Incorrect username or password.'
    const locked = 'Password attempts exceeded'
    for (let tried = 0; tried < 5; tried++) expect(await sign('Not-the-1')).toBe(wrong)
    for (let tried = 0; tried < 20; tried++) expect(await sign(person.password)).toBe(locked)
    server.pass(1100)
    expect(await sign('Not-the-1')).toBe(wrong)
    server.pass(1100)
    expect(await sign(person.password)).toBe(locked)
    server.pass(1000)
    expect(await sign(person.password)).toBeUndefined()
    for (let tried = 0; tried < 4; tried++) expect(await sign('Not-the-1')).toBe(wrong)
    expect(await sign(person.password)).toBeUndefined()
  },
}

export const openPool: ConformanceCase = {
  title: 'a pool that does not hide its people says that a user does not exist',
  pool: { devices: 'never', hidesUsers: false },
  run: async ({ openTab }) => {
    const tab = openTab()
    const username = newEmail()
    const signIn = tab.signIn({ username, password: 'Harbour-9' })
    await expectRefusal(signIn, 'UserNotFoundException', 'User does not exist.')
    const reset = tab.resetPassword({ username })
    await expectRefusal(reset, 'UserNotFoundException', 'Username/client id combination not found.')
  },
}

export const hidingCases = [sameSalt, forgotAlike, resendAlike, codesAlike, lockedAlike, lockGrows, openPool]
