// More than a thousand guesses in eight hours: they gain nothing, and nobody but the guesser waits for them.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type House, openHouse } from './pool-server.ts'
import { slowMs } from './run-cases.ts'
import { openWorld, quick, type World } from './world.ts'

vi.setConfig({ testTimeout: slowMs })
let house: House
let world: World

beforeAll(async () => {
  house = await openHouse()
  world = await openWorld(house, { title: 'brute force', ...quick, run: async () => {} })
})
afterAll(async () => {
  await world.close()
  await house.close()
})

/** In each round several times as many at once as are heard before the lock: more of them would hear the same. */
const guesses = 1_500
const rounds = 100
const roundMs = 5 * 60_000

const wrong = 'Incorrect username or password.'
const locked = 'Password attempts exceeded'

function password(USERNAME: string, PASSWORD: string, sender = 'guesser') {
  const AuthParameters = { USERNAME, PASSWORD }
  return world.post('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }, { 'x-sender': sender })
}

test('1,500 guesses at a password: not one in ten is heard, and the right one among them is not', async () => {
  const [victim, neighbour, traveller] = [await world.addPerson(), await world.addPerson(), await world.addPerson()]
  expect((await password(victim.email, victim.password, 'home')).status).toBe(200)
  let heard = 0
  const said = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    const perRound = guesses / rounds
    // The right one comes as the last of its round, when the others have been counted.
    const tried = await Promise.all(
      Array.from({ length: perRound - 1 }, (_, at) => password(victim.email, `Guess-${round}-${at}`)),
    )
    tried.push(await password(victim.email, victim.password))
    heard += tried.filter(({ body }) => body.message === wrong).length
    for (const { status, body } of tried) said.add(`${status} ${body.message}`)
    if (round % 20 === 10) {
      // Someone else behind the same address, and the victim where they usually are.
      expect((await password(neighbour.email, neighbour.password)).status).toBe(200)
      expect((await world.signInByWire(traveller)).status).toBe(200)
      expect((await password(victim.email, victim.password, 'home')).status).toBe(200)
    }
    world.server.pass(roundMs)
  }
  expect(said).toEqual(new Set([`400 ${wrong}`, `400 ${locked}`]))
  expect(heard).toBeLessThan(150)
  // The lock ends by itself, for the guesser's address too.
  world.server.pass(16 * 60_000)
  expect((await password(victim.email, victim.password)).status).toBe(200)
  expect(world.server.crashes).toEqual([])
})

test('guesses from four hundred addresses are held back together', async () => {
  const victim = await world.addPerson()
  let heard = 0
  for (let round = 0; round < 10; round++) {
    const tried = await Promise.all(
      Array.from({ length: 40 }, (_, at) => password(victim.email, `Guess-${at}`, `guesser ${round} ${at}`)),
    )
    heard += tried.filter(({ body }) => body.message === wrong).length
    world.server.pass(1000)
  }
  expect(heard).toBeLessThan(40)
})

test('guesses at a proof of the password are held back like guesses at the password', async () => {
  const victim = await world.addPerson()
  const answers: (string | undefined)[] = []
  for (let at = 0; at < 12; at++) {
    const { body } = await world.signInByWire({ ...victim, password: `Guess-${at}` })
    answers.push(body.message)
  }
  expect(answers.slice(0, 5)).toEqual([wrong, wrong, wrong, wrong, wrong])
  expect(answers.slice(5)).toEqual(answers.slice(5).map(() => locked))
  expect((await password(victim.email, victim.password, 'one')).status).toBe(200)
})

test('guesses at a code of a second step are held back, and another sign-in does not help', async () => {
  const victim = await world.addPerson()
  const AuthParameters = { USERNAME: victim.email, PREFERRED_CHALLENGE: 'EMAIL_OTP' }
  const begin = () => world.post('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters })
  const guess = (Session: unknown, EMAIL_OTP_CODE: string) =>
    world.post('RespondToAuthChallenge', {
      ChallengeName: 'EMAIL_OTP',
      Session,
      ChallengeResponses: { USERNAME: victim.email, EMAIL_OTP_CODE },
    })
  let heard = 0
  for (let round = 0; round < 5; round++) {
    const { body } = await begin()
    const codes = Array.from({ length: 40 }, (_, at) => String(10_000_000 + at))
    const tried = await Promise.all(codes.map((one) => guess(body['Session'], one)))
    heard += tried.filter((one) => one.body.__type === 'CodeMismatchException').length
    expect(tried.filter(({ status }) => status !== 400)).toEqual([])
  }
  expect(heard).toBeLessThan(12)
})
