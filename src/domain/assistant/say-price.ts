// Puts a price into words as the pages show it: what is charged, and about how much that is in the visitor's currency.
import type { Price, Range } from '#domain/currency/price.ts'
import type { Language } from '#kernel/language.ts'
import type { PriceUnit } from '#kernel/price-unit.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatRange } from '#texts/format.ts'
import { sayPerUnit, sayQuantity } from '#texts/say-unit.ts'
import type { Estimate } from './tools.ts'

/** `AED 4,200–5,600`, and behind it `(about €1,050–1,400)` where the visitor reads another currency than is charged. */
export function sayPrice({ charged, shown }: Price, language: Language): string {
  const price = formatRange(charged, language)
  if (shown.from.currency === charged.from.currency) return price
  return translatorOf(language)('meta.assistant.price.about', {
    price,
    shown: formatRange(shown, language, 'estimate'),
  })
}

/** `AED 1,900–2,600 per tooth` */
export function sayUnitPrice({ price, unit }: { price: Price; unit: PriceUnit }, language: Language): string {
  return sayPerUnit(sayPrice(price, language), unit, translatorOf(language))
}

/** `8 teeth: AED 15,200–20,800` */
export function saySeveral({ quantity, price }: Estimate, language: Language): string {
  const t = translatorOf(language)
  return t('meta.assistant.price.several', {
    quantity: sayQuantity(quantity, t) ?? '',
    price: sayPrice(price, language),
  })
}

/** A price that was converted for somebody who named the currency: with its code, where its sign is that of others too, `£1,070 (GBP)`. */
export function sayEstimate(range: Range, language: Language): string {
  const amount = formatRange(range, language, 'estimate')
  return language === 'en' && range.from.currency === 'GBP' ? `${amount} (GBP)` : amount
}
