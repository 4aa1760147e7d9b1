// Checks a token of a pool for whoever is shown one: signature, issuer, client, use, expiry, and that the session still stands.
import { and, eq } from 'drizzle-orm'
import { compactVerify, decodeJwt, decodeProtectedHeader } from 'jose'
import { z } from 'zod'
import type { IdentityParts } from '#identity/ask.ts'
import type { FoundPool } from '#identity/pool/pool-directory.ts'
import { poolUsers, sessions } from '#identity/tables.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { signingAlgorithm } from './signing-keys.ts'

export type TokenUse = 'access' | 'id'

/** The person as they are now: somebody who left a group has nothing of it any more, whatever their token says. */
type Person = {
  groups: string[]
  /** Empty where the person has none, as the names are. */
  email: string
  emailVerified: boolean
  givenName: string
  familyName: string
}

/** What a token says, once everything about it was found right. */
export type TokenClaims = Person & {
  sub: string
  /** The same in all tokens of one sign-in. */
  originJti: string
  jti: string
  clientId: string
  poolId: string
  username: string
  /** When the person signed in. */
  authTime: Date
  issuedAt: Date
  expiresAt: Date
  deviceKey: string | undefined
  /** That this sign-in proved more than one thing. */
  secondFactor: boolean
}

/** What is wrong with a token that is refused. */
export type TokenFlaw = 'unreadable' | 'forged' | 'misused' | 'revoked' | 'disabled'

export type CheckedToken =
  | { state: 'valid'; claims: TokenClaims; user: PoolUser; found: FoundPool }
  | { state: 'expired' }
  | { state: 'refused'; flaw: TokenFlaw }

const second = z.number().int().nonnegative()
const payloadShape = z.object({
  sub: z.uuid(),
  iss: z.string(),
  token_use: z.enum(['access', 'id']),
  origin_jti: z.uuid(),
  jti: z.string(),
  client_id: z.string().optional(),
  aud: z.string().optional(),
  username: z.string().optional(),
  'cognito:username': z.string().optional(),
  device_key: z.string().optional(),
  auth_time: second,
  iat: second,
  exp: second,
})
type Payload = z.output<typeof payloadShape>

/** @param toleranceMs how far the clock that is compared with the token's end may be off */
export async function checkToken(
  parts: IdentityParts,
  { poolId, token, use, toleranceMs }: { poolId: string; token: string; use: TokenUse; toleranceMs: number },
): Promise<CheckedToken> {
  const found = await parts.pools.findPool(poolId)
  if (!found) return refuse('misused')
  const payload = await readPayload(parts, poolId, token)
  if (typeof payload === 'string') return refuse(payload)
  const clientId = use === 'access' ? payload.client_id : payload.aud
  const client = clientId === undefined ? undefined : await parts.pools.findClient(clientId)
  if (payload.token_use !== use || poolOfIssuer(payload.iss) !== poolId || client?.pool.id !== poolId)
    return refuse('misused')
  if (payload.exp * 1000 + toleranceMs <= parts.clock().getTime()) return { state: 'expired' }
  const claims = claimsOf(payload, poolId, client.client.id)
  const standing = await readStanding(parts, claims)
  if (!standing) return refuse('revoked')
  const { user, secondFactor } = standing
  if (!user.enabled) return refuse('disabled')
  return { state: 'valid', claims: { ...claims, ...personOf(user), secondFactor }, user, found: client }
}

/** It is read before anything proves who wrote it. */
const longestIssuer = 300

/** The pool that an issuer names. Any origin is taken: a pool answers at the domains of all its sites, and its key is its own. */
export function poolOfIssuer(issuer: string): string | undefined {
  if (issuer.length > longestIssuer) return undefined
  const url = URL.parse(issuer)
  const [, poolId] = /^\/identity\/([\w-]{1,40}_[A-Za-z0-9]{1,20})$/.exec(url?.pathname ?? '') ?? []
  return url && poolId && issuer === `${url.origin}/identity/${poolId}` ? poolId : undefined
}

/** As a token says itself: nothing is believed before its signature was checked with the key of the pool it names. */
export function issuerOfToken(token: string): string | undefined {
  try {
    return decodeJwt(token).iss
  } catch {
    return undefined
  }
}

/** Whether one of the pools here signed a token, however old it is. */
export async function isSignedHere(parts: IdentityParts, token: string): Promise<boolean> {
  const found = await parts.pools.findPool(poolOfIssuer(issuerOfToken(token) ?? '') ?? '')
  return found !== undefined && typeof (await readPayload(parts, found.pool.id, token)) !== 'string'
}

async function readPayload(
  { keys }: IdentityParts,
  poolId: string,
  token: string,
): Promise<Payload | 'unreadable' | 'forged'> {
  const kid = readKeyName(token)
  if (kid === undefined) return 'unreadable'
  const key = await keys.verifier(poolId, kid)
  const verified = key && (await compactVerify(token, key, { algorithms: [signingAlgorithm] }).catch(() => undefined))
  if (!verified) return 'forged'
  const parsed = payloadShape.safeParse(JSON.parse(new TextDecoder().decode(verified.payload)))
  return parsed.success ? parsed.data : 'unreadable'
}

function readKeyName(token: string): string | undefined {
  try {
    const { alg, kid } = decodeProtectedHeader(token)
    return alg === signingAlgorithm ? kid : undefined
  } catch {
    return undefined
  }
}

/** @returns undefined when the session is over or the person is not there any more */
async function readStanding(
  { database }: IdentityParts,
  claims: Pick<TokenClaims, 'poolId' | 'originJti' | 'sub'>,
): Promise<{ user: PoolUser; secondFactor: boolean } | undefined> {
  const { poolId, originJti, sub } = claims
  const [row] = await database.forPool(poolId, (transaction) =>
    transaction
      .select({ session: sessions, user: poolUsers })
      .from(sessions)
      .innerJoin(poolUsers, and(eq(poolUsers.poolId, sessions.poolId), eq(poolUsers.sub, sessions.sub)))
      .where(and(eq(sessions.poolId, poolId), eq(sessions.originJti, originJti), eq(sessions.sub, sub))),
  )
  if (!row || !stands(row.session, row.user)) return undefined
  return { user: row.user, secondFactor: row.session.secondFactor }
}

/** Whether a session was neither ended by itself nor together with all others of the user. */
export function stands(
  session: { revokedAt: Date | null; signedInAt: Date },
  user: { signedOutAt: Date | null },
): boolean {
  return !session.revokedAt && !(user.signedOutAt && session.signedInAt < user.signedOutAt)
}

function claimsOf(
  payload: Payload,
  poolId: string,
  clientId: string,
): Omit<TokenClaims, keyof Person | 'secondFactor'> {
  return {
    sub: payload.sub,
    originJti: payload.origin_jti,
    jti: payload.jti,
    clientId,
    poolId,
    username: payload.username ?? payload['cognito:username'] ?? '',
    authTime: new Date(payload.auth_time * 1000),
    issuedAt: new Date(payload.iat * 1000),
    expiresAt: new Date(payload.exp * 1000),
    deviceKey: payload.device_key,
  }
}

/** A token of before may say an address that the person has given up since, or that is verified for somebody else now. */
function personOf({ groups, attributes }: PoolUser): Person {
  return {
    groups,
    email: attributes['email'] ?? '',
    emailVerified: attributes['email_verified'] === 'true',
    givenName: attributes['given_name'] ?? '',
    familyName: attributes['family_name'] ?? '',
  }
}

const refuse = (flaw: TokenFlaw): CheckedToken => ({ state: 'refused', flaw })
