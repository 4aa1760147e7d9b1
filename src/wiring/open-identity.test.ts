// The identity service as the product runs it: with one key for all time, and what is over is swept away every hour.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#db/open.ts'
import { findAccount, keepAccount } from '#domain/clients/accounts.ts'
import { replies } from '#identity/tables.ts'
import { createLog } from '#kernel/log.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { signedInUser } from '#tests/support/signed-in-user.ts'
import { createTokenCheck } from './check-tokens.ts'
import { type Config, ConfigError } from './config.ts'
import { openIdentity } from './open-identity.ts'

async function openTest() {
  const own = await createTestDatabase()
  const database = openDatabase(own.url, () => {})
  onTestFinished(async () => {
    await database.close()
    await own.drop()
  })
  const open = (key: Config['IDENTITY_KEY'], folder = '') =>
    openIdentity({
      config: { DATA_DIR: folder, IDENTITY_KEY: key, GUEST_CREDENTIALS: false },
      database,
      jobs: { put: async () => {}, forget: async () => {} },
      bookables: [],
      suppliers: { sendText: async () => {} },
      log: createLog('warn', () => {}),
    })
  return { database, open }
}

test('a database is served with the key that it was begun with, and with no other one; the start says so in one line', async () => {
  const { open } = await openTest()
  const [key, other] = [randomBytes(32), randomBytes(32)]
  for (const identity of await Promise.all([open(key), open(key), open(key)])) identity.close()
  await expect(open(other)).rejects.toThrow(/^IDENTITY_KEY: this database was begun with another key[^\n]*$/)
  const { close } = await open(key)
  close()
})

test('without IDENTITY_KEY the key is the file of DATA_DIR; where that was lost, none that is made anew is taken', async () => {
  const { open } = await openTest()
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'identity-'))))
  onTestFinished(async () => void (await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))))
  const [first = '', second = ''] = folders
  for (let start = 0; start < 2; start++) (await open(undefined, first)).close()
  await expect(open(undefined, second)).rejects.toBeInstanceOf(ConfigError)
})

test('whoever leaves their pool is forgotten with it: in one transaction, and nobody else', async () => {
  const { database, open } = await openTest()
  const identity = await open(randomBytes(32))
  identity.close()
  const sample = { identity, database, now: () => new Date(), found: await identity.parts.pools.ensurePool('harbour') }
  const { id: poolId } = sample.found.pool
  const [leaves, stays] = [await signedInUser(sample), await signedInUser(sample)]
  const checks = createTokenCheck(identity, { readAccess: refuse, readId: refuse })
  const pool = { isOwn: true, userPoolId: poolId, userPoolClientId: sample.found.client.id }
  for (const { tokens } of [leaves, stays]) {
    const checked = await checks.readId(pool, tokens.IdToken)
    if (checked.state === 'valid') await keepAccount(database, checked.value, new Date())
  }
  const find = ({ user }: typeof leaves) => findAccount(database, { poolId, sub: user.sub })
  expect(await find(leaves)).toMatchObject({ email: leaves.user.attributes['email'] })
  const request = new Request('http://clinic.test/identity/', {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.DeleteUser' },
    body: JSON.stringify({ AccessToken: leaves.tokens.AccessToken }),
  })
  expect((await identity.answer(request, leaves.door.asker)).status).toBe(200)
  expect(await find(leaves)).toBeUndefined()
  expect(await find(stays)).toMatchObject({ email: stays.user.attributes['email'] })
})

const refuse = () => Promise.reject(new Error('no hosted pool is asked'))

test('the pools are swept every hour until the service is closed', async () => {
  const own = await createTestDatabase()
  const database = openDatabase(own.url, () => {})
  onTestFinished(async () => {
    vi.useRealTimers()
    await database.close()
    await own.drop()
  })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const IDENTITY_KEY = randomBytes(32)
  const open = () =>
    openIdentity({
      config: { DATA_DIR: '', IDENTITY_KEY, GUEST_CREDENTIALS: false },
      database,
      jobs: { put: async () => {}, forget: async () => {} },
      bookables: [],
      suppliers: { sendText: async () => {} },
      log: createLog('warn', () => {}),
    })
  const leave = () =>
    database.directory((transaction) =>
      transaction.insert(replies).values({ id: randomBytes(8), expiresAt: new Date(0) }),
    )
  const count = () => database.directory((transaction) => transaction.$count(replies))
  await leave()
  const closed = await open()
  closed.close()
  vi.advanceTimersByTime(7_200_000)
  await closed.parts.database.directory(async () => {})
  expect(await count()).toBe(1)
  const identity = await open()
  vi.advanceTimersByTime(3_600_000)
  await vi.waitFor(async () => expect(await count()).toBe(0))
  identity.close()
})
