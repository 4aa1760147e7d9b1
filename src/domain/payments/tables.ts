// Tables of payments and of the ledger. No card, no name, nothing of anyone's health: an order is named by its id and reference alone.
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  json,
  pgPolicy,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownedByProvider, ownProvider, providerWall } from '#db/provider-table.ts'
import type { LedgerAccount, LedgerEvent } from './ledger.ts'
import type { PaymentRefusal, SavedMethod } from './payment-gateway.ts'
import type { PaymentMethod, PaymentState } from './payment-states.ts'
import type { RefundReason, RefundState } from './refund.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const minor = (name: string) => bigint(name, { mode: 'number' })

/** One attempt to pay some instalments of an order. What it comes to is in the ledger alone. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    orderId: uuid('order_id').notNull(),
    /** The order's, as the gateway shows it. */
    reference: text('reference').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    /** The gateway's name; empty for a bank transfer. */
    gateway: text('gateway').notNull(),
    /** The key it was asked under: the same key never makes a second one. */
    idempotencyKey: text('idempotency_key').notNull(),
    inputDigest: text('input_digest').notNull(),
    /** What is to be authorized; what is captured of it stands in the ledger. */
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    refusal: text('refusal').$type<PaymentRefusal | ''>().notNull().default(''),
    gatewayReference: text('gateway_reference'),
    savedMethod: json('saved_method').$type<SavedMethod>(),
    fxQuoteId: text('fx_quote_id').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** When the gateway was last asked. */
    checkedAt: moment('checked_at').notNull(),
    authorizedAt: moment('authorized_at'),
    endedAt: moment('ended_at'),
    /** Of a transfer: the colleague who saw it on the account. */
    receivedBy: text('received_by').notNull().default(''),
  },
  (table) => [
    unique().on(table.providerId, table.idempotencyKey),
    index().on(table.providerId, table.orderId),
    index().on(table.providerId, table.state, table.checkedAt),
    index().on(table.providerId, table.gatewayReference),
    providerWall(),
  ],
)

/** Which instalments a payment is for. While it is live nobody else pays them. */
export const paymentParts = pgTable(
  'payment_parts',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** In the order in which a payment is shared out among them. */
    position: integer('position').notNull().default(0),
    instalmentId: uuid('instalment_id').notNull(),
    /** The item of the order that the instalment is of. */
    itemId: uuid('item_id'),
    amountMinor: minor('amount_minor').notNull(),
    /** How much of it the gateway was last asked to take, written down before it was asked; null before that. */
    captureMinor: minor('capture_minor'),
    /** False once the payment was refused, voided or expired; a captured one stays live. */
    isLive: boolean('is_live').notNull(),
  },
  (table) => [
    uniqueIndex('payment_parts_live').on(table.instalmentId).where(sql`${table.isLive}`),
    index().on(table.providerId, table.paymentId),
    providerWall(),
  ],
)

/** Money on its way back to the payer. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id').notNull(),
    /** The item of the order that it is for, where it is for one. */
    itemId: uuid('item_id'),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    why: text('why').$type<RefundReason>().notNull(),
    /** A colleague's own words, for a refund beyond the policy. */
    note: text('note').notNull().default(''),
    byName: text('by_name').notNull().default(''),
    approvedBy: text('approved_by').notNull().default(''),
    idempotencyKey: text('idempotency_key').notNull(),
    gatewayReference: text('gateway_reference'),
    createdAt: moment('created_at').notNull(),
    checkedAt: moment('checked_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    unique().on(table.providerId, table.idempotencyKey),
    index().on(table.providerId, table.orderId),
    index().on(table.providerId, table.state, table.checkedAt),
    providerWall(),
  ],
)

/** Money that a colleague would give back beyond what one alone may: it waits for a second one. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    /** The caller's own: the same request is written once. */
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id').notNull(),
    itemId: uuid('item_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    why: text('why').$type<RefundReason>().notNull(),
    /** In the colleague's own words. */
    note: text('note').notNull(),
    askedById: text('asked_by_id').notNull(),
    askedBy: text('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    decision: text('decision').$type<'approved' | 'declined'>(),
    decidedBy: text('decided_by').notNull().default(''),
    decidedAt: moment('decided_at'),
  },
  (table) => [index().on(table.providerId, table.orderId), providerWall()],
)

/** A payer's bank asked for a payment back. */
export const disputes = pgTable(
  'disputes',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id').notNull(),
    gatewayReference: text('gateway_reference').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<'open' | 'won' | 'lost'>().notNull(),
    openedAt: moment('opened_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [unique().on(table.providerId, table.gatewayReference), providerWall()],
)

/** What gateways told us by themselves: each event once, whatever order they come in. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    gateway: text('gateway').notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    paymentId: uuid('payment_id').notNull(),
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at'),
  },
  (table) => [unique().on(table.providerId, table.gateway, table.eventId), providerWall()],
)

const own = sql`provider_id = ${ownProvider}`

/**
 * Double entry: the lines of a posting sum to zero in each currency, by a trigger of the database, and no line is ever changed or
 * removed. Nothing else says what was paid.
 */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    ...ownedByProvider(),
    /** The lines of one event. */
    postingId: uuid('posting_id').notNull(),
    /** What the event is named by: the same one is posted once. */
    eventKey: text('event_key').notNull(),
    orderId: uuid('order_id').notNull(),
    /** The item of the order that it is about, where it is about one. */
    itemId: uuid('item_id'),
    paymentId: uuid('payment_id'),
    what: text('what').$type<LedgerEvent>().notNull(),
    account: text('account').$type<LedgerAccount>().notNull(),
    /** Positive: the account has more; negative: less. */
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index().on(table.providerId, table.orderId),
    index().on(table.providerId, table.postingId),
    index().on(table.providerId, table.at),
    unique().on(table.providerId, table.eventKey, table.account, table.currency, table.itemId).nullsNotDistinct(),
    pgPolicy('ledger_read', { for: 'select', to: 'public', using: own }),
    pgPolicy('ledger_add', { for: 'insert', to: 'public', withCheck: own }),
  ],
)

/** The test gateway's own memory: payments where no money moves. */
export const testPayments = pgTable(
  'test_payments',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    paymentId: uuid('payment_id').notNull(),
    reference: text('reference').notNull(),
    /** The test card that the payer chose; empty until they did. */
    card: text('card').notNull().default(''),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    keepsMethod: boolean('keeps_method').notNull().default(false),
    state: text('state').notNull(),
    refusal: text('refusal').notNull().default(''),
    capturedMinor: minor('captured_minor').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [unique().on(table.providerId, table.paymentId), providerWall()],
)

/** Every key that the test gateway was asked under, with its answer: asked again, it says the same. */
export const testPaymentCalls = pgTable(
  'test_payment_calls',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    key: text('key').notNull(),
    testPaymentId: uuid('test_payment_id')
      .notNull()
      .references(() => testPayments.id, { onDelete: 'cascade' }),
    action: text('action').notNull(),
    amountMinor: minor('amount_minor').notNull().default(0),
    answer: json('answer').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [unique().on(table.providerId, table.key), providerWall()],
)
