// A sign-in between two steps: a row that only whoever holds its Session can go on with, and only once.
import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import { type Ask, type Door, enterClient } from '#identity/ask.ts'
import { notAuthorized } from '#identity/pool/pool-error.ts'
import { challenges } from '#identity/tables.ts'

/** `PASSWORD_VERIFIER` goes by its secret block, all others by their Session. */
export type ChallengeKind =
  | 'PASSWORD_VERIFIER'
  | 'SOFTWARE_TOKEN_MFA'
  | 'EMAIL_OTP'
  | 'SMS_MFA'
  | 'SMS_OTP'
  | 'SELECT_MFA_TYPE'
  | 'MFA_SETUP'
  | 'NEW_PASSWORD_REQUIRED'
  | 'SELECT_CHALLENGE'
  | 'WEB_AUTHN'
  /** Of someone who is signed in: the passkey that they are about to make. */
  | 'WEB_AUTHN_REGISTRATION'
  | 'DEVICE_SRP_AUTH'
  | 'DEVICE_PASSWORD_VERIFIER'
  /** After sign-up was confirmed: signs in once without a password. */
  | 'AUTO_SIGN_IN'

export type Challenge = {
  kind: ChallengeKind
  /** None for a name that nobody has. */
  sub: string | null
  /** What the kind needs, as it was given to openChallenge. */
  state: Record<string, unknown>
  /** Where nothing else is said, the client's time from now. */
  expiresAt?: Date
}

/** Writes a step down. @returns the Session that goes on with it */
export async function openChallenge(door: Door, transaction: Transaction, challenge: Challenge): Promise<string> {
  const session = `${Buffer.from(door.client.id).toString('base64url')}.${randomBytes(48).toString('base64url')}`
  await keepChallenge(door, transaction, session, challenge)
  return session
}

/** Writes a step down under a name of the caller's choosing: the secret block of a password proof. */
export async function keepChallenge(
  door: Door,
  transaction: Transaction,
  name: string,
  { kind, sub, state, expiresAt = laterBy(door, door.client.settings.challengeS) }: Challenge,
): Promise<void> {
  const id = idOf(door, name)
  await transaction.insert(challenges).values({
    poolId: door.pool.id,
    id,
    clientId: door.client.id,
    sub,
    kind,
    state: door.seal.close(placeOf(door, id), Buffer.from(JSON.stringify(state))),
    expiresAt,
  })
}

/** Looks at a step without taking it: a wrong code leaves it as it is. @throws PoolError NotAuthorizedException */
export async function readChallenge(
  door: Door,
  name: string,
  kinds: readonly ChallengeKind[],
): Promise<Required<Challenge>> {
  const id = idOf(door, name)
  const [row] = await door.work((transaction) =>
    transaction
      .select()
      .from(challenges)
      .where(and(eq(challenges.poolId, door.pool.id), eq(challenges.id, id))),
  )
  const kind = kinds.find((one) => one === row?.kind)
  if (!row || !kind || row.clientId !== door.client.id) throw notAuthorized('Invalid session for the user.')
  if (row.takenAt) throw notAuthorized('Invalid session for the user, session can only be used once.')
  if (row.expiresAt <= door.clock()) throw notAuthorized('Invalid session for the user, session is expired.')
  const state = JSON.parse(door.seal.open(placeOf(door, id), row.state).toString()) as Record<string, unknown>
  return { kind, sub: row.sub, state, expiresAt: row.expiresAt }
}

/** Takes a step that was looked at; of all who try at once, one gets it. @throws PoolError NotAuthorizedException for the others */
export async function takeChallenge(door: Door, transaction: Transaction, name: string): Promise<void> {
  const taken = await transaction
    .update(challenges)
    .set({ takenAt: door.clock() })
    .where(and(eq(challenges.poolId, door.pool.id), eq(challenges.id, idOf(door, name)), isNull(challenges.takenAt)))
    .returning({ id: challenges.id })
  if (taken.length !== 1) throw notAuthorized('Invalid session for the user, session can only be used once.')
}

/** The pool and the client that a Session was made for, where a request names neither. @throws PoolError */
export async function enterSession(ask: Ask, session: string): Promise<Door> {
  const clientId = Buffer.from(session.split('.')[0] ?? '', 'base64url').toString()
  const found = /^\w+$/.test(clientId) ? await ask.pools.findClient(clientId) : undefined
  if (!found) throw notAuthorized('Invalid session for the user.')
  return enterClient(ask, found.client.id)
}

const laterBy = ({ clock }: Door, seconds: number) => new Date(clock().getTime() + seconds * 1000)
const idOf = (door: Door, name: string) => door.seal.digest('challenge', door.pool.id, name)
const placeOf = (door: Door, id: Buffer) => `challenge ${door.pool.id} ${id.toString('base64')}`
