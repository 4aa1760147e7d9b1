// Which country a number that says its own code is of.
import type { CountryOption } from './phone-parts.server.ts'

/**
 * @param typed `+49 30 1234` or `0049 30 1234`, complete or not
 * @param present that is chosen: it stays where the number fits it
 * @returns undefined where it says no code, or none that is known; of countries that share one, that which the numbers are named by
 */
export function countryOf(typed: string, present: string, countries: readonly CountryOption[]): string | undefined {
  const digits = /^(?:\+|00)([\d\s().-]+)$/.exec(typed.trim())?.[1]?.replace(/\D/g, '')
  if (!digits) return undefined
  const fitting = countries.filter(({ dialCode }) => digits.startsWith(dialCode))
  const longest = Math.max(...fitting.map(({ dialCode }) => dialCode.length))
  const ofCode = fitting.filter(({ dialCode }) => dialCode.length === longest)
  const isPresent = ({ code }: CountryOption) => code === present
  return (ofCode.find(isPresent) ?? ofCode.find(({ isMain }) => isMain) ?? ofCode[0])?.code
}
