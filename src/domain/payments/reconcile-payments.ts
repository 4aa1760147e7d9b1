// Asks gateways about payments and refunds that nobody has heard of for a while: events may never come, and workers may die.
import { and, asc, eq, gt, inArray, lt, ne, or } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { providers } from '#domain/provider/tables.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import type { PaymentParts } from './payment-parts.ts'
import { refreshPayment } from './refresh-payment.ts'
import { refreshRefunds } from './refresh-refunds.ts'
import { payments, refunds } from './tables.ts'

/** Not asked about for so long. */
const staleMs = 5 * 60_000
/** A yes that comes after our no is looked for so long, and so often. */
const lateMs = 24 * 3_600_000
const lateStaleMs = 3_600_000
/** Money that was taken may be given back at the gateway, or asked for by a bank, with no event that says so. */
const takenMs = 180 * 24 * 3_600_000
const takenStaleMs = 6 * 3_600_000
const atOnce = 100

/** Where one cannot be asked about, the others are all the same. Twice at once does no harm. */
export async function reconcilePayments(parts: PaymentParts & { log: Pick<Log, 'warn'> }): Promise<void> {
  const { database, clock, log } = parts
  const all = await database.directory((transaction) => transaction.select({ id: providers.id }).from(providers))
  for (const { id: providerId } of all) {
    const stale = await database.forProvider(providerId, (scope) => findStale(scope, clock()))
    for (const paymentId of stale) {
      await refreshPayment(parts, providerId, paymentId)
        .then(() => refreshRefunds(parts, providerId, paymentId))
        .catch((error: unknown) => log.warn('payment not reconciled', { ...traceOf(error) }))
    }
  }
}

async function findStale(scope: Scope, now: Date): Promise<string[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const isWaiting = and(inArray(payments.state, ['begun', 'authorized']), lt(payments.checkedAt, ago(staleMs)))
  const isOver = and(
    inArray(payments.state, ['voided', 'refused', 'expired']),
    gt(payments.endedAt, ago(lateMs)),
    lt(payments.checkedAt, ago(lateStaleMs)),
  )
  const options = { orderBy: [asc(payments.checkedAt)], limit: atOnce }
  const isCard = ne(payments.method, 'transfer')
  const isTaken = and(
    eq(payments.state, 'captured'),
    gt(payments.authorizedAt, ago(takenMs)),
    lt(payments.checkedAt, ago(takenStaleMs)),
  )
  const found = [
    ...(await scope.rows(payments, and(isCard, or(isWaiting, isOver)), options)),
    // Beside them, so that they keep none of those from their turn.
    ...(await scope.rows(payments, and(isCard, isTaken), options)),
  ]
  // Asked about now: one that cannot be asked about does not keep others from their turn.
  const ids = found.map(({ id }) => id)
  if (ids.length > 0) await scope.update(payments, { checkedAt: now }, inArray(payments.id, ids))
  const isGoingBack = and(eq(refunds.state, 'pending'), lt(refunds.checkedAt, ago(staleMs)))
  const goingBack = await scope.rows(refunds, isGoingBack, { orderBy: [asc(refunds.checkedAt)], limit: atOnce })
  const refundIds = goingBack.map(({ id }) => id)
  if (refundIds.length > 0) await scope.update(refunds, { checkedAt: now }, inArray(refunds.id, refundIds))
  return [...new Set([...ids, ...goingBack.map(({ paymentId }) => paymentId)])]
}
