// Payouts of Stripe's stand-in: everything that moved the balance since the last one, and the payout itself.
import {
  type IntentRow,
  type RefundRow,
  toldCharge,
  toldDispute,
  toldList,
  toldPayout,
  toldRefund,
} from './stripe-objects.ts'

export type BalanceRow = {
  id: string
  payout: string
  amount: number
  fee: number
  currency: string
  category: string
  source: object | string | null
}

export type PayoutRow = { id: string; amount: number; currency: string; automatic: boolean; created: number }

const ok = (body: object) => ({ status: 200, body })

/** What moved, and when it is. */
type Moved = { intents: Map<string, IntentRow>; refunds: Map<string, RefundRow>; now: number }

export class StripePayouts {
  readonly payouts: PayoutRow[] = []
  readonly lines: BalanceRow[] = []
  private readonly desk: Moved

  constructor(desk: Moved) {
    this.desk = desk
  }

  /** In the currency of the payments, with 2.9 % for each and 15.00 for a dispute. @returns the payout */
  payOut(more: Partial<BalanceRow>[] = [], automatic = true): string {
    const id = `po_${this.payouts.length + 1}`
    const base = { payout: id, fee: 0, currency: 'eur', amount: 0, source: null }
    const rows = [...this.moved(), ...more.map((one, at) => ({ id: `txn_more_${at}`, category: 'other', ...one }))]
    const fresh = rows
      .filter((row) => !this.lines.some((line) => line.id === row.id))
      .map((row): BalanceRow => ({ ...base, ...row }))
    const amount = fresh.reduce((sum, line) => sum + line.amount - line.fee, 0)
    const itself = { ...base, id: `txn_${id}`, amount: -amount, category: 'payout', source: id }
    this.lines.push(...fresh, itself)
    this.payouts.unshift({ id, amount, currency: 'eur', automatic, created: Math.floor(this.desk.now / 1000) })
    return id
  }

  listPayouts({
    created,
    limit,
    starting_after,
  }: {
    created: { gte: number }
    limit: number
    starting_after?: string
  }) {
    const all = this.payouts.filter((one) => one.created >= created.gte)
    return page(all, limit, starting_after, toldPayout)
  }

  listLines({ payout, limit, starting_after }: { payout: string; limit: number; starting_after?: string }) {
    const all = this.lines.filter((line) => line.payout === payout).toReversed()
    return page(all, limit, starting_after, (row) => toldBalance(row, this.desk.now))
  }

  private moved(): (Partial<BalanceRow> & { id: string; category: string })[] {
    const taken = [...this.desk.intents.values()].filter(({ received }) => received > 0)
    return [
      ...taken.map((row) => ({
        id: `txn_${row.id}`,
        amount: row.received,
        fee: Math.round(row.received * 0.029),
        category: 'charge',
        source: toldCharge(row, 0),
      })),
      ...[...this.desk.refunds.values()]
        .filter(({ isPaidOut, status }) => isPaidOut && status === 'succeeded')
        .map((row) => ({ id: `txn_${row.id}`, amount: -row.amount, category: 'refund', source: toldRefund(row) })),
      ...taken.flatMap((row) =>
        row.dispute
          ? [
              {
                id: `txn_dp_${row.id}`,
                amount: -row.dispute.amount,
                fee: 1_500,
                category: 'dispute',
                source: toldDispute(row),
              },
            ]
          : [],
      ),
    ]
  }
}

const toldBalance = ({ id, amount, fee, currency, category, source }: BalanceRow, now: number): object => ({
  object: 'balance_transaction',
  id,
  amount,
  fee,
  net: amount - fee,
  currency,
  reporting_category: category,
  type: category,
  source,
  available_on: Math.floor(now / 1000),
})

function page<Row extends { id: string }>(
  all: Row[],
  limit: number,
  after: string | undefined,
  show: (row: Row) => object,
) {
  const from = all.findIndex(({ id }) => id === after) + 1
  return ok(toldList(all.slice(from, from + limit).map(show), all.length > from + limit))
}
