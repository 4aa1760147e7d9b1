// Reads out of a question on which day somebody is operated on and on which they fly; dates whose roles are not plain are left alone.
import { addDays, nightsBetween } from '#kernel/plain-date.ts'
import { wordsOf } from './words.ts'

/** Plain dates, the flight no earlier than the procedure. */
export type FlightDates = { performedOn: string; flyOn: string }

const months = [
  'january jan يناير',
  'february feb فبراير شباط',
  'march mar مارس اذار',
  'april apr ابريل نيسان',
  'may مايو ايار',
  'june jun يونيو حزيران',
  'july jul يوليو تموز',
  'august aug اغسطس',
  'september sept sep سبتمبر ايلول',
  'october oct اكتوبر',
  'november nov نوفمبر',
  'december dec ديسمبر',
].map((names) => names.split(' '))
const name = months.flat().join('|')
const iso = /(?<![\p{L}\p{N}./-])(20\d\d)-(\d\d)-(\d\d)(?![\p{L}\p{N}/-])/u
const dayFirst = new RegExp(
  `(?<![\\p{L}\\p{N}.,/–-])(\\d{1,2})(?:st|nd|rd|th)? (?:of |من )?(${name})(?!\\p{L}| (?:i|we|he|she|you|they|my|it)(?!\\p{L}))\\.?(?:,? (20\\d\\d)(?!\\p{N}))?`,
  'u',
)
const monthFirst = new RegExp(
  `(?<!\\p{L})(${name})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?![\\p{L}\\p{N}]|[.,:/–-]\\p{N})(?:,? (20\\d\\d)(?!\\p{N}))?`,
  'u',
)
const anyDate = new RegExp([iso, dayFirst, monthFirst].map(({ source }) => source).join('|'), 'gu')

const flies =
  /(?<!\p{L})(fly|flying|flight|flights|home|travel|travell?ing|plane|\p{L}*(?:سافر|سفر|طير|طاير|رحل[هت])\p{L}*)(?!\p{L})/gu
/** A date behind one of them is the end of a span, or one of several. */
const bound =
  /(?<!\p{L})(before|until|till|by|after|from|since|than|as|between|around|about|approximately|roughly|and|or|to|not|قبل|حتي|بعد|منذ|من|الي|بين|حوالي|نحو|او|و|تقريبا)(?: the)?[ ,(]*$/u

/**
 * `Knee replacement on 3 March 2027, can I fly on 20 May?`: without a year it is the next such day from `today` on. `3/4/2027` is another day for
 * other people, so nothing is read where it stands.
 * @param isOperation whether words name the procedure
 */
export function readFlightDates(
  text: string,
  today: string,
  isOperation: (words: string) => boolean,
): FlightDates | undefined {
  const said = text.replace(/[\p{L}\p{M}\p{N}ـ]+/gu, (word) => wordsOf(word).join('')).replace(/\s+/gu, ' ')
  const found = [...said.matchAll(anyDate)]
  const [first, second] = found
  if (!first || !second || found.length > 2 || /\p{N}/u.test(said.replaceAll(anyDate, ''))) return undefined
  const segments = [said.slice(0, first.index), said.slice(first.index + first[0].length, second.index)]
  const dates = [first, second].map((one) => dateOf(one, today))
  const dateFor = (role: Role) => dates[segments.findIndex((one) => roleOf(one, isOperation) === role)]
  const [performed, flown] = [dateFor('operation'), dateFor('flight')]
  if (!performed || !flown || segments.some((one) => bound.test(one))) return undefined
  const days = nightsBetween(performed.date, flown.date)
  // The next such day may be a year away from the one that is meant.
  const isSure = performed.hasYear || days < 330
  return days >= 0 && isSure ? { performedOn: performed.date, flyOn: flown.date } : undefined
}

type Role = 'operation' | 'flight'

/** Of the words before a date, those that stand nearest to it tell. */
function roleOf(words: string, isOperation: (words: string) => boolean): Role | undefined {
  const flight = [...words.matchAll(flies)].at(-1)
  if (isOperation(flight ? words.slice(flight.index + flight[0].length) : words)) return 'operation'
  return flight ? 'flight' : undefined
}

function dateOf(found: RegExpMatchArray, today: string): { date: string; hasYear: boolean } | undefined {
  const [, isoYear, isoMonth, isoDay, day, monthAfter, yearAfter, monthBefore, dayAfter, yearLast] = found
  const month = isoMonth ?? String(months.findIndex((names) => names.includes(monthAfter ?? monthBefore ?? '')) + 1)
  const rest = `-${month.padStart(2, '0')}-${(isoDay ?? day ?? dayAfter ?? '').padStart(2, '0')}`
  const year = isoYear ?? yearAfter ?? yearLast
  const thisYear = Number(today.slice(0, 4))
  const years = year === undefined ? [thisYear, thisYear + 1] : [Number(year)]
  const date = years.map((one) => `${one}${rest}`).find((one) => isDate(one) && (year !== undefined || one >= today))
  return date === undefined ? undefined : { date, hasYear: year !== undefined }
}

const isDate = (date: string): boolean => {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && addDays(date, 0) === date
}
