// Who the person of a token is: written down once, found again, and never two owners of one address.
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { findAccount, keepAccount } from './accounts.ts'
import type { IdClaims } from './session.ts'
import { clientAccounts } from './tables.ts'

const own = await createTestDatabase()
const database: Database = openDatabase(own.url, () => {})

afterAll(async () => {
  await database.close()
  await own.drop()
})

const pools = ['own-1_A', 'own-1_B']

beforeEach(async () => {
  for (const pool of pools) await database.forPool(pool, (transaction) => transaction.delete(clientAccounts))
})

const now = new Date('2026-11-21T08:00:00Z')

const amal: IdClaims = {
  poolId: 'own-1_A',
  sub: 'amal',
  originJti: 'session',
  email: 'Amal@Patient.example',
  emailVerified: true,
  givenName: 'Amal',
  familyName: 'Haddad',
  saidAt: now,
}
const keep = (changes: Partial<IdClaims> = {}, at = now) => keepAccount(database, { ...amal, ...changes }, at)
const find = (sub: string, poolId = 'own-1_A') => findAccount(database, { poolId, sub })
const rows = (poolId: string) => database.forPool(poolId, (transaction) => transaction.select().from(clientAccounts))

test('whoever showed an id token is found by the subject of their access token, the address in lower case', async () => {
  await keep()
  expect(await find('amal')).toEqual({
    poolId: 'own-1_A',
    sub: 'amal',
    email: 'amal@patient.example',
    emailVerified: true,
    givenName: 'Amal',
    familyName: 'Haddad',
  })
  expect(await find('nobody')).toBeUndefined()
})

test('the same again is one row, seen later; what is new in it takes the place of what was', async () => {
  const later = new Date(now.getTime() + 60_000)
  await keep()
  await keep({}, later)
  expect(await rows('own-1_A')).toMatchObject([{ sub: 'amal', seenAt: later, familyName: 'Haddad' }])
  await keep({ familyName: 'Nasser', email: 'a.nasser@patient.example' })
  expect(await rows('own-1_A')).toMatchObject([{ familyName: 'Nasser', email: 'a.nasser@patient.example' }])
})

test('an address that became another person’s is no longer verified for the one who had it', async () => {
  await keep()
  await keep({ sub: 'badr', email: 'AMAL@patient.example' })
  expect(await find('badr')).toMatchObject({ emailVerified: true })
  expect(await find('amal')).toMatchObject({ email: 'amal@patient.example', emailVerified: false })
})

test('an address that is only claimed takes nobody’s away', async () => {
  await keep()
  await keep({ sub: 'badr', emailVerified: false })
  expect(await find('amal')).toMatchObject({ emailVerified: true })
  expect(await find('badr')).toMatchObject({ emailVerified: false })
})

const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

test('an older token of the same person changes nothing: neither the address of before comes back, nor its being verified', async () => {
  await keep({ email: 'new@patient.example', saidAt: minutes(5) })
  await keep({ saidAt: minutes(4) }, minutes(9))
  expect(await rows('own-1_A')).toMatchObject([{ email: 'new@patient.example', saidAt: minutes(5), seenAt: now }])
  await keep({ email: 'new@patient.example', emailVerified: false, saidAt: minutes(6) })
  await keep({ email: 'new@patient.example', saidAt: minutes(5) })
  expect(await find('amal')).toMatchObject({ emailVerified: false })
})

test('an older token takes an address back from nobody, and a later one does', async () => {
  await keep({ sub: 'badr', saidAt: minutes(5) })
  await keep({ saidAt: minutes(4) })
  expect([await find('badr'), await find('amal')]).toMatchObject([{ emailVerified: true }, { emailVerified: false }])
  await keep({ saidAt: minutes(6) })
  expect([await find('badr'), await find('amal')]).toMatchObject([{ emailVerified: false }, { emailVerified: true }])
})

test('a token that is too old for its own person takes nothing from another either', async () => {
  await keep({ email: 'new@patient.example', saidAt: minutes(5) })
  await keep({ sub: 'badr', saidAt: minutes(2) })
  await keep({ saidAt: minutes(3) })
  expect([await find('badr'), await find('amal')]).toMatchObject([
    { email: 'amal@patient.example', emailVerified: true },
    { email: 'new@patient.example', emailVerified: true },
  ])
})

test('of many who come at once with one address exactly one is left as its owner', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, at) => keep({ sub: `person ${at}` })))
  const owners = (await rows('own-1_A')).filter(({ emailVerified }) => emailVerified)
  expect(owners).toHaveLength(1)
})

test('a pool sees its own people only, whatever is asked', async () => {
  await keep()
  await keep({ poolId: 'own-1_B', givenName: 'Another' })
  expect(await find('amal', 'own-1_B')).toMatchObject({ givenName: 'Another' })
  expect(await rows('own-1_B')).toHaveLength(1)
  const everything = await database.directory((transaction) => transaction.execute(sql`select * from client_accounts`))
  expect(everything.rows).toEqual([])
})
