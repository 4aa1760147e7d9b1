// Reads comma-separated text by RFC 4180, keeping the place of every cell.
import type { Refuse } from './source.ts'

/** `offset` is where the cell starts, its opening quote included. */
export type Cell = { text: string; offset: number }

/** `end` is where the row ends, before its line break. A broken row was refused: its cells stop short of the trouble. */
export type CsvRow = { cells: Cell[]; offset: number; end: number; broken: boolean }

type ReadCell = { text: string; end: number; fault?: { offset: number; message: string; fatal: boolean } }

/** All rows but empty lines. A cell that cannot be read is refused, and reading goes on with the next line. */
export function parseCsv(text: string, refuse: Refuse): CsvRow[] {
  const rows: CsvRow[] = []
  let at = 0
  while (at < text.length) {
    const row = readRow(text, at, refuse)
    if (row.end > row.offset) rows.push(row)
    at = row.end + lineBreakAt(text, row.end)
  }
  return rows
}

function readRow(text: string, offset: number, refuse: Refuse): CsvRow {
  const cells: Cell[] = []
  let at = offset
  for (;;) {
    const cell = text[at] === '"' ? readQuoted(text, at) : readBare(text, at)
    if (cell.fault) refuse(cell.fault.offset, cell.fault.message)
    if (cell.fault?.fatal) return { cells, offset, end: endOfLine(text, cell.fault.offset), broken: true }
    cells.push({ text: cell.text, offset: at })
    at = cell.end
    if (text[at] !== ',') return { cells, offset, end: at, broken: false }
    at += 1
  }
}

function readBare(text: string, start: number): ReadCell {
  let end = start
  while (end < text.length && text[end] !== ',' && lineBreakAt(text, end) === 0) end += 1
  const cell = text.slice(start, end)
  const quote = cell.indexOf('"')
  if (quote === -1) return { text: cell, end }
  const message = 'a cell that holds a quote must be quoted as a whole, with each quote inside it doubled'
  return { text: cell, end, fault: { offset: start + quote, message, fatal: false } }
}

function readQuoted(text: string, start: number): ReadCell {
  let at = start + 1
  for (;;) {
    at = text.indexOf('"', at)
    if (at === -1) return unclosed(start)
    if (text[at + 1] !== '"') break
    at += 2
  }
  const inside = text.slice(start + 1, at)
  const end = at + 1
  if (end === text.length || text[end] === ',' || lineBreakAt(text, end) > 0) {
    return { text: inside.replaceAll('""', '"'), end }
  }
  // A closing quote on a later line with more text after it is most likely the opening quote of another cell.
  if (/[\r\n]/.test(inside)) return unclosed(start)
  const message = 'text after the closing quote; a quote inside a quoted cell is written twice'
  return { text: '', end, fault: { offset: end, message, fatal: true } }
}

function unclosed(start: number): ReadCell {
  return { text: '', end: start, fault: { offset: start, message: 'this quote is never closed', fatal: true } }
}

/** Length of the line break at an offset, 0 when there is none. */
function lineBreakAt(text: string, at: number): 0 | 1 | 2 {
  if (text[at] === '\r') return text[at + 1] === '\n' ? 2 : 1
  return text[at] === '\n' ? 1 : 0
}

function endOfLine(text: string, from: number): number {
  let at = from
  while (at < text.length && lineBreakAt(text, at) === 0) at += 1
  return at
}
