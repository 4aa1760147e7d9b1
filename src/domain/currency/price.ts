// A price three ways: as the clinic charges it, in the visitor's currency, and in dirhams.
import { chooseCurrency } from '#kernel/currency-order.ts'
import { type Money, toCurrency } from '#kernel/money.ts'
import type { Converter } from './converter.ts'

export type Range = { from: Money; to: Money }
export type Price = { charged: Range; shown: Range; aed: Range }

/** What has no rate, as a retired currency, stays as it is charged in all three. */
export function priceIn(converter: Pick<Converter, 'convert' | 'knows'>, charged: Range, currency: string): Price {
  if (!converter.knows(charged.from.currency)) return { charged, shown: charged, aed: charged }
  const to = (target: string): Range => ({
    from: converter.convert(charged.from, target),
    to: converter.convert(charged.to, target),
  })
  return { charged, shown: to(currency), aed: to('AED') }
}

/** The visitor's choice when there is a rate for it, else the provider's own currency, else AED. */
export function choosePriceCurrency(
  { knows }: Pick<Converter, 'knows'>,
  wanted: string | undefined,
  own: string,
): string {
  const known = (text: string | undefined) => {
    const currency = toCurrency(text)
    return currency && knows(currency) ? currency : undefined
  }
  return chooseCurrency({ client: known(wanted), provider: known(own) })
}
