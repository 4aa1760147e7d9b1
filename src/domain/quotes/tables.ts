// Tables of quote requests, the provider's offers and the words between them. The rows are health data: a name beside a procedure.
import {
  bigint,
  boolean,
  date,
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
import { ownedByProvider, providerWall } from '#db/provider-table.ts'
import type { Quantity } from '#kernel/price-unit.ts'
import type { OfferContent, OfferDecision } from './offer.ts'
import type { OfferDraftContent } from './offer-draft.ts'

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
    /** How many of what the procedure is priced for; null where nobody said, or nothing is counted. */
    quantity: jsonb('quantity').$type<Quantity>(),
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
    /**
     * The client whose request it is: signed in when they sent it, or the first who came with the verified address. From then on
     * theirs alone, whoever has the address later.
     */
    clientPoolId: text('client_pool_id'),
    clientSub: text('client_sub'),
    /** Only then it is known that they wrote it: whoever types their address into the form may be a stranger. */
    isSentSignedIn: boolean('is_sent_signed_in').notNull().default(false),
  },
  (table) => [
    index().on(table.providerId, table.clientPoolId, table.clientSub),
    unique().on(table.providerId, table.idempotencyKey),
    unique().on(table.providerId, table.reference),
    index().on(table.providerId, table.createdAt, table.reference),
    index().on(table.providerId, table.email, table.createdAt),
    // By the beginning of an address and by what is asked for, as the desk searches.
    index().on(table.providerId, table.email.op('text_pattern_ops')),
    index().on(table.providerId, table.procedureSlug),
    index().on(table.providerId, table.senderDigest, table.createdAt),
    providerWall(),
  ],
)

/** Versions of the provider's offer for a request: rows are added, and only the last one can be answered. */
export const quoteOffers = pgTable(
  'quote_offers',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    /** The request's: `Q-7K3M-92PX`. */
    reference: text('reference').notNull(),
    /** From 1. */
    version: integer('version').notNull(),
    content: jsonb('content').$type<OfferContent>().notNull(),
    /** Digest of what was sent: the same file again is no new version. */
    digest: text('digest').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    /** Who of the provider's people sent it; empty for those of before it was written down. */
    byName: text('by_name').notNull().default(''),
    /** The last day on which it can be accepted, where the provider is. */
    validUntil: date('valid_until').notNull(),
    decision: text('decision').$type<OfferDecision>(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [unique().on(table.providerId, table.reference, table.version), providerWall()],
)

export const quoteMessages = pgTable(
  'quote_messages',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    reference: text('reference').notNull(),
    from: text('from_side').$type<'client' | 'provider'>().notNull(),
    text: text('text').notNull(),
    /** Who of the provider's people said it; empty for the client's, and for those of before it was written down. */
    byName: text('by_name').notNull().default(''),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The client's key: the same words under it are said once. */
    idempotencyKey: text('idempotency_key').notNull(),
  },
  (table) => [
    unique().on(table.providerId, table.reference, table.idempotencyKey),
    index().on(table.providerId, table.reference, table.at),
    providerWall(),
  ],
)

/** The offer that somebody of the provider's people is writing: one for each request, saved while they write. */
export const offerDrafts = pgTable(
  'offer_drafts',
  {
    ...ownedByProvider(),
    reference: text('reference').notNull(),
    content: jsonb('content').$type<OfferDraftContent>().notNull(),
    /** Counts up with every save: who saves an older one is told so. */
    version: integer('version').notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.reference] }), providerWall()],
)

/** What the patient paid in the end, beside what they had accepted. */
export const finalBills = pgTable(
  'final_bills',
  {
    ...ownedByProvider(),
    reference: text('reference').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** Where it differs: why, as the patient was told. */
    why: text('why').notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.reference] }), providerWall()],
)
