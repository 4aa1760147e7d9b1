// What several of what a price is for cost: eight veneers, both eyes.
import type { Money } from '#kernel/money.ts'
import { mostOf, type PriceUnit, type Quantity } from '#kernel/price-unit.ts'

type Range = { from: Money; to: Money }

/** An estimate: every one at the price of the list. */
export function priceOfSeveral({ from, to }: Range, count: number): Range {
  const times = (money: Money) => ({ ...money, amountMinor: money.amountMinor * count })
  return { from: times(from), to: times(to) }
}

/** Every count that one person can ask for; none where nothing is counted. */
export function countsOf(unit: PriceUnit): number[] {
  return unit === 'procedure' ? [] : Array.from({ length: mostOf[unit] }, (_, at) => at + 1)
}

/** Null where nothing is counted or nobody said how many; undefined where that is more than there can be. */
export function quantityOf(unit: PriceUnit, count: number | undefined): Quantity | null | undefined {
  if (unit === 'procedure' || count === undefined) return null
  return count <= mostOf[unit] ? { count, unit } : undefined
}
