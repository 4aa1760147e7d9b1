// What gateways paid out to the clinic's bank, held against its own ledger.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { money } from './money.ts'

const payout = z.object({
  id: z.uuid(),
  gateway: z.string(),
  /** The gateway's own name of it, as on the bank's statement or in its dashboard. */
  reference: z.string(),
  /** A plain date. */
  arrivesOn: z.iso.date(),
  state: z.enum(['on-its-way', 'paid', 'failed']),
  amount: money,
  fees: money,
  /** Payments, refunds and all else that it is made of. */
  lines: z.int(),
  /** Nothing where all of it agrees; the first fifty. `ours` is null for what the ledger has not. */
  differences: z.array(
    z.object({
      why: z.enum(['missing', 'amount', 'total']),
      /** The order's; empty where it is of none. */
      reference: z.string(),
      theirs: money,
      ours: money.nullable(),
    }),
  ),
})

export const listPayouts = endpoint({
  name: 'listPayouts',
  method: 'GET',
  path: '/api/desk/payouts',
  input: z.object({ limit: z.coerce.number().int().min(1).max(100).default(30) }),
  reply: z.object({
    /** Newest first. */
    payouts: z.array(payout),
    /** Taken less given back, and on no payout yet, by currency. */
    waiting: z.array(z.object({ amount: money, payments: z.int() })),
  }),
  who: 'staff',
  may: 'figures.read',
  summary: 'Payouts of the payment gateway held against the ledger: what agrees, what differs, what is still to come.',
})

/** The same as a table: a row for each payout, amounts in major units with a point. */
export const payoutsTablePath = '/api/desk/payouts.csv'
