// Codes of an app (RFC 6238): six digits, thirty seconds, and one step to either side for clocks that are off.
import { Secret, TOTP } from 'otpauth'
import type { Door } from '#identity/ask.ts'
import type { PoolUser } from '#identity/users/user.ts'

const stepMs = 30_000
/** As RFC 4226 recommends for SHA-1; short enough to type. */
const secretBytes = 20

/** In base32, as people type it into their app. */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32

/** @returns the step that the code belongs to: neither it nor those before may be taken again; undefined for a wrong code */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const timestamp = now.getTime()
  const away = /^\d{6}$/.test(code) ? totp.validate({ token: code, timestamp, window: 1 }) : null
  return away === null ? undefined : Math.floor(timestamp / stepMs) + away
}

export function sealSecret(door: Door, sub: string, secret: string): Buffer {
  return door.seal.close(placeOf(door, sub), Buffer.from(secret))
}

export function openSecret(door: Door, { sub }: Pick<PoolUser, 'sub'>, sealed: Buffer): string {
  return door.seal.open(placeOf(door, sub), sealed).toString()
}

const placeOf = (door: Door, sub: string) => `software token ${door.pool.id} ${sub}`
