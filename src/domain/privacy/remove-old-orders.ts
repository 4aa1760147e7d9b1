// Removes orders that were kept long enough: those that came to nothing after a month, others as long as any contract. The ledger stays.
import { and, eq, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { OrderRow } from '#domain/checkout/find-order.ts'
import { orders } from '#domain/checkout/tables.ts'
import { ledgerLines, payments } from '#domain/payments/tables.ts'
import { monthsAfter, type Retention } from '#domain/provider/retention.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { readRules } from './read-rules.ts'

type SweepParts = { database: Pick<Database, 'directory' | 'forProvider' | 'forClient'>; log: Pick<Log, 'warn'> }

/** Nobody asks about what was never paid. */
const nothingMonths = 1
const batchRows = 200

/** Where one cannot be removed, the others are all the same. Twice at once does no harm. */
export async function removeOldOrders({ database, log }: SweepParts, now: Date): Promise<void> {
  for (const { providerId, retention } of await readRules(database)) {
    const old = await database.forProvider(providerId, (scope) =>
      scope.rows(orders, isOld(retention, now), { limit: batchRows }),
    )
    for (const order of old) {
      const client = { poolId: order.clientPoolId, sub: order.clientSub }
      await database
        .forClient(client, providerId, (scope) => removeOrder(scope, order, retention, now))
        .catch((error: unknown) => log.warn('old order not removed', { ...traceOf(error) }))
    }
  }
}

const movedMoney = sql`exists (select from ${ledgerLines} where ${ledgerLines.orderId} = ${orders.id})`

/** What is on its way is never old. */
function isOld({ contractYears }: Retention, now: Date): SQL | undefined {
  const cameToNothing = and(
    inArray(orders.state, ['abandoned', 'failed']),
    sql`not ${movedMoney}`,
    lt(orders.createdAt, monthsAfter(now, -nothingMonths)),
  )
  const isOver = notInArray(orders.state, ['open', 'paying', 'booking', 'undoing'])
  return or(cameToNothing, and(isOver, lt(orders.createdAt, monthsAfter(now, -12 * contractYears))))
}

/** Items, instalments, steps and travellers go with it, by the database; refunds and disputes with their payments. */
async function removeOrder(scope: Scope, { id, reference, ...found }: OrderRow, retention: Retention, now: Date) {
  const [gone] = await scope.remove(orders, and(eq(orders.id, id), isOld(retention, now)))
  if (!gone) return
  await scope.remove(payments, eq(payments.orderId, id))
  const about = { subject: 'order', subjectId: reference } as const
  const client = { poolId: found.clientPoolId, sub: found.clientSub }
  await writeAudit(scope, client, { actor: 'system', deed: 'remove', ...about, why: 'retention' }, now)
}
