// Checks what the directory finds, for how long it remembers, and what it forgets.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sampleDomain, writeOtherProvider, writeSampleProvider } from '#tests/support/sample-provider.ts'
import { createProviderDirectory, type ProviderDirectory } from './find-provider.ts'
import type { Provider } from './provider.ts'
import { providerDomains, providers } from './tables.ts'

let copy: TestDatabase
let database: Database
let provider: Provider
let other: Provider

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
  provider = await writeSampleProvider(database)
  other = await writeOtherProvider(database)
})

afterAll(async () => {
  await database.close()
  await copy.drop()
})

let asked = 0
let held: Promise<void> | undefined
let directory: ProviderDirectory

beforeEach(() => {
  asked = 0
  held = undefined
  const counted: Database = {
    ...database,
    directory: async (work) => {
      asked += 1
      const found = await database.directory(work)
      await held
      return found
    },
  }
  directory = createProviderDirectory(counted)
})

const setRevision = (id: string, revision: number) =>
  database.directory((transaction) => transaction.update(providers).set({ revision }).where(eq(providers.id, id)))

test('a provider is found with its company by each spelling of its domain', async () => {
  for (const host of [sampleDomain, 'CLINIC.test', `${sampleDomain}:3000`, `${sampleDomain}.`]) {
    expect(await directory.find(host)).toMatchObject({ id: provider.id, company: { slug: 'harbour-clinic' } })
  }
  expect(asked).toBe(1)
})

test('each domain leads to its own provider, a part of one to nobody', async () => {
  expect((await directory.find('other.test'))?.id).toBe(other.id)
  for (const host of ['test', 'www.clinic.test', 'clinic.test.evil.example', '', "'; drop table providers"]) {
    expect(await directory.find(host)).toBeUndefined()
  }
})

test('an unknown domain is asked for once, until anything is forgotten', async () => {
  expect([await directory.find('new.test'), await directory.find('NEW.test:80')]).toEqual([undefined, undefined])
  expect(asked).toBe(1)
  await database.directory((transaction) =>
    transaction.insert(providerDomains).values({ domain: 'new.test', providerId: other.id }),
  )
  expect(await directory.find('new.test')).toBeUndefined()
  directory.forget(provider.id)
  expect((await directory.find('new.test'))?.id).toBe(other.id)
})

test('a change shows when the provider is forgotten, others stay remembered', async () => {
  await directory.find(sampleDomain)
  await directory.find('other.test')
  await setRevision(provider.id, 2)
  expect((await directory.find(sampleDomain))?.revision).toBe(1)
  directory.forget(provider.id)
  expect((await directory.find(sampleDomain))?.revision).toBe(2)
  await directory.find('other.test')
  expect(asked).toBe(3)
})

test('forgetting all asks again for everyone', async () => {
  await directory.find(sampleDomain)
  await directory.find('other.test')
  directory.forget()
  await directory.find(sampleDomain)
  await directory.find('other.test')
  expect(asked).toBe(4)
})

test('what was read before a change is not remembered after it', async () => {
  await setRevision(provider.id, 3)
  const gate = Promise.withResolvers<void>()
  held = gate.promise
  const early = directory.find(sampleDomain)
  await expect.poll(() => asked).toBe(1)
  await setRevision(provider.id, 4)
  directory.forget(provider.id)
  gate.resolve()
  await early
  expect((await directory.find(sampleDomain))?.revision).toBe(4)
})

test('a failed look-up is not remembered', async () => {
  const gone = openDatabase('postgres://nobody@127.0.0.1:1/none', () => {})
  let reach = gone
  const shaky = createProviderDirectory({ ...database, directory: (work) => reach.directory(work) })
  await expect(shaky.find(sampleDomain)).rejects.toMatchObject({ code: 'unavailable' })
  reach = database
  expect((await shaky.find(sampleDomain))?.id).toBe(provider.id)
  await gone.close()
})

test('the provider known last stands in while the database is away, and is asked for anew once it answers', async () => {
  await setRevision(provider.id, 5)
  const gone = openDatabase('postgres://nobody@127.0.0.1:1/none', () => {})
  let [reach, tries, now] = [database, 0, 0]
  const clocked = createProviderDirectory(
    {
      ...database,
      directory: (work) => {
        tries += 1
        return reach.directory(work)
      },
    },
    () => now,
  )
  await clocked.find(sampleDomain)
  clocked.forget()
  reach = gone
  await setRevision(provider.id, 6)
  for (const ask of [1, 2, 3]) expect([ask, (await clocked.find(sampleDomain))?.revision]).toEqual([ask, 5])
  // Left alone for two seconds after it did not answer.
  expect(tries).toBe(2)
  now = 2_000
  expect((await clocked.find(sampleDomain))?.revision).toBe(5)
  expect(tries).toBe(3)
  // Nobody stands in for a domain that was never known.
  await expect(clocked.find('other.test')).rejects.toMatchObject({ code: 'unavailable' })
  reach = database
  clocked.forget()
  expect((await clocked.find(sampleDomain))?.revision).toBe(6)
  await gone.close()
})

test('a provider whose domain was taken away is not shown from memory', async () => {
  await database.directory((transaction) =>
    transaction.insert(providerDomains).values({ domain: 'short.test', providerId: other.id }),
  )
  expect((await directory.find('short.test'))?.id).toBe(other.id)
  await database.directory((transaction) =>
    transaction.delete(providerDomains).where(eq(providerDomains.domain, 'short.test')),
  )
  directory.forget()
  expect(await directory.find('short.test')).toBeUndefined()
})

test('a failure that is not the database being away is told', async () => {
  let broken = false
  const shaky = createProviderDirectory({
    ...database,
    directory: (work) => (broken ? Promise.reject(new Error('wrong statement')) : database.directory(work)),
  })
  await shaky.find(sampleDomain)
  shaky.forget()
  broken = true
  await expect(shaky.find(sampleDomain)).rejects.toThrow('wrong statement')
})
