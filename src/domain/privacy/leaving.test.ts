// Which addresses of somebody who leaves are theirs, and which have passed on to somebody else.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { keepAccount } from '#domain/clients/accounts.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { companies } from '#domain/provider/tables.ts'
import { newId } from '#kernel/id.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sampleNow, sampleProvider, writeOtherProvider, writeSampleProvider } from '#tests/support/sample-provider.ts'
import { enterLeaving, type KnownOf } from './leaving.ts'

let copy: TestDatabase
let database: Database
let provider: Provider
let other: Provider
let sub: string
const poolId = 'me-central-1_Harbour'

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
  provider = await writeSampleProvider(database)
  other = await writeOtherProvider(database)
})

beforeEach(() => {
  sub = newId()
})

afterAll(async () => {
  await database.close()
  await copy.drop()
})

let seconds = 0
const say = (email: string, emailVerified = true, who = sub) => {
  seconds += 1
  const saidAt = new Date(sampleNow.getTime() + seconds * 1_000)
  const claims = { poolId, sub: who, originJti: undefined, email, emailVerified, givenName: '', familyName: '', saidAt }
  return keepAccount(database, claims, saidAt)
}
const enter = (known: Partial<KnownOf> = {}) =>
  database.forPool(poolId, (transaction) =>
    enterLeaving(transaction, { poolId, sub }, { companyId: provider.company.id, ...known }),
  )
const emails = async (known?: Partial<KnownOf>) => (await enter(known)).emails.sort()

test('every address that was ever verified as theirs goes with them, in whatever order they had them', async () => {
  for (const email of ['one@mail.example', 'two@mail.example', 'One@mail.example', 'three@mail.example'])
    await say(email)
  expect(await emails()).toEqual(['one@mail.example', 'three@mail.example', 'two@mail.example'])
})

test('an address that they only claimed does not, neither now nor later', async () => {
  await say('claimed@mail.example', false)
  expect(await emails()).toEqual([])
  await say('mine@mail.example')
  expect(await emails()).toEqual(['mine@mail.example'])
})

test('an address that is verified as somebody else’s by now stays with them', async () => {
  await say('passed@mail.example')
  await say('mine4@mail.example')
  await say('passed@mail.example', true, newId())
  expect(await emails()).toEqual(['mine4@mail.example'])
  expect(await emails({ emails: ['Passed@mail.example'] })).toEqual(['mine4@mail.example'])
})

test('what the pool says was verified counts also where they never came here', async () => {
  expect(await emails({ emails: ['Never@mail.example'] })).toEqual(['never@mail.example'])
})

test('all locations of the company are gone through, and those of a company that names the same hosted pool', async () => {
  expect((await enter()).providers.map(({ id }) => id)).toEqual([provider.id])
  const third = await writeSampleProvider(
    database,
    { slug: 'third', company: { ...sampleProvider().company, slug: 'third-clinic' } },
    'third.test',
  )
  expect(third.company.userPool?.userPoolId).toBe(poolId)
  const found = (await enter()).providers.map(({ id }) => id)
  expect(found.sort()).toEqual([provider.id, third.id].sort())
  expect(found).not.toContain(other.id)
  expect(await database.directory((transaction) => transaction.$count(companies))).toBe(3)
})
