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
    { elapsedMs: () => now },
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

/** A directory whose database hangs from the moment a test says so, with clocks that it sets. */
async function openHanging() {
  const state = { asked: 0, now: 0, gate: undefined as PromiseWithResolvers<void> | undefined, late: [] as string[] }
  const hanging = createProviderDirectory(
    {
      ...database,
      directory: async (work) => {
        state.asked += 1
        await state.gate?.promise
        return database.directory(work)
      },
    },
    { elapsedMs: () => state.now, onLate: (id) => state.late.push(id) },
  )
  await setRevision(provider.id, 7)
  await hanging.find(sampleDomain)
  await setRevision(provider.id, 8)
  state.gate = Promise.withResolvers<void>()
  hanging.forget()
  state.asked = 0
  return { hanging, state }
}

test('while the database hangs it is asked once for each domain, and the provider of before is shown', async () => {
  const { hanging, state } = await openHanging()
  const found = await Promise.all(Array.from({ length: 50 }, () => hanging.find(sampleDomain)))
  expect(found.map((one) => one?.revision)).toEqual(Array(50).fill(7))
  const unknown = [hanging.find('nobody.test'), hanging.find('NOBODY.test')]
  expect(state.asked).toBe(2)
  // Some time later the first question still is not answered, and no other is asked.
  state.now += 10_000
  expect((await hanging.find(sampleDomain))?.revision).toBe(7)
  expect(state.asked).toBe(2)
  state.gate?.resolve()
  expect(await Promise.all(unknown)).toEqual([undefined, undefined])
})

test('after one visitor waited in vain the others do not wait, and an answer that comes late is told', async () => {
  const { hanging, state } = await openHanging()
  await hanging.find(sampleDomain)
  const next = hanging.find(sampleDomain)
  // At once: before anything that was begun now can have ended.
  expect(await Promise.race([next.then((one) => one?.revision), new Promise((resolve) => setImmediate(resolve))])).toBe(
    7,
  )
  expect(state.late).toEqual([])
  state.gate?.resolve()
  await expect.poll(() => state.late).toEqual([provider.id])
  expect((await hanging.find(sampleDomain))?.revision).toBe(8)
})
