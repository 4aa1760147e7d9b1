// Tables of what people and the assistant said to each other: health data, kept for a set time.
import { type InferSelectModel, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'
import type { Answer } from './answer.ts'

export const assistantConversations = pgTable(
  'assistant_conversations',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    /** As the browser made it. */
    conversationId: text('conversation_id').notNull(),
    /** Whose it is, where they were signed in. */
    clientPoolId: text('client_pool_id'),
    clientSub: text('client_sub'),
    language: text('language').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.providerId, table.conversationId),
    index().on(table.providerId, table.lastAt),
    index().on(table.providerId, table.clientPoolId, table.clientSub),
    providerWall(),
  ],
)

export type ConversationRow = InferSelectModel<typeof assistantConversations>

/** One question with its answer; what is asked again under the same key is answered with the same. */
export const assistantExchanges = pgTable(
  'assistant_exchanges',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    /** Row id of the conversation. */
    conversation: uuid('conversation')
      .notNull()
      .references(() => assistantConversations.id, { onDelete: 'cascade' }),
    /** Its place in the conversation. */
    place: integer('place').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    inputDigest: text('input_digest').notNull(),
    senderDigest: text('sender_digest').notNull(),
    question: text('question').notNull(),
    /** Null while it is being answered. */
    answer: jsonb('answer').$type<Answer>(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.providerId, table.idempotencyKey),
    index().on(table.providerId, table.conversation, table.place),
    // How much one visitor asked, and how much all of them.
    index().on(table.providerId, table.senderDigest, table.at),
    index().on(table.providerId, table.at),
    index('assistant_exchanges_unanswered_index').on(table.providerId, table.at).where(sql`answer is null`),
    providerWall(),
  ],
)

export type ExchangeRow = InferSelectModel<typeof assistantExchanges>
