// Where the words of an offer speak of one eye, one tooth or the second one, and its line is for several.

import type { OfferContent } from '#domain/quotes/offer.ts'
import { foldText } from '#domain/rooms/search-text.ts'
import { languages } from '#kernel/language.ts'
import type { Localized } from '#kernel/localized.ts'
import { type CountedUnit, isCounted, type Quantity } from '#kernel/price-unit.ts'
import { westernDigits } from '#kernel/western-digits.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { sayQuantity } from '#texts/say-unit.ts'
import { namedItems } from './named-items.ts'
import type { ShelfItem } from './offer-shelf.ts'
import { countOf } from './unusual-lines.ts'

export type QuantityDifference = {
  path: string
  about: 'quantity'
  from: 'lines'
  said: Localized
  meant: Localized[]
}

type Text = { path: string; text: string }

/** What people call one of a unit; Arabic as `foldText` leaves it. */
const nouns: Readonly<Record<CountedUnit, { en: string; ar: string }>> = {
  tooth: { en: 'tooth|veneer|crown|implant', ar: 'سن|ضرس|قشره|تاج|زرعه' },
  jaw: { en: 'jaw|arch', ar: 'فك' },
  eye: { en: 'eye', ar: 'عين' },
  side: { en: 'side', ar: 'جهه|جانب' },
  session: { en: 'session', ar: 'جلسه' },
}

const forOne = /\bfor one(?=\s*(?:[.,;:()]|$))/
const prefix = '(?<!\\p{L})(?:و|ب|ل)?(?:ال|ل)?'

/** `one eye`, `a single veneer`, `عين واحده`; what is done to one after the other is not one alone. */
const saysOne = (text: string, { en, ar }: { en: string; ar: string }): boolean =>
  forOne.test(text) ||
  new RegExp(`\\b(?:one|single|1) (?:\\p{L}+ )?(?:${en})\\b(?! (?:at a time|after))`, 'u').test(text) ||
  new RegExp(`${prefix}(?:${ar})(?: \\p{L}+)? (?:ال)?واحده?(?!\\p{L})(?! (?:في كل|بعد|تلو))`, 'u').test(text)

/** `the second eye`, `العين الثانيه`: with several paid for, none of them is left out. */
const saysAnother = (text: string, { en, ar }: { en: string; ar: string }): boolean =>
  new RegExp(`\\b(?:second|other) (?:${en})\\b`).test(text) ||
  new RegExp(`${prefix}(?:${ar}) (?:ال)?(?:ثاني|ثانيه|اخري|اخر)(?!\\p{L})`, 'u').test(text)

/** @param words what is included and the note; @param left what is excluded */
export function quantityDifferences(
  lines: OfferContent['lines'],
  { words, left }: { words: readonly Text[]; left: readonly Text[] },
  shelf: readonly ShelfItem[],
): QuantityDifference[] {
  const sold = lines.flatMap(({ label }) =>
    namedItems(label, shelf).flatMap((item) =>
      isCounted(item.unit) ? [{ item, unit: item.unit, count: countOf(label, item.unit) }] : [],
    ),
  )
  const told = (texts: readonly Text[], says: typeof saysOne): QuantityDifference[] =>
    texts.flatMap(({ path, text }) => {
      const own = sold.filter(({ item }) => hasText(item, text))
      const about = (own.length > 0 ? own : sold).filter(({ unit }) => says(foldText(westernDigits(text)), nouns[unit]))
      const [first] = about
      if (!first || about.some(({ count }) => count === 1)) return []
      const counts = [...new Set(about.filter(({ unit }) => unit === first.unit).map(({ count }) => count))]
      const say = (count: number) => inEach({ count, unit: first.unit })
      return [{ path, about: 'quantity', from: 'lines', said: say(1), meant: counts.map(say) }]
    })
  return [...told(words, saysOne), ...told(left, saysAnother)]
}

/** Whether the catalogue says this of it. */
const hasText = ({ adds }: ShelfItem, text: string): boolean =>
  [...adds.includes, ...adds.excludes].some((one) => Object.values(one).includes(text))

const inEach = (quantity: Quantity): Localized =>
  Object.fromEntries(languages.map((code) => [code, sayQuantity(quantity, translatorOf(code)) ?? '']))
