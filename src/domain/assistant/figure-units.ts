// What numbers are counted in: times, shares, sizes and currencies, by the words and signs of both languages.
import { normalizeWord } from '#domain/procedures/index-procedures.ts'
import { currencies } from '#kernel/money.ts'

/** `times`: how many of `name` one of it is, so that two weeks are fourteen days. */
export type Unit = { name: string; times: number }

const table: readonly (readonly [name: string, times: number, words: string])[] = [
  ['minute', 1, 'minute minutes min mins دقيقة دقائق'],
  ['minute', 60, 'hour hours hr hrs ساعة ساعات'],
  ['day', 1, 'day days يوم أيام يوما'],
  ['day', 7, 'week weeks أسبوع أسابيع أسبوعا'],
  ['night', 1, 'night nights ليلة ليالي ليال'],
  ['month', 1, 'month months شهر أشهر شهور شهرا'],
  ['month', 12, 'year years سنة سنوات سنين عام أعوام عاما'],
  ['percent', 1, '% ٪ percent'],
  ['star', 1, 'star stars نجمة نجوم'],
  ['time', 1, 'times مرة مرات'],
  ['kilogram', 1, 'kg kilo kilos kilogram kilograms كيلوغرام كيلوغراما'],
  ['metre', 1, 'metre metres m متر أمتار'],
  ['metre', 1000, 'km kilometre kilometres كيلومتر كيلومترا كم'],
  ['milligram', 1, 'mg milligram milligrams ملغ مليغرام'],
  ['millilitre', 1, 'ml millilitre millilitres مل'],
]
const units = new Map<string, Unit>(
  table.flatMap(([name, times, words]) =>
    words.split(' ').map((word): [string, Unit] => [normalizeWord(word), { name, times }]),
  ),
)

/** Arabic says two of them in one word. */
const duals = new Map<string, Unit>(
  (
    [
      ['minute', 2, 'دقيقتان دقيقتين'],
      ['minute', 120, 'ساعتان ساعتين'],
      ['day', 2, 'يومان يومين'],
      ['day', 14, 'أسبوعان أسبوعين'],
      ['night', 2, 'ليلتان ليلتين'],
      ['month', 2, 'شهران شهرين'],
      ['month', 24, 'سنتان سنتين عامان عامين'],
      ['time', 2, 'مرتان مرتين'],
    ] as const
  ).flatMap(([name, times, words]) =>
    words.split(' ').map((word): [string, Unit] => [normalizeWord(word), { name, times }]),
  ),
)

const withoutArticle = (word: string): string => word.replace(/^[وفبلك]?(?:ال|لل)?(?=[\p{Script=Arabic}]{2})/u, '')

/** @param word normalised */
export const unitOfWord = (word: string): Unit | undefined => units.get(word) ?? units.get(withoutArticle(word))
export const dualOfWord = (word: string): Unit | undefined => duals.get(word) ?? duals.get(withoutArticle(word))

const signs = new Map<string, string[]>([
  ['$', ['USD']],
  ['¥', ['JPY', 'CNY']],
  ['元', ['CNY']],
])
for (const currency of currencies) {
  const parts = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).formatToParts(0)
  const sign = parts.find(({ type }) => type === 'currency')?.value
  if (sign && sign !== currency) signs.set(sign, [currency])
}

/** Of some it is not said which country's it is: any of them may be meant. */
const currencyWords = new Map<string, string[]>(
  (
    [
      ['AED', 'dirham dirhams درهم دراهم درهما dhs'],
      ['USD', 'dollar dollars دولار دولارا دولارات'],
      ['EUR', 'euro euros يورو'],
      ['GBP', 'pound pounds استرليني إسترليني sterling'],
      ['SAR QAR OMR YER IRR', 'riyal riyals rial rials ريال ريالا ريالات'],
      ['KWD BHD JOD IQD', 'dinar dinars دينار دينارا دنانير'],
      ['EGP GBP', 'جنيه جنيها جنيهات'],
      ['INR PKR', 'rupee rupees روبية'],
      ['TRY', 'lira liras ليرة'],
      ['CHF', 'franc francs فرنك'],
    ] as const
  ).flatMap(([codes, words]) =>
    words.split(' ').map((word): [string, string[]] => [normalizeWord(word), codes.split(' ')]),
  ),
)

const codes: ReadonlySet<string> = new Set(currencies)

/** Currencies that a word or a sign may stand for. @param written as it stands: `TRY` is one, and `try` is none */
export function currenciesOf(written: string): readonly string[] | undefined {
  if (codes.has(written)) return [written]
  return signs.get(written) ?? currencyWords.get(withoutArticle(normalizeWord(written)))
}
