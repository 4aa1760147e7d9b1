// Table of quote requests. The rows are health data: a name beside a procedure.
import { bigint, date, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'

export const quoteRequests = pgTable(
  'quote_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...ownedByProvider(),
    reference: text('reference').notNull(),
    /** The key it was sent under: the same key never makes a second row. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** Digest of what was sent, to tell a repetition from a different request under the same key. */
    inputDigest: text('input_digest').notNull(),
    procedureSlug: text('procedure_slug'),
    packageSlug: text('package_slug'),
    need: text('need').notNull(),
    earliest: date('earliest'),
    latest: date('latest'),
    flexibility: text('flexibility').notNull(),
    companions: integer('companions').notNull(),
    budgetMinor: bigint('budget_minor', { mode: 'number' }),
    currency: text('currency').notNull(),
    medicalNotes: text('medical_notes').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    channel: text('channel').notNull(),
    language: text('language').notNull(),
    consentVersion: text('consent_version').notNull(),
    consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
    /** Keyed digest of the network address, for limits only. */
    senderDigest: text('sender_digest').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.providerId, table.idempotencyKey),
    unique().on(table.providerId, table.reference),
    index().on(table.providerId, table.email, table.createdAt),
    index().on(table.providerId, table.senderDigest, table.createdAt),
    providerWall(),
  ],
)
