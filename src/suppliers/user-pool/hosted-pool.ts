// Checks tokens of hosted user pools: by the key set that each pool publishes, and by asking it whether the session still stands.
import { compactVerify, createRemoteJWKSet, customFetch, errors } from 'jose'
import { z } from 'zod'
import { hostedEndpoint } from '#domain/clients/hosted-endpoint.ts'
import type { AccessSession, Checked, IdClaims, TokenCheck, TokenPool } from '#domain/clients/session.ts'
import { type Clock, systemClock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { fetchAtMost } from './fetch-at-most.ts'
import { createRevocations, type Revocations } from './revocations.ts'

/** A key set or an answer that has not come by then is not waited for. */
const patienceMs = 3_000
/** Keys are kept so long; a token that names another one has them fetched again, at most every half minute. */
const keysMs = 10 * 60_000
const keysRestMs = 30_000
/** Clocks may be off by so much (specification, section 9). */
const toleranceMs = 5_000

type HostedOptions = {
  clock?: Clock
  /** Milliseconds of a clock that nobody sets. */
  elapsedMs?: () => number
}

type KeySet = ReturnType<typeof createRemoteJWKSet>

export function createHostedPools({ clock = systemClock, elapsedMs }: HostedOptions = {}): TokenCheck {
  const keySets = new Map<string, KeySet>()
  const revocations = createRevocations({ patienceMs, ...(elapsedMs ? { elapsedMs } : {}) })
  const keySetOf = (issuer: string): KeySet => {
    const keySet = keySets.get(issuer) ?? openKeySet(issuer)
    keySets.set(issuer, keySet)
    return keySet
  }
  /** @returns undefined for a token that is not what it has to be */
  const read = async <T extends Claims>(pool: TokenPool, token: string, shape: z.ZodType<T>) => {
    const issuer = issuerOf(pool)
    const claims = shape.safeParse(await readPayload(keySetOf(issuer), token)).data
    return claims?.iss === issuer ? claims : undefined
  }
  const isOver = ({ exp }: Claims) => exp * 1000 + toleranceMs <= clock().getTime()
  return {
    readAccess: async (pool, token) => {
      const claims = await read(pool, token, accessShape)
      if (claims?.client_id !== pool.userPoolClientId) return { state: 'refused' }
      return isOver(claims) ? { state: 'expired' } : askFurther(pool, token, claims, revocations)
    },
    readId: async (pool, token) => {
      const claims = await read(pool, token, idShape)
      if (claims?.aud !== pool.userPoolClientId) return { state: 'refused' }
      return isOver(claims) ? { state: 'expired' } : { state: 'valid', value: idClaims(pool, claims) }
    },
  }
}

const shared = {
  sub: z.string().min(1),
  iss: z.string(),
  iat: z.number(),
  exp: z.number(),
  origin_jti: z.string().min(1).optional(),
}
type Claims = { iss: string; exp: number }

const accessShape = z.object({
  ...shared,
  token_use: z.literal('access'),
  client_id: z.string(),
  jti: z.string().min(1),
  scope: z.string().default(''),
  'cognito:groups': z.array(z.string()).default([]),
})
type AccessClaims = z.output<typeof accessShape>

const idShape = z.object({
  ...shared,
  token_use: z.literal('id'),
  aud: z.string(),
  email: z.string().default(''),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).default(false),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
})

/** Only tokens of this scope may be asked about; those that a page of the pool itself gave out can lack it. */
const askableScope = 'aws.cognito.signin.user.admin'

async function askFurther(
  pool: TokenPool,
  token: string,
  claims: AccessClaims,
  revocations: Revocations,
): Promise<Checked<AccessSession>> {
  const isAskable = claims.scope.split(' ').includes(askableScope)
  const session = { endpoint: endpointOf(pool), name: claims.origin_jti ?? claims.jti }
  const standing = isAskable ? await revocations.standingOf(session, token) : undefined
  if (standing?.isRevoked) return { state: 'refused' }
  return {
    state: 'valid',
    value: {
      poolId: pool.userPoolId,
      sub: claims.sub,
      originJti: claims.origin_jti,
      groups: claims['cognito:groups'],
      // Of a token that the pool cannot be asked about nothing more is known.
      secondFactor: standing?.secondFactor ?? false,
      expiresAt: new Date(claims.exp * 1000),
    },
  }
}

function idClaims(pool: TokenPool, claims: z.output<typeof idShape>): IdClaims {
  return {
    poolId: pool.userPoolId,
    sub: claims.sub,
    originJti: claims.origin_jti,
    email: claims.email,
    emailVerified: claims.email_verified,
    givenName: claims.given_name,
    familyName: claims.family_name,
    saidAt: new Date(claims.iat * 1000),
  }
}

/** What these say of themselves is that the key set did not come; all other errors of the library are the token's. */
const keySetFaults = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']

/**
 * @returns what a rightly signed token says, undefined for every other
 * @throws Fault unavailable
 */
async function readPayload(keySet: KeySet, token: string): Promise<unknown> {
  try {
    const { payload } = await compactVerify(token, keySet, { algorithms: ['RS256'] })
    return JSON.parse(new TextDecoder().decode(payload))
  } catch (cause) {
    const isOfToken = cause instanceof errors.JOSEError && !keySetFaults.includes(cause.code)
    if (isOfToken || cause instanceof SyntaxError) return undefined
    throw new Fault('unavailable', 'The key set of the user pool cannot be had.', { retryAfterS: 30, cause })
  }
}

function openKeySet(issuer: string): KeySet {
  const address = new URL(`${issuer}/.well-known/jwks.json`)
  return createRemoteJWKSet(address, {
    timeoutDuration: patienceMs,
    cacheMaxAge: keysMs,
    cooldownDuration: keysRestMs,
    [customFetch]: fetchAtMost,
  })
}

function endpointOf({ userPoolId, userPoolEndpoint }: TokenPool): string {
  return userPoolEndpoint ?? hostedEndpoint('cognito-idp', userPoolId)
}

function issuerOf(pool: TokenPool): string {
  return pool.issuer ?? endpointOf(pool).replace(/\/*$/, `/${pool.userPoolId}`)
}
