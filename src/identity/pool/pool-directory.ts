// Finds pools and their clients, and makes the pool of an owner that has none. What is found is kept: an id never changes.
import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Transaction } from '#db/scope.ts'
import { poolClients, pools } from '#identity/tables.ts'
import { newId } from '#kernel/id.ts'
import {
  type ClientSettings,
  defaultClientSettings,
  defaultPoolSettings,
  type Pool,
  type PoolClient,
  type PoolSettings,
} from './pool.ts'

export type FoundPool = { pool: Pool; client: PoolClient }

export type PoolDirectory = {
  findClient(clientId: string): Promise<FoundPool | undefined>
  /** By the id of a user pool. */
  findPool(poolId: string): Promise<FoundPool | undefined>
  findIdentityPool(identityPoolId: string): Promise<FoundPool | undefined>
  /**
   * The pool of an owner, made when there is none yet. What the settings name is brought to what they say; ids stay.
   * @param settings what differs from the defaults
   */
  ensurePool(owner: string, settings?: Partial<PoolSettings>, client?: Partial<ClientSettings>): Promise<FoundPool>
}

/** Another process may have changed the settings. */
const keepMs = 10_000

export function createPoolDirectory(database: Pick<Database, 'directory'>): PoolDirectory {
  const known = new Map<string, { found: FoundPool; readAtMs: number }>()
  const find = async (key: string, read: (transaction: Transaction) => Promise<FoundPool | undefined>) => {
    const kept = known.get(key)
    if (kept && performance.now() - kept.readAtMs < keepMs) return kept.found
    const found = await database.directory(read)
    if (found) known.set(key, { found, readAtMs: performance.now() })
    return found
  }
  return {
    findClient: (id) => find(`client ${id}`, (transaction) => readPool(transaction, eq(poolClients.id, id))),
    findPool: (id) => find(`pool ${id}`, (transaction) => readPool(transaction, eq(pools.id, id))),
    findIdentityPool: (id) =>
      find(`identities ${id}`, (transaction) => readPool(transaction, eq(pools.identityPoolId, id))),
    ensurePool: async (owner, settings = {}, client = {}) => {
      const found = await database.directory(async (transaction) => {
        const wanted = { ...defaultPoolSettings, ...settings }
        const wantedClient = { ...defaultClientSettings, ...client }
        await insertPool(transaction, owner, wanted, wantedClient)
        const there = await readPool(transaction, eq(pools.owner, owner))
        if (!there) throw new Error('a pool that was just written is not there')
        if (JSON.stringify(sorted(there.pool.settings)) !== JSON.stringify(sorted(wanted)))
          await transaction.update(pools).set({ settings: wanted }).where(eq(pools.owner, owner))
        if (JSON.stringify(sorted(there.client.settings)) !== JSON.stringify(sorted(wantedClient)))
          await transaction
            .update(poolClients)
            .set({ settings: wantedClient })
            .where(eq(poolClients.id, there.client.id))
        return {
          pool: { ...there.pool, settings: wanted },
          client: { ...there.client, settings: wantedClient },
        }
      })
      known.clear()
      return found
    },
  }
}

const sorted = (settings: object) => Object.entries(settings).sort(([one], [other]) => (one < other ? -1 : 1))

async function readPool(transaction: Transaction, where: ReturnType<typeof eq>): Promise<FoundPool | undefined> {
  const [row] = await transaction
    .select({ pool: pools, client: poolClients })
    .from(pools)
    .innerJoin(poolClients, eq(poolClients.ofPool, pools.id))
    .where(where)
  if (!row) return undefined
  const { id, owner, identityPoolId, settings } = row.pool
  return {
    pool: { id, owner, identityPoolId, settings },
    client: { id: row.client.id, poolId: id, settings: row.client.settings },
  }
}

/** Of processes that come at once one writes; the others find what it wrote. */
async function insertPool(
  transaction: Transaction,
  owner: string,
  settings: PoolSettings,
  client: ClientSettings,
): Promise<void> {
  const id = `${region}_${randomText(9, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789')}`
  const written = await transaction
    .insert(pools)
    .values({ id, owner, identityPoolId: `${region}:${newId()}`, settings })
    .onConflictDoNothing({ target: pools.owner })
    .returning({ id: pools.id })
  if (written.length === 0) return
  const clientId = randomText(26, 'abcdefghijklmnopqrstuvwxyz0123456789')
  await transaction.insert(poolClients).values({ id: clientId, ofPool: id, settings: client })
}

/** Stands where hosted pools name a region; it says that the pool is the product's own. */
const region = 'own-1'

function randomText(length: number, letters: string): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}
