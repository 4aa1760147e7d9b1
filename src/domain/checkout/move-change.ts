// Moves a change of an order from one state to the next: one statement, so that of all who try the same step at once one does it.
import { and, eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { noLonger } from '#domain/bookings/booking-parts.ts'
import { Fault } from '#kernel/fault.ts'
import type { ChangeRow } from './find-order.ts'
import { type ChangeAction, changeTransitions } from './order-change.ts'
import { orderChanges } from './tables.ts'

type Change = Partial<Pick<ChangeRow, 'refusal' | 'agreeKey' | 'agreedAt' | 'endedAt'>>

/** @throws Fault no-longer-possible with the state that it is in, where the step is not taken from there */
export async function moveChange(
  scope: Scope,
  { id, state: from }: Pick<ChangeRow, 'id' | 'state'>,
  action: ChangeAction,
  change: Change = {},
): Promise<ChangeRow> {
  const state = changeTransitions[from][action]
  if (state === null) throw noLonger(from, 'change')
  const isIt = and(eq(orderChanges.id, id), eq(orderChanges.state, from))
  const [moved] = await scope.update(orderChanges, { ...change, state }, isIt)
  if (!moved) throw noLonger('changed', 'change')
  return moved
}

/** Until the transaction ends nobody else moves it. @throws Fault not-found */
export async function lockChange(scope: Scope, id: string, orderId: string): Promise<ChangeRow> {
  const isIt = and(eq(orderChanges.id, id), eq(orderChanges.orderId, orderId))
  const [row] = await scope.rows(orderChanges, isIt, { forUpdate: true })
  if (!row) throw new Fault('not-found', 'There is no such change of this order.')
  return row
}
