// Finds a client's own orders with everything that belongs to them, in a transaction of theirs.
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { type Booking, toBooking } from '#domain/bookings/booking.ts'
import { bookings } from '#domain/bookings/tables.ts'
import type { PaymentRow } from '#domain/payments/payment-parts.ts'
import { paymentParts, payments, refunds } from '#domain/payments/tables.ts'
import { Fault } from '#kernel/fault.ts'
import type { PayerLinkRow } from './payer-link.ts'
import {
  orderChanges,
  orderInstalments,
  orderItems,
  orderSteps,
  orders,
  orderTravellers,
  payerLinks,
  paymentPayers,
} from './tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type ItemRow = typeof orderItems.$inferSelect
export type InstalmentRow = typeof orderInstalments.$inferSelect
export type StepRow = typeof orderSteps.$inferSelect
export type TravellerRow = typeof orderTravellers.$inferSelect

/** An item with what is booked by it. */
export type OrderItem = ItemRow & { booking: Booking }

export type ChangeRow = typeof orderChanges.$inferSelect

/** A change with what is to take the place of its item's booking. */
export type OrderChange = ChangeRow & { booking: Booking }

export type OrderRefund = typeof refunds.$inferSelect

/** Who pays by a link, as they say themselves. */
export type Payer = typeof paymentPayers.$inferSelect

/** A payment with the instalments that it is live for. `payer`: null where the client pays. */
export type OrderPayment = PaymentRow & { liveFor: string[]; for: string[]; payer: Payer | null }

export type WholeOrder = {
  order: OrderRow
  items: OrderItem[]
  instalments: InstalmentRow[]
  travellers: TravellerRow[]
  steps: StepRow[]
  /** The latest first. */
  payments: OrderPayment[]
  /** The oldest first. */
  refunds: OrderRefund[]
  /** By which others pay: live or not, the latest first. */
  links: PayerLinkRow[]
  /** The latest first. */
  changes: OrderChange[]
}

/** Whose an order is. */
export const isOrderOf = ({ poolId, sub }: ClientKey): SQL | undefined =>
  and(eq(orders.clientPoolId, poolId), eq(orders.clientSub, sub))

export const isOpenOrder: SQL = inArray(orders.state, ['open', 'paying'])

/**
 * @param options `forUpdate`: whatever else is done with it waits for the end of this transaction
 * @throws Fault not-found for what is not theirs, known or not
 */
export async function findOrder(
  scope: Scope,
  client: ClientKey,
  reference: string,
  options: { forUpdate?: boolean } = {},
): Promise<OrderRow> {
  const named = eq(orders.reference, reference.trim().toUpperCase())
  const [order] = await scope.rows(orders, and(isOrderOf(client), named), options)
  if (!order) throw noOrder()
  return order
}

export const noOrder = () => new Fault('not-found', 'There is no order of this reference.')

export async function readWholeOrder(scope: Scope, order: OrderRow): Promise<WholeOrder> {
  const of = { orderId: order.id }
  const items = await readItems(scope, of.orderId)
  const instalments = await scope.rows(orderInstalments, eq(orderInstalments.orderId, of.orderId), {
    orderBy: [asc(orderInstalments.dueOn), asc(orderInstalments.position)],
  })
  const travellers = await scope.rows(orderTravellers, eq(orderTravellers.orderId, of.orderId), {
    orderBy: [asc(orderTravellers.position)],
  })
  const steps = await scope.rows(orderSteps, eq(orderSteps.orderId, of.orderId), {
    orderBy: [asc(orderSteps.position)],
  })
  const given = await scope.rows(refunds, eq(refunds.orderId, of.orderId), { orderBy: [asc(refunds.createdAt)] })
  return {
    order,
    items,
    instalments,
    travellers,
    steps,
    payments: await readPayments(scope, of.orderId),
    refunds: given,
    links: await scope.rows(payerLinks, eq(payerLinks.orderId, of.orderId), { orderBy: [desc(payerLinks.createdAt)] }),
    changes: await readChanges(scope, of.orderId),
  }
}

async function readChanges(scope: Scope, orderId: string): Promise<OrderChange[]> {
  const rows = await scope.rows(orderChanges, eq(orderChanges.orderId, orderId), {
    orderBy: [desc(orderChanges.createdAt)],
  })
  if (rows.length === 0) return []
  const ids = rows.map(({ bookingId }) => bookingId)
  const found = await scope.rows(bookings, inArray(bookings.id, ids))
  // What came to nothing is removed before its order is.
  return rows.flatMap((row) => {
    const booking = found.map((one) => toBooking(one)).find((one) => one?.id === row.bookingId)
    return booking ? [{ ...row, booking }] : []
  })
}

async function readItems(scope: Scope, orderId: string): Promise<OrderItem[]> {
  const rows = await scope.transaction
    .select({ item: orderItems, row: bookings })
    .from(orderItems)
    .leftJoin(bookings, and(eq(bookings.id, orderItems.bookingId), eq(bookings.providerId, orderItems.providerId)))
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.providerId, scope.providerId)))
    .orderBy(asc(orderItems.position))
  return rows.map(({ item, row }) => {
    const booking = row && toBooking(row)
    if (!booking) throw new Fault('internal', 'An order lost what it is of.')
    return { ...item, booking }
  })
}

async function readPayments(scope: Scope, orderId: string): Promise<OrderPayment[]> {
  const rows = await scope.transaction
    .select({ payment: payments, part: paymentParts, payer: paymentPayers })
    .from(payments)
    .leftJoin(
      paymentParts,
      and(eq(paymentParts.paymentId, payments.id), eq(paymentParts.providerId, payments.providerId)),
    )
    .leftJoin(
      paymentPayers,
      and(eq(paymentPayers.paymentId, payments.id), eq(paymentPayers.providerId, payments.providerId)),
    )
    .where(and(eq(payments.orderId, orderId), eq(payments.providerId, scope.providerId)))
    .orderBy(desc(payments.createdAt), asc(paymentParts.position))
  const found = new Map<string, OrderPayment>()
  for (const { payment, part, payer } of rows) {
    const one = found.get(payment.id) ?? { ...payment, for: [], liveFor: [], payer }
    found.set(payment.id, one)
    if (!part) continue
    one.for.push(part.instalmentId)
    if (part.isLive) one.liveFor.push(part.instalmentId)
  }
  return [...found.values()]
}

/** What is paid when booking, of those items alone. */
export const dueNowOf = ({ instalments }: Pick<WholeOrder, 'instalments'>, items: readonly { id: string }[]) =>
  instalments.filter(({ dueOn, itemId }) => dueOn === null && items.some(({ id }) => id === itemId))

/** The one payment that what is due when booking is paid by; undefined where there is none (any more). */
export function currentPayment(whole: WholeOrder): OrderPayment | undefined {
  const due = new Set(dueNowOf(whole, whole.items).map(({ id }) => id))
  return whole.payments.find(({ liveFor }) => liveFor.some((id) => due.has(id)))
}

/** The payment that a change waits for, or was paid by; undefined where there is none (any more). */
export const paymentOfChange = (
  { payments }: Pick<WholeOrder, 'payments'>,
  { instalmentId }: Pick<OrderChange, 'instalmentId'>,
): OrderPayment | undefined => payments.find(({ liveFor }) => liveFor.includes(instalmentId))
