// The instalments of an item, each with what became of it.
import type { InstalmentRow, OrderItem, WholeOrder } from './find-order.ts'
import type { DueState, OrderDueView } from './order-view.ts'

export function viewDues(whole: WholeOrder, item: Pick<OrderItem, 'id' | 'state'>): OrderDueView[] {
  const { order, instalments } = whole
  return instalments
    .filter(({ itemId }) => itemId === item.id)
    .map((one) => ({
      id: one.id,
      amount: { amountMinor: one.amountMinor, currency: order.currency },
      on: one.dueOn,
      state: dueStateOf(whole, item, one),
    }))
}

function dueStateOf({ order, payments }: WholeOrder, item: Pick<OrderItem, 'state'>, { id }: InstalmentRow): DueState {
  const payment = payments.find(({ liveFor }) => liveFor.includes(id))
  if (payment?.state === 'captured') return 'paid'
  if (payment) return 'paying'
  const isOver = order.state === 'failed' || order.state === 'abandoned' || order.state === 'undoing'
  return isOver || item.state === 'refused' ? 'none' : 'due'
}
