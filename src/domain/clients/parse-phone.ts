// Reads a telephone number as people write it, and gives it as it is kept: E.164.
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * @param countries ISO 3166-1 alpha-2, the likeliest first: where a number without a country's code may be at home
 * @returns `+971501234567`; undefined when it is no number, or has an extension, which E.164 cannot say
 */
export function parsePhone(text: string, countries: readonly (string | undefined)[]): string | undefined {
  const country = countries.find((one): one is CountryCode => one !== undefined && isSupportedCountry(one))
  // The whole text has to be the number: nothing that somebody wrote beside it is dropped unseen.
  const number = parsePhoneNumberFromString(text, { ...(country && { defaultCountry: country }), extract: false })
  return number?.isValid() && !number.ext ? number.number : undefined
}

/** @param number in E.164 @returns ISO 3166-1 alpha-2; undefined where it says none, as for numbers of no country */
export const countryOfPhone = (number: string): string | undefined => parsePhoneNumberFromString(number)?.country
