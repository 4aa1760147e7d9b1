// Reads how many nights a text names, in English or Arabic figures: `7 nights`, `5 to 7 nights`, `7 ليالٍ`, `ليلتان`.
import { foldText } from '#domain/rooms/search-text.ts'
import { westernDigits } from '#kernel/western-digits.ts'

/** `low` and `high` are alike but in a range; `isInHospital` where the text says that they are spent there. */
export type NightsSaid = { low: number; high: number; isInHospital: boolean }

const kind = '(?:(?<kind>hotel|hospital|clinic|more|extra|further|additional|other)[ -])?'
const range = '(?<low>\\d{1,3})(?: ?(?:-|–|to|or|الي|او|حتي) ?(?<high>\\d{1,3}))?'
const english = new RegExp(`(?<![\\d.,])${range}[ -]?${kind}nights?\\b`, 'g')
/** One spelling of each letter, as `foldText` leaves it. */
const arabic = new RegExp(`(?<![\\d.,])(?:${range} ?(?:ليالي?|ليل[هة])|(?<pair>ليلت(?:ان|ين)))(?![\\p{L}])`, 'gu')

/** Nights on top of those that are paid for, or a part of them. */
const besides = /(?:another|extra|additional|up to|first|last|next|each of|every|اول|اخر|حتي|كل)[ :]*$/
const besidesAfter = /^ ?(?:more|extra|longer|on top|اضافيه|اضافيتان|اضافيتين|اخري|اكثر)/
const inHospital =
  /^ ?(?:stay )?(?:(?:in|at|on) (?:(?:the|a|our) )?(?:\p{L}+ )?(?:hospital|clinic|ward|intensive care)|في (?:ال)?(?:مستشفي|عياده|قسم|جناح|عنايه))/u
const ofHospital = new Set(['hospital', 'clinic'])
const ofMore = new Set(['more', 'extra', 'further', 'additional', 'other'])

export function readNights(written: string): NightsSaid[] {
  const text = foldText(westernDigits(written))
  return [...text.matchAll(english), ...text.matchAll(arabic)].flatMap(({ 0: whole, index, groups = {} }) => {
    const after = text.slice(index + whole.length, index + whole.length + 60)
    const isBesides =
      besides.test(text.slice(Math.max(0, index - 20), index)) ||
      besidesAfter.test(after) ||
      ofMore.has(groups['kind'] ?? '')
    if (isBesides) return []
    const low = groups['pair'] ? 2 : Number(groups['low'])
    const isInHospital = ofHospital.has(groups['kind'] ?? '') || inHospital.test(after)
    return [{ low, high: Number(groups['high'] ?? low), isInHospital }]
  })
}
