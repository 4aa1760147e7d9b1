// Moves an order from one state to the next: one statement, so that of all who try the same step at once one does it.
import { and, eq, sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { noLonger } from '#domain/bookings/booking-parts.ts'
import type { OrderRow } from './find-order.ts'
import { type OrderAction, orderTransitions } from './order-states.ts'
import { orders } from './tables.ts'

type Change = Partial<Omit<OrderRow, 'id' | 'providerId' | 'state' | 'revision' | 'leaseVersion'>>

/** @throws Fault no-longer-possible with the state that it is in, where the step is not taken from there */
export async function moveOrder(
  scope: Scope,
  { id, state: from }: Pick<OrderRow, 'id' | 'state'>,
  action: OrderAction,
  change: Change = {},
): Promise<OrderRow> {
  const state = orderTransitions[from][action]
  if (state === null) throw noLonger(from, 'order')
  const [moved] = await scope.update(orders, { ...change, state }, and(eq(orders.id, id), eq(orders.state, from)))
  if (!moved) throw noLonger('changed', 'order')
  return moved
}

/** Another revision: what the client agreed to before is not this any more. */
export async function changeOrder(scope: Scope, { id }: Pick<OrderRow, 'id'>, change: Change): Promise<OrderRow> {
  const [changed] = await scope.transaction
    .update(orders)
    .set({ ...change, revision: sql`${orders.revision} + 1` })
    .where(and(eq(orders.id, id), eq(orders.providerId, scope.providerId)))
    .returning()
  if (!changed) throw noLonger('changed', 'order')
  return changed
}
