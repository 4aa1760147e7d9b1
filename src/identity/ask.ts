// One request to the user pool: who asks from where, what the pool works with, and the door to the rows of one pool.
import type { Database } from '#db/open.ts'
import type { Transaction } from '#db/scope.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Log } from '#kernel/log.ts'
import type { SendMessage } from './messages/message.ts'
import type { SendNotice } from './messages/notice.ts'
import type { Pool, PoolClient } from './pool/pool.ts'
import type { PoolDirectory } from './pool/pool-directory.ts'
import { PoolError } from './pool/pool-error.ts'
import type { Seal } from './seal.ts'
import type { SigningKeys } from './tokens/signing-keys.ts'

/** What the pools work with; the same for every request. */
export type IdentityParts = {
  database: Pick<Database, 'forPool' | 'directory'>
  pools: PoolDirectory
  keys: SigningKeys
  seal: Seal
  clock: Clock
  log: Log
  send: SendMessage
  notify: SendNotice
  onRemoved: OnRemoved
  /** Hands out credentials of the identity pool to people who did not sign in. */
  guestCredentials: boolean
  /** Groups whose members have to sign in with a second factor, whatever their pool wants of others. */
  mfaGroups: readonly string[]
}

/** Somebody who was removed, with what nobody can look up any more. */
export type RemovedPerson = {
  poolId: string
  sub: string
  /** Whose pool it was. */
  owner: string
  /** Their e-mail address, if it was verified. */
  emails: string[]
  /** Their telephone number, if they had one. */
  phones: string[]
}

/** Told in the transaction that removes a person of a pool: whatever else is kept of them goes with it, or nothing does. */
export type OnRemoved = (transaction: Transaction, person: RemovedPerson) => Promise<void>

/** What is known of whoever asks. */
export type Asker = {
  /** Scheme and host that they see: part of the issuer, and the relying party of passkeys. */
  origin: string
  /** A digest of the network address. */
  sender: string
  /** The request comes from this machine, and nobody passed it on. */
  isThisMachine?: boolean
  /** Language for messages to someone who is not known yet. */
  language: string
  /** In whose name messages are sent; undefined where it is not known. */
  place: string | undefined
  /**
   * Whose site `origin` is, in the words of pools' owners; undefined where only the request says so. Anyone can write a host into
   * a request: links in messages lead to the site of the pool's owner and nowhere else.
   */
  siteOwner?: string | undefined
}

export type Ask = IdentityParts & { asker: Asker }

/** A pool that has been entered, by one of its clients. */
export type Door = Ask & {
  pool: Pool
  client: PoolClient
  /** Runs work in one transaction that sees and writes the rows of this pool only. Keep the maths outside. */
  work<T>(deed: (transaction: Transaction) => Promise<T>): Promise<T>
}

/** @throws PoolError ResourceNotFoundException for a client that there is not */
export async function enterClient(ask: Ask, clientId: string): Promise<Door> {
  const found = await ask.pools.findClient(clientId)
  if (!found) throw new PoolError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`)
  return enterPool(ask, found.pool, found.client)
}

export function enterPool(ask: Ask, pool: Pool, client: PoolClient): Door {
  return { ...ask, pool, client, work: (deed) => ask.database.forPool(pool.id, deed) }
}
