// Tables of invoices and credit notes. Who they were issued to is a row of its own: it ends with the law that has it kept, the numbers stay.
import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  json,
  pgPolicy,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes } from '#db/bytes.ts'
import { ownedByProvider, ownProvider, providerWall } from '#db/provider-table.ts'
import type { InvoiceContent, InvoiceKind } from './invoice.ts'

const own = sql`provider_id = ${ownProvider}`

/** The last number of each series: its row is locked from the next one on until that is committed, so that none is left out. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [unique().on(table.providerId, table.kind, table.year), providerWall()],
)

/** Only added to, by a trigger of the database. It names nobody. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    number: text('number').notNull(),
    year: integer('year').notNull(),
    /** Its place in the series of its kind and year. */
    count: integer('count').notNull(),
    orderId: uuid('order_id').notNull(),
    /** The order's, as its client names it. */
    reference: text('reference').notNull(),
    /** Of a credit note: the invoice that it is about. */
    invoiceId: uuid('invoice_id'),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    content: json('content').$type<InvoiceContent>().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** That day where the provider is. */
    issuedOn: date('issued_on').notNull(),
  },
  (table) => [
    unique().on(table.providerId, table.number),
    unique().on(table.providerId, table.kind, table.year, table.count),
    index().on(table.providerId, table.orderId),
    pgPolicy('invoices_read', { for: 'select', to: 'public', using: own }),
    pgPolicy('invoices_add', { for: 'insert', to: 'public', withCheck: own }),
  ],
)

/** Whom it was issued to: kept after an erasure for as long as the law asks, and removed after it. */
export const invoiceRecipients = pgTable(
  'invoice_recipients',
  {
    invoiceId: uuid('invoice_id')
      .primaryKey()
      .references(() => invoices.id),
    ...ownedByProvider(),
    orderId: uuid('order_id').notNull(),
    /** SHA-256 of pool and subject: found by whoever knows both. */
    ownerDigest: bytes('owner_digest').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The last day on which it has to be kept. */
    until: date('until').notNull(),
  },
  (table) => [
    index().on(table.providerId, table.orderId),
    index().on(table.providerId, table.ownerDigest),
    providerWall(),
  ],
)
