// Holds each payout against the ledger: what agrees, what the gateway has and we have not, what differs, and what was not paid out yet.
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { disputes, ledgerLines, payments, refunds } from '#domain/payments/tables.ts'
import type { Money } from '#kernel/money.ts'
import { payoutLines, payouts } from './tables.ts'

type PayoutRow = typeof payouts.$inferSelect
type LineRow = typeof payoutLines.$inferSelect

/**
 * `missing`: the gateway has it and the ledger has not; `amount`: another amount there than here; `total`: the lines do not come to what
 * was paid out. `ours` is null where there is nothing, `reference` the order's, empty where it is of none.
 */
export type PayoutDifference = {
  why: 'missing' | 'amount' | 'total'
  reference: string
  theirs: Money
  ours: Money | null
}

export type ReconciledPayout = PayoutRow & {
  feesMinor: number
  lineCount: number
  differences: PayoutDifference[]
}

/** Taken and given back, and on no payout so far: what is still to come, by currency. Negative where more went back than came. */
export type Unpaid = Money & { payments: number }

/** The newest first. @param limit of payouts */
export async function readPayouts(
  scope: Scope,
  { limit }: { limit: number },
): Promise<{ payouts: ReconciledPayout[]; unpaid: Unpaid[] }> {
  const rows = await scope.rows(payouts, undefined, {
    orderBy: [desc(payouts.arrivesOn), desc(payouts.foundAt)],
    limit,
  })
  const ids = rows.map(({ id }) => id)
  const lines = ids.length === 0 ? [] : await readLines(scope, ids)
  const ours = await readOurs(scope, lines)
  return {
    payouts: rows.map((row) =>
      reconcile(
        row,
        lines.filter(({ payoutId }) => payoutId === row.id),
        ours,
      ),
    ),
    unpaid: await readUnpaid(scope),
  }
}

const readLines = (scope: Scope, payoutIds: string[]) =>
  scope.rows(payoutLines, inArray(payoutLines.payoutId, payoutIds), { orderBy: [asc(payoutLines.gatewayReference)] })

type Ours = { amountOf(line: LineRow): Money | null; referenceOf(line: LineRow): string }

function reconcile(row: PayoutRow, lines: readonly LineRow[], ours: Ours): ReconciledPayout {
  const { currency } = row
  const differences = lines.flatMap((line): PayoutDifference[] => {
    if (line.what === 'fee' || line.what === 'other') return []
    const theirs = {
      amountMinor: line.chargedMinor ?? Math.abs(line.amountMinor),
      currency: line.chargedCurrency ?? line.currency,
    }
    const own = ours.amountOf(line)
    if (own && own.amountMinor === theirs.amountMinor && own.currency === theirs.currency) return []
    return [{ why: own ? 'amount' : 'missing', reference: ours.referenceOf(line), theirs, ours: own }]
  })
  const sumMinor = lines.reduce((sum, { amountMinor, feeMinor }) => sum + amountMinor - feeMinor, 0)
  if (sumMinor !== row.amountMinor)
    differences.push({
      why: 'total',
      reference: '',
      theirs: { amountMinor: row.amountMinor, currency },
      ours: { amountMinor: sumMinor, currency },
    })
  return {
    ...row,
    feesMinor: lines.reduce((sum, { feeMinor }) => sum + feeMinor, 0),
    lineCount: lines.length,
    differences,
  }
}

/** What the ledger and its refunds and disputes say of the same things. */
async function readOurs(scope: Scope, lines: readonly LineRow[]): Promise<Ours> {
  const paymentIds = [...new Set(lines.flatMap(({ paymentId }) => paymentId ?? []))]
  const paid = paymentIds.length === 0 ? [] : await scope.rows(payments, inArray(payments.id, paymentIds))
  const sources = [...new Set(lines.map(({ source }) => source).filter((source) => source !== ''))]
  const back = sources.length === 0 ? [] : await scope.rows(refunds, inArray(refunds.gatewayReference, sources))
  const asked = sources.length === 0 ? [] : await scope.rows(disputes, inArray(disputes.gatewayReference, sources))
  const posted = paymentIds.length === 0 ? [] : await readPosted(scope, paymentIds)
  const isThere = (eventKey: string) => posted.some((line) => line.eventKey === eventKey)
  const amountOf = ({ what, source, paymentId }: LineRow): Money | null => {
    if (what === 'payment') {
      const own = posted.filter((line) => line.eventKey === `captured ${paymentId}`)
      const amountMinor = own.reduce((sum, line) => sum + line.amountMinor, 0)
      return own[0] ? { amountMinor, currency: own[0].currency } : null
    }
    const isRefund = what === 'refund' || what === 'refund-failed'
    const row = (isRefund ? back : asked).find(({ gatewayReference }) => gatewayReference === source)
    if (!row) return null
    const name = isRefund ? row.id : source
    // A refund that came back before it was posted moved nothing here: what failed is one with it.
    const events = {
      refund: ['refunded'],
      'refund-failed': ['refund-failed'],
      dispute: ['disputed'],
      'dispute-won': ['dispute-won'],
    } as const
    const [event] = events[what as keyof typeof events] ?? []
    return event && isThere(`${event} ${name}`) ? { amountMinor: row.amountMinor, currency: row.currency } : null
  }
  const referenceOf = ({ paymentId }: LineRow) => paid.find(({ id }) => id === paymentId)?.reference ?? ''
  return { amountOf, referenceOf }
}

/** On the gateway's account, so that what came is positive. */
const readPosted = (scope: Scope, paymentIds: string[]) =>
  scope.rows(ledgerLines, and(inArray(ledgerLines.paymentId, paymentIds), eq(ledgerLines.account, 'gateway')))

async function readUnpaid({ transaction, providerId }: Scope): Promise<Unpaid[]> {
  const isOf = (what: string, source: string) => sql`
    exists (select 1 from ${payoutLines} line where line.provider_id = ${providerId} and line.what = ${what}
      and ${sql.raw(source)})`
  const { rows } = await transaction.execute<{ currency: string; amount: string; payments: string }>(sql`
    select moved.currency, sum(moved.amount_minor) as amount, count(*) filter (where moved.what = 'captured') as payments from (
      select posted.currency, posted.what, posted.payment_id, sum(posted.amount_minor) as amount_minor
      from ${ledgerLines} posted
      join ${payments} payment on payment.id = posted.payment_id and payment.provider_id = posted.provider_id
      where posted.provider_id = ${providerId} and posted.account = 'gateway' and payment.method = 'card' and (
        (posted.what = 'captured' and not ${isOf('payment', 'line.payment_id = posted.payment_id')})
        or (posted.what = 'refunded' and not exists (
          select 1 from ${refunds} refund where refund.provider_id = ${providerId}
            and posted.event_key in ('refunded ' || refund.id, 'refunded ' || refund.id || ' by hand')
            and (posted.event_key like '% by hand' or ${isOf('refund', 'line.source = refund.gateway_reference')}))))
      group by 1, 2, 3) as moved
    group by 1 order by 1`)
  return rows.map(({ currency, amount, payments: count }) => ({
    currency,
    amountMinor: Number(amount),
    payments: Number(count),
  }))
}
