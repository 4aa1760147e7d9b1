// Reads the provider's user pool configuration and puts it into the words of the sign-in library, without the contracts' parser.
import type { ResourcesConfig } from 'aws-amplify'
import type { UserPoolConfig } from '#contract/user-pool.ts'

type Cognito = NonNullable<NonNullable<ResourcesConfig['Auth']>['Cognito']>
/** What the library is told of the pool itself; all else is for screens. */
type PoolPart = Pick<Cognito & { userPoolId: string; userPoolClientId: string }, 'userPoolId' | 'userPoolClientId'>

/**
 * The library's settings for a pool. An endpoint leads to the product's own pool; without one the library finds a hosted pool by
 * its id, and no other line differs.
 * @param reply of GET /api/provider/user-pool-config/{providerDomain}, wrapped as `data`
 * @returns undefined when the reply names no pool that could be spoken to (specification, section 5: ids)
 */
export function readPoolConfig(reply: unknown): ResourcesConfig | undefined {
  const data = fieldOf(reply, 'data') as Partial<Record<keyof UserPoolConfig, unknown>> | undefined
  const { userPoolId, userPoolClientId, identityPoolId } = data ?? {}
  if (typeof userPoolId !== 'string' || !userPoolId.includes('_')) return undefined
  if (typeof userPoolClientId !== 'string' || userPoolClientId === '') return undefined
  const pool: PoolPart & Record<string, unknown> = { userPoolId, userPoolClientId }
  const endpoint = addressOf(data?.userPoolEndpoint)
  if (endpoint) pool.userPoolEndpoint = endpoint
  if (data?.signUpVerificationMethod === 'link') pool.signUpVerificationMethod = 'link'
  // A pool of guests is only named where they get credentials: each look at the session would ask for some.
  if (data?.allowGuestAccess !== true || typeof identityPoolId !== 'string' || !identityPoolId.includes(':')) {
    return { Auth: { Cognito: pool } }
  }
  const guestEndpoint = addressOf(data.identityPoolEndpoint)
  const guests = {
    identityPoolId,
    allowGuestAccess: true,
    ...(guestEndpoint && { identityPoolEndpoint: guestEndpoint }),
  }
  return { Auth: { Cognito: { ...pool, ...guests } } }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** The library takes whole addresses only. */
function addressOf(value: unknown): string | undefined {
  return typeof value === 'string' && URL.canParse(value, location.href)
    ? new URL(value, location.href).href
    : undefined
}
