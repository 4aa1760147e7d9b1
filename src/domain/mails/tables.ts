// The outbox: mails written in the same transaction as the deed they tell of, delivered after it.
import { sql } from 'drizzle-orm'
import { index, integer, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'
import type { MailAttachment } from '#kernel/mailer.ts'

export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    from: text('from_address').notNull(),
    to: text('to_address').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attachments: json('attachments').$type<MailAttachment[]>().notNull().default([]),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    attempts: integer('attempts').notNull().default(0),
    /** Of the quote request that it is about. */
    aboutReference: text('about_reference'),
    /** The client whom it is about, or to, where their account is known. */
    aboutPoolId: text('about_pool_id'),
    aboutSub: text('about_sub'),
    // Columns of their own: behind row-level security no index over lower() is used.
    toLower: text('to_lower').generatedAlwaysAs(sql`lower(to_address)`),
    replyToLower: text('reply_to_lower').generatedAlwaysAs(sql`lower(reply_to)`),
  },
  (table) => [
    index().on(table.providerId, table.aboutReference),
    index().on(table.providerId, table.aboutPoolId, table.aboutSub),
    index().on(table.providerId, table.toLower),
    index().on(table.providerId, table.replyToLower),
    index().on(table.providerId, table.sentAt),
    providerWall(),
  ],
)
