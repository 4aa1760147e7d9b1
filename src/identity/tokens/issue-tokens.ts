// The tokens of a sign-in: access and id token signed for whoever checks them, a refresh token that only the pool can read.
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import type { PoolUser } from '#identity/users/user.ts'

export type AuthenticationResult = {
  AccessToken: string
  IdToken: string
  RefreshToken?: string
  TokenType: 'Bearer'
  /** Seconds. */
  ExpiresIn: number
  NewDeviceMetadata?: { DeviceKey: string; DeviceGroupKey: string }
}

/**
 * Begins a session: one origin_jti, one refresh token, and a new device's key where the pool tracks devices and none is known.
 * Signing is outside the transaction: write the rows, then sign.
 * @param deviceKey of a device that has just proved itself
 */
export function startSession(
  _door: Door,
  _user: PoolUser,
  _options: { deviceKey?: string | undefined; alongside?: (transaction: Transaction) => Promise<void> },
): Promise<AuthenticationResult> {
  throw new Error('not built yet')
}
