// What a price says on a page: in the visitor's currency first, and what it is in others.
import type { Price, RateSource } from '#contract/money.ts'
import type { Language } from '#kernel/language.ts'
import type { PriceUnit } from '#kernel/price-unit.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate, formatMoney, formatRange, formatTime } from '#texts/format.ts'
import { sayUnit } from '#texts/say-unit.ts'
import type { PriceText } from '#web/ui/price.tsx'

/**
 * `aed` and `charged` are left out where they would repeat what is shown, dirhams also where no rate leads to them.
 * @param unit what the price is for
 */
export function presentPrice(price: Price, language: Language, unit: PriceUnit = 'procedure'): PriceText {
  const shownIn = price.shown.from.currency
  const chargedIn = price.charged.from.currency
  const precisionIn = (currency: string) => (currency === chargedIn ? 'exact' : 'estimate')
  return {
    shown: formatRange(price.shown, language, precisionIn(shownIn)),
    from: formatMoney(price.shown.from, language, precisionIn(shownIn)),
    aed:
      shownIn === 'AED' || price.aed.from.currency !== 'AED'
        ? null
        : formatRange(price.aed, language, precisionIn('AED')),
    charged: chargedIn === shownIn || chargedIn === 'AED' ? null : formatRange(price.charged, language),
    unit: sayUnit(unit, translatorOf(language)),
    isRange: price.shown.from.amountMinor !== price.shown.to.amountMinor,
  }
}

/** Of the rates of several calls that one line is to tell of, the one that promises least; null when none was needed. */
export function weakestRate(...rates: (RateSource | null)[]): RateSource | null {
  const promise = ({ kind, fallback }: RateSource) => (fallback ? 0 : kind === 'reference' ? 1 : 2)
  const [weakest] = rates.filter((rate) => rate !== null).sort((a, b) => promise(a) - promise(b))
  return weakest ?? null
}

/**
 * What is to be known of the rates that prices were converted at; empty when none was needed.
 * @param timeZone of the provider: a rate that is held ends by its clock
 */
export function presentRate(rate: RateSource | null, language: Language, timeZone: string): string {
  if (!rate) return ''
  const t = translatorOf(language)
  const { source } = rate
  const date = formatDate(rate.date, language)
  if (rate.kind === 'live' && rate.heldUntil) {
    return t('price.rateLive', { source, time: formatTime(rate.heldUntil, timeZone, language) })
  }
  return t(rate.fallback ? 'price.rateFallback' : 'price.rate', { date, source })
}
