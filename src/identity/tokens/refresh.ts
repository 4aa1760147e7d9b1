// Fresh tokens for a session, by its refresh token. Where tokens rotate, each one works once, and for a grace once more.
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { notAuthorized, PoolError } from '#identity/pool/pool-error.ts'
import { devices, poolUsers, refreshTokens, sessions } from '#identity/tables.ts'
import { stands } from './check-token.ts'
import { type AuthenticationResult, digestRefreshToken, keepRefreshToken, signTokens } from './issue-tokens.ts'
import { revokeSession } from './revoke.ts'

type Found = {
  token: typeof refreshTokens.$inferSelect
  session: typeof sessions.$inferSelect
  user: typeof poolUsers.$inferSelect
}

/** What somebody shows for fresh tokens; a device that is confirmed has to name itself. */
export type RefreshProof = { refreshToken: string; deviceKey: string | undefined }

/** What became of a refresh token that was shown: where tokens rotate there is another one to go on with. */
type Turn = { state: 'kept' } | { state: 'replaced'; by: string } | { state: 'reused' }

/** More rotations than this within one grace is nobody's browser. */
const longestChain = 50

/**
 * @returns a refresh token only where tokens rotate: the client goes on with the one it has otherwise
 * @throws PoolError NotAuthorizedException, RefreshTokenReuseException, PasswordResetRequiredException
 */
export async function refreshSession(door: Door, proof: RefreshProof): Promise<AuthenticationResult> {
  const outcome = await door.work(async (transaction) => {
    const found = await readFamily(door, transaction, proof.refreshToken)
    await checkFamily(door, transaction, found, proof)
    const turn = await takeTurn(door, transaction, found, proof.refreshToken)
    // Not by an error: the session's end has to be written.
    if (turn.state === 'reused') await revokeSession(door, transaction, found.session.originJti)
    return { ...found, turn }
  })
  const { user, session, turn } = outcome
  if (turn.state === 'reused')
    throw new PoolError('RefreshTokenReuseException', 'Refresh Token has been used already: the session is ended')
  const tokens = await signTokens(door, user, session)
  return turn.state === 'replaced' ? { ...tokens, RefreshToken: turn.by } : tokens
}

/**
 * The older way to refresh, as a flow of InitiateAuth. It knows no rotation, and is refused where tokens rotate.
 * @throws PoolError InvalidParameterException, and what refreshSession throws
 */
export async function refreshByFlow(door: Door, proof: RefreshProof): Promise<AuthenticationResult> {
  const { flows, rotatesRefreshTokens } = door.client.settings
  if (rotatesRefreshTokens || !flows.includes('ALLOW_REFRESH_TOKEN_AUTH'))
    throw new PoolError('InvalidParameterException', 'REFRESH_TOKEN_AUTH flow not enabled for this client')
  return refreshSession(door, proof)
}

async function readFamily(door: Door, transaction: Transaction, refreshToken: string): Promise<Found> {
  const digest = digestRefreshToken(door, refreshToken)
  const [found] = await transaction
    .select({ token: refreshTokens, session: sessions, user: poolUsers })
    .from(refreshTokens)
    .innerJoin(
      sessions,
      and(eq(sessions.poolId, refreshTokens.poolId), eq(sessions.originJti, refreshTokens.originJti)),
    )
    .innerJoin(poolUsers, and(eq(poolUsers.poolId, sessions.poolId), eq(poolUsers.sub, sessions.sub)))
    .where(and(eq(refreshTokens.poolId, door.pool.id), eq(refreshTokens.digest, digest)))
  if (found?.session.clientId !== door.client.id) throw notAuthorized('Invalid Refresh Token')
  return found
}

async function checkFamily(
  door: Door,
  transaction: Transaction,
  { session, user }: Found,
  { deviceKey }: RefreshProof,
): Promise<void> {
  if (!stands(session, user)) throw notAuthorized('Refresh Token has been revoked')
  if (session.expiresAt <= door.clock()) throw notAuthorized('Refresh Token has expired')
  if (!user.enabled) throw notAuthorized('User is disabled.')
  if (user.status === 'RESET_REQUIRED')
    throw new PoolError('PasswordResetRequiredException', 'Password reset required for the user')
  if (session.deviceKey === null || session.deviceKey === deviceKey) return
  const [device] = await transaction
    .select({ verifier: devices.verifier })
    .from(devices)
    .where(and(eq(devices.poolId, door.pool.id), eq(devices.deviceKey, session.deviceKey)))
  if (device?.verifier) throw notAuthorized('Invalid Refresh Token')
}

/**
 * Of all who come with one refresh token one replaces it. Others within the grace (a second tab, an answer that got lost) are
 * given the very same successor, so that a session has one living refresh token at any time.
 */
async function takeTurn(
  door: Door,
  transaction: Transaction,
  { token, session }: Found,
  refreshToken: string,
): Promise<Turn> {
  const { rotatesRefreshTokens, refreshGraceS } = door.client.settings
  if (rotatesRefreshTokens && (await replace(door, transaction, token.digest))) {
    const successor = successorOf(door, refreshToken)
    const { originJti, expiresAt } = session
    await keepRefreshToken(door, transaction, { token: successor, originJti, expiresAt })
    return { state: 'replaced', by: successor }
  }
  const replacedAt = await readReplaced(door, transaction, token.digest)
  if (!replacedAt) return { state: 'kept' }
  const isInGrace = door.clock().getTime() - replacedAt.getTime() < refreshGraceS * 1000
  return isInGrace ? findLiving(door, transaction, refreshToken) : { state: 'reused' }
}

async function replace(door: Door, transaction: Transaction, digest: Buffer): Promise<boolean> {
  const replaced = await transaction
    .update(refreshTokens)
    .set({ replacedAt: door.clock() })
    .where(
      and(eq(refreshTokens.poolId, door.pool.id), eq(refreshTokens.digest, digest), isNull(refreshTokens.replacedAt)),
    )
    .returning({ digest: refreshTokens.digest })
  return replaced.length === 1
}

async function readReplaced(door: Door, transaction: Transaction, digest: Buffer): Promise<Date | null> {
  const [row] = await transaction
    .select({ replacedAt: refreshTokens.replacedAt })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.poolId, door.pool.id), eq(refreshTokens.digest, digest)))
  return row?.replacedAt ?? null
}

/** From a token that was replaced on to the one that was not: within the grace the next may have been replaced as well. */
async function findLiving(door: Door, transaction: Transaction, refreshToken: string): Promise<Turn> {
  let token = successorOf(door, refreshToken)
  for (let step = 0; step < longestChain; step++) {
    if (!(await readReplaced(door, transaction, digestRefreshToken(door, token))))
      return { state: 'replaced', by: token }
    token = successorOf(door, token)
  }
  return { state: 'reused' }
}

/**
 * Each token has one possible successor, which only whoever holds both the token and the pool's key can name. So it can be told
 * again to those who come in the grace, although nothing but digests is kept.
 */
function successorOf(door: Door, refreshToken: string): string {
  return door.seal.digest('refresh token successor', door.pool.id, refreshToken).toString('base64url')
}
