// Table of the people who treat.
import { integer, json, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'
import type { Localized } from '#kernel/localized.ts'
import type { Availability, AvailabilityException } from './practitioner.ts'

export const practitioners = pgTable(
  'practitioners',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...ownedByProvider(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    name: json('name').$type<Localized>().notNull(),
    title: json('title').$type<Localized>().notNull(),
    specialty: json('specialty').$type<Localized>().notNull(),
    licenceNumber: text('licence_number').notNull(),
    licenceRegister: json('licence_register').$type<Localized>().notNull(),
    licenceUrl: text('licence_url').notNull(),
    languages: text('languages').array().notNull(),
    /** Slugs of what this person performs. */
    procedures: text('procedures').array().notNull(),
    biography: json('biography').$type<Localized>().notNull(),
    practisingSince: integer('practising_since'),
    timeZone: text('time_zone').notNull(),
    weeklyAvailability: jsonb('weekly_availability').$type<Availability[]>().notNull(),
    /** In order; a later one takes the place of an earlier one, day by day. */
    exceptions: jsonb('exceptions').$type<AvailabilityException[]>().notNull().default([]),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [unique().on(table.providerId, table.slug), providerWall()],
)
