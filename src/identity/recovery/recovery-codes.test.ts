// Recovery codes: each opens one account once in place of the app, counts as a guess when it is wrong, and is told of.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Door } from '#identity/ask.ts'
import type { Notice } from '#identity/messages/notice.ts'
import { recoveryCodes } from '#identity/tables.ts'
import { dropSecondFactors } from '#identity/users/drop-second-factors.ts'
import { readUser } from '#identity/users/find-user.ts'
import { removeUser } from '#identity/users/remove-user.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { addPerson, isSignedIn, respond, sessionOf, signInBySrp, type Texts } from '#tests/support/sign-in.ts'
import { sampleDoor } from '#tests/support/signed-in-user.ts'
import { totpAt } from '#tests/support/totp.ts'
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts'

let sample: SampleIdentity
let notices: Notice[]
let door: Door
beforeAll(async () => {
  sample = await openSampleIdentity()
  sample.identity.parts.notify = async (_, notice) => void notices.push(notice)
  door = sampleDoor(sample)
})
beforeEach(() => {
  notices = []
})
afterAll(() => sample.close())

type Person = Awaited<ReturnType<typeof addPerson>>

async function withApp() {
  const person = await addPerson(sample)
  const { body } = await signInBySrp(sample, person.email)
  const { AccessToken } = body.AuthenticationResult as Texts
  const { body: app } = await sample.post('AssociateSoftwareToken', { AccessToken })
  const secret = String(app.SecretCode)
  await sample.post('VerifySoftwareToken', { AccessToken, UserCode: totpAt(secret, sample.now()) })
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true }
  await sample.post('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings })
  notices = []
  return { ...person, secret }
}

const made = async ({ sub }: Person) => (await makeRecoveryCodes(door, sub)) ?? expect.fail('no codes were made')

async function answer(person: Person, SOFTWARE_TOKEN_MFA_CODE: string, asked?: string) {
  const session = asked ?? sessionOf(await signInBySrp(sample, person.email))
  return respond(sample, 'SOFTWARE_TOKEN_MFA', session, { USERNAME: person.sub, SOFTWARE_TOKEN_MFA_CODE })
}

const mismatch = 'Invalid code received for user'

test('a code signs in once in place of the app, and both making and using codes are told of', async () => {
  const person = await withApp()
  const codes = await made(person)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)
  const [first = '', second = ''] = codes
  expect(isSignedIn(await answer(person, first))).toBe(true)
  expect(await countRecoveryCodes(door, person.sub)).toBe(9)
  expect((await answer(person, first)).body.message).toBe(mismatch)
  expect(isSignedIn(await answer(person, ` ${second.toLowerCase().replace('-', ' ')} `))).toBe(true)
  expect(notices.map(({ event, to }) => [event, to])).toEqual([
    ['recovery-codes-made', person.email],
    ['recovery-code-used', person.email],
    ['recovery-code-used', person.email],
  ])
})

test('the app goes on to work beside them', async () => {
  const person = await withApp()
  await made(person)
  sample.pass(30_000)
  expect(isSignedIn(await answer(person, totpAt(person.secret, sample.now())))).toBe(true)
  expect(await countRecoveryCodes(door, person.sub)).toBe(10)
})

test('a new password leaves the codes valid, and none of them signs in without it', async () => {
  const person = await withApp()
  const [code = ''] = await made(person)
  await sample.post('ForgotPassword', { Username: person.email })
  const ConfirmationCode = sample.messages.at(-1)?.code
  const Password = 'a new one to remember'
  const reset = await sample.post('ConfirmForgotPassword', { Username: person.email, ConfirmationCode, Password })
  expect(reset.status).toBe(200)
  expect(await countRecoveryCodes(door, person.sub)).toBe(10)
  const session = sessionOf(await signInBySrp(sample, person.email, Password))
  expect(isSignedIn(await answer(person, code, session))).toBe(true)
})

test('of two sign-ins that show one code at once, one is let in', async () => {
  const person = await withApp()
  const [code = ''] = await made(person)
  const sessions = [await signInBySrp(sample, person.email), await signInBySrp(sample, person.email)].map(sessionOf)
  const answers = await Promise.all(sessions.map((session) => answer(person, code, session)))
  expect(answers.filter(isSignedIn)).toHaveLength(1)
  expect(await countRecoveryCodes(door, person.sub)).toBe(9)
})

test('a colleague’s code opens nothing and stays theirs', async () => {
  const [person, other] = [await withApp(), await withApp()]
  await made(person)
  const [code = ''] = await made(other)
  expect((await answer(person, code)).body.message).toBe(mismatch)
  expect(isSignedIn(await answer(other, code))).toBe(true)
})

test('guessing them is locked with the codes of the app, and a right one is not spent while it is', async () => {
  const person = await withApp()
  const [code = ''] = await made(person)
  const session = sessionOf(await signInBySrp(sample, person.email))
  const said = []
  for (const wrong of ['ABCDE-FGH23', '000000', 'ABCDE-FGH24', '000000', 'ABCDE-FGH25', code])
    said.push((await answer(person, wrong, session)).body.message)
  expect(said).toEqual([...Array(5).fill(mismatch), 'Password attempts exceeded'])
  expect(await countRecoveryCodes(door, person.sub)).toBe(10)
  sample.pass(1000)
  expect(isSignedIn(await answer(person, code, session))).toBe(true)
})

test('new codes end the older ones, and no code lies open in the database', async () => {
  const person = await withApp()
  const [old = ''] = await made(person)
  const [fresh = ''] = await made(person)
  expect((await answer(person, old)).body.message).toBe(mismatch)
  const rows = await sample.database.forPool(sample.found.pool.id, (transaction) =>
    transaction.select().from(recoveryCodes),
  )
  expect(rows.filter(({ sub }) => sub === person.sub)).toHaveLength(10)
  for (const code of [fresh, fresh.replace('-', '')])
    expect(rows.some(({ digest }) => digest.includes(code))).toBe(false)
})

test('none are made for somebody without an app; they go with the second step, and with the account', async () => {
  const plain = await addPerson(sample)
  expect(await makeRecoveryCodes(door, plain.sub)).toBeNull()
  expect(await countRecoveryCodes(door, plain.sub)).toBeNull()
  const [dropped, removed] = [await withApp(), await withApp()]
  await made(dropped)
  await made(removed)
  const user = await door.work((transaction) => readUser(door, transaction, dropped.sub))
  await dropSecondFactors(door, user ?? expect.fail('they are gone'))
  await door.work((transaction) => removeUser(door, transaction, removed.sub))
  const rows = await sample.database.forPool(sample.found.pool.id, (transaction) =>
    transaction.select().from(recoveryCodes),
  )
  expect(rows.filter(({ sub }) => sub === dropped.sub || sub === removed.sub)).toEqual([])
})
