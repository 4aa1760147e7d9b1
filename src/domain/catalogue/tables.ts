// Table of what was changed at the desk: every change of the catalogue, done, waiting or taken back.
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'
import type { CatalogueDocument, CatalogueKind, ChangeState } from './catalogue.ts'

export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    kind: text('kind').$type<CatalogueKind>().notNull(),
    slug: text('slug').notNull(),
    /** The document as it was before, and as it is wanted; null where there was or is to be none. */
    before: jsonb('before').$type<CatalogueDocument>(),
    after: jsonb('after').$type<CatalogueDocument>(),
    state: text('state').$type<ChangeState>().notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** When it is to be done by itself; null: at once. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** Who read it before it was done, of medical words. */
    reviewedById: uuid('reviewed_by_id'),
    reviewedByName: text('reviewed_by_name'),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
    /** The change that this one takes back. */
    undoes: uuid('undoes'),
    /** Why it could not be done when it was due, or why it was sent back. */
    note: text('note').notNull().default(''),
  },
  (table) => [
    index().on(table.providerId, table.kind, table.slug, table.at),
    index().on(table.providerId, table.state, table.dueAt),
    index().on(table.providerId, table.at),
    providerWall(),
  ],
)
