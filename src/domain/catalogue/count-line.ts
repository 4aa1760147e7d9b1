// The line of an offer for several of what a procedure is priced for: how many, at how much each, and what they come to.
import type { OfferDraftContent } from '#domain/quotes/offer-draft.ts'
import { languageOf } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'
import type { Quantity } from '#kernel/price-unit.ts'
import { writeAmount } from '#kernel/read-amount.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatMoney } from '#texts/format.ts'
import { sayQuantity } from '#texts/say-unit.ts'

type Line = OfferDraftContent['lines'][number]
/** Of one, in the currency of the offer. */
type Each = { from: Money; to: Money }

/** `Porcelain veneers: 8 teeth × AED 1,900`. A price that is a range is left for the writer to fix. */
export function countLine(line: Line, quantity: Quantity, { from, to }: Each): Line {
  const isFixed = from.amountMinor === to.amountMinor
  const say = (name: string, code: string) => {
    const language = languageOf(code)
    const t = translatorOf(language)
    const many = sayQuantity(quantity, t)
    if (many === null) return name
    const each = formatMoney(from, language)
    return isFixed
      ? t('mail.offer.severalAt', { name, quantity: many, price: each })
      : t('mail.offer.several', { name, quantity: many })
  }
  return {
    ...line,
    label: Object.fromEntries(Object.entries(line.label).map(([code, name]) => [code, say(name, code)])),
    amount: isFixed ? writeAmount({ ...from, amountMinor: from.amountMinor * quantity.count }) : line.amount,
  }
}
