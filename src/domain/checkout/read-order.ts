// Reads a client's own orders as they are shown, and writes down that they did.
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { BookingCaller } from '#domain/bookings/booking-parts.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { findOrder, isOpenOrder, isOrderOf, type OrderRow, readWholeOrder } from './find-order.ts'
import type { OrderView } from './order-view.ts'
import { orders } from './tables.ts'
import { viewOrder } from './view-order.ts'

type ReadParts = Pick<CheckoutParts, 'database' | 'clock' | 'bookables'>
type Reader = Pick<BookingCaller, 'account' | 'provider'>

/** @throws Fault not-found for what is not theirs, known or not */
export async function readOrder(
  parts: ReadParts,
  { account, provider }: Reader,
  reference: string,
): Promise<OrderView> {
  return parts.database.forClient(account, provider.id, async (scope) => {
    const order = await findOrder(scope, account, reference)
    await writeAudit(scope, account, byClient('open', 'order', order.reference), parts.clock())
    return view(parts, scope, order)
  })
}

/** The order that they are at: open or on its way, else one that failed last and was followed by none; undefined where there is none. */
export async function readCheckout(parts: ReadParts, { account, provider }: Reader): Promise<OrderView | undefined> {
  return parts.database.forClient(account, provider.id, async (scope) => {
    const newest = { orderBy: [desc(orders.createdAt)] }
    const [open] = await scope.rows(orders, and(isOrderOf(account), isOpenOrder), newest)
    const [last] = open ? [open] : await scope.rows(orders, isOrderOf(account), newest)
    const isAt = last && !['placed', 'cancelled', 'abandoned'].includes(last.state)
    return isAt ? view(parts, scope, last) : undefined
  })
}

/** The newest first, without what was never agreed to. */
export async function listOrders(parts: ReadParts, { account, provider }: Reader): Promise<OrderView[]> {
  return parts.database.forClient(account, provider.id, async (scope) => {
    await writeAudit(scope, account, byClient('read', 'orders'), parts.clock())
    return viewAll(parts, scope, await readOwnOrders(scope, account))
  })
}

/** In a transaction of the client's. */
export function readOwnOrders(scope: Scope, account: Reader['account']): Promise<OrderRow[]> {
  const isAgreed = and(ne(orders.state, 'open'), ne(orders.state, 'abandoned'))
  return scope.rows(orders, and(isOrderOf(account), isAgreed), { orderBy: [desc(orders.createdAt)] })
}

/** Of one client, for a colleague at the desk: in a transaction of that client's. */
export async function viewAll(parts: ReadParts, scope: Scope, rows: readonly OrderRow[]): Promise<OrderView[]> {
  const views: OrderView[] = []
  for (const row of rows) views.push(await view(parts, scope, row))
  return views
}

/** By its id, in a transaction of its client's or the provider's; undefined where there is none. */
export async function viewOrderById(parts: ReadParts, scope: Scope, id: string): Promise<OrderView | undefined> {
  const [order] = await scope.rows(orders, eq(orders.id, id))
  return order && view(parts, scope, order)
}

const view = async (parts: ReadParts, scope: Scope, order: OrderRow): Promise<OrderView> =>
  viewOrder(parts, scope, await readWholeOrder(scope, order))
