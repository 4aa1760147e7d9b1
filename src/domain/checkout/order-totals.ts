// Sums of an order: what it costs, what is due when, and the one cancellation policy over everything in it.
import type { CancellationPolicy } from '#domain/bookings/cancellation-policy.ts'
import { fitDown } from '#domain/payments/gateway-amounts.ts'
import type { ItemRow, WholeOrder } from './find-order.ts'
import { convertAt } from './locked-rates.ts'
import { mergePolicies } from './merge-policies.ts'
import type { LockedRate } from './order.ts'

export type DueLater = { on: string; amountMinor: number }

export type OrderSums = { totalMinor: number; dueNowMinor: number; later: DueLater[] }

/** Still part of the order, or of what it may become. */
export const isKept = ({ state }: Pick<ItemRow, 'state'>): boolean => state === 'pending' || state === 'booked'

const sum = (rows: readonly { amountMinor: number }[]) => rows.reduce((total, row) => total + row.amountMinor, 0)

/** In the order's currency, of what was not refused or cancelled. */
export function orderTotals({ items, instalments }: Pick<WholeOrder, 'items' | 'instalments'>): OrderSums {
  const kept = items.filter(isKept)
  const own = instalments.filter(({ itemId }) => kept.some(({ id }) => id === itemId))
  const days = new Map<string, number>()
  for (const { dueOn, amountMinor } of own) if (dueOn !== null) days.set(dueOn, (days.get(dueOn) ?? 0) + amountMinor)
  return {
    totalMinor: kept.reduce((total, { totalMinor }) => total + totalMinor, 0),
    dueNowMinor: sum(own.filter(({ dueOn }) => dueOn === null)),
    later: [...days]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([on, amountMinor]) => ({ on, amountMinor })),
  }
}

/** What cancelling an item costs until when, in the order's currency; never more than is paid for it through this site. */
export function itemPolicy(
  item: Pick<ItemRow, 'policy' | 'price' | 'totalMinor' | 'onSiteMinor' | 'changeFeeMinor'>,
  order: { currency: string; rates: LockedRate[] },
): CancellationPolicy {
  return item.policy.map(({ until, feeMinor }) => ({ until, feeMinor: feeInOrder(item, order, feeMinor) }))
}

/**
 * What is kept of an item: what cancelling it costs, and what its changes cost.
 * @param feeMinor in the item's own currency
 */
export function feeInOrder(
  { price, totalMinor, onSiteMinor, changeFeeMinor }: Omit<Parameters<typeof itemPolicy>[0], 'policy'>,
  { currency, rates }: { currency: string; rates: readonly LockedRate[] },
  feeMinor: number,
): number {
  const most = totalMinor - onSiteMinor
  // The whole stays the whole, whatever rounding made of it.
  if (feeMinor >= price.totalMinor - price.onSiteMinor) return most
  const own = { amountMinor: feeMinor + changeFeeMinor, currency: price.currency }
  return Math.min(most, fitDown(convertAt(rates, own, currency)))
}

export const orderPolicy = ({ order, items }: Pick<WholeOrder, 'order' | 'items'>): CancellationPolicy =>
  mergePolicies(items.filter(isKept).map((item) => itemPolicy(item, order)))
