// The line of an offer for several of what a procedure is priced for: how many, at how much each, and what they come to.
import type { ProcedureRow } from '#domain/procedures/read-procedures.ts'
import type { OfferDraftContent } from '#domain/quotes/offer-draft.ts'
import { languageOf } from '#kernel/language.ts'
import type { Quantity } from '#kernel/price-unit.ts'
import { writeAmount } from '#kernel/read-amount.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatMoney } from '#texts/format.ts'
import { sayQuantity } from '#texts/say-unit.ts'

type Line = OfferDraftContent['lines'][number]
type Priced = Pick<ProcedureRow, 'priceFromMinor' | 'priceToMinor' | 'currency'>

/** `Porcelain veneers: 8 teeth × AED 1,900`. A price that is a range is left for the writer to fix. */
export function countLine(line: Line, quantity: Quantity, row: Priced): Line {
  const { priceFromMinor: amountMinor, currency } = row
  const isFixed = amountMinor === row.priceToMinor
  const say = (name: string, code: string) => {
    const language = languageOf(code)
    const t = translatorOf(language)
    const many = sayQuantity(quantity, t)
    if (many === null) return name
    const each = formatMoney({ amountMinor, currency }, language)
    return isFixed
      ? t('mail.offer.severalAt', { name, quantity: many, price: each })
      : t('mail.offer.several', { name, quantity: many })
  }
  return {
    ...line,
    label: Object.fromEntries(Object.entries(line.label).map(([code, name]) => [code, say(name, code)])),
    amount: isFixed ? writeAmount({ amountMinor: amountMinor * quantity.count, currency }) : line.amount,
  }
}
