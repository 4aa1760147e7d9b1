// Tables of what waits for a provider's own people, and of what they note beside it.
import { type InferSelectModel, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'
import type { InboxKind, InboxState, MessageKind, TranscriptTurn } from './inbox.ts'

/** No health data: what a list shows before anything is opened. */
export const inboxItems = pgTable(
  'inbox_items',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    kind: text('kind').$type<InboxKind>().notNull(),
    /** Of the thing that it is about, within its kind. */
    reference: text('reference').notNull(),
    /** Name of whoever wrote, as they gave it. */
    from: text('from_name').notNull(),
    /** The same as it is looked for: see `searchable`. */
    fromSearch: text('from_search').notNull(),
    clientPoolId: text('client_pool_id'),
    clientSub: text('client_sub'),
    state: text('state').$type<InboxState>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** The last thing that the person did. */
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    /** By when an answer is promised; null when none is owed. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** When the first answer went out, and whether it was in time: kept for good, for the figure that the public page shows. */
    firstAnswerAt: timestamp('first_answer_at', { withTimezone: true }),
    firstDueAt: timestamp('first_due_at', { withTimezone: true }),
    /** Of the provider's own people. */
    assigneeId: uuid('assignee_id'),
    /** Counts up with every change: who acts on an older one is told so. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique().on(table.providerId, table.kind, table.reference),
    // What waits, in the two orders of the list: all of it, of one kind, and of one colleague.
    index().on(table.providerId, table.state, table.dueAt, table.id),
    index().on(table.providerId, table.state, table.lastAt, table.id),
    index().on(table.providerId, table.state, table.kind, table.dueAt, table.id),
    index().on(table.providerId, table.state, table.kind, table.lastAt, table.id),
    index().on(table.providerId, table.state, table.assigneeId, table.dueAt, table.id),
    index().on(table.providerId, table.state, table.assigneeId, table.lastAt, table.id),
    // Of what nothing is owed: few rows among many, and newest first.
    index('inbox_items_not_owed_index')
      .on(table.providerId, table.state, table.lastAt, table.id)
      .where(sql`due_at is null`),
    // By their beginnings, whatever order of letters the database was made with.
    index().on(table.providerId, table.fromSearch.op('text_pattern_ops')),
    index().on(table.providerId, table.reference.op('text_pattern_ops')),
    index().on(table.providerId, table.clientPoolId, table.clientSub),
    index().on(table.providerId, table.receivedAt),
    index().on(table.providerId, table.firstDueAt),
    providerWall(),
  ],
)

export type InboxRow = InferSelectModel<typeof inboxItems>

/** The name of an item from each later word of it on, as it is looked for: of Amal Noor Haddad `noor haddad` and `haddad`. */
export const inboxNameParts = pgTable(
  'inbox_name_parts',
  {
    ...ownedByProvider(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => inboxItems.id, { onDelete: 'cascade' }),
    part: text('part').notNull(),
  },
  (table) => [
    unique().on(table.itemId, table.part),
    index().on(table.providerId, table.part.op('text_pattern_ops'), table.itemId),
    providerWall(),
  ],
)

/** What colleagues write for each other; patients get them with their export. */
export const inboxNotes = pgTable(
  'inbox_notes',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    itemId: uuid('item_id').notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
    text: text('text').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.providerId, table.itemId, table.at), providerWall()],
)

/** Words that somebody left on the contact page, or handed over with a conversation, and the answers that went to them by mail. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    kind: text('kind').$type<MessageKind>().notNull().default('contact-message'),
    /** `M-7K3M-92PX`. */
    reference: text('reference').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    inputDigest: text('input_digest').notNull(),
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    language: text('language').notNull(),
    text: text('text').notNull(),
    /** What was said to the assistant before, oldest first, as the browser of whoever sent it had it; null on the contact page. */
    transcript: jsonb('transcript').$type<TranscriptTurn[]>(),
    /** The procedure that a conversation is about, where it was on the page of one. */
    procedureSlug: text('procedure_slug'),
    consentVersion: text('consent_version').notNull(),
    senderDigest: text('sender_digest').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    clientPoolId: text('client_pool_id'),
    clientSub: text('client_sub'),
  },
  (table) => [
    unique().on(table.providerId, table.idempotencyKey),
    unique().on(table.providerId, table.reference),
    index().on(table.providerId, table.email, table.createdAt),
    index().on(table.providerId, table.email.op('text_pattern_ops')),
    index().on(table.providerId, table.senderDigest, table.createdAt),
    providerWall(),
  ],
)

export const contactAnswers = pgTable(
  'contact_answers',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    reference: text('reference').notNull(),
    byName: text('by_name').notNull(),
    text: text('text').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
  },
  (table) => [unique().on(table.providerId, table.reference, table.idempotencyKey), providerWall()],
)
