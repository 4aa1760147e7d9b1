// Reads out of a question how many days after a procedure it asks about; what is not said plainly is left alone.
import { wordsOf } from './words.ts'

/** `of`: the words that say after what, normalised; empty where that is left out. */
export type DaysAfter = { days: number; of: string }

const valuesOf = (lists: string, each = 1): [string, number][] =>
  lists.split(' | ').flatMap((words, at) => words.split(' ').map((word): [string, number] => [word, (at + 1) * each]))

const numbers = new Map([
  ...valuesOf(
    'one a an واحد واحده | two | three ثلاث ثلاثه | four اربع اربعه | five خمس خمسه | six ست سته | seven سبع سبعه | ' +
      'eight ثمان ثماني ثمانيه | nine تسع تسعه | ten عشر عشره | eleven | twelve',
  ),
  ...valuesOf(
    'twenty عشرون عشرين | thirty ثلاثون ثلاثين | forty اربعون اربعين | fifty خمسون خمسين | ' +
      'sixty ستون ستين | seventy سبعون سبعين | eighty ثمانون ثمانين | ninety تسعون تسعين',
    10,
  ).map(([word, value]): [string, number] => [word, value + 10]),
])
/** They stand beside other things than a unit as well. */
const articles = new Set(['a', 'an', 'one', 'واحد', 'واحده'])
/** Numbers that are not counted with: beside one of them, another number is a part of something. */
const otherNumbers = new Set(
  wordsOf(
    'zero hundred hundreds thousand thousands dozen dozens half quarter third once twice few several thirteen fourteen fifteen ' +
      'sixteen seventeen eighteen nineteen صفر احد احدي اثنا اثني اثنتا اثنتي اثنان اثنين مئه مائه مئتان مئتين مئات الف الفان الفين الاف ' +
      'نصف ونصف ربع وربع ثلث وثلث بضع بضعه عده',
  ),
)
/** A bound, a part, or the other side of the procedure: with one of them anywhere, no span is plain. */
const bounds = new Set(
  wordsOf(
    'before prior beforehand until till than less fewer least most under within between minus plus max min maximum minimum ' +
      'latest earliest sooner earlier nor قبل قبلها حتي اقل اكثر اقصي ادني خلال غضون بين دون تحت الاقل الاكثر فوق كحد',
  ),
)

/** A month is told as thirty days. */
const units: readonly (readonly [RegExp, number])[] = [
  [/^(days?|يوم|يوما|ايام)$/u, 1],
  [/^(weeks?|wks?|اسبوع|اسبوعا|اسابيع)$/u, 7],
  [/^(fortnights?)$/u, 14],
  [/^(months?|شهر|شهرا|اشهر|شهور)$/u, 30],
]
/** Two of them, which Arabic says in one word. */
const pairs = new Map([
  ['يومين', 2],
  ['يومان', 2],
  ['اسبوعين', 14],
  ['اسبوعان', 14],
  ['شهرين', 60],
  ['شهران', 60],
])
const otherUnits =
  /^(hours?|hrs?|minutes?|mins?|years?|yrs?|nights?|ساعه|ساعات|ساعتين|سنه|سنوات|عام|ليله|ليالي?|دقيقه|دقايق|الايام)$/u

/** What a span may follow: the flight, or the beginning of a part of the sentence. */
const lead =
  /^(\||fly|flying|flight|travel|travell?ing|home|back|again|abroad|plane|aeroplane|airplane|air|safe|safely|ok|okay|fine|.*(?:سافر|سفر|طير|طاير|رجوع|ارجع|عوده|اعود|رحل[هت]).*|جوا)$/u
const place =
  /(?:fly|flying|flight|travel|travell?ing|go|going|back|home|return|returning|سافر|السفر|اطير|العوده|الطيران|الطايره|جوا) (?:to|الي) (?:the )?(?!(?:about|around|almost|nearly|just|only|some|over|the|نحو|حوالي|كل)$)\p{L}+$/u
const asks = /^(\||can|could|may|should|is|am|will|would|do|هل|ممكن|متي)$/u
const afterwards = /^(after|afterwards?|later|post|following|بعد|بعدها)$/u

/**
 * `10 days after`, `after two weeks`, `بعد أسبوعين`, `بعد العملية بعشرة أيام`. Undefined for a span that has a bound, a range, a part of a
 * unit or another noun in it, and where a second number or unit is said.
 */
export function readDays(text: string): DaysAfter | undefined {
  if (/[^\P{N}\d٠-٩۰-۹]/u.test(text)) return undefined
  const words = partsOf(text)
  if (words.some((word) => bounds.has(word) || otherNumbers.has(word) || otherUnits.test(word))) return undefined
  const counted = words.flatMap((word, at) => (isNumber(word) ? [at] : []))
  const measured = words.flatMap((word, at) => (daysOf(word) ? [at] : []))
  const afters = words.filter((word) => afterwards.test(word.replace(/^[وف](?=بعد)/u, '')))
  const [unit, ...moreUnits] = measured
  if (unit === undefined || moreUnits.length > 0 || counted.length > 1 || afters.length !== 1) return undefined
  const span = spanAt(words, unit)
  if (!span || (counted.length === 1 && counted[0] !== span.from)) return undefined
  const of = objectOf(words, span)
  return of === undefined ? undefined : { days: span.days, of }
}

type Span = { from: number; until: number; days: number }

const isNumber = (word: string): boolean => /\p{N}/u.test(word) || (numbers.has(word) && !articles.has(word))

const daysOf = (word: string): number | undefined =>
  pairs.get(word) ?? units.find(([pattern]) => pattern.test(word))?.[1]

/** Normalised words, with `|` where a sentence or a part of one ends; what stands in no plain word stays as it is written. */
function partsOf(text: string): string[] {
  const said = text
    .replace(/[,;:.?!،؛؟()"“”«»\n]+(?=\s|$)|(?<=\s|^)[("“«]+/gu, ' | ')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/(?<=^|\s)(\d+)(?=[a-z]+(?:\s|$))/giu, '$1 ')
    .replace(/(?<=\s|^)ب(?=ـ*[\d٠-٩۰-۹])/gu, 'ب ')
    .replace(/\b(?:a )?couple of\b/giu, 'two')
  const words = said.split(/\s+/u).flatMap((word) => {
    if (word === '' || word === '|') return word === '' ? [] : ['|']
    if (!/^(?:[\p{L}\p{M}ـ]+(?:['’]\p{L}+)?|ـ*[\d٠-٩۰-۹]{1,4})$/u.test(word)) return [word]
    return wordsOf(word).map((one) => one.replace(/[۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x6f0)))
  })
  // `بأسبوعين`, `بعشرة أيام`: the particle is no part of the word.
  return ['|', ...words, '|'].flatMap((word) => {
    const bare = word.replace(/^ب/u, '')
    return bare !== word && (daysOf(bare) || numbers.has(bare)) ? ['ب', bare] : [word]
  })
}

function spanAt(words: readonly string[], at: number): Span | undefined {
  const unit = words[at] ?? ''
  const until = /^واحده?$/u.test(words[at + 1] ?? '') ? at + 2 : at + 1
  const days = daysOf(unit) ?? 0
  if (pairs.has(unit)) return { from: at, until: at + 1, days }
  const before = words[at - 1] ?? ''
  const count = /^\d{1,4}$/.test(before) ? Number(before) : numbers.get(before)
  if (count !== undefined) return { from: at - 1, until: at + 1, days: count * days }
  return /^(يوم|اسبوع|شهر)$/u.test(unit) ? { from: at, until, days } : undefined
}

/** After what the span is counted; undefined where it does not stand as such a span does. */
function objectOf(words: readonly string[], { from, until }: Span): string | undefined {
  const before = (words[from - 1] ?? '').replace(/^[وف](?=بعد$)/u, '')
  const next = words[until] ?? '|'
  if (before === 'after' || before === 'بعد') {
    if (!isLed(words, from - 1)) return undefined
    if (/^(from|of|post|following|من)$/u.test(next)) return clause(words, until + 1)
    return asks.test(next) ? '' : undefined
  }
  if (before === 'ب') return betweenAfter(words.slice(0, from - 1), next)
  if (!isLed(words, from)) return undefined
  if (/^(later|afterwards?|بعدها)$/u.test(next)) return asks.test(words[until + 1] ?? '|') ? '' : undefined
  return afterwards.test(next) ? clause(words, until + 1) : undefined
}

/** `بعد العملية بعشرة أيام`: what it is after stands before the number. */
function betweenAfter(words: readonly string[], next: string): string | undefined {
  const after = words.findLastIndex((word) => /^[وف]?بعد$/u.test(word))
  const between = words.slice(after + 1)
  const isPlain = after >= 0 && between.length > 0 && !between.includes('|') && asks.test(next)
  return isPlain && isLed(words, after) ? between.join(' ') : undefined
}

function isLed(words: readonly string[], at: number): boolean {
  const said = words.slice(0, at)
  return lead.test(said.at(-1) ?? '|') || place.test(said.slice(said.lastIndexOf('|') + 1).join(' '))
}

const clause = (words: readonly string[], from: number): string =>
  words.slice(from, Math.max(from, words.indexOf('|', from))).join(' ')
