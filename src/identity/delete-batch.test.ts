// However much there is to sweep, and whatever cannot be swept, the rest goes.
import { randomBytes } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { sampleDoor } from '#tests/support/signed-in-user.ts'
import { deleteBatch } from './delete-batch.ts'
import { sweepPools } from './sweep.ts'
import { locks, quotas, replies } from './tables.ts'

let sample: SampleIdentity
beforeEach(async () => {
  sample = await openSampleIdentity()
})
afterEach(() => sample.close())

const dayMs = 24 * 3_600_000

test('rows go a few at a time, until none is left that has to', async () => {
  const rows = Array.from({ length: 5 }, (_, at) => ({ id: randomBytes(8), expiresAt: new Date(at * 1000) }))
  await sample.database.directory((transaction) => transaction.insert(replies).values(rows))
  const sweep = () =>
    sample.database.directory((transaction) =>
      deleteBatch(transaction, replies, lt(replies.expiresAt, new Date(3_500)), 2),
    )
  expect([await sweep(), await sweep(), await sweep()]).toEqual([true, true, false])
  expect(await sample.database.directory((transaction) => transaction.$count(replies))).toBe(1)
})

test('where one pool cannot be swept, the others are; the log says which', async () => {
  const { parts } = sample.identity
  const door = sampleDoor(sample)
  const other = await parts.pools.ensurePool('other')
  const fill = (poolId: string) =>
    sample.database.forPool(poolId, async (transaction) => {
      const key = randomBytes(8)
      await transaction.insert(quotas).values({ poolId, key, count: 1, endsAt: sample.now() })
      await transaction.insert(locks).values({ poolId, key, failures: 1, failedAt: sample.now() })
    })
  const count = (poolId: string) =>
    sample.database.forPool(poolId, async (transaction) => [
      await transaction.$count(quotas),
      await transaction.$count(locks),
    ])
  for (const poolId of [door.pool.id, other.pool.id]) await fill(poolId)
  sample.pass(2 * dayMs)
  const database: typeof parts.database = {
    directory: parts.database.directory,
    forPool: (poolId, work) =>
      poolId === door.pool.id ? Promise.reject(new Error('a broken pool')) : parts.database.forPool(poolId, work),
  }
  await sweepPools({ ...parts, database })
  expect(await count(other.pool.id)).toEqual([0, 0])
  expect(await count(door.pool.id)).toEqual([1, 1])
  expect(
    sample.logLines.filter((line) => line.includes('user pool not swept') && line.includes(door.pool.id)),
  ).not.toEqual([])
  await sweepPools(parts)
  expect(await count(door.pool.id)).toEqual([0, 0])
})
