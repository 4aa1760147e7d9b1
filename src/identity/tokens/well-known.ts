// What whoever checks tokens asks for: the pool's key set and its OpenID discovery document.
import type { Ask } from '#identity/ask.ts'
import { issuerOf } from './issue-tokens.ts'
import { signingAlgorithm } from './signing-keys.ts'

const place = /^\/identity\/([\w-]+)\/\.well-known\/(jwks\.json|openid-configuration)$/

/** @returns the document at a path below `/identity/`, undefined when there is none */
export async function answerWellKnown(path: string, ask: Ask): Promise<object | undefined> {
  const [, poolId, name] = place.exec(path) ?? []
  const found = poolId === undefined ? undefined : await ask.pools.findPool(poolId)
  if (!found) return undefined
  return name === 'jwks.json' ? { keys: await ask.keys.published(found.pool.id) } : describe(ask, found.pool.id)
}

/** Only what is there: the pool has no page of its own to sign in at, so it names no address for that. */
function describe(ask: Ask, poolId: string): object {
  const issuer = issuerOf(ask, poolId)
  return {
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: [signingAlgorithm],
    subject_types_supported: ['public'],
    response_types_supported: [],
    claims_supported: ['sub', 'iss', 'aud', 'exp', 'iat', 'auth_time', 'origin_jti', 'jti', 'email', 'email_verified'],
  }
}
