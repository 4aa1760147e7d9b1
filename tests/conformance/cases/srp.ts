// Signing in without saying the password: by the library, and by maths of our own often enough that no padding fault can hide.
import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { expectRefusal } from '#tests/conformance/expect-refusal.ts'
import { type ConformanceCase, newEmail, type Person, type World } from '#tests/conformance/world.ts'
import { beginSrp, group, numberOf, proveSrp, type SrpChallenge } from '#tests/support/srp-client.ts'

const poolNameOf = ({ found }: World) => found.pool.id.split('_')[1] ?? ''

const ask = ({ post }: World, username: string, open: string) =>
  post('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: username, SRP_A: open } })

const answer = ({ post }: World, ChallengeResponses: Record<string, string>) =>
  post('RespondToAuthChallenge', { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses })

const challengeOf = (reply: { body: object }) =>
  (reply.body as { ChallengeParameters: SrpChallenge }).ChallengeParameters

export const unusualPasswords: ConformanceCase = {
  title: 'passwords of any script, with blanks and of 256 characters sign in',
  pool: { devices: 'never' },
  run: async ({ openTab, addPerson }) => {
    for (const password of [
      'مرحبا بالعالم ٧',
      'пароль 😀 Grüße',
      'n\u0303 a\u0301 o\u0308',
      `${randomBytes(128).toString('hex')}`,
    ]) {
      const { email } = await addPerson({ password })
      const tab = openTab()
      expect(await tab.signIn({ username: email, password })).toMatchObject({ isSignedIn: true })
    }
  },
}

export const manyPeople: ConformanceCase = {
  title: '300 handshakes of 60 people: every one with the right password signs in',
  pool: { devices: 'never' },
  run: async ({ addPerson, signInByWire }) => {
    const people: Person[] = []
    for (let at = 0; at < 60; at++) people.push(await addPerson())
    const refused: unknown[] = []
    for (const person of people) {
      for (let time = 0; time < 5; time++) {
        const { status, body } = await signInByWire(person)
        if (status !== 200 || !('AuthenticationResult' in body)) refused.push(body)
      }
    }
    expect(refused).toEqual([])
  },
}

export const aFewPeople: ConformanceCase = {
  title: '24 handshakes of 12 people: every one with the right password signs in',
  pool: { devices: 'never' },
  run: async ({ addPerson, signInByWire }) => {
    for (let at = 0; at < 12; at++) {
      const person = await addPerson()
      expect(await signInByWire(person)).toMatchObject({ status: 200 })
      expect(await signInByWire(person)).toMatchObject({ status: 200 })
    }
  },
}

/** Nine bits of zeros: a byte of zeros that is not put back because of a set bit behind it. One number in 512. */
const isShort = (value: bigint) => value >> 3063n === 0n

export const shortFromClient: ConformanceCase = {
  title: 'a number of the client that begins with zeros signs in',
  pool: { devices: 'never' },
  run: async (world) => {
    const person = await world.addPerson()
    let own = beginSrp()
    while (!isShort(own.open)) own = { secret: own.secret + 1n, open: (own.open * group.generator) % group.prime }
    const challenge = challengeOf(await ask(world, person.email, own.open.toString(16)))
    const proof = proveSrp(poolNameOf(world), person.password, challenge, own)
    expect(await answer(world, proof)).toMatchObject({ status: 200 })
  },
}

export const shortFromServer: ConformanceCase = {
  title: 'a number of the server that begins with zeros signs in: it is asked until one comes',
  pool: { devices: 'never' },
  run: async (world) => {
    const person = await world.addPerson()
    const own = beginSrp()
    const askOnce = async () => challengeOf(await ask(world, person.email, own.open.toString(16)))
    let challenge: SrpChallenge | undefined
    for (let at = 0; at < 1000 && !challenge; at++) {
      const some = await Promise.all(Array.from({ length: 10 }, askOnce))
      challenge = some.find(({ SRP_B }) => isShort(numberOf(SRP_B)))
    }
    if (!challenge) throw new Error('of ten thousand numbers none began with zeros')
    const proof = proveSrp(poolNameOf(world), person.password, challenge, own)
    expect(await answer(world, proof)).toMatchObject({ status: 200 })
  },
}

export const oneAnswer: ConformanceCase = {
  title: 'a proof is taken once, and only for the challenge that it answers',
  pool: { devices: 'never' },
  run: async (world) => {
    const { email, password } = await world.addPerson()
    const own = beginSrp()
    const challenge = challengeOf(await ask(world, email, own.open.toString(16)))
    const proof = proveSrp(poolNameOf(world), password, challenge, own)
    const other = challengeOf(await ask(world, email, own.open.toString(16)))
    const moved = await answer(world, { ...proof, PASSWORD_CLAIM_SECRET_BLOCK: other.SECRET_BLOCK })
    expect(moved).toMatchObject({ status: 400, body: { __type: 'NotAuthorizedException' } })
    expect(await answer(world, proof)).toMatchObject({ status: 200 })
    expect(await answer(world, proof)).toMatchObject({ status: 400, body: { __type: 'NotAuthorizedException' } })
  },
}

export const lateProof: ConformanceCase = {
  title: 'a proof comes within three minutes, whatever the clock of the client says',
  pool: { devices: 'never' },
  run: async (world) => {
    const { email, password } = await world.addPerson()
    const own = beginSrp()
    const askNow = async () => challengeOf(await ask(world, email, own.open.toString(16)))
    const wrongClock = new Date(world.server.now().getTime() - 50 * 60_000)
    const early = proveSrp(poolNameOf(world), password, await askNow(), own, wrongClock)
    expect(await answer(world, early)).toMatchObject({ status: 200 })
    const late = proveSrp(poolNameOf(world), password, await askNow(), own)
    world.server.pass(181_000)
    expect(await answer(world, late)).toMatchObject({ status: 400, body: { __type: 'NotAuthorizedException' } })
  },
}

export const illegalNumbers: ConformanceCase = {
  title: 'numbers that would give the proof away are refused: zero, the prime, its multiples, and what is none',
  pool: { devices: 'never' },
  run: async (world) => {
    const { email } = await world.addPerson()
    const { prime } = group
    for (const open of [
      '0',
      '00',
      prime.toString(16),
      (prime * 2n).toString(16),
      'xyz',
      '',
      '-1',
      '0x5',
      'a'.repeat(4000),
    ]) {
      const refused = await ask(world, email, open)
      expect([open.slice(0, 9), refused.status]).toEqual([open.slice(0, 9), 400])
      expect(refused.body.__type).toMatch(/^(InvalidParameter|NotAuthorized)Exception$/)
    }
    // Without a zero in front it may have an odd number of digits.
    const odd = await ask(world, email, '5')
    expect(odd).toMatchObject({ status: 200, body: { ChallengeName: 'PASSWORD_VERIFIER' } })
  },
}

export const wrongProofs: ConformanceCase = {
  title: 'a wrong password, a changed proof and a proof for someone else are refused alike',
  pool: { devices: 'never' },
  run: async (world) => {
    const person = await world.addPerson()
    const other = await world.addPerson({ password: person.password })
    const refusal = {
      status: 400,
      body: { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' },
    }
    expect(await world.signInByWire({ ...person, password: `${person.password}x` })).toMatchObject(refusal)
    expect(await world.signInByWire(person, { TIMESTAMP: 'Sat Nov 21 08:00:00 UTC 2026' })).toMatchObject(refusal)
    expect(await world.signInByWire(person, { PASSWORD_CLAIM_SIGNATURE: '' })).toMatchObject({ status: 400 })
    expect(await world.signInByWire(person, { USERNAME: other.sub })).toMatchObject({ status: 400 })
    expect(await world.signInByWire(person, { TIMESTAMP: '2026-11-21T08:00:00Z' })).toMatchObject({ status: 400 })
  },
}

export const wrongPassword: ConformanceCase = {
  title: 'a wrong password is refused by the same words as a name that nobody has',
  pool: { devices: 'never' },
  run: async ({ openTab, addPerson }) => {
    const { email } = await addPerson()
    const tab = openTab()
    for (const username of [email, newEmail()]) {
      const signIn = tab.signIn({ username, password: 'Not-the-one-1' })
      await expectRefusal(signIn, 'NotAuthorizedException', 'Incorrect username or password.')
    }
  },
}

export const disabledUser: ConformanceCase = {
  title: 'someone whom the operator has disabled cannot sign in, and hears so only with the right password',
  pool: { devices: 'never' },
  run: async ({ addPerson, change, signInByWire }) => {
    const person = await addPerson()
    await change(person, { enabled: false })
    expect((await signInByWire(person)).body).toEqual({
      __type: 'NotAuthorizedException',
      message: 'User is disabled.',
    })
    const wrong = await signInByWire({ ...person, password: 'Not-the-one-1' })
    expect(wrong.body.message).toBe('Incorrect username or password.')
  },
}

export const srpCases = [
  unusualPasswords,
  manyPeople,
  shortFromClient,
  shortFromServer,
  oneAnswer,
  lateProof,
  illegalNumbers,
  wrongProofs,
  wrongPassword,
  disabledUser,
]
