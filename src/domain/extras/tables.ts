// Tables of the extras that a provider sells, and of what was given away of them.
import { bigint, date, index, integer, json, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'
import type { CancellationStep } from '#domain/bookings/cancellation-policy.ts'
import type { Localized } from '#kernel/localized.ts'
import type { ExtraItem, ExtraParty, ExtraType, ExtraUnit, InsuranceTerms, TransferTerms } from './extra.ts'

/** Extras on sale or withdrawn. */
export const extras = pgTable(
  'extras',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...ownedByProvider(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    type: text('type').$type<ExtraType>().notNull(),
    title: json('title').$type<Localized>().notNull(),
    description: json('description').$type<Localized>().notNull(),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    unit: text('unit').$type<ExtraUnit>().notNull(),
    cancellation: json('cancellation').$type<CancellationStep[]>().notNull(),
    party: json('party').$type<ExtraParty>(),
    transfer: json('transfer').$type<TransferTerms>(),
    insurance: json('insurance').$type<InsuranceTerms>(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [unique().on(table.providerId, table.slug), providerWall()],
)

/** What is held and booked of them. Of a vehicle: how many, and on which day. */
export const extraReservations = pgTable(
  'extra_reservations',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    /** Of the booking that it is for. */
    reference: text('reference').notNull(),
    state: text('state').$type<'held' | 'booked' | 'cancelled' | 'expired'>().notNull(),
    extra: text('extra').notNull(),
    day: date('day').notNull(),
    vehicles: integer('vehicles').notNull(),
    item: json('item').$type<ExtraItem>().notNull(),
    /** What cancelling cost. */
    feeMinor: bigint('fee_minor', { mode: 'number' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.providerId, table.reference),
    index().on(table.providerId, table.extra, table.day),
    providerWall(),
  ],
)
