// Reads spans of days and calendar dates out of what somebody wrote, in both languages; what could mean two days is left alone.
import { addDays } from '#kernel/plain-date.ts'
import { wordsOf } from './words.ts'

const numbers = new Map(
  [
    ['zero صفر'],
    ['one a an واحد واحده'],
    ['two couple اثنين اثنان'],
    ['three ثلاث ثلاثه'],
    ['four اربع اربعه'],
    ['five خمس خمسه'],
    ['six ست سته'],
    ['seven سبع سبعه'],
    ['eight ثمان ثماني ثمانيه'],
    ['nine تسع تسعه'],
    ['ten عشر عشره'],
    ['eleven'],
    ['twelve'],
  ].flatMap(([words], value) => (words ?? '').split(' ').map((word): [string, number] => [word, value])),
)

/** Days of a unit, by how it is said; a month is told as thirty of them. */
const units: readonly (readonly [RegExp, number])[] = [
  [/^(days?|يوم|يوما|ايام|الايام)$/u, 1],
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

const withoutParticle = (word: string): string => word.replace(/^(?:ب|ل)(?=يوم|اسبوع|شهر|\d)/u, '')

/** `10 days`, `two weeks`, `بعد أسبوعين`, in days; undefined where none is said, or several that differ. */
export function readDays(text: string): number | undefined {
  const words = wordsOf(text).map(withoutParticle)
  const spans = words.flatMap((word, at) => {
    const pair = pairs.get(word)
    if (pair !== undefined) return [pair]
    const unit = units.find(([pattern]) => pattern.test(word))?.[1]
    const before = words[at - 1] === 'of' ? words[at - 2] : words[at - 1]
    const count = countOf(before) ?? (unit !== undefined && unit > 1 && before === 'بعد' ? 1 : undefined)
    return unit !== undefined && count !== undefined ? [count * unit] : []
  })
  const [first, ...others] = new Set(spans)
  return others.length > 0 ? undefined : first
}

function countOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined
  return /^\d{1,3}$/.test(word) ? Number(word) : numbers.get(word)
}

const months: readonly RegExp[] = [
  /^(jan|january|يناير)$/u,
  /^(feb|february|فبراير|شباط)$/u,
  /^(mar|march|مارس|اذار)$/u,
  /^(apr|april|ابريل|نيسان)$/u,
  /^(may|مايو|ايار)$/u,
  /^(jun|june|يونيو|حزيران)$/u,
  /^(jul|july|يوليو|تموز)$/u,
  /^(aug|august|اغسطس|اب)$/u,
  /^(sep|sept|september|سبتمبر|ايلول)$/u,
  /^(oct|october|اكتوبر)$/u,
  /^(nov|november|نوفمبر)$/u,
  /^(dec|december|ديسمبر)$/u,
]

/**
 * `2027-03-12`, `12 March`, `March 12th, 2027`, `12 مارس`: each as a plain date, in the order of the calendar. Without a year it is the next
 * such day from `today` on. `3/4/2027` is left out: it is another day for other people.
 */
export function readDates(text: string, today: string): string[] {
  const iso = text.match(/\b20\d\d-\d\d-\d\d\b/g) ?? []
  const words = wordsOf(text.replaceAll(/\b20\d\d-\d\d-\d\d\b/g, ' ')).map((word) =>
    withoutParticle(word).replace(/^(\d{1,2})(st|nd|rd|th)$/, '$1'),
  )
  const named = words.flatMap((word, at) => {
    const month = months.findIndex((pattern) => pattern.test(word))
    if (month < 0) return []
    const around = [words[at - 1] === 'of' ? words[at - 2] : words[at - 1], words[at + 1]]
    const day = around.find((one) => /^([1-9]|[12]\d|3[01])$/.test(one ?? ''))
    const year = [words[at + 1], words[at + 2]].find((one) => /^20\d\d$/.test(one ?? ''))
    return day === undefined ? [] : dateOf(month + 1, Number(day), year, today)
  })
  return [...new Set([...iso.filter(isDate), ...named])].sort()
}

const isDate = (date: string): boolean => {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && addDays(date, 0) === date
}

function dateOf(month: number, day: number, year: string | undefined, today: string): string[] {
  const rest = `-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const thisYear = Number(today.slice(0, 4))
  const years = year === undefined ? [thisYear, thisYear + 1] : [Number(year)]
  const dates = years.map((one) => `${one}${rest}`).filter(isDate)
  const found = year === undefined ? dates.find((date) => date >= today) : dates[0]
  return found === undefined ? [] : [found]
}
