// What is shown of the changes of an order: what each costs, how far it has come, and what may be done with it now.
import { holdEndOf, stateAt } from '#domain/bookings/booking.ts'
import type { Money } from '#kernel/money.ts'
import { isPromised } from './await-payment.ts'
import { type OrderChange, paymentOfChange, type WholeOrder } from './find-order.ts'
import { isLiveChange } from './order-change.ts'
import type { OrderChangeView, WaitsFor } from './order-view.ts'

export const viewChanges = (whole: WholeOrder, now: Date): OrderChangeView[] =>
  whole.changes.map((change) => viewChange(whole, change, now))

function viewChange(whole: WholeOrder, change: OrderChange, now: Date): OrderChangeView {
  const { id, itemId, state, refusal, booking, quoted, travellers, revision, createdAt } = change
  const minor = (amountMinor: number): Money => ({ amountMinor, currency: whole.order.currency })
  const isHeld = state === 'quoted' && stateAt(booking, now) === 'held'
  const payment = paymentOfChange(whole, change)
  const isFree = state === 'agreed' && !(payment && isPromised(payment))
  return {
    id,
    item: itemId,
    state,
    refusal,
    booking,
    before: minor(quoted.beforeMinor),
    total: minor(quoted.totalMinor),
    fee: minor(quoted.feeMinor),
    now: minor(quoted.nowMinor),
    later: quoted.later.flatMap(({ dueOn, amountMinor }) => (dueOn ? [{ on: dueOn, amount: minor(amountMinor) }] : [])),
    refund: minor(quoted.refundMinor),
    onSite: { amountMinor: booking.price.onSiteMinor, currency: booking.price.currency },
    policy: quoted.orderPolicy,
    travellers,
    revision,
    heldUntil: isHeld ? holdEndOf(booking) : null,
    waitsFor: isLiveChange(change) ? waitsFor(whole, change) : null,
    can: { agree: isHeld && whole.order.revision === revision, withdraw: isHeld || isFree },
    createdAt,
  }
}

function waitsFor(whole: WholeOrder, change: OrderChange): WaitsFor {
  const payment = paymentOfChange(whole, change)
  if (change.state === 'booking') return change.booking.state === 'booking' ? 'supplier' : 'gateway'
  if (change.state === 'undoing' || !payment) return 'gateway'
  return payment.method === 'transfer' ? 'transfer' : 'payer'
}
