// People of a pool as lines of JSON, to be kept or taken elsewhere. Passwords and app secrets are in them as they are kept: sealed.
import { z } from 'zod'
import { mfaMethods } from '#identity/pool/pool.ts'
import type { FoundPool } from '#identity/pool/pool-directory.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { groupName } from './change-groups.ts'

/** The first line: verifiers are of one pool, so whoever takes them over takes the ids as well. */
export const poolLine = z.strictObject({
  pool: z.string().regex(/^[\w-]{1,40}_\w{1,20}$/, 'is no id of a pool'),
  identityPool: z.string().regex(/^[\w-]+:[0-9a-f-]{36}$/, 'is no id of an identity pool'),
  client: z.string().regex(/^\w{1,128}$/, 'is no id of a client'),
})
export type PoolLine = z.output<typeof poolLine>

const sealed = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .nullable()

export const userLine = z.strictObject({
  sub: z.uuid().toLowerCase(),
  username: z.string().min(1).max(128),
  status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED']),
  enabled: z.boolean(),
  verifier: sealed,
  attributes: z.record(z.string(), z.string()),
  groups: z.array(groupName).max(100),
  mfa: z.strictObject({ enabled: z.array(z.enum(mfaMethods)), preferred: z.enum(mfaMethods).nullable() }),
  totpSecret: sealed,
  totpName: z.string().max(256).nullable(),
  totpStep: z.int().nonnegative(),
  language: z.string().min(2).max(20),
  createdAt: z.iso.datetime().transform((text) => new Date(text)),
})
export type UserLine = z.output<typeof userLine>

export function writePoolLine({ pool, client }: FoundPool): string {
  return JSON.stringify({ pool: pool.id, identityPool: pool.identityPoolId, client: client.id } satisfies PoolLine)
}

export function writeUserLine(user: PoolUser): string {
  const { sub, username, status, enabled, attributes, groups, mfa, totpName, totpStep, language } = user
  return JSON.stringify({
    sub,
    username,
    status,
    enabled,
    verifier: user.verifier?.toString('base64') ?? null,
    attributes,
    groups,
    mfa,
    totpSecret: user.totpSecret?.toString('base64') ?? null,
    totpName,
    totpStep,
    language,
    createdAt: user.createdAt.toISOString(),
  } satisfies z.input<typeof userLine>)
}
