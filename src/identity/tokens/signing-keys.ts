// The keys that sign a pool's tokens: made once, changed on demand, and kept in memory for a few seconds at a time.
import { and, asc, eq, isNull } from 'drizzle-orm'
import { exportJWK, exportPKCS8, generateKeyPair, importPKCS8, type JWK } from 'jose'
import type { Database } from '#db/open.ts'
import type { Transaction } from '#db/scope.ts'
import type { Seal } from '#identity/seal.ts'
import { pools, signingKeys } from '#identity/tables.ts'
import type { Clock } from '#kernel/clock.ts'
import { newId } from '#kernel/id.ts'

export type SigningKeys = {
  /** The key that signs at present. */
  signer(poolId: string): Promise<{ kid: string; key: CryptoKey }>
  /** The key of that name, also a retired one; undefined for one that is not the pool's. */
  verifier(poolId: string, kid: string): Promise<JWK | undefined>
  /** The public keys of everything that may still be valid, the newest first. */
  published(poolId: string): Promise<JWK[]>
  /**
   * A new key signs from now on. The old ones verify until their last token has ended, or with `revoke`, for a key that got
   * into wrong hands, not at all: then everybody refreshes or signs in anew.
   * @returns the new key's name
   */
  rotate(poolId: string, options?: { revoke?: boolean }): Promise<string>
}

type Row = typeof signingKeys.$inferSelect

/** Another process may have rotated. */
const keepMs = 5_000
/** Anybody can make up names of keys: for those nobody asks the database again and again. */
const lookAgainMs = 1_000
/** The longest that any client's tokens live. */
const longestTokenMs = 24 * 3600 * 1000

export const signingAlgorithm = 'RS256'

type KeyParts = { database: Pick<Database, 'forPool'>; seal: Seal; clock: Clock }

export function createSigningKeys(parts: KeyParts): SigningKeys {
  const known = new Map<string, { rows: Promise<Row[]>; readAtMs: number }>()
  const missedAtMs = new Map<string, number>()
  const signers = new Map<string, Promise<CryptoKey>>()
  const read = (poolId: string): Promise<Row[]> => {
    const rows = readOrMake(parts, poolId)
    known.set(poolId, { rows, readAtMs: parts.clock().getTime() })
    rows.catch(() => known.delete(poolId))
    return rows
  }
  const keep = (poolId: string): Promise<Row[]> => {
    const kept = known.get(poolId)
    const fresh = kept && Math.abs(parts.clock().getTime() - kept.readAtMs) < keepMs
    return fresh ? kept.rows : read(poolId)
  }
  const lookAgain = (poolId: string): Promise<Row[]> => {
    const nowMs = parts.clock().getTime()
    if (Math.abs(nowMs - (missedAtMs.get(poolId) ?? 0)) < lookAgainMs) return keep(poolId)
    missedAtMs.set(poolId, nowMs)
    return read(poolId)
  }
  const verifies = (row: Row) =>
    !row.retiredAt || row.retiredAt.getTime() + longestTokenMs + keepMs > parts.clock().getTime()
  const findRow = (rows: Row[], kid: string) => rows.find((row) => row.kid === kid && verifies(row))
  return {
    signer: async (poolId) => {
      const row = (await keep(poolId)).findLast(({ retiredAt }) => !retiredAt)
      if (!row) throw new Error('a key that was just made is not there')
      const { kid } = row
      const key = signers.get(kid) ?? openKey(parts, row)
      signers.set(kid, key)
      return { kid, key: await key }
    },
    verifier: async (poolId, kid) => {
      const row = findRow(await keep(poolId), kid)
      // A name that is not known may be of a key that another process made just now.
      return (row ?? findRow(await lookAgain(poolId), kid))?.publicJwk
    },
    published: async (poolId) => {
      const rows = (await keep(poolId)).filter(verifies).reverse()
      return rows.map(
        ({ kid, publicJwk: { kty, n, e } }) => ({ kid, kty, n, e, alg: signingAlgorithm, use: 'sig' }) as JWK,
      )
    },
    rotate: async (poolId, { revoke = false } = {}) => {
      const kid = await replaceKeys(parts, poolId, revoke)
      known.delete(poolId)
      return kid
    },
  }
}

async function replaceKeys(parts: KeyParts, poolId: string, revoke: boolean): Promise<string> {
  const row = await makeKey(parts, poolId)
  await parts.database.forPool(poolId, async (transaction) => {
    await waitTurn(transaction, poolId)
    const ofPool = eq(signingKeys.poolId, poolId)
    if (revoke) await transaction.delete(signingKeys).where(ofPool)
    else
      await transaction
        .update(signingKeys)
        .set({ retiredAt: row.createdAt })
        .where(and(ofPool, isNull(signingKeys.retiredAt)))
    await transaction.insert(signingKeys).values(row)
  })
  return row.kid
}

/** Of processes that come at once one writes the first key; the others find what it wrote. */
async function readOrMake(parts: KeyParts, poolId: string): Promise<Row[]> {
  const rows = await parts.database.forPool(poolId, (transaction) => readRows(transaction, poolId))
  if (rows.some(({ retiredAt }) => !retiredAt)) return rows
  const row = await makeKey(parts, poolId)
  return parts.database.forPool(poolId, async (transaction) => {
    await waitTurn(transaction, poolId)
    const there = await readRows(transaction, poolId)
    if (there.some(({ retiredAt }) => !retiredAt)) return there
    await transaction.insert(signingKeys).values(row)
    return [...there, row]
  })
}

/** The one that signs last. */
function readRows(transaction: Transaction, poolId: string): Promise<Row[]> {
  return transaction
    .select()
    .from(signingKeys)
    .where(eq(signingKeys.poolId, poolId))
    .orderBy(asc(signingKeys.retiredAt), asc(signingKeys.createdAt), asc(signingKeys.kid))
}

/** Whoever changes the keys of a pool holds the pool's row meanwhile. */
async function waitTurn(transaction: Transaction, poolId: string): Promise<void> {
  await transaction.select({ id: pools.id }).from(pools).where(eq(pools.id, poolId)).for('no key update')
}

async function makeKey({ seal, clock }: KeyParts, poolId: string): Promise<Row> {
  const kid = newId()
  const pair = await generateKeyPair(signingAlgorithm, { modulusLength: 2048, extractable: true })
  const pkcs8 = Buffer.from(await exportPKCS8(pair.privateKey))
  const publicJwk = await exportJWK(pair.publicKey)
  return {
    poolId,
    kid,
    publicJwk,
    privateKey: seal.close(placeOf(poolId, kid), pkcs8),
    createdAt: clock(),
    retiredAt: null,
  }
}

function openKey({ seal }: KeyParts, { poolId, kid, privateKey }: Row): Promise<CryptoKey> {
  return importPKCS8(seal.open(placeOf(poolId, kid), privateKey).toString(), signingAlgorithm)
}

const placeOf = (poolId: string, kid: string) => `signing key ${poolId} ${kid}`
