// Reads what a provider's orders came to by month and currency, from the ledger alone: earned, received, deposits and given back.
import { sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { orderItems } from '#domain/checkout/tables.ts'
import { ledgerLines } from '#domain/payments/tables.ts'

/** Minor units of the currency. `month` is `2026-11`, by the provider's calendar. */
export type MoneyMonth = {
  month: string
  currency: string
  /** What items cost that were booked in it, less what was cancelled in it. */
  revenueMinor: number
  receivedMinor: number
  /** Of what was received: for what had not begun yet. */
  depositMinor: number
  refundedMinor: number
  disputedMinor: number
  feesMinor: number
}

type Row = Record<'revenue' | 'received' | 'deposit' | 'refunded' | 'disputed' | 'fees', string> & {
  month: string
  currency: string
}

/** Newest first. @param from first day of a month, a plain date where the provider is */
export async function readMoney(
  { transaction, providerId }: Scope,
  { from, timeZone }: { from: string; timeZone: string },
): Promise<MoneyMonth[]> {
  const day = sql`(line.at at time zone ${timeZone})`
  const client = sql`line.account = 'client'`
  const { rows } = await transaction.execute<Row>(sql`
    select to_char(${day}, 'YYYY-MM') as month, line.currency,
      coalesce(sum(line.amount_minor) filter (where ${client} and line.what in ('charged', 'reduced')), 0) as revenue,
      coalesce(-sum(line.amount_minor) filter (where ${client} and line.what = 'captured'), 0) as received,
      coalesce(-sum(line.amount_minor) filter (where ${client} and line.what = 'captured' and line.at < booking.starts_at), 0) as deposit,
      coalesce(sum(line.amount_minor) filter (where ${client} and line.what in ('refunded', 'refund-failed')), 0) as refunded,
      coalesce(sum(line.amount_minor) filter (where ${client} and line.what in ('disputed', 'dispute-won')), 0) as disputed,
      coalesce(sum(line.amount_minor) filter (where line.account = 'fees' and line.what = 'fee'), 0) as fees
    from ${ledgerLines} line
    left join ${orderItems} item on item.id = line.item_id and item.provider_id = line.provider_id
    left join ${bookings} booking on booking.id = item.booking_id and booking.provider_id = line.provider_id
    where line.provider_id = ${providerId} and ${day} >= ${from}::date
    group by 1, 2 order by 1 desc, 2`)
  return rows.map((row) => ({
    month: row.month,
    currency: row.currency,
    revenueMinor: Number(row.revenue),
    receivedMinor: Number(row.received),
    depositMinor: Number(row.deposit),
    refundedMinor: Number(row.refunded),
    disputedMinor: Number(row.disputed),
    feesMinor: Number(row.fees),
  }))
}
