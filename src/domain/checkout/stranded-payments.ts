// Finds money that nothing stands for: promised or taken for an order that nobody goes on with, or more than the clinic may keep.
import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { inboxItems } from '#domain/inbox/tables.ts'
import { putPaymentInInbox } from '#domain/payments/payment-inbox.ts'
import { ledgerLines, payments, refunds } from '#domain/payments/tables.ts'
import { providers } from '#domain/provider/tables.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { orders } from './tables.ts'

const strandedMs = 15 * 60_000
/** Orders of which nothing was posted for so long have been looked at often enough. */
const lookBackMs = 90 * 24 * 3_600_000

/** `since`: when the money came, or was last moved. */
export type Stranded = { orderId: string; reference: string; since: Date }

type StrandedParts = { database: Pick<Database, 'directory' | 'forProvider'>; clock: Clock; log: Pick<Log, 'warn'> }

/** The desk is told once of each. @returns how many there are, at all providers together */
export async function watchStrandedPayments({ database, clock, log }: StrandedParts): Promise<number> {
  const all = await database.directory((transaction) => transaction.select({ id: providers.id }).from(providers))
  let count = 0
  for (const { id } of all) {
    const found = await database
      .forProvider(id, async (scope) => {
        const stranded = await findStranded(scope, clock())
        for (const one of stranded) await tellOnce(scope, one, clock())
        return stranded.length
      })
      .catch((error: unknown) => log.warn('stranded payments not looked for', { ...traceOf(error) }))
    count += found ?? 0
  }
  return count
}

/** A colleague who has dealt with it is not told of the same again. */
async function tellOnce(scope: Scope, { reference, since }: Stranded, now: Date): Promise<void> {
  const isTold = and(eq(inboxItems.kind, 'payment'), eq(inboxItems.reference, reference), gte(inboxItems.lastAt, since))
  if ((await scope.rows(inboxItems, isTold, { limit: 1 })).length === 0)
    await putPaymentInInbox(scope, { reference }, now)
}

export async function findStranded(scope: Scope, now: Date): Promise<Stranded[]> {
  const before = moment(now.getTime() - strandedMs)
  const since = moment(now.getTime() - lookBackMs)
  const { rows } = await scope.transaction.execute<{ order_id: string; reference: string; since: string }>(
    sql`select order_id, min(reference) as reference, max(since) as since
        from (${promised(scope, before)} union all ${kept(scope, before, since)}) as stranded group by order_id`,
  )
  return rows.map((row) => ({ orderId: row.order_id, reference: row.reference, since: new Date(row.since) }))
}

const moment = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`

/** Promised, and nobody books for it. */
const promised = ({ providerId }: Scope, before: SQL): SQL => sql`
  select ${payments.orderId}, ${payments.reference}, ${payments.authorizedAt} as since from ${payments}
  left join ${orders} on ${orders.id} = ${payments.orderId} and ${orders.providerId} = ${payments.providerId}
  where ${payments.providerId} = ${providerId} and ${payments.state} = 'authorized' and ${payments.authorizedAt} < ${before}
    and coalesce(${orders.state}, '') not in ('booking', 'placed')`

/** Taken, neither owed nor on its way back. While an order is being booked its price is not charged yet. */
const kept = ({ providerId }: Scope, before: SQL, since: SQL): SQL => sql`
  select sums.order_id, (select min(${payments.reference}) from ${payments}
    where ${payments.providerId} = ${providerId} and ${payments.orderId} = sums.order_id), sums.last_at
  from (
    select ${ledgerLines.orderId}, sum(${ledgerLines.amountMinor}) filter (where ${ledgerLines.account} = 'client') as owed,
      max(${ledgerLines.at}) as last_at
    from ${ledgerLines} where ${ledgerLines.providerId} = ${providerId} and ${ledgerLines.orderId} in (
      select ${ledgerLines.orderId} from ${ledgerLines} where ${ledgerLines.providerId} = ${providerId} and ${ledgerLines.at} > ${since})
    group by ${ledgerLines.orderId}
  ) as sums
  left join ${orders} on ${orders.id} = sums.order_id and ${orders.providerId} = ${providerId}
  where sums.last_at < ${before} and coalesce(${orders.state}, '') <> 'booking' and sums.owed + coalesce((
    select sum(${refunds.amountMinor}) from ${refunds} where ${refunds.providerId} = ${providerId}
      and ${refunds.orderId} = sums.order_id and ${refunds.state} = 'pending'), 0) < 0`
