// Finds a payment under its row's lock, moves it from one state to the next, and wakes its order whenever it moved.
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { orderQueue } from '#domain/bookings/order-queue.ts'
import { Fault } from '#kernel/fault.ts'
import type { PaymentParts, PaymentRow } from './payment-parts.ts'
import { isLivePayment, type PaymentAction, paymentTransitions } from './payment-states.ts'
import { paymentParts, payments } from './tables.ts'

export type PartRow = typeof paymentParts.$inferSelect

/** Until the transaction ends nobody else moves it, nor gives any of it back. @throws Fault not-found */
export async function lockPayment(scope: Scope, paymentId: string): Promise<PaymentRow> {
  const [row] = await scope.rows(payments, eq(payments.id, paymentId), { forUpdate: true })
  if (!row) throw new Fault('not-found', 'There is no such payment.')
  return row
}

/** In one order for all who share a payment out among its instalments. */
export const readParts = (scope: Scope, paymentId: string): Promise<PartRow[]> =>
  scope.rows(paymentParts, eq(paymentParts.paymentId, paymentId), { orderBy: [asc(paymentParts.position)] })

type Change = Partial<Omit<PaymentRow, 'id' | 'providerId' | 'state' | 'orderId'>>

/**
 * Of what is refused by the table, or is so already, nothing changes.
 * @param row under its lock
 * @returns the row as it is then; undefined where it did not move
 */
export async function movePayment(
  { jobs, clock }: Pick<PaymentParts, 'jobs' | 'clock'>,
  scope: Scope,
  row: PaymentRow,
  action: PaymentAction,
  change: Change = {},
): Promise<PaymentRow | undefined> {
  const state = paymentTransitions[row.state][action]
  if (state === null || state === row.state) return undefined
  const now = clock()
  const times = isLivePayment(state) ? { endedAt: null } : { endedAt: now }
  const authorizedAt = state === 'authorized' || state === 'captured' ? (row.authorizedAt ?? now) : row.authorizedAt
  const set = { refusal: '' as const, authorizedAt, ...times, ...change, state }
  const [moved] = await scope.update(payments, set, eq(payments.id, row.id))
  if (!moved) throw new Fault('internal', 'A payment was lost.')
  await reviveOrEndParts(scope, moved)
  await jobs.put(scope.transaction, orderQueue, { providerId: row.providerId, orderId: row.orderId })
  return moved
}

/** Its instalments may be paid by others once it ended; a late yes takes them back, all of those that nobody else pays meanwhile. */
async function reviveOrEndParts(scope: Scope, { id, state }: PaymentRow): Promise<void> {
  if (!isLivePayment(state)) {
    await scope.update(paymentParts, { isLive: false }, eq(paymentParts.paymentId, id))
    return
  }
  const parts = await readParts(scope, id)
  if (parts.every(({ isLive }) => isLive)) return
  const ids = parts.map(({ instalmentId }) => instalmentId)
  const live = await scope.rows(
    paymentParts,
    and(inArray(paymentParts.instalmentId, ids), eq(paymentParts.isLive, true)),
  )
  const taken = new Set(live.map(({ instalmentId }) => instalmentId))
  const free = parts.filter(({ instalmentId }) => !taken.has(instalmentId)).map((part) => part.id)
  if (free.length === 0) return
  await scope.update(paymentParts, { isLive: true }, inArray(paymentParts.id, free))
}
