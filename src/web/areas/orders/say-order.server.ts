// Where an order stands, in words: its state by the clock, and what comes next.
import type { Order } from '#contract/orders.ts'
import { plainDate } from '#kernel/clock.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { chargedOf, isSome } from './say-amounts.server.ts'

export type OrderStage = Order['state'] | 'completed'
type Group = 'due' | 'coming' | 'over'

/** Items that are booked, or are to be. */
export const standingItems = ({ items }: Order) =>
  items.filter(({ state }) => state === 'booked' || state === 'pending')

/**
 * What was booked is completed once the last day of it is over, by the clock where it is; where nothing of it stands any more it is
 * cancelled, though its refunds may still be on their way.
 */
export function stageOf(order: Order, now: Date): OrderStage {
  if (order.state !== 'placed') return order.state
  const standing = standingItems(order)
  if (standing.length === 0) return 'cancelled'
  return standing.every(({ until, timeZone }) => until < plainDate(now, timeZone)) ? 'completed' : 'placed'
}

export function groupOf(order: Order, now: Date): Group {
  const stage = stageOf(order, now)
  if (stage === 'open' || stage === 'paying') return 'due'
  if (hasDueNow(order, now)) return 'due'
  if (stage === 'placed') return 'coming'
  return stage === 'booking' || stage === 'undoing' ? 'coming' : 'over'
}

export function sayNext({ t }: PageContext, order: Order, now: Date): string {
  const stage = stageOf(order, now)
  const { waitsFor, items } = order
  if (stage === 'placed') {
    if (waitsFor === 'transfer' || waitsFor === 'gateway' || waitsFor === 'clinic') {
      return t(`meta.orders.next.${waitsFor}`)
    }
    if (hasDueNow(order, now)) return t('meta.orders.next.owing')
    return t(items.some(({ state }) => state === 'refused') ? 'meta.orders.next.partly' : 'meta.orders.next.placed')
  }
  if (stage === 'cancelled' && hasDueNow(order, now)) return t('meta.orders.next.owing')
  if (stage === 'paying') return t(`meta.orders.next.${waitsFor ?? 'payer'}`)
  if (stage === 'booking' && waitsFor === 'clinic') return t('meta.orders.next.clinic')
  return t(`meta.orders.next.${stage}`)
}

/** An instalment is due once its day has come at the clinic. */
export const isDueNow = ({ state, on }: Order['items'][number]['dues'][number], today: string): boolean =>
  state === 'due' && (on === null || on <= today)

function hasDueNow(order: Order, now: Date): boolean {
  return (
    order.can.pay &&
    order.items.some(({ dues, timeZone }) => {
      const today = plainDate(now, timeZone)
      return dues.some((due) => isDueNow(due, today) && isSome(due.amount))
    })
  )
}

export const titleOf = ({ t }: PageContext, { items, reference }: Order): string => {
  const [first, ...others] = [...items].sort((one, other) => Number(other.isEssential) - Number(one.isEssential))
  const title = `\u2068${first?.title ?? reference}\u2069`
  return others.length === 0 ? title : t('meta.orders.title.more', { title, count: others.length })
}

/** The sum of amounts that one order charges. */
export const sumOf = (order: Order, prices: readonly Order['total'][]) => ({
  amountMinor: prices.reduce((sum, price) => sum + chargedOf(price).amountMinor, 0),
  currency: order.currency,
})
