// What is given back when something of an order cannot be had: the table that the client sees before they pay, and that the booking goes by.
import type { ItemState } from './order.ts'
import type { GivenBack } from './order-view.ts'

type Judged = { id: string; isEssential: boolean }

/**
 * Without an essential item nothing else is worth having: a hotel is of no use without its treatment. Where nothing is essential,
 * each item stands for itself.
 */
export function failureTable(items: readonly Judged[]): GivenBack[] {
  return items.map(({ id, isEssential }) => ({
    item: id,
    gives: isEssential || items.length === 1 ? 'everything' : 'its-own',
  }))
}

/** Whether all that was done has to be undone: by the table above, and where nothing at all could be had. */
export function givesEverythingBack(items: readonly (Judged & { state: ItemState })[]): boolean {
  const given = failureTable(items)
  const isRefused = (id: string) => items.some((item) => item.id === id && item.state === 'refused')
  return (
    items.every(({ state }) => state === 'refused') ||
    given.some(({ item, gives }) => gives === 'everything' && isRefused(item))
  )
}

/** Essential ones first: what hangs on them is not booked before they are. */
export function bookingOrder<T extends Judged & { position: number }>(items: readonly T[]): T[] {
  return [...items].sort(
    (one, other) => Number(other.isEssential) - Number(one.isEssential) || one.position - other.position,
  )
}
