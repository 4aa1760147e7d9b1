// Table of how far visits came, counted by day: numbers alone, nothing that names a person, a device or a procedure.
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'

export const visitCounts = pgTable(
  'visit_counts',
  {
    ...ownedByProvider(),
    /** Where the provider is. */
    day: date('day').notNull(),
    /** How far a visit came (figures/stages.ts). */
    stage: text('stage').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.day, table.stage] }), providerWall()],
)
