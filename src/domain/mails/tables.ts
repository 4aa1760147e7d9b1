// The outbox: mails written in the same transaction as the deed they tell of, delivered after it.
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'

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
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    attempts: integer('attempts').notNull().default(0),
  },
  () => [providerWall()],
)
