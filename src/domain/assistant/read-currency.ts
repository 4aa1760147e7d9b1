// Which currency somebody asks for by its name.
import type { Language } from '#kernel/language.ts'
import { wordsOf } from './words.ts'

const names: readonly (readonly [string, RegExp])[] = [
  ['EUR', /^(euros?|eur|يورو)$/u],
  ['USD', /^(dollars?|usd|bucks|دولارا?|دولارات)$/u],
  ['GBP', /^(pounds?|gbp|sterling|quid|استرليني|باوند)$/u],
  ['AED', /^(dirhams?|aed|dhs?|درهما?|دراهم)$/u],
  ['SAR', /^(riyals?|sar|ريالا?|ريالات)$/u],
  ['KWD', /^(kwd|دينارا?|دنانير)$/u],
  ['TRY', /^(lira|liras|try|ليره|ليرات)$/u],
  ['INR', /^(rupees?|inr|روبيه)$/u],
  ['CHF', /^(francs?|chf|فرنك)$/u],
]

/** Articles are off; undefined where none is named, or several. */
export function readCurrency(text: string, _language: Language): string | undefined {
  const words = wordsOf(text).map((word) => word.replace(/^(?:[وبل]?ال|ب)(?=\p{L}{3})/u, ''))
  const found = names.filter(([, pattern]) => words.some((word) => pattern.test(word))).map(([code]) => code)
  // `try` is a word of English too.
  const sure = found.filter((code) => code !== 'TRY' || words.some((word) => /^(lira|liras|ليره|ليرات)$/u.test(word)))
  return sure.length === 1 ? sure[0] : undefined
}
