// The client's orders in a list, in words: what waits for them, what is booked, what is over.
import { listOrders, type Order } from '#contract/orders.ts'
import { formatDate, formatMoney } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentPrice } from '#web/page/price-text.server.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import { isSome, saySpan } from './say-amounts.server.ts'
import { groupOf, sayNext, stageOf, standingItems, sumOf, titleOf } from './say-order.server.ts'

const groups = ['due', 'coming', 'over'] as const

/** Undefined where the list cannot be had. */
export async function presentOrders(page: PageContext, now: Date) {
  const { call, visitor } = page
  const asked = { language: contentLanguageOf(visitor), currency: visitor.currency }
  const found = await call(listOrders, asked).catch(() => undefined)
  return found?.map((order) => presentListed(page, order, now))
}
export type ListedOrder = ReturnType<typeof presentListed>

/** In the order in which they stand on the page; empty groups are left out. */
export function groupOrders<Single extends { group: string }>(
  { t }: PageContext,
  orders: readonly ListedOrder[],
  singles: readonly Single[],
) {
  return groups
    .map((name) => ({
      name,
      title: t(`meta.orders.group.${name}`),
      orders: orders.filter(({ group }) => group === name),
      singles: singles.filter(({ group }) => group === (name === 'due' ? 'held' : name)),
    }))
    .filter((group) => group.orders.length + group.singles.length > 0)
}

function presentListed(page: PageContext, order: Order, now: Date) {
  const { t, visitor } = page
  const { reference, items, total } = order
  const standing = standingItems(order)
  const dated = standing.length > 0 ? standing : items
  const [from] = dated.map((item) => item.from).sort()
  const until = dated
    .map((item) => item.until)
    .sort()
    .at(-1)
  return {
    reference,
    href: `/profile/manage-bookings/${reference}`,
    group: groupOf(order, now),
    stateText: t(`meta.orders.state.${stageOf(order, now)}`),
    title: titleOf(page, order),
    dates: from && until ? saySpan(page, from, until) : '',
    next: sayNext(page, order, now),
    due: sayNextDue(page, order),
    total: presentPrice(total, visitor.language),
    /** Its invoice, once it has one. */
    invoice: order.invoices[0]
      ? {
          href: `/profile/manage-bookings/${reference}/documents/${encodeURIComponent(order.invoices[0].number)}`,
          label: t('meta.orders.document.invoice', { number: `\u2068${order.invoices[0].number}\u2069` }),
        }
      : null,
    /** Booked in it: no other list shows them again. */
    bookings: items.map(({ booking }) => booking),
  }
}

/** The next payment: everything that is due on its day. */
function sayNextDue({ t, visitor: { language } }: PageContext, order: Order): string | null {
  const open = order.can.pay
    ? order.items.flatMap(({ dues }) => dues).filter(({ state, amount }) => state === 'due' && isSome(amount))
    : []
  const [first] = open.map(({ on }) => on ?? '').sort()
  if (first === undefined) return null
  const same = open.filter(({ on }) => (on ?? '') === first)
  const amount = formatMoney(
    sumOf(
      order,
      same.map((due) => due.amount),
    ),
    language,
  )
  if (first === '') return t('meta.orders.due.nextNow', { amount })
  return t('meta.orders.due.next', { amount, date: formatDate(first, language) })
}
