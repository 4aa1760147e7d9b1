// Phone numbers as their own country writes them, and the codes that countries are dialled by.
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Language } from '#kernel/language.ts'
import { presentCountry } from '#web/areas/quotes/present-country.server.ts'
import type { PhoneParts } from './details.ts'

/** @param e164 `+971501234567`, or empty. @returns the number as it came, without a country, where it can be told of none */
export function splitPhone(e164: string): PhoneParts {
  const number = parsePhoneNumberFromString(e164)
  if (!number?.country) return { country: '', number: e164 }
  return { country: number.country, number: number.formatNational() }
}

export type CountryOption = { code: string; name: string; dialCode: string }

/** By name, in the alphabet of the language. */
export function presentCountries(language: Language): CountryOption[] {
  const byName = new Intl.Collator(language)
  return getCountries()
    .map((code) => ({ code, name: presentCountry(code, language), dialCode: getCountryCallingCode(code) }))
    .sort((one, other) => byName.compare(one.name, other.name))
}
