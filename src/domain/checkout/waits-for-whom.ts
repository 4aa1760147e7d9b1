// Whom an order waits for, as far as its rows say so.
import { currentPayment, type WholeOrder } from './find-order.ts'
import type { WaitsFor } from './order-view.ts'

/** After so long whoever it waits for is a colleague of the clinic. */
export function waitsForWhom(whole: WholeOrder, now: Date): WaitsFor {
  const { order, items } = whole
  const payment = currentPayment(whole)
  if (order.state === 'paying') return payment?.method === 'transfer' ? 'transfer' : 'payer'
  if (order.state !== 'booking' && order.state !== 'undoing') return null
  const isLate = order.escalateAt === null || order.escalateAt <= now
  if (isLate) return 'clinic'
  const isAsked = items.some(({ booking }) => booking.state === 'booking' || booking.state === 'cancelling')
  return isAsked || items.some(({ state }) => state === 'pending') ? 'supplier' : 'gateway'
}
