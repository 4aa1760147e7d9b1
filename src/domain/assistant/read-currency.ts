// Which currency somebody asks for by its name, with the country that is said beside it.
import { languages } from '#kernel/language.ts'
import { currencies } from '#kernel/money.ts'
import { currencyName } from '#texts/format.ts'
import { wordsOf } from './words.ts'

/** `unclear`: one is named, and it is not known which. */
export type AskedCurrency = { code: string } | 'unclear'

/** What is said for each sort of money, and which one is meant where no country is said; none where people of many countries say it of theirs. */
const sorts = (
  [
    ['dollar dollars bucks دولار دولارا دولارات', 'USD'],
    ['pound pounds quid باوند جنيه جنيها جنيهات', 'GBP'],
    ['lira liras ليره ليرات', 'TRY'],
    ['dirham dirhams dhs درهم درهما دراهم', 'AED'],
    ['riyal riyals rial rials ريال ريالا ريالات', 'SAR'],
    ['dinar dinars دينار دينارا دنانير', undefined],
    ['rupee rupees روبيه روبيات', 'INR'],
    ['franc francs فرنك فرنكات', 'CHF'],
    ['peso pesos بيزو', undefined],
    ['krona kronor krone kroner كرونه كرونا', undefined],
    ['yen ين', 'JPY'],
    ['yuan يوان', 'CNY'],
    ['euro euros يورو', 'EUR'],
  ] as const
).map(([names, usual]) => ({ names: new Set(names.split(' ')), usual }))
/** There is but one of them, whatever stands beside. */
const single = new Set(['EUR', 'CNY', 'JPY'])
/** Of these, people of several countries mean their own. */
const unclearAlone = /^جنيه/u

/** Beside the names that ISO 4217 currencies have in both languages. */
const others: readonly (readonly [string, string])[] = [
  ['USD', 'us|usa|american|united states|امريكي'],
  ['GBP', 'british|uk|english|great britain|sterling|استرليني|انجليزي|بريطاني'],
  ['AED', 'uae|emirati|emirates|dubai|اماراتي'],
  ['AUD', 'aussie|australia|اوسترالي'],
  ['CAD', 'canada'],
  ['EGP', 'egypt|مصري'],
  ['HKD', 'هونج كونج|هونغ كونغ'],
  ['SGD', 'سنغافوره|سنغافوري'],
  ['NZD', 'kiwi|new zealand|نيوزيلندي'],
  ['LBP', 'lebanese|lebanon|لبناني'],
  ['SYP', 'syrian|syria|سوري'],
  ['SAR', 'saudi|ksa|سعودي'],
  ['QAR', 'qatari|qatar|قطري'],
  ['OMR', 'omani|oman|عماني'],
  ['KWD', 'kuwaiti|kuwait|كويتي'],
  ['BHD', 'bahraini|bahrain|بحريني'],
  ['JOD', 'jordanian|jordan|اردني'],
  ['TRY', 'turkish|turkey|تركي'],
  ['CHF', 'swiss|switzerland|سويسري'],
  ['INR', 'indian|india|هندي'],
  ['PKR', 'pakistani|pakistan|باكستاني'],
]
/** Each by the sort of money it is. */
const sortsOfOthers: Readonly<Record<string, string>> = { LBP: 'pound lira', SYP: 'pound lira', EGP: 'pound' }

const bare = (word: string): string => word.replace(/^(?:[وفبك]?ال|لل)(?=\p{L}{2})/u, '')
const ending = (word: string): string => word.replace(/(?<=\p{Script=Arabic}{3})ه$/u, '')
const sortOf = (word: string) =>
  sorts.find(({ names }) => [word, bare(word), word.replace(/^[بل](?=\p{L}{3})/u, '')].some((one) => names.has(one)))

/** Codes by `sort, country`: `dollar canadian`. */
const known = new Map<string, string>([
  ...currencies.flatMap((code) => languages.flatMap((language) => namesOf(code, currencyName(code, language)))),
  ...others.flatMap(([code, countries]) => countries.split('|').flatMap((country) => ofCountry(code, country))),
])

function namesOf(code: string, name: string): [string, string][] {
  const words = wordsOf(name)
  const at = words.findIndex((word) => sortOf(word))
  const sort = sortOf(words[at] ?? '')
  return sort ? [[keyOf(sort, words.toSpliced(at, 1)), code]] : []
}

function ofCountry(code: string, country: string): [string, string][] {
  const own = sortsOfOthers[code]?.split(' ') ?? wordsOf(currencyName(code, 'en')).filter(sortOf)
  return own.flatMap((word): [string, string][] => {
    const sort = sortOf(word)
    return sort ? [[keyOf(sort, country.split(' ')), code]] : []
  })
}

function keyOf({ names }: (typeof sorts)[number], country: readonly string[]): string {
  return `${[...names][0]} ${country.map((word) => ending(bare(word))).join(' ')}`
}

/** Before the name of a currency these say nothing about it; any other word may be its country. */
const neutral = new Set(
  wordsOf(
    'in into to for of the a an my our your per as and or with by from price prices cost costs rate value amount pay paying paid using ' +
      'use many much few is it that this please about around some be me show convert converted',
  ),
)

/** Undefined where none is named, or several. */
export function readCurrency(text: string): AskedCurrency | undefined {
  const words = wordsOf(text)
  const named = words.flatMap((word, at) => {
    const sort = sortOf(word)
    return sort ? [codeAt(words, at, sort)] : []
  })
  const found = [...new Set([...named, ...codesIn(text), ...(/\bsterling\b/i.test(text) ? ['GBP'] : [])])]
  const [only] = found
  if (only === undefined || found.length > 1) return undefined
  return only === 'unclear' ? only : { code: only }
}

function codeAt(words: readonly string[], at: number, sort: (typeof sorts)[number]): string {
  if (sort.usual && single.has(sort.usual)) return sort.usual
  const word = words[at] ?? ''
  const beside = [3, 2, 1].flatMap((length) => [
    words.slice(Math.max(0, at - length), at),
    words.slice(at + 1, at + 1 + length),
  ])
  for (const country of beside) {
    const code = country.length > 0 ? known.get(keyOf(sort, country)) : undefined
    if (code !== undefined) return code
  }
  const isArabic = /^\p{Script=Arabic}/u.test(word)
  const isPlain = isArabic ? !isCountry(words[at + 1], word) : isNeutral(words[at - 1])
  return (isPlain && !unclearAlone.test(bare(word).replace(/^ب/u, '')) ? sort.usual : undefined) ?? 'unclear'
}

const isNeutral = (word: string | undefined): boolean => word === undefined || neutral.has(word) || /^\d+$/.test(word)

/** Behind the name of an Arabic currency: `الدولار السنغافوري`, `دولار كندي`, and not `الدولار الآن`. */
const isCountry = (next: string | undefined, word: string): boolean =>
  next !== undefined &&
  (bare(word) === word ? /^\p{L}{3,}يه?$/u.test(next) : next.startsWith('ال') && !/^(الان|اليوم|الرجاء)$/u.test(next))

/** `TRY`, `ALL` and `CUP` are words as well: those that are none count however they are written. */
const plainCodes =
  /\b(usd|eur|gbp|aed|sar|kwd|qar|omr|bhd|jod|egp|inr|pkr|chf|cad|aud|nzd|hkd|sgd|jpy|cny|lbp|syp|iqd)\b/giu

function codesIn(text: string): string[] {
  const plain = (text.match(plainCodes) ?? []).map((code) => code.toUpperCase())
  const written = /\p{Ll}|\p{Script=Arabic}/u.test(text) ? (text.match(/\b[A-Z]{3}\b/g) ?? []) : []
  return [...plain, ...written.filter((code) => currencies.includes(code))]
}
