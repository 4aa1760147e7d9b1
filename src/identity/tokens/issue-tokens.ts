// The tokens of a sign-in: access and id token signed for whoever checks them, a refresh token that only the pool can read.
import { randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Transaction } from '#db/scope.ts'
import type { Ask, Door } from '#identity/ask.ts'
import { type NewDevice, newDevice, useDevice } from '#identity/devices/new-device.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { refreshTokens, sessions } from '#identity/tables.ts'
import { readUser } from '#identity/users/find-user.ts'
import { proofStamp } from '#identity/users/proof-stamp.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { newId } from '#kernel/id.ts'
import { signingAlgorithm } from './signing-keys.ts'

export type AuthenticationResult = {
  AccessToken: string
  IdToken: string
  RefreshToken?: string
  TokenType: 'Bearer'
  /** Seconds. */
  ExpiresIn: number
  NewDeviceMetadata?: NewDevice
}

/** What all tokens of one sign-in share. */
export type SessionOfTokens = { originJti: string; signedInAt: Date; deviceKey: string | null }

/**
 * Begins a session: one origin_jti, one refresh token, and a new device's key where the pool tracks devices and none is known.
 * Signing is outside the transaction: write the rows, then sign.
 * @param options.deviceKey what the device calls itself; one that is not known is given a new key
 * @param options.alongside what has to happen with it or not at all
 * @param options.stamp the proofStamp of the person when they began to prove who they are; as given, where nothing else is said
 * @param options.secondFactor that they proved more than one thing
 * @throws PoolError NotAuthorizedException when what they proved does not hold any more
 */
export async function startSession(
  door: Door,
  user: PoolUser,
  {
    deviceKey: named,
    alongside,
    stamp = proofStamp(door, user),
    secondFactor = false,
  }: {
    deviceKey?: string | undefined
    alongside?: (transaction: Transaction) => Promise<void>
    stamp?: string | undefined
    secondFactor?: boolean
  },
): Promise<AuthenticationResult> {
  const { pool, client } = door
  const signedInAt = door.clock()
  const originJti = newId()
  const refreshToken = newRefreshToken()
  const expiresAt = new Date(signedInAt.getTime() + client.settings.refreshTokenS * 1000)
  const device = await door.work(async (transaction) => {
    // Held until the session is written: a reset that comes meanwhile waits, and then ends it.
    const now = await readUser(door, transaction, user.sub, 'share')
    if (!now || proofStamp(door, now) !== stamp)
      throw new PoolError('NotAuthorizedException', 'Incorrect username or password.')
    await alongside?.(transaction)
    const used = named !== undefined && (await useDevice(door, transaction, user, named)) ? named : undefined
    const fresh = used === undefined ? await newDevice(door, transaction, user) : undefined
    const deviceKey = used ?? fresh?.DeviceKey ?? null
    const session = { originJti, sub: user.sub, clientId: client.id, deviceKey, secondFactor, signedInAt, expiresAt }
    await transaction.insert(sessions).values({ poolId: pool.id, ...session })
    await keepRefreshToken(door, transaction, { token: refreshToken, originJti, expiresAt })
    return { deviceKey, fresh }
  })
  const tokens = await signTokens(door, user, { originJti, signedInAt, deviceKey: device.deviceKey })
  return {
    ...tokens,
    RefreshToken: refreshToken,
    ...(device.fresh ? { NewDeviceMetadata: device.fresh } : {}),
  }
}

/** Access and id token of a session, as of now. */
export async function signTokens(
  door: Door,
  user: PoolUser,
  { originJti, signedInAt, deviceKey }: SessionOfTokens,
): Promise<AuthenticationResult> {
  const { client, pool } = door
  const { kid, key } = await door.keys.signer(pool.id)
  const nowS = Math.floor(door.clock().getTime() / 1000)
  const sign = (claims: Record<string, unknown>, lifeS: number) =>
    new SignJWT({
      ...claims,
      sub: user.sub,
      iss: issuerOf(door, pool.id),
      origin_jti: originJti,
      auth_time: Math.floor(signedInAt.getTime() / 1000),
      iat: nowS,
      exp: nowS + lifeS,
      jti: newId(),
      ...(user.groups.length > 0 ? { 'cognito:groups': user.groups } : {}),
    })
      .setProtectedHeader({ kid, alg: signingAlgorithm })
      .sign(key)
  const access = {
    token_use: 'access',
    client_id: client.id,
    event_id: newId(),
    scope: 'aws.cognito.signin.user.admin',
    username: user.username,
    ...(deviceKey ? { device_key: deviceKey } : {}),
  }
  const id = { ...attributeClaims(user), aud: client.id, token_use: 'id', 'cognito:username': user.username }
  const { accessTokenS, idTokenS } = client.settings
  const [AccessToken, IdToken] = await Promise.all([sign(access, accessTokenS), sign(id, idTokenS)])
  return { AccessToken, IdToken, TokenType: 'Bearer', ExpiresIn: accessTokenS }
}

/** As OpenID Connect writes them: `..._verified` is a truth, `updated_at` a number, an address an object. */
function attributeClaims({ attributes }: PoolUser): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (name === 'email_verified' || name === 'phone_number_verified') return [name, value === 'true']
      if (name === 'updated_at') return [name, Number(value)]
      return [name, name === 'address' ? { formatted: value } : value]
    }),
  )
}

/** Part of each token: the origin that the person sees, so that it is true at every site of the pool. */
export function issuerOf({ asker }: Pick<Ask, 'asker'>, poolId: string): string {
  return `${asker.origin}/identity/${poolId}`
}

const newRefreshToken = (): string => randomBytes(48).toString('base64url')

export async function keepRefreshToken(
  door: Door,
  transaction: Transaction,
  { token, originJti, expiresAt }: { token: string; originJti: string; expiresAt: Date },
): Promise<void> {
  await transaction.insert(refreshTokens).values({
    poolId: door.pool.id,
    digest: digestRefreshToken(door, token),
    originJti,
    issuedAt: door.clock(),
    expiresAt,
  })
}

/** What is kept of a refresh token. */
export function digestRefreshToken(door: Door, token: string): Buffer {
  return door.seal.digest('refresh token', door.pool.id, token)
}
