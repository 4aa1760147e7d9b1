// Tables of the people who have signed in: whose e-mail address a subject of a user pool is, and what they say of themselves. Personal data.
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#db/bytes.ts'
import { clientWall, ownedByClient } from '#db/client-table.ts'
import { poolWall } from '#db/pool-table.ts'
import type { ClientDetails, ConsentPurpose, Notifications } from './client.ts'

/** No wall of a provider: a pool belongs to a company, whose locations know the same people. The pool's wall stands instead. */
export const clientAccounts = pgTable(
  'client_accounts',
  {
    poolId: text('pool_id').notNull(),
    /** As the pool's tokens name the person. */
    sub: text('sub').notNull(),
    /** As the last id token said it, in lower case; of rows with the same one at most one is verified. */
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull(),
    /** Verified ones of before, so that what was sent to them goes with the account. */
    formerEmails: text('former_emails').array().notNull().default([]),
    /**
     * By address: what came from it up to that moment is settled, and never theirs from now on. Whoever had it then has claimed
     * what was theirs of it.
     */
    settledUntil: jsonb('settled_until').$type<Record<string, string>>().notNull().default({}),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    /** As of when the token said so: an older one changes nothing. */
    saidAt: timestamp('said_at', { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.poolId, table.sub] }), index().on(table.poolId, table.email), poolWall()],
)

/** What a client says of themselves; one row, written when they first say something. */
export const clients = pgTable(
  'clients',
  {
    ...ownedByClient(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** ISO 4217, empty until they choose one. */
    currency: text('currency').notNull(),
    /** E.164, or empty. */
    phoneNumber: text('phone_number').notNull(),
    /** Their language, empty until they choose one. */
    language: text('language').notNull(),
    /** The picture's id in client_pictures, or empty. */
    pictureId: text('picture_id').notNull(),
    details: jsonb('details').$type<ClientDetails>().notNull(),
    notifications: jsonb('notifications').$type<Notifications>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.poolId, table.sub] }), clientWall()],
)

export const clientPictures = pgTable(
  'client_pictures',
  {
    id: uuid('id').primaryKey(),
    ...ownedByClient(),
    /** WebP, drawn anew from what was sent: nothing of the camera's notes is left in it. */
    content: bytes('content').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.poolId, table.sub), clientWall()],
)

/** Companies and locations that a client has come to (spec: client company location link). */
export const clientLocations = pgTable(
  'client_locations',
  {
    ...ownedByClient(),
    companyId: uuid('company_id').notNull(),
    /** The provider's id. */
    locationId: uuid('location_id').notNull(),
    /** ISO 3166-1 alpha-2 of where the client is, as they or their browser said. */
    countryId: text('country_id').notNull(),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.poolId, table.sub, table.locationId] }), clientWall()],
)

/** Every yes and no that a client ever gave: rows are added and never changed; the last one of a purpose counts. */
export const clientConsents = pgTable(
  'client_consents',
  {
    id: uuid('id').primaryKey(),
    ...ownedByClient(),
    purpose: text('purpose').$type<ConsentPurpose>().notNull(),
    isGiven: boolean('is_given').notNull(),
    /** Of the words that were agreed to. */
    version: text('version').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.poolId, table.sub, table.at),
    index().on(table.poolId, table.sub, table.purpose, table.at),
    clientWall(),
  ],
)
