// Which lines of an offer cost less than the catalogue asks for the same, or far more: whoever sends it is asked once more.
import { isUnusualChange } from '#domain/pack/unusual-change.ts'
import type { OfferContent } from '#domain/quotes/offer.ts'
import { languageOf } from '#kernel/language.ts'
import type { Localized } from '#kernel/localized.ts'
import type { Money } from '#kernel/money.ts'
import { isCounted, mostOf, type PriceUnit } from '#kernel/price-unit.ts'
import { readAmount, showAmount } from '#kernel/read-amount.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { sayQuantity } from '#texts/say-unit.ts'
import { namedItems } from './named-items.ts'
import type { ShelfItem } from './offer-shelf.ts'

/** `low` and `high`: what the catalogue asks for so many; both alike when it is one figure. */
export type UnusualLine = { path: string; amount: Money; low: Money; high: Money }
/** A line that was said yes to, with the amount that it had. */
export type ConfirmedLine = { path: string; amountMinor: number }

/** `lines.0.amount is AED 80, listed at AED 8,000`, or at a range */
export function sayUnusual({ path, amount, low, high }: UnusualLine): string {
  const say = (money: Money) => `${money.currency} ${showAmount(money)}`
  const listed = low.amountMinor === high.amountMinor ? say(low) : `${say(low)} to ${say(high)}`
  return `${path} is ${say(amount)}, listed at ${listed}`
}

/** @param shelf what can be sold, in the currency of the offer */
export function unusualLines(
  { lines, currency }: Pick<OfferContent, 'lines' | 'currency'>,
  shelf: readonly ShelfItem[],
): UnusualLine[] {
  const priced = shelf.filter(({ price }) => price)
  return lines.flatMap(({ label, amountMinor }, at) => {
    const ranges = namedItems(label, priced).flatMap((item) => rangeOf(item, label, currency) ?? [])
    const isUsual = ({ low, high }: Range) =>
      amountMinor >= low && (amountMinor <= high || !isUnusualChange(high, amountMinor))
    const [first] = ranges
    if (!first || ranges.some(isUsual)) return []
    const money = (minor: number) => ({ amountMinor: minor, currency })
    return [{ path: `lines.${at}.amount`, amount: money(amountMinor), low: money(first.low), high: money(first.high) }]
  })
}

/** Minor units, for as many as the line is for. */
type Range = { low: number; high: number }

function rangeOf(item: ShelfItem, label: Localized, currency: string): Range | undefined {
  const [low, high] = [item.price?.from, item.price?.to].map((text) => text && readAmount(text, currency))
  if (!low || !high || low.is !== 'amount' || high.is !== 'amount') return undefined
  const count = countOf(label, item.unit)
  return { low: low.money.amountMinor * count, high: high.money.amountMinor * count }
}

export const withoutConfirmed = (lines: readonly UnusualLine[], confirmed: readonly ConfirmedLine[]): UnusualLine[] =>
  lines.filter(
    ({ path, amount }) => !confirmed.some((one) => one.path === path && one.amountMinor === amount.amountMinor),
  )

/** How many the line is for, as the product writes it (`8 teeth`) or as people do (`× 8`); one where it does not say. */
export function countOf(label: Localized, unit: PriceUnit): number {
  if (!isCounted(unit)) return 1
  for (let count = mostOf[unit]; count > 1; count -= 1) {
    const isSaid = Object.entries(label).some(([code, text]) => {
      const words = sayQuantity({ count, unit }, translatorOf(languageOf(code))) ?? ''
      const at = text.toLowerCase().indexOf(words.toLowerCase())
      const isWords = at >= 0 && !/\d/.test(text[at - 1] ?? '')
      return isWords || new RegExp(`(^|\\D)${count}\\s*[×x]|[×x]\\s*${count}(?![\\d.,])`, 'i').test(text)
    })
    if (isSaid) return count
  }
  return 1
}
