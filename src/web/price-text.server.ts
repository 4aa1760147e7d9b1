// What a price says on a page: in the visitor's currency first, and what it is in others.
import type { Price, RateSource } from '#contract/money.ts'
import type { Language } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate, formatMoney, formatRange } from '#texts/format.ts'
import type { PriceText } from './ui/price.tsx'

/** `aed` and `charged` are left out where they would repeat what is shown. */
export function presentPrice(price: Price, language: Language): PriceText {
  const shownIn = price.shown.from.currency
  const chargedIn = price.charged.from.currency
  const precisionIn = (currency: string) => (currency === chargedIn ? 'exact' : 'estimate')
  return {
    shown: formatRange(price.shown, language, precisionIn(shownIn)),
    from: formatMoney(price.shown.from, language, precisionIn(shownIn)),
    aed: shownIn === 'AED' ? null : formatRange(price.aed, language, precisionIn('AED')),
    charged: chargedIn === shownIn || chargedIn === 'AED' ? null : formatRange(price.charged, language),
    isRange: price.shown.from.amountMinor !== price.shown.to.amountMinor,
  }
}

/** One sentence on the rate that prices are converted at. */
export function presentRate(rate: RateSource | null, language: Language): string {
  const t = translatorOf(language)
  return rate ? t('price.rate', { date: formatDate(rate.date, language), source: rate.source }) : ''
}
