// Tables of what gateways paid out: names of payments and amounts, nothing of whom they are about.
import { bigint, date, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'
import type { PayoutLineKind, PayoutState } from '#domain/payments/gateway-payout.ts'

const minor = (name: string) => bigint(name, { mode: 'number' })

/** One transfer of a gateway to the clinic's bank, as far as it is this provider's. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    gateway: text('gateway').notNull(),
    gatewayReference: text('gateway_reference').notNull(),
    /** All of it where the account is this provider's alone; else what its own lines come to. */
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<PayoutState>().notNull(),
    arrivesOn: date('arrives_on').notNull(),
    foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.providerId, table.gateway, table.gatewayReference),
    index().on(table.providerId, table.arrivesOn),
    providerWall(),
  ],
)

/** What a payout is made of. */
export const payoutLines = pgTable(
  'payout_lines',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    payoutId: uuid('payout_id')
      .notNull()
      .references(() => payouts.id, { onDelete: 'cascade' }),
    gatewayReference: text('gateway_reference').notNull(),
    what: text('what').$type<PayoutLineKind>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    feeMinor: minor('fee_minor').notNull(),
    currency: text('currency').notNull(),
    /** The gateway's own name of the refund or the dispute; empty for anything else. */
    source: text('source').notNull(),
    /** Null for what is of no payment of ours. */
    paymentId: uuid('payment_id'),
    chargedMinor: minor('charged_minor'),
    chargedCurrency: text('charged_currency'),
    availableOn: date('available_on').notNull(),
  },
  (table) => [
    unique().on(table.providerId, table.payoutId, table.gatewayReference),
    index().on(table.providerId, table.paymentId),
    providerWall(),
  ],
)
