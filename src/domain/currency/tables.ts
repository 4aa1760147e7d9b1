// The table of live exchange quotes: of no one provider, kept so that every process shows the same price and a quote is found again when paying.
import { doublePrecision, index, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { RateDetails } from './live-quote.ts'

export const fxQuotes = pgTable(
  'fx_quotes',
  {
    /** The supplier's own id. */
    id: text('id').primaryKey(),
    /** A digest of the key that it was asked with: a test key's quotes are no promise to who pays with a live one. */
    account: text('account').notNull().default(''),
    /** ISO 4217; the other side is always the dirham. */
    currency: text('currency').notNull(),
    /** Dirhams for one unit of the currency, fee included. */
    dirhamsPerUnit: doublePrecision('dirhams_per_unit').notNull(),
    details: json('details').$type<RateDetails>().notNull(),
    quotedAt: timestamp('quoted_at', { withTimezone: true }).notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }).notNull(),
    /** The supplier's reply as it came, for the case of a dispute. */
    raw: json('raw').$type<unknown>().notNull(),
  },
  (table) => [index().on(table.currency, table.lockedUntil), index().on(table.lockedUntil)],
)
