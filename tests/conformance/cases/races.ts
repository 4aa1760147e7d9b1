// A hundred at once with one thing that may be used once: one wins.
import { expect } from 'vitest'
import { type ConformanceCase, newEmail, quick, type WireReply, type World } from '#tests/conformance/world.ts'
import { beginSrp, proveSrp, type SrpChallenge } from '#tests/support/srp-client.ts'
import { totpAt } from '#tests/support/totp.ts'

const racers = 100

/** Sends the same request a hundred times at once. @returns those that won */
async function race({ post }: World, action: string, bodyOf: (at: number) => Record<string, unknown>) {
  const all = await Promise.all(Array.from({ length: racers }, (_, at) => post(action, bodyOf(at))))
  const won = all.filter(({ status }) => status === 200)
  // Who loses is told so: nobody sees a fault of the server's.
  expect(all.filter(({ status }) => status !== 200 && status !== 400)).toEqual([])
  return won
}

const tokensOf = ({ body }: WireReply) => body['AuthenticationResult'] as { AccessToken: string; RefreshToken: string }

export const oneSignUp: ConformanceCase = {
  title: 'a hundred sign-ups with one address make one person',
  // Where names are hidden everybody is answered alike, and who lost cannot be counted.
  pool: { hidesUsers: false },
  run: async (world) => {
    const Username = newEmail()
    const UserAttributes = [{ Name: 'email', Value: Username }]
    const won = await race(world, 'SignUp', (at) => ({ Username, Password: `Harbour-${at}`, UserAttributes }))
    expect(won).toHaveLength(1)
    expect(world.server.messages.filter(({ to }) => to === Username)).toHaveLength(1)
  },
}

export const oneConfirmation: ConformanceCase = {
  title: 'a hundred uses of one confirmation code confirm once',
  run: async (world) => {
    const Username = newEmail()
    const UserAttributes = [{ Name: 'email', Value: Username }]
    await world.post('SignUp', { Username, Password: 'Harbour-9', UserAttributes })
    const ConfirmationCode = world.codeTo(Username)
    expect(await race(world, 'ConfirmSignUp', () => ({ Username, ConfirmationCode }))).toHaveLength(1)
  },
}

export const oneReset: ConformanceCase = {
  title: 'a hundred uses of one reset code set one password',
  pool: { devices: 'never' },
  run: async (world) => {
    const person = await world.addPerson()
    await world.post('ForgotPassword', { Username: person.email })
    const ConfirmationCode = world.codeTo(person.email)
    const passwords = Array.from({ length: racers }, (_, at) => `Chosen-one-${at}`)
    const winners: string[] = []
    await Promise.all(
      passwords.map(async (Password) => {
        const reply = await world.post('ConfirmForgotPassword', { Username: person.email, ConfirmationCode, Password })
        if (reply.status === 200) winners.push(Password)
      }),
    )
    expect(winners).toHaveLength(1)
    // The guesses of the losers may have locked the name for a while.
    world.server.pass(16 * 60_000)
    expect(await world.signInByWire({ ...person, password: winners[0] ?? '' })).toMatchObject({ status: 200 })
  },
}

export const oneAppCode: ConformanceCase = {
  title: 'one code of the app in a hundred sign-ins at once signs in once',
  ...quick,
  run: async (world) => {
    const person = await world.addPerson()
    const tab = world.openTab()
    await world.signIn(tab, person)
    const { sharedSecret } = await tab.setUpTOTP()
    await tab.verifyTOTPSetup({ code: totpAt(sharedSecret, world.server.now()) })
    await tab.updateMFAPreference({ totp: 'PREFERRED' })
    world.server.pass(30_000)
    const AuthParameters = { USERNAME: person.email, PASSWORD: person.password }
    const begun = await Promise.all(
      Array.from({ length: racers }, () =>
        world.post('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
      ),
    )
    const sessions = begun.map(({ body }) => body['Session'])
    expect(new Set(sessions).size).toBe(racers)
    const SOFTWARE_TOKEN_MFA_CODE = totpAt(sharedSecret, world.server.now())
    const won = await race(world, 'RespondToAuthChallenge', (at) => ({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: sessions[at],
      ChallengeResponses: { USERNAME: person.email, SOFTWARE_TOKEN_MFA_CODE },
    }))
    expect(won).toHaveLength(1)
  },
}

export const oneProof: ConformanceCase = {
  title: 'a hundred copies of one proof of the password give tokens once',
  pool: { devices: 'never' },
  run: async (world) => {
    const person = await world.addPerson()
    const own = beginSrp()
    const AuthParameters = { USERNAME: person.email, SRP_A: own.open.toString(16) }
    const { body } = await world.post('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters })
    const challenge = body['ChallengeParameters'] as SrpChallenge
    const poolName = world.found.pool.id.split('_')[1] ?? ''
    const ChallengeResponses = proveSrp(poolName, person.password, challenge, own)
    const won = await race(world, 'RespondToAuthChallenge', () => ({
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses,
    }))
    expect(won).toHaveLength(1)
  },
}

export const oneRotation: ConformanceCase = {
  title:
    'a hundred refreshes with one token at once: all go on, one token takes the place of the old one, and it is over after the grace',
  pool: { devices: 'never' },
  run: async (world) => {
    const person = await world.addPerson()
    const { RefreshToken } = tokensOf(await world.signInByWire(person))
    const refresh = (token: string) => world.post('GetTokensFromRefreshToken', { RefreshToken: token })
    const all = await Promise.all(Array.from({ length: racers }, () => refresh(RefreshToken)))
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: racers }, () => 200))
    expect(new Set(all.map((reply) => tokensOf(reply).RefreshToken)).size).toBe(1)
    world.server.pass(31_000)
    expect((await refresh(RefreshToken)).status).toBe(400)
  },
}

export const oneRotationWithoutGrace: ConformanceCase = {
  title: 'without a grace a hundred refreshes with one token at once have one winner',
  pool: { devices: 'never' },
  client: { refreshGraceS: 0 },
  run: async (world) => {
    const person = await world.addPerson()
    const { RefreshToken } = tokensOf(await world.signInByWire(person))
    const won = await race(world, 'GetTokensFromRefreshToken', () => ({ RefreshToken }))
    expect(won).toHaveLength(1)
  },
}

export const oneEmailCode: ConformanceCase = {
  title: 'a hundred answers with one code by e-mail give tokens once',
  ...quick,
  run: async (world) => {
    const person = await world.addPerson()
    const AuthParameters = { USERNAME: person.email, PREFERRED_CHALLENGE: 'EMAIL_OTP' }
    const { body } = await world.post('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters })
    const EMAIL_OTP_CODE = world.codeTo(person.email)
    const won = await race(world, 'RespondToAuthChallenge', () => ({
      ChallengeName: 'EMAIL_OTP',
      Session: body['Session'],
      ChallengeResponses: { USERNAME: person.email, EMAIL_OTP_CODE },
    }))
    expect(won).toHaveLength(1)
  },
}

export const raceCases = [
  oneSignUp,
  oneConfirmation,
  oneReset,
  oneAppCode,
  oneProof,
  oneRotation,
  oneRotationWithoutGrace,
  oneEmailCode,
]
