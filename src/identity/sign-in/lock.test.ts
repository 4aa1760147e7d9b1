// Guessing: what it costs, whom it holds back, and whom it does not.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devices, locks } from '#identity/tables.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { addPerson, askForProof, isSignedIn, respond, samplePassword, signInBySrp } from '#tests/support/sign-in.ts'
import { sampleDoor } from '#tests/support/signed-in-user.ts'
import { sweepLocks } from './lock.ts'

let sample: SampleIdentity
beforeAll(async () => {
  sample = await openSampleIdentity({}, { flows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_PASSWORD_AUTH'] })
})
afterAll(() => sample.close())

const exceeded = 'Password attempts exceeded'
const incorrect = 'Incorrect username or password.'

async function guess(name: string, { password = 'a guess', sender = 'sender', responses = {} } = {}) {
  const AuthParameters = { USERNAME: name, PASSWORD: password, ...responses }
  const headers = { 'x-sender': sender }
  const answer = await sample.post('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }, headers)
  return isSignedIn(answer) ? 'signed in' : String(answer.body.message)
}

async function guessTimes(count: number, name: string, options: Parameters<typeof guess>[1] = {}): Promise<string[]> {
  const said = []
  for (let at = 0; at < count; at++) said.push(await guess(name, options))
  return said
}

test('five guesses are free; each further one costs twice the wait of the one before, fifteen minutes at most', async () => {
  const { email } = await addPerson(sample)
  expect(await guessTimes(6, email)).toEqual([...Array(5).fill(incorrect), exceeded])
  for (const waitS of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
    sample.pass(waitS * 1000 - 1)
    expect(await guess(email)).toBe(exceeded)
    sample.pass(1)
    expect(await guess(email), `after ${waitS} s`).toBe(incorrect)
  }
})

test('during a lock the right password is refused as well, and nothing counts', async () => {
  const { email } = await addPerson(sample)
  await guessTimes(5, email)
  expect(new Set(await guessTimes(20, email, { password: samplePassword }))).toEqual(new Set([exceeded]))
  sample.pass(1000)
  expect(await guess(email, { password: samplePassword })).toBe('signed in')
  expect(await guessTimes(5, email)).toEqual(Array(5).fill(incorrect))
})

test('fifteen idle minutes forget what was wrong', async () => {
  const { email } = await addPerson(sample)
  await guessTimes(4, email)
  sample.pass(15 * 60_000 - 1)
  expect(await guess(email)).toBe(incorrect)
  expect(await guess(email)).toBe(exceeded)
  sample.pass(1000 + 15 * 60_000)
  expect(await guessTimes(5, email)).toEqual(Array(5).fill(incorrect))
})

test('a name that nobody has is locked alike', async () => {
  expect(await guessTimes(7, 'nobody@patient.example')).toEqual([...Array(5).fill(incorrect), exceeded, exceeded])
  sample.pass(1000)
  expect(await guessTimes(2, 'Nobody@patient.example')).toEqual([incorrect, exceeded])
})

test('all names of a person count as one, and both ways to prove a password', async () => {
  const { email, sub } = await addPerson(sample)
  await guessTimes(2, email)
  await guessTimes(2, sub)
  expect((await signInBySrp(sample, email, 'a guess')).body.message).toBe(incorrect)
  expect((await signInBySrp(sample, email)).body.message).toBe(exceeded)
})

test('fifty guesses at once: five are heard, and the right one among them may be refused but is never told apart', async () => {
  const { email } = await addPerson(sample)
  const said = await Promise.all(Array.from({ length: 50 }, () => guess(email)))
  expect(said.filter((one) => one === incorrect)).toHaveLength(5)
  expect(said.filter((one) => one === exceeded)).toHaveLength(45)
  sample.pass(1000)
  expect(await guess(email, { password: samplePassword })).toBe('signed in')
})

test('fifty right passwords at once are no guesses', async () => {
  const { email } = await addPerson(sample)
  const said = await Promise.all(Array.from({ length: 50 }, () => guess(email, { password: samplePassword })))
  expect(new Set(said)).toEqual(new Set(['signed in']))
})

test('a question asked before the lock is not answered during it, and is not used up', async () => {
  const { email } = await addPerson(sample)
  const { proof } = await askForProof(sample, email, samplePassword)
  await guessTimes(5, email)
  expect((await respond(sample, 'PASSWORD_VERIFIER', undefined, proof)).body.message).toBe(exceeded)
  sample.pass(1000)
  expect(isSignedIn(await respond(sample, 'PASSWORD_VERIFIER', undefined, proof))).toBe(true)
})

test('one stranger locks out nobody but themselves, however long they go on', async () => {
  const [victim, other] = [await addPerson(sample), await addPerson(sample)]
  for (let round = 0; round < 40; round++) {
    await guess(victim.email, { sender: 'stranger' })
    sample.pass(round < 20 ? 60_000 : 900_000)
  }
  await guessTimes(3, victim.email, { sender: 'stranger' })
  expect(await guess(victim.email, { sender: 'stranger' })).toBe(exceeded)
  expect(await guess(victim.email, { sender: 'hotel', password: samplePassword })).toBe('signed in')
  expect(await guess(other.email, { sender: 'stranger', password: samplePassword })).toBe('signed in')
})

test('many strangers are held back together, but not the person where they signed in before', async () => {
  const { email } = await addPerson(sample)
  expect(await guess(email, { sender: 'home', password: samplePassword })).toBe('signed in')
  const said = await Promise.all(Array.from({ length: 60 }, (_, at) => guess(email, { sender: `stranger ${at}` })))
  expect(said.filter((one) => one === incorrect)).toHaveLength(20)
  expect(await guess(email, { sender: 'new place', password: samplePassword })).toBe(exceeded)
  expect(await guess(email, { sender: 'home', password: samplePassword })).toBe('signed in')
  expect(await guess(email, { sender: 'stranger 99' })).toBe(exceeded)
  sample.pass(31 * 24 * 3_600_000)
  await Promise.all(Array.from({ length: 60 }, (_, at) => guess(email, { sender: `stranger ${at}` })))
  expect(await guess(email, { sender: 'home', password: samplePassword })).toBe(exceeded)
})

test("a remembered device has a count of its own; one that is not remembered, or another person's, has not", async () => {
  const [person, other] = [await addPerson(sample), await addPerson(sample)]
  const deviceKey = 'eu-west-1_11111111-1111-4111-8111-111111111111'
  const row = {
    poolId: person.poolId,
    deviceKey,
    groupKey: '-group',
    sub: person.sub,
    verifier: Buffer.from('sealed'),
    remembered: true,
    createdAt: sample.now(),
    lastUsedAt: sample.now(),
  }
  await sample.database.forPool(person.poolId, (transaction) => transaction.insert(devices).values(row))
  const responses = { DEVICE_KEY: deviceKey }
  await guessTimes(5, person.email)
  expect(await guess(person.email)).toBe(exceeded)
  expect(await guessTimes(6, person.email, { responses })).toEqual([...Array(5).fill(incorrect), exceeded])
  await guessTimes(5, other.email)
  expect(await guess(other.email, { responses })).toBe('Device does not exist.')
  await sample.database.forPool(person.poolId, (transaction) =>
    transaction.update(devices).set({ remembered: false }).where(eq(devices.deviceKey, deviceKey)),
  )
  expect(await guess(person.email, { responses })).toBe(exceeded)
})

test('counts that would begin anew are swept, and no row says a name or an address', async () => {
  const { email } = await addPerson(sample)
  await guessTimes(5, email)
  const door = sampleDoor(sample)
  const read = () => door.work((transaction) => transaction.select().from(locks))
  const own = (await read()).length
  await door.work((transaction) => sweepLocks(door, transaction))
  expect((await read()).length).toBeLessThanOrEqual(own)
  expect(await guess(email)).toBe(exceeded)
  expect(JSON.stringify(await read())).not.toContain(email)
  sample.pass(2 * 3_600_000)
  await door.work((transaction) => sweepLocks(door, transaction))
  expect(await read()).toEqual([])
})
