// Table of what a provider adds to a trip: from which day a patient may fly.
import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'

/** The last one that was not taken back counts. */
export const fitToFlyReleases = pgTable(
  'fit_to_fly_releases',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    /** Of the quote request whose procedure it is about. */
    reference: text('reference').notNull(),
    clientPoolId: text('client_pool_id').notNull(),
    clientSub: text('client_sub').notNull(),
    /** The first day, where the provider is. */
    flyFrom: date('fly_from').notNull(),
    /** Words for the patient and the airline; may be empty. */
    note: text('note').notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    takenBackAt: timestamp('taken_back_at', { withTimezone: true }),
  },
  (table) => [index().on(table.providerId, table.clientPoolId, table.clientSub), providerWall()],
)
