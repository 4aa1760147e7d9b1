// Payouts of Stripe: what it sent to the account's bank, and the movements of its balance that each is made of.
import type { Stripe } from 'stripe'
import { z } from 'zod'
import { fromStripeAmount } from '#domain/payments/gateway-amounts.ts'
import type { GatewayPayout, PayoutLine, PayoutLineKind } from '#domain/payments/gateway-payout.ts'
import { StripeUnanswered } from './stripe-errors.ts'
import { subjectOf } from './stripe-events.ts'
import { ask } from './stripe-outcome.ts'
import { listOf } from './stripe-shapes.ts'

const currency = z.string().transform((code) => code.toUpperCase())
/** Seconds of a day that begins at midnight UTC. */
const day = z.int().transform((seconds) => new Date(seconds * 1000).toISOString().slice(0, 10))

const stripePayout = z.object({
  object: z.literal('payout'),
  id: z.string(),
  amount: z.int(),
  currency,
  status: z.enum(['paid', 'pending', 'in_transit', 'canceled', 'failed']),
  arrival_date: day,
  /** Of one that somebody asked for by hand Stripe does not say what is in it. */
  automatic: z.boolean(),
  reconciliation_status: z.enum(['completed', 'in_progress', 'not_applicable']),
})
type StripePayout = z.output<typeof stripePayout>

/** The charge, the refund or the dispute that moved the balance; of anything else nothing is read. */
const source = z.object({
  object: z.string(),
  id: z.string(),
  amount: z.int().optional(),
  amount_captured: z.int().optional(),
  currency: currency.optional(),
  metadata: z
    .record(z.string(), z.string())
    .nullish()
    .transform((given) => given ?? {}),
})

const balanceLine = z.object({
  object: z.literal('balance_transaction'),
  id: z.string(),
  amount: z.int(),
  fee: z.int(),
  currency,
  available_on: day,
  reporting_category: z.string(),
  source: z.union([source, z.string().transform(() => null)]).nullable(),
})
type BalanceLine = z.output<typeof balanceLine>

const pageSize = 100
const mostPages = 100

/** Newest first, those alone that Stripe says all of. @throws Fault unavailable */
export async function payoutsAtStripe(stripe: Stripe, since: Date): Promise<GatewayPayout[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const all = await readAll(stripePayout, (page) => stripe.payouts.list({ created, limit: pageSize, ...page }))
  return all.filter((one) => one.automatic && one.reconciliation_status === 'completed').map(toldPayout)
}

/** @throws Fault unavailable */
export async function payoutLinesAtStripe(stripe: Stripe, payout: string): Promise<PayoutLine[]> {
  const asked = { payout, limit: pageSize, expand: ['data.source'] }
  const all = await readAll(balanceLine, (page) => stripe.balanceTransactions.list({ ...asked, ...page }))
  // The payout itself is among what moved the balance.
  return all.filter((one) => !one.reporting_category.startsWith('payout')).map(toldLine)
}

async function readAll<Row extends { id: string }>(
  form: z.ZodType<Row>,
  list: (page: { starting_after?: string }) => Promise<unknown>,
): Promise<Row[]> {
  const rows: Row[] = []
  let page: { starting_after?: string } = {}
  for (let count = 0; count < mostPages; count++) {
    const { data, has_more } = await ask(listOf(form), () => list(page))
    rows.push(...data)
    const last = data.at(-1)
    if (!has_more || !last) return rows
    page = { starting_after: last.id }
  }
  throw new StripeUnanswered('Stripe has more of them than are read through.', 'no')
}

const payoutStates = {
  paid: 'paid',
  pending: 'on-its-way',
  in_transit: 'on-its-way',
  canceled: 'failed',
  failed: 'failed',
} as const satisfies Record<StripePayout['status'], GatewayPayout['state']>

const toldPayout = ({ id, amount, currency: code, status, arrival_date }: StripePayout): GatewayPayout => ({
  gatewayReference: id,
  amountMinor: fromStripeAmount(amount, code),
  currency: code,
  state: payoutStates[status],
  arrivesOn: arrival_date,
})

/** Stripe's own words for accounting. Source: docs.stripe.com/reports/reporting-categories. */
const kinds: Readonly<Record<string, PayoutLineKind>> = {
  charge: 'payment',
  refund: 'refund',
  refund_failure: 'refund-failed',
  dispute: 'dispute',
  dispute_reversal: 'dispute-won',
  fee: 'fee',
}

function toldLine({
  id,
  amount,
  fee,
  currency: code,
  available_on,
  reporting_category,
  source: of,
}: BalanceLine): PayoutLine {
  const isNamed = of?.object === 'refund' || of?.object === 'dispute'
  const moved = of?.amount_captured ?? of?.amount
  return {
    gatewayReference: id,
    what: kinds[reporting_category] ?? 'other',
    amountMinor: fromStripeAmount(amount, code),
    feeMinor: fromStripeAmount(fee, code),
    currency: code,
    source: isNamed ? of.id : '',
    subject: (of && subjectOf(of.metadata)) ?? null,
    charged:
      of?.currency !== undefined && moved !== undefined
        ? { amountMinor: fromStripeAmount(moved, of.currency), currency: of.currency }
        : null,
    availableOn: available_on,
  }
}
