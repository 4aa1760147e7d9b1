// The session as the sign-in library keeps it: who it is of, and until when it holds by the clock of this device.
import type { AuthState } from './auth-store.ts'
import type { UserPoolLibrary } from './user-pool.ts'

/** The library's own allowance for clocks that differ (specification, section 9). */
export const toleranceMs = 5_000

export type KeptSession = {
  user: AuthState
  /** When the id token expires, in milliseconds since 1970 as this device counts them, however wrong its clock is. */
  idEndsAt: number
  accessEndsAt: number
}

type Tokens = NonNullable<
  Awaited<ReturnType<UserPoolLibrary['cognitoUserPoolsTokenProvider']['authTokenStore']['loadTokens']>>
>

/** Reads without asking the pool. @returns undefined when nothing is kept, or it is no session */
export async function readSession(pool: UserPoolLibrary): Promise<KeptSession | undefined> {
  const tokens = await pool.cognitoUserPoolsTokenProvider.authTokenStore.loadTokens()
  const { sub } = tokens?.idToken?.payload ?? {}
  if (!tokens?.idToken || typeof sub !== 'string') return undefined
  // Server's time less ours, taken when the tokens were issued.
  const driftMs = Number.isFinite(tokens.clockDrift) ? tokens.clockDrift : 0
  const endOf = ({ payload }: Tokens['accessToken']) => (payload.exp ?? 0) * 1000 - driftMs
  return { user: describeUser(tokens), idEndsAt: endOf(tokens.idToken), accessEndsAt: endOf(tokens.accessToken) }
}

/** As the library counts, so that both agree on when new tokens are needed. */
export function isOver({ idEndsAt, accessEndsAt }: Pick<KeptSession, 'idEndsAt' | 'accessEndsAt'>): boolean {
  return Date.now() + toleranceMs > Math.min(idEndsAt, accessEndsAt)
}

/** The seven fields, out of what the tokens say: whatever was written into the store by anything else is passed over. */
function describeUser({ idToken, accessToken, username }: Tokens): AuthState {
  const claims = idToken?.payload ?? {}
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '')
  const name = [text('given_name'), text('family_name')].filter(Boolean).join(' ') || text('name')
  const userName = text('cognito:username') || username
  return {
    displayName: name || text('email') || userName,
    userName,
    userId: text('sub'),
    email: text('email'),
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    idToken: idToken?.toString() ?? '',
    accessToken: accessToken.toString(),
  }
}

/** Until when a token holds, for who has no library at hand: by the clock of this device as it is. 0 for what is no token. */
export function tokenEnd(token: string): number {
  try {
    const [, payload = ''] = token.split('.')
    const { exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown }
    return typeof exp === 'number' ? exp * 1000 : 0
  } catch {
    return 0
  }
}
