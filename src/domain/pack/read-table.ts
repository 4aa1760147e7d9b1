// Reads a CSV file with a header: columns by name, each row's cells checked by the schema of their column.
import type { z } from 'zod'
import { type Cell, type CsvRow, parseCsv } from './parse-csv.ts'
import type { Source } from './source.ts'
import { missing, nearMiss, unknown, wrong } from './wording.ts'

/** The schema of each column; it is given the trimmed text, or undefined for an empty cell. */
export type Columns = Record<string, z.ZodType>

/** `cells` by column, absent where the row or the header has none. A broken row is refused already. */
export type TableRow = { cells: Map<string, Cell>; broken: boolean }

export type Checked<C extends Columns> = { [K in keyof C]: z.output<C[K]> }

/** The rows below the header; undefined when no header can be read. */
export function readTable(source: Source, columns: Columns): TableRow[] | undefined {
  const firstLine = source.text.trimStart().split(/[\r\n]/, 1)[0] ?? ''
  if (/[;\t]/.test(firstLine) && !firstLine.includes(',')) {
    source.refuse(source.text.indexOf(firstLine), 'cells must be separated by commas')
    return undefined
  }
  const [header, ...rows] = parseCsv(source.text, source.refuse)
  if (!header || header.broken) {
    if (!header) source.refuse(0, `the file is empty; the first line must be ${Object.keys(columns).join(',')}`)
    return undefined
  }
  const names = readHeader(source, header, Object.keys(columns))
  return rows
    .filter((row) => row.cells.some((cell) => cell.text !== '') || row.broken)
    .map((row) => {
      const broken = row.broken || !hasEveryCell(source, row, names.length)
      const named = row.cells.map((cell, index): [string, Cell] => [names[index] ?? '', cell])
      return { cells: new Map(named.filter(([name]) => name !== '')), broken }
    })
}

/** The column that each cell stands in; an empty name where none can be told. A misspelt column is read as it was meant. */
function readHeader(source: Source, header: CsvRow, known: string[]): string[] {
  const written = new Set(header.cells.map((cell) => cell.text.trim()))
  const seen = new Set<string>()
  const names = header.cells.map((cell) => {
    const name = cell.text.trim()
    const isKnown = known.includes(name)
    if (!isKnown) source.refuse(cell.offset, unknown('column', name, known))
    else if (seen.has(name)) source.refuse(cell.offset, `column ${name} stands twice`)
    const meant = isKnown ? name : nearMiss(name, known)
    if (meant === undefined || seen.has(meant) || (!isKnown && written.has(meant))) return ''
    seen.add(meant)
    return meant
  })
  for (const name of known) if (!seen.has(name)) source.refuse(header.offset, `column ${name} is missing`)
  return names
}

function hasEveryCell(source: Source, row: CsvRow, expected: number): boolean {
  const surplus = row.cells[expected]
  const said = `the row has ${row.cells.length} cells, the header ${expected}; a text with a comma must be quoted`
  if (surplus) source.refuse(surplus.offset, said)
  else if (row.cells.length < expected) source.refuse(row.end, said)
  return row.cells.length === expected
}

/** The values of a row as far as they could be read, and all of them when every one could. */
export function checkCells<C extends Columns>(
  source: Source,
  row: TableRow,
  columns: C,
): { some: Partial<Checked<C>>; all: Checked<C> | undefined } {
  const some: Record<string, unknown> = {}
  let complete = !row.broken
  for (const [name, schema] of Object.entries(row.broken ? {} : columns)) {
    const cell = row.cells.get(name)
    const text = cell?.text.trim() || undefined
    const parsed = schema.safeParse(text)
    if (cell && parsed.success) some[name] = parsed.data
    else complete = false
    const expected = parsed.error?.issues[0]?.message
    if (cell && expected) source.refuse(cell.offset, text ? wrong(name, text, expected) : missing(name, expected))
  }
  return { some: some as Partial<Checked<C>>, all: complete ? (some as Checked<C>) : undefined }
}
