// The amounts and the numbers of days that stand in an answer, and those among them that are not true.
import { type Figures, oneLine } from './live-figures.ts'

const currencyWords: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  US$: 'USD',
  $: 'USD',
  '₺': 'TRY',
  'JP¥': 'JPY',
  درهم: 'AED',
  درهمًا: 'AED',
  درهماً: 'AED',
  دراهم: 'AED',
  يورو: 'EUR',
  دولار: 'USD',
  ليرة: 'TRY',
}
const currency = '(?:[A-Z]{3}|US\\$|JP¥|[€£$₺]|درهم(?:ًا|اً)?|دراهم|يورو|دولار|ليرة)'
const number = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?'
const before = new RegExp(
  `(?<code>${currency}) ?(?<from>${number})(?: ?[–-] ?(?:${currency} ?)?(?<to>${number}))?`,
  'gu',
)
const after = new RegExp(`(?<from>${number})(?: ?[–-] ?(?<to>${number}))? ?(?<code>${currency})(?!\\p{L})`, 'gu')
const units = 'days?|nights?|minutes?|يوم(?:ًا|اً|ا)?|أيام|ليلة|ليال(?:ٍ|ي)?|دقيقة|دقائق'
const counted = new RegExp(
  `(?<!\\d)(?<from>\\d+)(?: ?[–-] ?(?<to>\\d+))? (?:${units})(?!\\p{L})|\\b[Dd]ay (?<day>\\d+)|اليوم (?<yawm>\\d+)`,
  'gu',
)

const knownCodes = new Set(['AED', 'EUR', 'USD', 'GBP', 'TRY', 'JPY', 'KWD', 'SAR'])

/** `AED 58000` for each amount of the text. */
export function amountsIn(text: string): string[] {
  const found = [...text.matchAll(before), ...text.matchAll(after)].flatMap(({ groups = {} }) => {
    const code = currencyWords[groups['code'] ?? ''] ?? groups['code'] ?? ''
    if (!knownCodes.has(code)) return []
    return [groups['from'], groups['to']].flatMap((figure) =>
      figure === undefined ? [] : [`${code} ${Number(figure.replaceAll(',', ''))}`],
    )
  })
  return [...new Set(found)]
}

/** Numbers of days, nights and minutes; numbers that are spelled out are not read. */
export function countsIn(text: string): number[] {
  return [...text.matchAll(counted)].flatMap(({ groups = {} }) =>
    ['from', 'to', 'day', 'yawm'].flatMap((name) => (groups[name] === undefined ? [] : [Number(groups[name])])),
  )
}

/**
 * What a text states and its subject does not have. What the pack says letter by letter is true of itself.
 * @param packWords as wordsOfPack gives them
 * @param figures what is live of everything that the text is about
 */
export function untrueFigures(response: string, packWords: string, figures: readonly Figures[]): string[] {
  const live = [...figures, ...timesSaid(response, figures)]
  const amounts = (amount: string) => live.some((one) => one.amounts.has(amount))
  const counts = (count: number) => live.some((one) => one.counts.has(count))
  return statementsOf(response)
    .filter((statement) => !packWords.includes(statement))
    .flatMap((statement) => [
      ...amountsIn(statement).filter((amount) => !amounts(amount)),
      ...countsIn(statement)
        .filter((count) => !counts(count))
        .map((count) => `${count} of something`),
    ])
}

/** Prices for as many as a line says first, as in `10 teeth: €2,800`. */
function timesSaid(response: string, figures: readonly Figures[]): Figures[] {
  const times = new Set([...response.matchAll(/(?<![\d.,])(\d{1,2}) \p{L}+:/gu)].map(([, count]) => Number(count)))
  const timed = (count: number) =>
    figures.flatMap(({ amounts }) =>
      [...amounts].map((amount) => {
        const [code = '', major = ''] = amount.split(' ')
        return `${code} ${Math.round(Number(major) * count)}`
      }),
    )
  return [...times].map((count) => ({ amounts: new Set(timed(count)), counts: new Set() }))
}

/** Numbers that a person said, in either kind of digits; of weeks also their days: an answer may say them again. */
export function countsSaid(question: string): Figures {
  const said = question.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
  const counts = [...said.matchAll(/\d+/g)].flatMap(([figure]) => [Number(figure), 7 * Number(figure)])
  return { amounts: new Set(), counts: new Set(counts) }
}

/** Clauses without their marks. */
function statementsOf(response: string): string[] {
  return response
    .split('\n')
    .map((line) =>
      oneLine(line.replace(/^\s*(?:>\s*)?(?:[-*]\s+|\d+\.\s+)?/, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
    )
    .flatMap((line) => line.split(/(?<=[.؟?!:])\s+|[;؛،()]/))
    .map((statement) => statement.replace(/^["“«]|["”»]$/g, '').trim())
    .filter((statement) => statement.length > 0)
}
