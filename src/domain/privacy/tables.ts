// What stays when a client has gone: accepted offers and booked stays as far as the law has them kept, and messages that still have to leave the outbox.
import { bigint, date, json, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#db/bytes.ts'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'
import type { OfferLine } from '#domain/quotes/offer.ts'
import type { Localized } from '#kernel/localized.ts'

/** An accepted offer, or a booked stay, of somebody who had everything else erased. Nothing besides what a contract's record needs. */
export const keptRecords = pgTable(
  'kept_records',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    /** SHA-256 of pool and subject: whoever knows both finds it, and nobody else can tell whose account it was. */
    ownerDigest: bytes('owner_digest').notNull(),
    /** Of the request: `Q-7K3M-92PX`; of the booking: `H-7K3M-92PX`. */
    reference: text('reference').notNull(),
    name: text('name').notNull(),
    lines: jsonb('lines').$type<OfferLine[]>().notNull(),
    totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    offeredAt: timestamp('offered_at', { withTimezone: true }).notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull(),
    /** The law that has it kept, in its languages. */
    law: json('law').$type<Localized>().notNull(),
    /** The last day of it. */
    until: date('until').notNull(),
  },
  () => [providerWall()],
)

/** Messages whose copies have to leave the outbox folder: written with the deed, worked off after it. Nothing in it is anyone's. */
export const outboxRemovals = pgTable('outbox_removals', {
  /** SHA-256 of a mail's Message-ID, or of the number that short messages went to. */
  digest: bytes('digest').primaryKey(),
  since: timestamp('since', { withTimezone: true }).notNull(),
})

/** Erasures whose rows the files of the database may still hold: written with the deed, gone once those are written anew. */
export const pageRewrites = pgTable('page_rewrites', {
  id: uuid('id').primaryKey(),
  since: timestamp('since', { withTimezone: true }).notNull(),
})
