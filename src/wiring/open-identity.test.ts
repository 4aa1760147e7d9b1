// The identity service as the product runs it: its key is made once, and what is over is swept away every hour.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#db/open.ts'
import { replies } from '#identity/tables.ts'
import { createLog } from '#kernel/log.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { openIdentity, readOwnKey } from './open-identity.ts'

test('the key is made once, for its owner alone, and found again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'identity-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'new', 'identity-key')
  const keys = await Promise.all(Array.from({ length: 5 }, () => readOwnKey(file)))
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
  expect(keys[0]).toHaveLength(32)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('the pools are swept every hour until the service is closed', async () => {
  const own = await createTestDatabase()
  const database = openDatabase(own.url, () => {})
  onTestFinished(async () => {
    vi.useRealTimers()
    await database.close()
    await own.drop()
  })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const identity = await openIdentity({
    config: { DATA_DIR: '', IDENTITY_KEY: randomBytes(32), GUEST_CREDENTIALS: false },
    database,
    jobs: { put: async () => {} },
    suppliers: { sendText: async () => {} },
    log: createLog('warn', () => {}),
  })
  const leave = () =>
    database.directory((transaction) =>
      transaction.insert(replies).values({ id: randomBytes(8), expiresAt: new Date(0) }),
    )
  const count = () => database.directory((transaction) => transaction.$count(replies))
  await leave()
  vi.advanceTimersByTime(3_600_000)
  await vi.waitFor(async () => expect(await count()).toBe(0))
  identity.close()
  await leave()
  vi.advanceTimersByTime(7_200_000)
  await identity.parts.database.directory(async () => {})
  expect(await count()).toBe(1)
})
