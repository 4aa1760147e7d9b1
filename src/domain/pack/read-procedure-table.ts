// Reads procedures.csv and its translations procedures.<language>.csv.

import { priceUnits } from '#kernel/price-unit.ts'
import * as amounts from './amount.ts'
import * as rule from './field-rules.ts'
import type { PackProcedure } from './pack.ts'
import { type Checked, checkCells, readTable, type TableRow } from './read-table.ts'
import type { PlacedSlug, Reading } from './reading.ts'
import { refuseRepeated, refuseUnknownProcedures } from './reading.ts'
import type { Source } from './source.ts'
import { shown } from './wording.ts'

const file = 'procedures.csv'

/** A category becomes an address, for which it needs a letter or a digit. */
const category = rule.textUpTo(rule.longest.name).regex(/[\p{L}\p{N}]/u, { error: 'a name with letters' })
const name = rule.textUpTo(rule.longest.name)
const line = rule.textUpTo(rule.longest.line)
const translatedColumns = { slug: rule.slug, name, category, summary: line }
const columns = {
  ...translatedColumns,
  price_from: amounts.amount,
  price_to: amounts.amount,
  currency: rule.currency,
  unit: rule.oneOf(priceUnits),
  duration_min: rule.wholeCell(1, 2880),
  anaesthesia: name,
  hospital_nights: rule.wholeCell(0, 400),
  stay_days: rule.wholeCell(0, 400),
  fly_from_day: rule.wholeCell(0, 400).optional(),
  release_from_day: rule.wholeCell(0, 400).optional(),
  fly_source: line.optional(),
  fly_source_url: rule.citableUrl.optional(),
  reviewed_by: name,
  reviewed_on: rule.calendarDate,
}
type Cells = Checked<typeof columns>
type Words = Checked<typeof translatedColumns>

/** A procedure without its page. */
export type TableProcedure = Omit<PackProcedure, 'text'>

export type ReadProcedures = { slugs: PlacedSlug[]; rows: TableProcedure[] }

/** `rows` has those without fault, `slugs` all that could be read; undefined when the file itself cannot be read. */
export function readProcedureTable(reading: Reading): ReadProcedures | undefined {
  const source = reading.sources.get(file)
  const table = source && readTable(source, columns)
  if (!source || !table) return undefined
  const slugs: PlacedSlug[] = []
  const rows: TableProcedure[] = []
  const own = reading.texts.languages[0] ?? ''
  for (const row of table) {
    const slug = placedSlug(source, row)
    if (slug) slugs.push(slug)
    const { some, all } = checkCells(source, row, columns)
    const sound = checkRow(source, row, some)
    if (all && sound) rows.push(toProcedure(all, rows.length, own))
  }
  refuseRepeated(slugs)
  const known = new Set(slugs.map((placed) => placed.slug))
  for (const language of languagesOf(reading)) translate(reading, language, rows, known)
  return { slugs, rows }
}

/** The slug of a row, also of one whose other cells cannot be told apart. */
function placedSlug(source: Source, row: TableRow): PlacedSlug | undefined {
  const cell = row.cells.get('slug')
  const { data: slug } = rule.slug.safeParse(cell?.text)
  return cell && slug !== undefined ? { slug, source, offset: cell.offset } : undefined
}

/** The rules between the cells of a row, as far as those could be read. */
function checkRow(source: Source, row: TableRow, cells: Partial<Cells>): boolean {
  const refuse = (column: keyof Cells, message: string): false => {
    source.refuse(row.cells.get(column)?.offset ?? 0, message)
    return false
  }
  let sound = true
  const { currency, price_from: from, price_to: to } = cells
  const minor = (text: string) => amounts.toMinor(text, currency ?? '')
  for (const column of ['price_from', 'price_to'] as const) {
    const expected = currency && cells[column] ? amounts.wrongAmount(cells[column], currency)?.expected : undefined
    if (expected) sound = refuse(column, `${column} is ${shown(cells[column])}; must be ${expected}`)
  }
  if (sound && currency && from !== undefined && to !== undefined && minor(from) > minor(to)) {
    sound = refuse('price_to', `price_to is ${shown(to)}; must not be below price_from, which is ${shown(from)}`)
  }
  if (!row.broken) sound = checkFlying(row, cells, refuse) && sound
  return sound
}

/** A figure stands with its source, and a stay is planned to end when the patient may fly home. */
function checkFlying(row: TableRow, cells: Partial<Cells>, refuse: (column: keyof Cells, message: string) => false) {
  const written = (column: keyof Cells) => Boolean(row.cells.get(column)?.text.trim())
  const { fly_from_day: fly, release_from_day: release, stay_days: stay } = cells
  const faults: [column: keyof Cells, message: string][] = []
  const hasFigure = written('fly_from_day') || written('release_from_day')
  for (const column of ['fly_source', 'fly_source_url'] as const) {
    if (hasFigure && !written(column)) faults.push([column, `a day to fly needs its ${column}`])
    if (!hasFigure && written(column)) faults.push([column, `${column} stands without a day to fly`])
  }
  if (fly !== undefined && release !== undefined && release > fly) {
    faults.push(['release_from_day', `release_from_day is ${release}; must not be after fly_from_day, which is ${fly}`])
  }
  const home = release ?? fly
  if (home !== undefined && stay !== undefined && stay < home) {
    const name = release === undefined ? 'fly_from_day' : 'release_from_day'
    faults.push(['stay_days', `stay_days is ${stay}; must not be less than ${name}, which is ${home}`])
  }
  for (const [column, message] of faults) refuse(column, message)
  return faults.length === 0
}

function toProcedure(cells: Cells, position: number, language: string): TableProcedure {
  return {
    slug: cells.slug,
    position,
    name: { [language]: cells.name },
    category: { [language]: cells.category },
    summary: { [language]: cells.summary },
    priceFromMinor: amounts.toMinor(cells.price_from, cells.currency),
    priceToMinor: amounts.toMinor(cells.price_to, cells.currency),
    currency: cells.currency,
    unit: cells.unit,
    durationMin: cells.duration_min,
    anaesthesia: cells.anaesthesia,
    hospitalNights: cells.hospital_nights,
    stayDays: cells.stay_days,
    flyFromDay: cells.fly_from_day ?? null,
    releaseFromDay: cells.release_from_day ?? null,
    flySource: cells.fly_source ?? null,
    flySourceUrl: cells.fly_source_url ?? null,
    reviewedBy: cells.reviewed_by,
    reviewedOn: cells.reviewed_on,
  }
}

/** The languages that there are translations in; a language that the pack does not declare is refused. */
function languagesOf(reading: Reading): string[] {
  const found = [...reading.sources.keys()].flatMap((path) => /^procedures\.([^.]+)\.csv$/.exec(path)?.[1] ?? [])
  for (const language of found) reading.refuseStrayLanguage(fileIn(language), language, file)
  return [...new Set([...reading.texts.languages.slice(1), ...found])]
}

const fileIn = (language: string) => `procedures.${language}.csv`

/** Adds a translation to the rows. */
function translate(reading: Reading, language: string, rows: TableProcedure[], known: ReadonlySet<string>): void {
  const source = reading.sources.get(fileIn(language))
  const table = (source && readTable(source, translatedColumns)) ?? []
  const slugs: PlacedSlug[] = []
  const words = new Map<string, Words>()
  for (const row of source ? table : []) {
    const slug = source && placedSlug(source, row)
    if (slug) slugs.push(slug)
    const all = source && checkCells(source, row, translatedColumns).all
    if (all) words.set(all.slug, all)
  }
  refuseRepeated(slugs)
  refuseUnknownProcedures(slugs, known)
  for (const row of rows) {
    const own = words.get(row.slug)
    if (!own) continue
    row.name[language] = own.name
    row.category[language] = own.category
    row.summary[language] = own.summary
  }
  const lacking = rows.filter((row) => !words.has(row.slug)).map((row) => row.slug)
  reading.noteMissing(`${file}: no row in ${fileIn(language)} for`, lacking)
}
