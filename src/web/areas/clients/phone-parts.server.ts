// Phone numbers as their own country writes them, and the codes that countries are dialled by.
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js'
import metadata from 'libphonenumber-js/min/metadata'
import type { Language } from '#kernel/language.ts'
import { presentCountry } from '#web/forms/present-country.server.ts'
import type { PhoneParts } from './details.ts'

/** @param e164 `+971501234567`, or empty. @returns the number as it came, without a country, where it can be told of none */
export function splitPhone(e164: string): PhoneParts {
  const number = parsePhoneNumberFromString(e164)
  if (!number?.country) return { country: '', number: e164 }
  return { country: number.country, number: number.formatNational() }
}

/** `isMain`: of several countries with one code the one that its numbers are named by. */
export type CountryOption = { code: string; name: string; dialCode: string; isMain?: true }

/** By name, in the alphabet of the language. */
export function presentCountries(language: Language): CountryOption[] {
  const byName = new Intl.Collator(language)
  return getCountries()
    .map((code): CountryOption => {
      const dialCode = getCountryCallingCode(code)
      const [main, other] = metadata.country_calling_codes[dialCode] ?? []
      const isMain = other !== undefined && main === code
      return { code, name: presentCountry(code, language), dialCode, ...(isMain && { isMain }) }
    })
    .sort((one, other) => byName.compare(one.name, other.name))
}
