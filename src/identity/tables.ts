// The tables of the user pools. All but pools, clients, replies and the key's mark are walled: a transaction sees the rows of one pool.
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'
import { bytes } from '#db/bytes.ts'
import { poolWall } from '#db/pool-table.ts'
import type { ClientSettings, PoolSettings } from './pool/pool.ts'
import type { MfaPreference, UserStatus } from './users/user-state.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

const ofPool = () => ({ poolId: text('pool_id').notNull() })

/** One per owner. The id is part of every password's verifier: it never changes. */
export const pools = pgTable('identity_pools', {
  id: text('id').primaryKey(),
  /** Whom it belongs to, in the words of whoever runs the pools: the id of a company. */
  owner: text('owner').notNull().unique(),
  identityPoolId: text('identity_pool_id').notNull().unique(),
  settings: jsonb('settings').$type<PoolSettings>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const poolClients = pgTable('identity_clients', {
  id: text('id').primaryKey(),
  ofPool: text('of_pool')
    .notNull()
    .references(() => pools.id),
  settings: jsonb('settings').$type<ClientSettings>().notNull(),
})

/** One row: a digest that only the key of this database makes, so that a start with another key is noticed. */
export const keyMarks = pgTable('identity_key_marks', {
  id: integer('id').primaryKey(),
  digest: bytes('digest').notNull(),
})

/** A request that may come again under the same invocation id, and once it is answered what was answered, sealed: for a minute. */
export const replies = pgTable(
  'identity_replies',
  {
    id: bytes('id').primaryKey(),
    reply: bytes('reply'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** Keys that sign tokens: the newest one that is not retired signs, all of them verify. */
export const signingKeys = pgTable(
  'identity_keys',
  {
    ...ofPool(),
    kid: text('kid').notNull(),
    publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
    /** PKCS 8, sealed. */
    privateKey: bytes('private_key').notNull(),
    createdAt: moment('created_at').notNull(),
    /** From then on it signs nothing more; it still verifies until the last token it signed has ended. */
    retiredAt: moment('retired_at'),
  },
  (table) => [primaryKey({ columns: [table.poolId, table.kid] }), poolWall()],
)

export const poolUsers = pgTable(
  'identity_users',
  {
    ...ofPool(),
    sub: uuid('sub').notNull(),
    /** As tokens say it (`cognito:username`): the sub where people sign in by e-mail. */
    username: text('username').notNull(),
    /** What the user is found by, in lower case; unique in the pool. */
    usernameKey: text('username_key').notNull(),
    emailKey: text('email_key'),
    phoneKey: text('phone_key'),
    status: text('status').$type<UserStatus>().notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** Salt and SRP verifier, sealed; none for someone who signs in without a password. */
    verifier: bytes('verifier'),
    attributes: jsonb('attributes').$type<Record<string, string>>().notNull(),
    groups: text('groups').array().notNull().default([]),
    mfa: jsonb('mfa').$type<MfaPreference>().notNull(),
    /** Secret of the app that makes codes, sealed, and what the user calls the device. */
    totpSecret: bytes('totp_secret'),
    /** Of an app that is being set up, sealed; it counts once a code of it was shown. */
    totpPending: bytes('totp_pending'),
    totpName: text('totp_name'),
    /** Step of the last code taken: it and those before are not taken again. */
    totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
    /** When another password to begin with was sent; the first one was when the account was made. */
    invitedAt: moment('invited_at'),
    /** Tokens signed in before are revoked. */
    signedOutAt: moment('signed_out_at'),
    /** Language of the mails. */
    language: text('language').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.sub] }),
    unique().on(table.poolId, table.usernameKey),
    unique().on(table.poolId, table.emailKey),
    unique().on(table.poolId, table.phoneKey),
    poolWall(),
  ],
)

/** One code at a time for each purpose of a user; a newer one takes the place of the one before. */
export const codes = pgTable(
  'identity_codes',
  {
    ...ofPool(),
    sub: uuid('sub').notNull(),
    /** `sign-up`, `reset`, `attribute:email`, `attribute:phone_number`. */
    purpose: text('purpose').notNull(),
    digest: bytes('digest').notNull(),
    /** The address that it was sent to: of an attribute its new value, which waits for the code. None where nothing was sent. */
    value: text('value'),
    /** Wrong ones that were typed for it. */
    wrong: integer('wrong').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.sub, table.purpose] }),
    index().on(table.expiresAt),
    poolWall(),
  ],
)

/** Codes that stand in once for somebody's app, by digest. A row is deleted as its code is used. */
export const recoveryCodes = pgTable(
  'identity_recovery_codes',
  { ...ofPool(), sub: uuid('sub').notNull(), digest: bytes('digest').notNull() },
  (table) => [primaryKey({ columns: [table.poolId, table.sub, table.digest] }), poolWall()],
)

/** A sign-in under way. Taken with one UPDATE ... WHERE taken_at IS NULL, so that of a hundred racing answers one is heard. */
export const challenges = pgTable(
  'identity_challenges',
  {
    ...ofPool(),
    /** Digest of the Session or of the secret block. */
    id: bytes('id').notNull(),
    clientId: text('client_id').notNull(),
    /** None for a name that nobody has. */
    sub: uuid('sub'),
    kind: text('kind').notNull(),
    /** What the next step needs, sealed. */
    state: bytes('state').notNull(),
    takenAt: moment('taken_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.poolId, table.id] }), index().on(table.expiresAt), poolWall()],
)

/** One sign-in and all tokens that came of it. `originJti` is in each of them. */
export const sessions = pgTable(
  'identity_sessions',
  {
    ...ofPool(),
    originJti: uuid('origin_jti').notNull(),
    sub: uuid('sub').notNull(),
    clientId: text('client_id').notNull(),
    deviceKey: text('device_key'),
    /** That more than one thing was proved: a code beside the first factor, a device remembered in place of it, or a passkey. */
    secondFactor: boolean('second_factor').notNull().default(false),
    signedInAt: moment('signed_in_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.originJti] }),
    index().on(table.poolId, table.sub),
    index().on(table.expiresAt),
    poolWall(),
  ],
)

export const refreshTokens = pgTable(
  'identity_refresh_tokens',
  {
    ...ofPool(),
    digest: bytes('digest').notNull(),
    originJti: uuid('origin_jti').notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** Used; for a grace it may be used again by another tab. */
    replacedAt: moment('replaced_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.digest] }),
    index().on(table.poolId, table.originJti),
    index().on(table.expiresAt),
    poolWall(),
  ],
)

export const devices = pgTable(
  'identity_devices',
  {
    ...ofPool(),
    deviceKey: text('device_key').notNull(),
    groupKey: text('group_key').notNull(),
    sub: uuid('sub').notNull(),
    /** Salt and verifier, sealed; none until it is confirmed. */
    verifier: bytes('verifier'),
    name: text('name'),
    remembered: boolean('remembered').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.deviceKey] }),
    index().on(table.poolId, table.sub),
    index().on(table.lastUsedAt),
    poolWall(),
  ],
)

export const passkeys = pgTable(
  'identity_passkeys',
  {
    ...ofPool(),
    credentialId: text('credential_id').notNull(),
    sub: uuid('sub').notNull(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    relyingPartyId: text('relying_party_id').notNull(),
    name: text('name').notNull(),
    attachment: text('attachment'),
    transports: text('transports').array().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.credentialId] }),
    index().on(table.poolId, table.sub),
    poolWall(),
  ],
)

/** How often something was done in the present window, by a digest of who did it. */
export const quotas = pgTable(
  'identity_quotas',
  {
    ...ofPool(),
    key: bytes('key').notNull(),
    count: integer('count').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.poolId, table.key] }), index().on(table.endsAt), poolWall()],
)

/** Wrong passwords and codes in a row, by a digest of the name: also of names that nobody has. */
export const locks = pgTable(
  'identity_locks',
  {
    ...ofPool(),
    key: bytes('key').notNull(),
    failures: integer('failures').notNull(),
    lockedUntil: moment('locked_until'),
    failedAt: moment('failed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.poolId, table.key] }), index().on(table.failedAt), poolWall()],
)

/** Identities of the identity pool: guests, and users that asked for credentials. */
export const identities = pgTable(
  'identity_identities',
  {
    ...ofPool(),
    id: text('id').notNull(),
    sub: uuid('sub'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.poolId, table.id] }), unique().on(table.poolId, table.sub), poolWall()],
)
