// Writes exported people into the pool of an owner: all of them, or nobody.
import { eq } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import { type Door, enterPool } from '#identity/ask.ts'
import { challenges, locks, poolClients, pools, poolUsers, quotas, signingKeys } from '#identity/tables.ts'
import { type LineFault, type ParsedUser, parseUsers } from './parse-users.ts'
import type { PoolLine } from './user-line.ts'

export type Imported = {
  faults: LineFault[]
  written: number
  /** The pool took over the ids of the one that the people come from: running servers have to be started anew. */
  tookIds: boolean
}

const chunk = 200

/** Ends the transaction; nothing of it stays. */
class Refused extends Error {
  readonly faults: LineFault[]

  constructor(faults: LineFault[]) {
    super('nothing was written')
    this.faults = faults
  }
}

/** @param door of the pool that they are to come into; the file's own pool, or one that nobody is in yet */
export async function importUsers(door: Door, lines: AsyncIterable<string>): Promise<Imported> {
  const { pool, users, faults } = await parseUsers(door, lines)
  const isOther = pool !== undefined && pool.pool !== door.pool.id
  if (isOther && (await countUsers(door)) > 0)
    faults.push({
      line: 1,
      problem: `passwords of pool ${pool.pool} open nothing in ${door.pool.id}, which has people already`,
    })
  if (!pool || faults.length > 0) return { faults, written: 0, tookIds: false }
  const target = enterPool(door, { ...door.pool, id: pool.pool }, door.client)
  try {
    await target.work(async (transaction) => {
      if (isOther) await takeIds(door, transaction, pool)
      for (let at = 0; at < users.length; at += chunk) await write(target, transaction, users.slice(at, at + chunk))
    })
  } catch (error) {
    if (error instanceof Refused) return { faults: error.faults, written: 0, tookIds: false }
    throw error
  }
  if (isOther) await clear(door)
  return { faults: [], written: users.length, tookIds: isOther }
}

function countUsers(door: Door): Promise<number> {
  return door.work((transaction) => transaction.$count(poolUsers, eq(poolUsers.poolId, door.pool.id)))
}

/** A pool that nobody is in has no password that would be lost with its id. */
async function takeIds({ pool, client }: Door, transaction: Transaction, line: PoolLine): Promise<void> {
  await transaction.delete(poolClients).where(eq(poolClients.ofPool, pool.id))
  await transaction.delete(pools).where(eq(pools.id, pool.id))
  const { owner, settings } = pool
  const taken = new Refused([{ line: 1, problem: 'these ids belong to the pool of somebody else' }])
  const written = await transaction
    .insert(pools)
    .values({ id: line.pool, owner, identityPoolId: line.identityPool, settings })
    .onConflictDoNothing()
    .returning({ id: pools.id })
  if (written.length === 0) throw taken
  const clients = await transaction
    .insert(poolClients)
    .values({ id: line.client, ofPool: line.pool, settings: client.settings })
    .onConflictDoNothing()
    .returning({ id: poolClients.id })
  if (clients.length === 0) throw taken
}

async function write(door: Door, transaction: Transaction, users: ParsedUser[]): Promise<void> {
  const changedAt = door.clock()
  const rows = users.map(({ row }) => ({ ...row, poolId: door.pool.id, changedAt }))
  const written = await transaction
    .insert(poolUsers)
    .values(rows)
    .onConflictDoNothing()
    .returning({ sub: poolUsers.sub })
  const there = new Set(written.map(({ sub }) => sub))
  const taken = users.filter(({ row }) => !there.has(row.sub))
  if (taken.length > 0)
    throw new Refused(taken.map(({ line }) => ({ line, problem: 'somebody with this sub or name is there already' })))
}

/** What belonged to the ids of before. */
async function clear(door: Door): Promise<void> {
  await door.work(async (transaction) => {
    for (const table of [signingKeys, challenges, quotas, locks])
      await transaction.delete(table).where(eq(table.poolId, door.pool.id))
  })
}
