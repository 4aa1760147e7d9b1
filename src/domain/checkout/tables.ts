// Tables of orders: what a client pays for at once, what each instalment is, and the steps by which it is booked.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'
import type { BookingPrice } from '#domain/bookings/booking-price.ts'
import type { CancellationPolicy } from '#domain/bookings/cancellation-policy.ts'
import type { Contact } from '#domain/bookings/contact.ts'
import { payments } from '#domain/payments/tables.ts'
import type { AgreedOrder, ItemState, LockedRate, PayerCovers, StepAttempt, StepName, StepState } from './order.ts'
import type { ChangedTraveller, ChangeState, QuotedChange } from './order-change.ts'
import type { OrderState } from './order-states.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const minor = (name: string) => bigint(name, { mode: 'number' })

/** A name beside a treatment is health data. What was paid stands in the ledger alone. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    clientPoolId: text('client_pool_id').notNull(),
    clientSub: text('client_sub').notNull(),
    /** What the client names it by, `O-7K3M-92PX`; all that a gateway is told of it. */
    reference: text('reference').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    /** Every change is another one: what the client agreed to names it. */
    revision: integer('revision').notNull().default(0),
    /** The currency that is charged; prices of items in another one are converted at the locked rates. */
    currency: text('currency').notNull(),
    rates: json('rates').$type<LockedRate[]>().notNull(),
    /** What the client saw and agreed to, as it was then; null before. */
    agreed: json('agreed').$type<AgreedOrder>(),
    language: text('language').notNull(),
    /** The site that it was made at, scheme and host: mails lead back there. */
    origin: text('origin').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    agreedAt: moment('agreed_at'),
    placedAt: moment('placed_at'),
    endedAt: moment('ended_at'),
    /** Who of all workers goes on with it: until then nobody else does, and a later one has a later version. */
    leasedUntil: moment('leased_until'),
    leaseVersion: integer('lease_version').notNull().default(0),
    /** When a worker is to look at it again; null where nothing waits. */
    nextTryAt: moment('next_try_at'),
    /** When a colleague is asked to look at it, should it not be through by then. */
    escalateAt: moment('escalate_at'),
  },
  (table) => [
    unique().on(table.providerId, table.reference),
    index().on(table.providerId, table.clientPoolId, table.clientSub),
    // One at a time: what is added goes into it, and what is being paid stays as it was agreed to.
    uniqueIndex('orders_one_open')
      .on(table.providerId, table.clientPoolId, table.clientSub)
      .where(sql`${table.state} in ('open', 'paying')`),
    index().on(table.providerId, table.nextTryAt),
    providerWall(),
  ],
)

/** One booking in an order, at the price it had when it was added. */
export const orderItems = pgTable(
  'order_items',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    bookingId: uuid('booking_id').notNull(),
    position: integer('position').notNull(),
    state: text('state').$type<ItemState>().notNull(),
    /** Without it nothing of the order is worth having: then all is given back. */
    isEssential: boolean('is_essential').notNull(),
    /** In its own currency. */
    price: json('price').$type<BookingPrice>().notNull(),
    policy: json('policy').$type<CancellationPolicy>().notNull(),
    /** In the order's currency, what is paid on site included. */
    totalMinor: minor('total_minor').notNull(),
    /** Of the total what is paid on site, to whoever is there. */
    onSiteMinor: minor('on_site_minor').notNull(),
    /** Whom it is for, and what else they typed for it, by its path (`details.remarks`): kept as typed, checked before it is paid. */
    contact: json('contact').$type<Contact>(),
    answers: json('answers').$type<Record<string, string>>().notNull().default({}),
    /** Cancelling it costs its client nothing: the surgeon says no, and the clinic grants that. */
    isFeeWaived: boolean('is_fee_waived').notNull().default(false),
    /** What its changes cost beside the price, in its own currency: kept whatever becomes of it. */
    changeFeeMinor: minor('change_fee_minor').notNull().default(0),
  },
  (table) => [
    unique().on(table.providerId, table.bookingId),
    index().on(table.providerId, table.orderId),
    providerWall(),
  ],
)

/** A part of an item's price that is paid through this site: now, or on a day. In the order's currency. */
export const orderInstalments = pgTable(
  'order_instalments',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** Plain date at the clinic; null: when booking. */
    dueOn: text('due_on'),
  },
  (table) => [
    unique().on(table.providerId, table.itemId, table.position),
    index().on(table.providerId, table.orderId),
    providerWall(),
  ],
)

/** What is done for an order, one after the other: written down before it is done. */
export const orderSteps = pgTable(
  'order_steps',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').$type<StepName>().notNull(),
    /** The item or the payment that it is about; null where it is about the order. */
    subjectId: uuid('subject_id'),
    state: text('state').$type<StepState>().notNull(),
    /** Digest of what is asked for, without any time in it. */
    digest: text('digest').notNull(),
    /** The key that the supplier or the gateway is asked under. */
    key: text('key').notNull(),
    attempts: json('attempts').$type<StepAttempt[]>().notNull(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
    /** Who of the clinic said what became of it, and why. */
    resolvedBy: text('resolved_by').notNull().default(''),
    resolution: text('resolution').notNull().default(''),
  },
  (table) => [unique().on(table.providerId, table.orderId, table.position), providerWall()],
)

/** One change of an item of an order that stands: another booking is to take the place of its own. */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    /** The new one. */
    bookingId: uuid('booking_id').notNull(),
    state: text('state').$type<ChangeState>().notNull(),
    /** Why it was refused or not paid, as the supplier or the gateway says; empty otherwise. */
    refusal: text('refusal').notNull().default(''),
    /** Of the order when it was quoted. */
    revision: integer('revision').notNull(),
    quoted: json('quoted').$type<QuotedChange>().notNull(),
    /** Who travels once it is done; null where that stays. */
    travellers: json('travellers').$type<ChangedTraveller[]>(),
    /** The part of the item's price that is paid with it: its payment is for that one alone. */
    instalmentId: uuid('instalment_id').notNull(),
    /** The keys that it was asked for and agreed to under. */
    quoteKey: text('quote_key').notNull(),
    quoteDigest: text('quote_digest').notNull(),
    agreeKey: text('agree_key').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    agreedAt: moment('agreed_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    unique().on(table.providerId, table.orderId, table.quoteKey),
    index().on(table.providerId, table.orderId),
    index().on(table.providerId, table.bookingId),
    uniqueIndex('order_changes_one_live')
      .on(table.itemId)
      .where(sql`${table.state} in ('agreed', 'booking', 'undoing')`),
    providerWall(),
  ],
)

/** Who travels, and on which items; names as in the passport. Documents lie encrypted in the vault and are only named here. */
export const orderTravellers = pgTable(
  'order_travellers',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    isPatient: boolean('is_patient').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** Items that they travel on. */
    itemIds: json('item_ids').$type<string[]>().notNull().default([]),
    /** In the vault, encrypted: their passport. */
    documentId: uuid('document_id'),
  },
  (table) => [unique().on(table.providerId, table.orderId, table.position), providerWall()],
)

/** A link by which somebody else pays. The link itself is told once and never kept: only a digest of what it ends with. */
export const payerLinks = pgTable(
  'payer_links',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull(),
    tokenHash: text('token_hash').notNull(),
    covers: text('covers').$type<PayerCovers>().notNull(),
    /** Where it covers chosen instalments: which. */
    instalmentIds: json('instalment_ids').$type<string[]>().notNull(),
    /** As the client has them, of whom they would ask; empty where they did not say. */
    payerName: text('payer_name').notNull().default(''),
    payerEmail: text('payer_email').notNull().default(''),
    note: text('note').notNull().default(''),
    /** What of the patient's name the payer sees: first name and initial, or nothing. */
    shownName: text('shown_name').notNull().default(''),
    /** The colleague who made it; empty: the client. */
    madeBy: text('made_by').notNull().default(''),
    /** Plain date at the clinic, the last on which it works. */
    lastsUntil: text('lasts_until').notNull(),
    createdAt: moment('created_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    unique().on(table.providerId, table.tokenHash),
    unique().on(table.providerId, table.orderId, table.idempotencyKey),
    providerWall(),
  ],
)

/** Who pays a payment that was begun by a link, as they say themselves. Goes with the order: the payment itself names nobody. */
export const paymentPayers = pgTable(
  'payment_payers',
  {
    paymentId: uuid('payment_id')
      .primaryKey()
      .references(() => payments.id, { onDelete: 'cascade' }),
    ...ownedByProvider(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    linkId: uuid('link_id')
      .notNull()
      .references(() => payerLinks.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    language: text('language').notNull(),
    begunAt: moment('begun_at').notNull(),
  },
  (table) => [index().on(table.providerId, table.orderId), index().on(table.providerId, table.linkId), providerWall()],
)
