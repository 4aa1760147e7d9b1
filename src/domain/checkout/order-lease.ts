// The lease on an order: one worker at a time goes on with it, and a late one that thinks it still does is fenced off by the version.
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import type { BookingCaller } from '#domain/bookings/booking-parts.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { type OrderRow, readWholeOrder, type WholeOrder } from './find-order.ts'
import { orders } from './tables.ts'

/** Longer than any one call to a supplier or a gateway is waited for; each thing that is written down begins it anew. */
export const leaseMs = 60_000

export type Lease = { orderId: string; version: number }

/** One worker at an order. */
export type Run = { parts: CheckoutParts; caller: BookingCaller; lease: Lease }

/** Somebody else has it by now: whatever this worker still has to write is not written. */
export class LeaseLost extends Error {
  constructor() {
    super('another worker goes on with this order')
    this.name = 'LeaseLost'
  }
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** Undefined while somebody else has it. Should this worker die, the sweep finds the order once the lease is over. */
export async function takeLease(scope: Scope, orderId: string, now: Date): Promise<OrderRow | undefined> {
  const isFree = or(isNull(orders.leasedUntil), lte(orders.leasedUntil, now))
  const until = later(now, leaseMs)
  const [order] = await scope.transaction
    .update(orders)
    .set({ leaseVersion: sql`${orders.leaseVersion} + 1`, leasedUntil: until, nextTryAt: until })
    .where(and(eq(orders.id, orderId), eq(orders.providerId, scope.providerId), isFree))
    .returning()
  return order
}

/**
 * First in every transaction of a worker: the row is locked until its end, and it is still this worker's.
 * @throws LeaseLost
 */
export async function renewLease(scope: Scope, { orderId, version }: Lease, now: Date): Promise<OrderRow> {
  const until = later(now, leaseMs)
  const [order] = await scope.transaction
    .update(orders)
    .set({ leasedUntil: until, nextTryAt: until })
    .where(and(eq(orders.id, orderId), eq(orders.providerId, scope.providerId), eq(orders.leaseVersion, version)))
    .returning()
  if (!order) throw new LeaseLost()
  return order
}

/** One transaction of the worker's, fenced. */
export function underLease<T>(
  { parts, caller, lease }: Run,
  work: (scope: Scope, order: OrderRow) => Promise<T>,
): Promise<T> {
  return parts.database.forClient(caller.account, caller.provider.id, async (scope) =>
    work(scope, await renewLease(scope, lease, parts.clock())),
  )
}

/** The same, and how the order is then: what comes next is decided by that, without another transaction to read it. */
export function writeAndLook(
  run: Run,
  work: (scope: Scope, order: OrderRow) => Promise<unknown>,
): Promise<{ again: WholeOrder }> {
  return underLease(run, async (scope, order) => {
    await work(scope, order)
    const [written = order] = await scope.rows(orders, eq(orders.id, order.id))
    return { again: await readWholeOrder(scope, written) }
  })
}

/** @param nextTryAt when somebody is to look at it by themselves; null: once something happens */
export async function releaseLease({ parts, caller, lease }: Run, nextTryAt: Date | null): Promise<void> {
  await parts.database.forClient(caller.account, caller.provider.id, async (scope) => {
    const isMine = and(eq(orders.id, lease.orderId), eq(orders.leaseVersion, lease.version))
    await scope.update(orders, { leasedUntil: null, nextTryAt }, isMine)
  })
}
