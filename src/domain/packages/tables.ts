// Table of packages on sale or withdrawn.
import { bigint, date, integer, json, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'
import type { Localized } from '#kernel/localized.ts'
import type { PackagePart } from './care-package.ts'

export const packages = pgTable(
  'packages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...ownedByProvider(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    procedureSlug: text('procedure_slug').notNull(),
    name: json('name').$type<Localized>().notNull(),
    summary: json('summary').$type<Localized>().notNull(),
    nights: integer('nights').notNull(),
    hotelClass: integer('hotel_class').notNull(),
    transfers: integer('transfers').notNull(),
    companions: integer('companions').notNull(),
    inside: json('inside').$type<PackagePart[]>().notNull(),
    excluded: json('excluded').$type<Localized[]>().notNull(),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to').notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [unique().on(table.providerId, table.slug), providerWall()],
)
