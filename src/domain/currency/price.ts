// A price three ways: as the clinic charges it, in the visitor's currency, and in dirhams.
import type { Money } from '#kernel/money.ts'
import type { Converter } from './reference-rates.ts'

export type Range = { from: Money; to: Money }
export type Price = { charged: Range; shown: Range; aed: Range }

export function priceIn(converter: Converter, charged: Range, currency: string): Price {
  const to = (target: string): Range => ({
    from: converter.convert(charged.from, target),
    to: converter.convert(charged.to, target),
  })
  return { charged, shown: to(currency), aed: to('AED') }
}

/** The visitor's choice when there is a rate for it, else the provider's own currency, else AED. */
export function choosePriceCurrency(converter: Converter, wanted: string | undefined, own: string): string {
  return [wanted?.trim().toUpperCase(), own].find((currency) => currency && converter.knows(currency)) ?? 'AED'
}
