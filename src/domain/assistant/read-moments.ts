// Finds dates, times of day and telephone numbers in a text, and leaves the rest of it.
import { normalizeWord } from '#domain/procedures/index-procedures.ts'
import type { Figure } from './figure.ts'

const english = 'january february march april may june july august september october november december'.split(' ')
const arabic = 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' ')
const months = new Map<string, number>([
  ...english.flatMap((name, at): [string, number][] => [
    [name, at + 1],
    [name.slice(0, 3), at + 1],
  ]),
  ...arabic.map((name, at): [string, number] => [normalizeWord(name), at + 1]),
  ['sept', 9],
])
const month = [...english, ...english.map((name) => name.slice(0, 3)), 'sept', ...arabic, 'ابريل', 'اغسطس', 'اكتوبر']
  .sort((one, other) => other.length - one.length)
  .join('|')

const dateOf = (day: string | undefined, name: string | undefined, year: string | undefined): Figure => {
  const number = months.get(normalizeWord(name ?? '')) ?? Number(name)
  return { kind: 'date', day: `${number}-${Number(day ?? 0)}`, year: year ?? '' }
}

type Reader = { pattern: RegExp; read(found: RegExpMatchArray): Figure }

/** In this order: what one has read, the next does not see. */
const readers: readonly Reader[] = [
  {
    pattern: /(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?!\d)/gu,
    read: ([, year, number, day]) => dateOf(day, number, year),
  },
  {
    pattern: new RegExp(
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(${month})(?![\\p{L}])\\.?(?:,?\\s+(\\d{4}))?(?!\\d)`,
      'giu',
    ),
    read: ([, day, name, year]) => dateOf(day, name, year),
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])(${month})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,?\\s+(\\d{4}))?(?!\\d)`,
      'giu',
    ),
    read: ([, name, day, year]) => dateOf(day, name, year),
  },
  {
    pattern: new RegExp(`(?<![\\p{L}])(${month})\\.?,?\\s+(\\d{4})(?!\\d)`, 'giu'),
    read: ([, name, year]) => dateOf('0', name, year),
  },
  // Nobody can say which number is the month: it has to stand so.
  {
    pattern: /(?<!\d)\d{1,2}([/.])\d{1,2}\1\d{2,4}(?!\d)/gu,
    read: ([written]) => ({ kind: 'date', day: written, year: '' }),
  },
  {
    pattern: /(?<!\d)(\d{1,2}):(\d{2})(?!\d)(?:\s*([ap])\.?m\b\.?|\s*([صم])(?![\p{L}]))?/giu,
    read: ([, hour, minute, half, arabicHalf]) => timeOf(hour, minute, half ?? arabicHalf),
  },
  { pattern: /(?<!\d)(\d{1,2})\s*([ap])\.?m\b\.?/giu, read: ([, hour, half]) => timeOf(hour, '00', half) },
  {
    pattern: /(?:(?:\+|\b00)\d[\d\s().-]{5,}\d|(?<!\d)0\d[\d\s-]{6,}\d)/gu,
    read: ([written]) => ({ kind: 'phone', value: phoneDigits(written) }),
  },
]

/** As it is dialled from abroad. */
export const phoneDigits = (written: string): string => written.replace(/\D/g, '').replace(/^00/, '')

function timeOf(hour: string | undefined, minute: string | undefined, half: string | undefined): Figure {
  const isAfternoon = half !== undefined && /[pPم]/u.test(half)
  const isNoonHour = half !== undefined && Number(hour) === 12
  const hours = (isNoonHour ? 0 : Number(hour)) + (isAfternoon ? 12 : 0)
  return { kind: 'time', value: `${hours}:${minute}` }
}

/** @param text with plain digits */
export function readMoments(text: string): { moments: Figure[]; rest: string } {
  const moments: Figure[] = []
  let rest = text
  for (const { pattern, read } of readers) {
    rest = rest.replace(pattern, (...found: unknown[]) => {
      const groups = found.slice(0, -2).map((group) => (typeof group === 'string' ? group : undefined))
      moments.push(read(groups as RegExpMatchArray))
      return ' ; '
    })
  }
  return { moments, rest }
}
