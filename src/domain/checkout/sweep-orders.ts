// Goes on with every order whose time has come: after a crash, after a pause, and where nobody came back. Asks a colleague after an hour.
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { escalateBookings } from '#domain/bookings/escalate-bookings.ts'
import { putInInbox } from '#domain/inbox/put-in-inbox.ts'
import { readProvider } from '#domain/provider/read-provider.ts'
import { dueAtOf } from '#domain/provider/reply-by.ts'
import { providers } from '#domain/provider/tables.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { advanceOrder } from './advance-order.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { moveOrder } from './move-order.ts'
import { orderChanges, orderItems, orders } from './tables.ts'

type SweepParts = CheckoutParts & { log: Pick<Log, 'warn'> }

/** Of each provider in one sweep; the next one takes the rest. */
const atOnce = 100
/** What nobody agreed to for so long is given up; what they typed goes with retention. */
const abandonAfterMs = 30 * 24 * 3_600_000

/** Where one order or provider cannot be gone on with, the others are all the same. Twice at once does no harm. */
export async function sweepOrders(parts: SweepParts): Promise<void> {
  const { database, log } = parts
  const all = await database.directory((transaction) => transaction.select({ id: providers.id }).from(providers))
  const warn = (error: unknown) => log.warn('orders not swept', { ...traceOf(error) })
  for (const { id } of all) {
    const due = await database.forProvider(id, (scope) => findDue(scope, parts.clock())).catch(warn)
    for (const orderId of due ?? []) await advanceOrder(parts, { providerId: id, orderId }).catch(warn)
    await database.forProvider(id, (scope) => askColleagues(parts, scope)).catch(warn)
    await database.forProvider(id, (scope) => abandonOld(parts, scope)).catch(warn)
  }
}

/** Those that nobody has, the longest waiting first. */
async function findDue(scope: Scope, now: Date): Promise<string[]> {
  const isFree = or(isNull(orders.leasedUntil), lte(orders.leasedUntil, now))
  const rows = await scope.rows(orders, and(isNotNull(orders.nextTryAt), lte(orders.nextTryAt, now), isFree), {
    orderBy: [asc(orders.nextTryAt)],
    limit: atOnce,
  })
  return rows.map(({ id }) => id)
}

/** Named by its reference alone. */
async function askColleagues({ database, clock }: SweepParts, scope: Scope): Promise<void> {
  const now = clock()
  const isStuck = and(lte(orders.escalateAt, now), inArray(orders.state, ['booking', 'undoing', 'placed']))
  const stuck = await scope.update(orders, { escalateAt: null }, isStuck)
  if (stuck.length === 0) return
  const ids = stuck.map(({ id }) => id)
  // Money waits for what they say of these.
  const items = await scope.rows(orderItems, inArray(orderItems.orderId, ids))
  const changes = await scope.rows(orderChanges, inArray(orderChanges.orderId, ids))
  await escalateBookings(
    scope,
    [...items, ...changes].map(({ bookingId }) => bookingId),
    now,
  )
  const provider = await database.directory((transaction) => readProvider(transaction, { id: scope.providerId }))
  for (const { reference, clientPoolId: poolId, clientSub: sub } of stuck) {
    const dueAt = provider ? dueAtOf(provider, now) : null
    await putInInbox(scope, { kind: 'payment', reference, from: reference, client: { poolId, sub }, at: now, dueAt })
  }
}

async function abandonOld({ clock }: SweepParts, scope: Scope): Promise<void> {
  const now = clock()
  const isOld = and(eq(orders.state, 'open'), lt(orders.createdAt, new Date(now.getTime() - abandonAfterMs)))
  const old = await scope.rows(orders, isOld, { limit: atOnce, forUpdate: true })
  for (const order of old) await moveOrder(scope, order, 'abandon', { endedAt: now })
}
