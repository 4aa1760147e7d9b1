// The currency that people of a country pay with.
import { getCountryData, type TCountryCode } from 'countries-list'
import { toCurrency } from '#kernel/money.ts'

/** Where the package's first currency is not the one that people pay with; each with the reason. */
export const corrections: Record<string, string> = {
  // The balboa is struck as coins only; every note in Panama is a US dollar.
  PA: 'USD',
  // Tristan da Cunha uses sterling; the pound of Saint Helena is that of the other two islands.
  TA: 'GBP',
}

/**
 * The first currency of a country that can be spent: units of account, such as Chile's CLF, are passed over.
 * @param country ISO 3166 alpha-2 in upper case; undefined for what is no country and where there is no currency
 */
export function currencyOfCountry(country: string): string | undefined {
  if (Object.hasOwn(corrections, country)) return corrections[country]
  if (!/^[A-Z]{2}$/.test(country)) return undefined
  const listed = getCountryData(country as TCountryCode)?.currency ?? []
  return listed.map(toCurrency).find((currency) => currency !== undefined)
}
