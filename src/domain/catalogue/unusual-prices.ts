// Which prices of a document change so much, or to another currency, that whoever saves it is asked once more.
import { isUnusualChange } from '#domain/pack/unusual-change.ts'
import { readAmount } from '#kernel/read-amount.ts'
import type { ChangedPlace } from './changed-places.ts'

/** `after` is the amount as the catalogue writes it, `1250.50`; of the place `currency` its code. */
export type UnusualPrice = { path: string; before: string; after: string }
export type ConfirmedPrice = Pick<UnusualPrice, 'path' | 'after'>

/** The last key of every place that holds an amount. */
const priceKeys = [
  'priceFrom',
  'priceTo',
  'price',
  'worth',
  'amount',
  'extraAdult',
  'extraChild',
  'boardAdult',
  'boardChild',
]

/**
 * @param currency of the amounts
 * @param confirmed what was said yes to: of another amount it says nothing
 */
export function unusualPrices(
  places: readonly ChangedPlace[],
  currency: string,
  confirmed: readonly ConfirmedPrice[],
): UnusualPrice[] {
  const minorOf = (text: string) => {
    const read = readAmount(text, currency)
    return read.is === 'amount' ? read.money.amountMinor : 0
  }
  return places.flatMap(({ path, before, after }) => {
    if (typeof before !== 'string' || typeof after !== 'string') return []
    const isPrice = priceKeys.includes(path.split('.').at(-1) ?? '')
    const isUnusual = path === 'currency' || (isPrice && isUnusualChange(minorOf(before), minorOf(after)))
    const isConfirmed = confirmed.some((one) => one.path === path && one.after === after)
    return isUnusual && !isConfirmed ? [{ path, before, after }] : []
  })
}
