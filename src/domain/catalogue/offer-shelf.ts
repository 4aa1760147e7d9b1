// What a line of an offer can be taken from: procedures, packages, their parts and classes of hotels, each as what it adds to an offer.
import type { PackageRow } from '#domain/packages/read-packages.ts'
import type { ProcedureRow } from '#domain/procedures/read-procedures.ts'
import type { OfferDraftContent } from '#domain/quotes/offer-draft.ts'
import { type Language, languageOf } from '#kernel/language.ts'
import type { Localized } from '#kernel/localized.ts'
import type { Money } from '#kernel/money.ts'
import type { PriceUnit, Quantity } from '#kernel/price-unit.ts'
import { writeAmount } from '#kernel/read-amount.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { countLine } from './count-line.ts'

export type ShelfItem = {
  kind: 'procedure' | 'package' | 'part' | 'hotel'
  /** Of the procedure or the package; of a part, of the package that it is in. */
  slug: string
  name: Localized
  /** Of a part: what it is a part of. */
  within: Localized | null
  /** In major units; both alike when the price is one figure; null where the catalogue has none. */
  price: { from: string; to: string } | null
  /** What the price is for. */
  unit: PriceUnit
  adds: Pick<OfferDraftContent, 'lines' | 'includes' | 'excludes'>
}

export type ShelfRows = {
  procedures: readonly ProcedureRow[]
  packages: readonly PackageRow[]
  /** Of the own hotels, each once. */
  stars: readonly number[]
}

export type ShelfReader = {
  /** That an offer is written in; the provider's first language first. */
  languages: readonly string[]
  /** Undefined where there is no rate. */
  convert: (money: Money) => Money | undefined
}

/** What a request asks for: so many of one procedure. */
export type AskedFor = { procedureSlug: string | null; quantity: Quantity | null }

/** In the order of the provider's own lists. @param asked the line of what is asked for is one for so many */
export function offerShelf(
  { procedures, packages, stars }: ShelfRows,
  reader: ShelfReader,
  asked?: AskedFor,
): ShelfItem[] {
  const countOf = ({ slug }: ProcedureRow) => (slug === asked?.procedureSlug ? asked.quantity : null)

  return [
    ...packages.flatMap((row) => [packageItem(row, reader), ...partItems(row, reader)]),
    ...procedures.map((row) => procedureItem(row, reader, countOf(row))),
    ...stars.map((count) => hotelItem(count, reader)),
  ]
}

export function packageItem(row: PackageRow, reader: ShelfReader): ShelfItem {
  const { name, slug, inside, excluded } = row
  const price = priceOf(row.priceMinor, row.priceMinor, row.currency, reader)
  const conditions = inside.map(({ mayChangeIf }) => mayChangeIf).filter((text) => text !== null)
  return {
    kind: 'package',
    slug,
    name: written(name, reader),
    within: null,
    price,
    unit: 'procedure',
    adds: {
      lines: [{ label: written(name, reader), amount: fixed(price), mayChangeIf: together(conditions, reader) }],
      includes: inside.map(({ text }) => written(text, reader)),
      excludes: excluded.map((text) => written(text, reader)),
    },
  }
}

function partItems({ slug, name, inside, currency }: PackageRow, reader: ShelfReader): ShelfItem[] {
  return inside.map(({ text, worthMinor, mayChangeIf }) => {
    const price = priceOf(worthMinor, worthMinor, currency, reader)
    const label = written(text, reader)
    const line = { label, amount: fixed(price), mayChangeIf: mayChangeIf ? written(mayChangeIf, reader) : {} }
    const adds = { lines: [line], includes: [], excludes: [] }
    return { kind: 'part', slug, name: label, within: written(name, reader), price, unit: 'procedure', adds }
  })
}

/** A price that is a range is left for the writer to fix. */
export function procedureItem(row: ProcedureRow, reader: ShelfReader, quantity: Quantity | null = null): ShelfItem {
  const each = moneyOf(row.priceFromMinor, row.priceToMinor, row.currency, reader)
  const price = each && inMajor(each)
  const included = inEach(reader, (language) => row.text[language]?.included ?? [])
  const notIncluded = inEach(reader, (language) => (row.text[language]?.notIncluded ?? []).map((text) => ({ text })))
  const conditions = inEach(reader, (language) =>
    (row.text[language]?.included ?? []).flatMap(({ mayChangeIf }) => (mayChangeIf ? [{ text: mayChangeIf }] : [])),
  )
  const name = written(row.name, reader)
  const line = { label: name, amount: fixed(price), mayChangeIf: together(conditions, reader) }
  return {
    kind: 'procedure',
    slug: row.slug,
    name,
    within: null,
    price,
    unit: row.unit,
    adds: {
      lines: [each && quantity ? countLine(line, quantity, each) : line],
      includes: included,
      excludes: notIncluded,
    },
  }
}

function hotelItem(count: number, reader: ShelfReader): ShelfItem {
  const inWords = (language: Language) => translatorOf(language)('mail.offer.hotelClass', { count })
  const label = Object.fromEntries(reader.languages.map((language) => [language, inWords(languageOf(language))]))
  const adds = { lines: [{ label, amount: '', mayChangeIf: {} }], includes: [], excludes: [] }
  return { kind: 'hotel', slug: `${count}`, name: label, within: null, price: null, unit: 'procedure', adds }
}

type Each = { from: Money; to: Money }

function moneyOf(low: number, high: number, currency: string, { convert }: ShelfReader): Each | null {
  const [from, to] = [convert({ amountMinor: low, currency }), convert({ amountMinor: high, currency })]
  return from && to ? { from, to } : null
}

const inMajor = ({ from, to }: Each) => ({ from: writeAmount(from), to: writeAmount(to) })

function priceOf(low: number, high: number, currency: string, reader: ShelfReader): ShelfItem['price'] {
  const each = moneyOf(low, high, currency, reader)
  return each && inMajor(each)
}

const fixed = (price: ShelfItem['price']): string => (price && price.from === price.to ? price.from : '')

/** In the languages of the offer; where the first is missing, what is there stands in for it. */
function written(text: Localized, { languages }: ShelfReader): Localized {
  const [own = ''] = languages
  const first = text[own] ?? Object.values(text)[0] ?? ''
  return Object.fromEntries(
    languages.flatMap((language) => {
      const said = language === own ? first : text[language]
      return said === undefined ? [] : [[language, cut(said)]]
    }),
  )
}

/** Lists that are written by language belong together line by line, where they are of one length. */
function inEach({ languages }: ShelfReader, linesOf: (language: string) => readonly { text: string }[]): Localized[] {
  const [own = '', ...others] = languages
  const lines = linesOf(own)
  return lines.map(({ text }, at) => {
    const found: Localized = { [own]: cut(text) }
    for (const language of others) {
      const theirs = linesOf(language)
      const said = theirs.length === lines.length ? theirs[at]?.text : undefined
      if (said !== undefined) found[language] = cut(said)
    }
    return found
  })
}

/** The longest that a label may be (pack/offer-shape.ts). */
const most = 200

const cut = (text: string): string => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`)

/** Conditions of several parts as one, as many as a label has room for. */
function together(conditions: readonly Localized[], { languages }: ShelfReader): Localized {
  const found: Localized = {}
  for (const language of languages) {
    const all = conditions.map((text) => text[language]).filter((text) => text !== undefined)
    const joined = all.reduce((text, one) => {
      const next = text === '' ? one : `${text}${language === 'ar' ? '؛ ' : '; '}${one}`
      return next.length <= most ? next : text
    }, '')
    if (joined !== '') found[language] = joined
  }
  return found
}
