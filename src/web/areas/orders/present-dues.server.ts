// What of an order is due when, in words, and what can be paid of it now: the next payment, or all of them.
import type { Order, OrderItem } from '#contract/orders.ts'
import { plainDate } from '#kernel/clock.ts'
import { formatDate, formatMoney } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { isSome, sayCharged } from './say-amounts.server.ts'
import { isDueNow, sumOf } from './say-order.server.ts'

type Due = OrderItem['dues'][number] & { item: OrderItem }

export function presentDues(page: PageContext, order: Order, now: Date) {
  const today = plainDate(now, page.provider.location.timeZone)
  const dues = order.items
    .flatMap((item) => item.dues.map((due) => ({ ...due, item })))
    .filter(({ state, amount }) => state !== 'none' && isSome(amount))
    .sort((one, other) => compare(one.on, other.on))
  return {
    rows: [...dues.map((due) => presentDue(page, due, today)), ...presentOnSite(page, order)],
    pay: order.can.pay ? presentPay(page, order, dues, today) : [],
  }
}

/** What is due when booking comes first. */
const compare = (one: string | null, other: string | null) => (one ?? '').localeCompare(other ?? '')

function presentDue(page: PageContext, due: Due, today: string) {
  const { id, item, amount, state } = due
  return {
    id,
    title: item.title,
    amount: sayCharged(page, amount),
    when: sayWhen(page, due, today),
    isPaid: state === 'paid',
    isLate: isDueNow(due, today),
  }
}

function sayWhen({ t, visitor }: PageContext, { state, on }: Due, today: string): string {
  if (state === 'paid' || state === 'paying') return t(`meta.orders.due.${state}`)
  if (on === null || on === today) return t('meta.orders.due.now')
  return t(on < today ? 'meta.orders.due.late' : 'meta.orders.due.on', { date: formatDate(on, visitor.language) })
}

/** What is paid there and not here. */
function presentOnSite(page: PageContext, { items }: Order) {
  return items
    .filter(({ state, onSite }) => (state === 'booked' || state === 'pending') && isSome(onSite))
    .map(({ id, title, onSite }) => ({
      id: `site ${id}`,
      title,
      amount: sayCharged(page, onSite),
      when: page.t('meta.orders.due.site'),
      isPaid: false,
      isLate: false,
    }))
}

/** Each with the amount that it shows: another one is refused, and shown anew. */
function presentPay({ t, visitor }: PageContext, order: Order, dues: readonly Due[], today: string) {
  const open = dues.filter(({ state }) => state === 'due')
  const first = open[0]?.on ?? today
  const isNext = ({ on }: Due) => on === null || on <= (first > today ? first : today)
  const choose = (name: 'next' | 'all', chosen: Due[]) => {
    const amount = sumOf(
      order,
      chosen.map((due) => due.amount),
    )
    return {
      name,
      instalments: chosen.map(({ id }) => id),
      amount,
      text: t(`meta.orders.pay.${name}`, { amount: formatMoney(amount, visitor.language) }),
    }
  }
  const next = open.filter(isNext)
  if (open.length === 0) return []
  return next.length === open.length ? [choose('next', open)] : [choose('next', next), choose('all', open)]
}
