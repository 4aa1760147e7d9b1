// Tables of clients' files and documents. Everything in them is health data; the bytes themselves lie encrypted in the document store.
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#db/bytes.ts'
import { clientWall, ownedByClient } from '#db/client-table.ts'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'
import type { DocumentKind, DocumentSource, ScanState } from './document.ts'

/** A file on its way in, or arrived whole. */
export const clientFiles = pgTable(
  'client_files',
  {
    id: uuid('id').primaryKey(),
    ...ownedByClient(),
    /** As the client's device names it: shown, never used as a path. */
    name: text('name').notNull(),
    totalBytes: bigint('total_bytes', { mode: 'number' }).notNull(),
    /** How much of it is in the store for good: what came after was cut off and is sent again. */
    storedBytes: bigint('stored_bytes', { mode: 'number' }).notNull(),
    /** Until when the one request that writes to it holds it; no other writes meanwhile. Empty while none does. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** The file's own key, closed with the installation's. */
    wrappedKey: bytes('wrapped_key').notNull(),
    /** By its content; empty while it is on its way. */
    mediaType: text('media_type').notNull(),
    scan: text('scan').$type<ScanState>().notNull(),
    /** A small picture of it was tried and could not be drawn. */
    previewFailed: boolean('preview_failed').notNull().default(false),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** When bytes of it came last. */
    touchedAt: timestamp('touched_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [index().on(table.poolId, table.sub), clientWall()],
)

export const clientDocuments = pgTable(
  'client_documents',
  {
    id: uuid('id').primaryKey(),
    ...ownedByClient(),
    sourceType: text('source_type').$type<DocumentSource>().notNull(),
    fileId: uuid('file_id')
      .notNull()
      .unique()
      .references(() => clientFiles.id),
    kind: text('kind').$type<DocumentKind>().notNull(),
    name: text('name').notNull(),
    /** Whatever else the caller of `document/add` sent: passed through as it is. */
    more: jsonb('more').$type<Record<string, unknown>>().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** Of those of a clinic: the provider, and who of its people added it. */
    byProvider: uuid('by_provider'),
    byName: text('by_name'),
  },
  (table) => [index().on(table.poolId, table.sub, table.addedAt), clientWall()],
)

/**
 * What a client showed to a practitioner of a provider. Owned by the provider, whose people read it; the client reads it at the
 * provider's site, by pool_id and sub.
 */
export const documentShares = pgTable(
  'document_shares',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    poolId: text('pool_id').notNull(),
    sub: text('sub').notNull(),
    practitionerSlug: text('practitioner_slug').notNull(),
    /** As the client saw it when they shared. */
    practitionerName: text('practitioner_name').notNull(),
    /** Ids of client_documents; one that is removed is no longer shared either. */
    documentIds: uuid('document_ids').array().notNull(),
    /** What for, in the client's words. */
    purpose: text('purpose').notNull(),
    sharedAt: timestamp('shared_at', { withTimezone: true }).notNull(),
    /** Nobody may look after it. */
    until: timestamp('until', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    /** Digest of the key it was sent under: the same key of a client never makes a second row. */
    keyDigest: text('key_digest'),
  },
  (table) => [
    unique().on(table.providerId, table.poolId, table.sub, table.keyDigest),
    index().on(table.providerId, table.poolId, table.sub),
    providerWall(),
  ],
)

/** Names in the store whose bytes have to go: written with the deed, gone when the store says so. Nothing in it is anyone's. */
export const storeRemovals = pgTable('store_removals', {
  /** Everything in the store whose name begins with it. */
  prefix: text('prefix').primaryKey(),
  /** From then on nothing more is written under it; before, it is removed and goes on waiting. */
  since: timestamp('since', { withTimezone: true }).notNull(),
  /** When the store last refused to remove it: others have their turn before it. */
  failedAt: timestamp('failed_at', { withTimezone: true }),
})

/** Recognises the installation's key for documents: one row, a digest that nobody can read the key from. */
export const documentKeyMarks = pgTable('document_key_marks', {
  id: integer('id').primaryKey(),
  digest: bytes('digest').notNull(),
})
