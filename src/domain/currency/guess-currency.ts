// Which currency a visitor thinks in, by what their address and their browser say.
import { readAcceptLanguage } from '#kernel/accept-language.ts'
import { currencyOfCountry } from './currency-of-country.ts'

/** The port for countries of addresses: ISO 3166 alpha-2, undefined for an address that is of no country. */
export type FindCountry = (address: string) => string | undefined

export type GuessRules = {
  findCountry: FindCountry
  /** Whether there is a rate for a currency. */
  knows: (currency: string) => boolean
}

export type CurrencyGuess = { currency: string; countryCode: string; from: 'address' | 'language' }

/**
 * The country of the address, then the regions of the browser's languages; the first that has a currency with a rate.
 * @param address IPv4 or IPv6 of the visitor
 * @param acceptLanguage the header of that name, empty when there is none
 */
export function guessCurrency(address: string, acceptLanguage: string, rules: GuessRules): CurrencyGuess | undefined {
  const country = rules.findCountry(address)
  const regions = readAcceptLanguage(acceptLanguage).flatMap(({ region }) => region ?? [])
  const candidates = [
    ...(country === undefined ? [] : [{ countryCode: country, from: 'address' as const }]),
    ...regions.map((region) => ({ countryCode: region, from: 'language' as const })),
  ]
  for (const { countryCode, from } of candidates) {
    const currency = currencyOfCountry(countryCode)
    if (currency && rules.knows(currency)) return { currency, countryCode, from }
  }
  return undefined
}
