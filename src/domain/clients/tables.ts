// Table of the people who have signed in: whose e-mail address a subject of a user pool is. Personal data.
import { boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { poolWall } from '#db/pool-table.ts'

/** No wall of a provider: a pool belongs to a company, whose locations know the same people. The pool's wall stands instead. */
export const clientAccounts = pgTable(
  'client_accounts',
  {
    poolId: text('pool_id').notNull(),
    /** As the pool's tokens name the person. */
    sub: text('sub').notNull(),
    /** As the last id token said it, in lower case; of rows with the same one at most one is verified. */
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull(),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    /** As of when the token said so: an older one changes nothing. */
    saidAt: timestamp('said_at', { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.poolId, table.sub] }), index().on(table.poolId, table.email), poolWall()],
)
