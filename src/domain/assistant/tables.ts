// Tables of what people and the assistant said to each other: health data, kept for a set time.
import { type InferSelectModel, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'
import type { Answer } from './answer.ts'

export const assistantConversations = pgTable(
  'assistant_conversations',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    /** As the browser made it: of one id a visitor has one, and everybody who is signed in one of their own. */
    conversationId: text('conversation_id').notNull(),
    /** Whose it is, where they were signed in. */
    clientPoolId: text('client_pool_id'),
    clientSub: text('client_sub'),
    language: text('language').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('assistant_conversations_owner_unique')
      .on(table.providerId, table.conversationId, table.clientPoolId, table.clientSub)
      .nullsNotDistinct(),
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
    question: text('question').notNull(),
    /** Null until it is answered. */
    answer: jsonb('answer').$type<Answer>(),
    /** While somebody answers it; past or null where nobody does, and whoever asks again is answered anew. */
    answeringUntil: timestamp('answering_until', { withTimezone: true }),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.providerId, table.idempotencyKey),
    index().on(table.providerId, table.conversation, table.place),
    providerWall(),
  ],
)

export type ExchangeRow = InferSelectModel<typeof assistantExchanges>

/**
 * That somebody asked, for the limits alone: nothing of what, and no way from here to a conversation. Forgetting one gives nobody more
 * questions.
 */
export const assistantAsks = pgTable(
  'assistant_asks',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    senderDigest: text('sender_digest').notNull(),
    /** Of the larger network that the sender is in. */
    siteDigest: text('site_digest').notNull().default(''),
    /** Whether the service that is set up was given it. */
    asksModel: boolean('asks_model').notNull(),
    /** Null once it is answered. */
    answeringUntil: timestamp('answering_until', { withTimezone: true }),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  // Each limit reads no more rows than it counts, however many the day brought.
  (table) => [
    index().on(table.providerId, table.at),
    index().on(table.providerId, table.senderDigest, table.at),
    index().on(table.providerId, table.siteDigest, table.at),
    index('assistant_asks_model').on(table.providerId, table.at).where(sql`asks_model`),
    index('assistant_asks_under_way')
      .on(table.providerId, table.answeringUntil)
      .where(sql`answering_until is not null`),
    providerWall(),
  ],
)

/** That a conversation was forgotten, for a while: what was still on its way to it is not kept. A digest, and no way back to what was said. */
export const assistantForgotten = pgTable(
  'assistant_forgotten',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    /** Of the conversation's id and of whose it was. */
    digest: text('digest').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.providerId, table.digest), index().on(table.providerId, table.at), providerWall()],
)
