// Where the words of an offer name another hotel, other nights, another number or another practitioner than its lines, its days or the one chosen.
import type { PackageRow } from '#domain/packages/read-packages.ts'
import type { ProcedureRow } from '#domain/procedures/read-procedures.ts'
import type { OfferContent } from '#domain/quotes/offer.ts'
import type { Localized } from '#kernel/localized.ts'
import { nightsBetween } from '#kernel/plain-date.ts'
import { findNames, type Named } from './find-names.ts'
import { namedItems } from './named-items.ts'
import type { ShelfItem } from './offer-shelf.ts'
import { type QuantityDifference, quantityDifferences } from './quantity-differences.ts'
import { type NightsSaid, readNights } from './read-nights.ts'

/** `path`: `includes.0.en`. `said` there, `meant` by what it differs `from`: numbers of nights, or names by language. */
export type WordDifference = QuantityDifference | NamedDifference
type NamedDifference = { path: string } & (
  | { about: 'nights'; from: 'lines' | 'days'; said: number; meant: number[] }
  | { about: 'hotel'; from: 'lines'; said: Localized; meant: Localized[] }
  | { about: 'practitioner'; from: 'lines' | 'chosen'; said: Localized; meant: Localized[] }
)

export type KnownNames = {
  /** What can be sold. */
  shelf: readonly ShelfItem[]
  packages: readonly Pick<PackageRow, 'slug' | 'nights'>[]
  procedures: readonly Pick<ProcedureRow, 'slug' | 'hospitalNights'>[]
  hotels: readonly Named[]
  practitioners: readonly Named[]
}

type Text = { path: string; text: string }

const textsOf = (path: string, text: Localized | null): Text[] =>
  Object.entries(text ?? {}).map(([code, written]) => ({ path: `${path}.${code}`, text: written }))

/** What is excluded, and what may change an amount, is not what is sold: neither is compared, but that nothing sold is excluded. */
export function wordDifferences(content: OfferContent, known: KnownNames): WordDifference[] {
  const { lines, includes, excludes, note } = content
  const labels = lines.flatMap(({ label }, at) => textsOf(`lines.${at}.label`, label))
  const words = [...includes.flatMap((text, at) => textsOf(`includes.${at}`, text)), ...textsOf('note', note)]
  const left = excludes.flatMap((text, at) => textsOf(`excludes.${at}`, text))
  const sold = soldBy(lines, known)
  return onceEach([
    ...[...labels, ...words].flatMap((text) => nightsIn(text, sold, content)),
    ...words.flatMap((text) => hotelsIn(text, sold, known)),
    ...[...labels, ...words].flatMap((text) => practitionersIn(text, sold, content, known)),
    ...quantityDifferences(lines, { words, left }, known.shelf),
  ])
}

/** What lines say, each in the language that says it first, and what the catalogue says of what they are for. */
type Sold = { texts: string[]; nights: NightsSaid[]; ofCatalogue: NightsSaid[] }

function soldBy(lines: OfferContent['lines'], { shelf, packages, procedures }: KnownNames): Sold {
  const items = lines.flatMap(({ label }) => namedItems(label, shelf))
  const slugsOf = (kind: ShelfItem['kind']) => items.filter((item) => item.kind === kind).map(({ slug }) => slug)
  const catalogue = items.flatMap(({ adds }) => adds.includes.flatMap((text) => Object.values(text)))
  const nights = lines.flatMap(
    ({ label }) =>
      Object.values(label)
        .map(readNights)
        .find(({ length }) => length > 0) ?? [],
  )
  const own = (count: number, isInHospital: boolean) => ({ low: count, high: count, isInHospital })
  return {
    texts: [...lines.flatMap(({ label }) => Object.values(label)), ...catalogue],
    nights,
    ofCatalogue: [
      ...packages.filter(({ slug }) => slugsOf('package').includes(slug)).map((row) => own(row.nights, false)),
      ...procedures
        .filter(({ slug, hospitalNights }) => hospitalNights > 0 && slugsOf('procedure').includes(slug))
        .map((row) => own(row.hospitalNights, true)),
      ...catalogue.flatMap(readNights),
    ],
  }
}

function nightsIn({ path, text }: Text, sold: Sold, { from, until }: OfferContent): WordDifference[] {
  const journey = from && until ? nightsBetween(from, until) : undefined
  return readNights(text).flatMap(({ low, high, isInHospital }): WordDifference[] => {
    const alike = (one: NightsSaid) => one.isInHospital === isInHospital
    const [said, ofCatalogue] = [sold.nights.filter(alike), sold.ofCatalogue.filter(alike)]
    const meant = [...said, ...ofCatalogue]
    const right = [
      ...meant.flatMap((one) => [one.low, one.high]),
      totalOf([...sold.nights, ...sold.ofCatalogue]),
      journey,
    ]
    if (meant.length > 0 && !right.some((count) => count !== undefined && low <= count && count <= high)) {
      const told = said.length > 0 ? said : ofCatalogue.slice(0, 1)
      return [{ path, about: 'nights', from: 'lines', said: high, meant: [...new Set(told.map((one) => one.high))] }]
    }
    return journey !== undefined && low > journey
      ? [{ path, about: 'nights', from: 'days', said: low, meant: [journey] }]
      : []
  })
}

/** In hospital and in a hotel together: what the whole journey may be said to take. */
const totalOf = (nights: readonly NightsSaid[]): number => {
  const most = (isInHospital: boolean) =>
    Math.max(0, ...nights.filter((one) => one.isInHospital === isInHospital).map(({ high }) => high))
  return most(true) + most(false)
}

function hotelsIn({ path, text }: Text, { texts }: Sold, { hotels }: KnownNames): WordDifference[] {
  const meant = namesIn(texts, hotels)
  if (meant.length === 0) return []
  const others = findNames(text, hotels).filter((hotel) => !meant.includes(hotel))
  return others.map(({ name }) => ({ path, about: 'hotel', from: 'lines', said: name, meant: meant.map(nameOf) }))
}

/** A text that names the one who treats may name colleagues beside them. */
function practitionersIn(
  { path, text }: Text,
  { texts }: Sold,
  { practitionerSlug }: OfferContent,
  { practitioners }: KnownNames,
): WordDifference[] {
  const chosen = practitioners.filter(({ slug }) => slug === practitionerSlug)
  const meant = chosen.length > 0 ? chosen : namesIn(texts, practitioners)
  const said = findNames(text, practitioners)
  if (meant.length === 0 || said.some((one) => meant.includes(one))) return []
  const from = chosen.length > 0 ? 'chosen' : 'lines'
  return said.map(({ name }) => ({ path, about: 'practitioner', from, said: name, meant: meant.map(nameOf) }))
}

const namesIn = (texts: readonly string[], named: readonly Named[]): Named[] => [
  ...new Set(texts.flatMap((text) => findNames(text, named))),
]
const nameOf = ({ name }: Named): Localized => name

/** What a text says alike in each of its languages is told once. */
function onceEach(differences: readonly WordDifference[]): WordDifference[] {
  const place = ({ path, about, said }: WordDifference) =>
    JSON.stringify([path.slice(0, path.lastIndexOf('.')), about, said])
  return [...new Map(differences.toReversed().map((one) => [place(one), one])).values()].toReversed()
}
