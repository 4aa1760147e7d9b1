// Table of procedures on sale or withdrawn.
import { bigint, date, integer, json, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'
import type { Localized } from '#kernel/localized.ts'
import type { PriceUnit } from '#kernel/price-unit.ts'
import type { ProcedureText } from './procedure.ts'

export const procedures = pgTable(
  'procedures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...ownedByProvider(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    name: json('name').$type<Localized>().notNull(),
    category: json('category').$type<Localized>().notNull(),
    summary: json('summary').$type<Localized>().notNull(),
    priceFromMinor: bigint('price_from_minor', { mode: 'number' }).notNull(),
    priceToMinor: bigint('price_to_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    unit: text('unit').$type<PriceUnit>().notNull().default('procedure'),
    durationMin: integer('duration_min').notNull(),
    anaesthesia: text('anaesthesia').notNull(),
    hospitalNights: integer('hospital_nights').notNull(),
    stayDays: integer('stay_days').notNull(),
    flyFromDay: integer('fly_from_day'),
    /** Plain dates follow from days counted from the procedure: general guidance lets a person fly without asking. */
    releaseFromDay: integer('release_from_day'),
    flySource: text('fly_source'),
    flySourceUrl: text('fly_source_url'),
    reviewedBy: text('reviewed_by').notNull(),
    reviewedOn: date('reviewed_on').notNull(),
    text: json('text').$type<Localized<ProcedureText>>().notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [unique().on(table.providerId, table.slug), providerWall()],
)
