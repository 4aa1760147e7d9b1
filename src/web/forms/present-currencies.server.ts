// The currencies to choose from by name: those at hand for most visitors first, then the others.
import type { Language } from '#kernel/language.ts'
import { currencyName } from '#texts/format.ts'

export type CurrencyOption = { code: string; name: string }
export type CurrencyGroups = { near: CurrencyOption[]; others: CurrencyOption[] }

const worldwide = ['USD', 'EUR', 'GBP', 'AED', 'SAR']

/**
 * @param own what the visitor sees now and what the clinic works in
 */
export function presentCurrencies(
  codes: readonly string[],
  own: readonly string[],
  language: Language,
): CurrencyGroups {
  const named = (code: string) => ({ code, name: currencyName(code, language) })
  const near = [...new Set([...own, ...worldwide])].filter((code) => codes.includes(code))
  const byName = new Intl.Collator(language)
  const others = codes.filter((code) => !near.includes(code)).map(named)
  return { near: near.map(named), others: others.sort((a, b) => byName.compare(a.name, b.name)) }
}
