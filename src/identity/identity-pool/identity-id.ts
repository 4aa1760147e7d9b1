// Names of identities: a person keeps theirs, a guest's is made up on the spot and says by itself that it was made here.
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { IdentityParts } from '#identity/ask.ts'
import type { Pool } from '#identity/pool/pool.ts'
import { identities } from '#identity/tables.ts'
import { newId } from '#kernel/id.ts'

type IdParts = Pick<IdentityParts, 'database' | 'seal' | 'clock'>

/** The one identity of a person; of requests that come at once one makes it. */
export async function identityOfUser({ database, clock }: IdParts, pool: Pool, sub: string): Promise<string> {
  return database.forPool(pool.id, async (transaction) => {
    await transaction
      .insert(identities)
      .values({ poolId: pool.id, id: `${regionOf(pool)}:${newId()}`, sub, createdAt: clock() })
      .onConflictDoNothing()
    const [row] = await transaction
      .select({ id: identities.id })
      .from(identities)
      .where(and(eq(identities.poolId, pool.id), eq(identities.sub, sub)))
    if (!row) throw new Error('an identity that was just written is not there')
    return row.id
  })
}

/** Nothing is written down of guests: anybody could fill the table. The pool's name is in it, since requests name no pool. */
export function makeGuestIdentity({ seal }: IdParts, pool: Pool): string {
  const guest = randomBytes(6).toString('hex')
  const poolName = Buffer.from(nameOf(pool.id)).toString('hex')
  return `${regionOf(pool)}:${poolName}-${guest}-${proofOf(seal, pool.id, guest)}`
}

/** @returns the pool that made a guest's identity, undefined for any other text */
export function poolOfGuest({ seal }: IdParts, identityId: string): string | undefined {
  const [, region, poolName = '', guest = '', proof = ''] =
    /^([\w-]+):([0-9a-f]+)-([0-9a-f]{12})-([0-9a-f]{16})$/.exec(identityId) ?? []
  const poolId = `${region}_${Buffer.from(poolName, 'hex').toString()}`
  const isOwn = region && timingSafeEqual(Buffer.from(proofOf(seal, poolId, guest)), Buffer.from(proof))
  return isOwn ? poolId : undefined
}

const proofOf = (seal: IdParts['seal'], poolId: string, guest: string) =>
  seal.digest('guest identity', poolId, guest).subarray(0, 8).toString('hex')
const regionOf = ({ id }: Pool) => id.slice(0, id.indexOf('_'))
const nameOf = (poolId: string) => poolId.slice(poolId.indexOf('_') + 1)
