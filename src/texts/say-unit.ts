// How what a price is for is put into words: beside one price, and counted.
import { isCounted, type PriceUnit, type Quantity } from '#kernel/price-unit.ts'
import type { Translate } from './translate.ts'

/** `per tooth`; null where the price is for the whole procedure. */
export function sayUnit(unit: PriceUnit, t: Translate): string | null {
  return isCounted(unit) ? t(`unit.per.${unit}`) : null
}

/** `AED 1,900 per tooth` */
export function sayPerUnit(price: string, unit: PriceUnit, t: Translate): string {
  return [price, sayUnit(unit, t)].filter(Boolean).join(' ')
}

/** `8 teeth`, `both eyes` as `2 eyes`; null where nothing is counted. */
export function sayQuantity({ count, unit }: Quantity, t: Translate): string | null {
  return isCounted(unit) ? t(`meta.unit.count.${unit}`, { count }) : null
}
