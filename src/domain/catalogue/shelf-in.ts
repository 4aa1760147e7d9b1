// All that a provider sells, in one currency: what the lines of an offer are held against.
import type { Converter } from '#domain/currency/converter.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { Money } from '#kernel/money.ts'
import { offerShelf, type ShelfItem, type ShelfRows } from './offer-shelf.ts'

type Catalogue = Pick<ShelfRows, 'procedures' | 'packages'> & { provider: Pick<Provider, 'languages'> }

/** What is sold in another currency is at the rates of the converter; without a rate it has no price. */
export function shelfIn(
  currency: string,
  { provider, procedures, packages }: Catalogue,
  converter: Pick<Converter, 'knows' | 'convert'>,
): ShelfItem[] {
  const convert = (money: Money) =>
    money.currency === currency || (converter.knows(money.currency) && converter.knows(currency))
      ? converter.convert(money, currency)
      : undefined
  return offerShelf({ procedures, packages, stars: [] }, { languages: provider.languages, convert })
}
