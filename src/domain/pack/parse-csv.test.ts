// Tables: cells, their places, and what is no table.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv } from './parse-csv.ts'
import { Source } from './source.ts'

function read(text: string) {
  const faults: string[] = []
  const source = new Source('t.csv', text, [])
  const rows = parseCsv(text, (offset, message) => {
    const { line, column } = source.place(offset)
    faults.push(`${line}:${column} ${message}`)
  })
  return { rows: rows.map((row) => row.cells.map((cell) => cell.text)), faults, parsed: rows }
}

test('quoted cells keep commas, doubled quotes and line breaks', () => {
  const { rows, faults } = read('a,"b, c"\r\n"say ""hi""","two\r\nlines"\r\n')
  expect(rows).toEqual([
    ['a', 'b, c'],
    ['say "hi"', 'two\r\nlines'],
  ])
  expect(faults).toEqual([])
})

test('empty lines are left out and a last line needs no line break', () => {
  expect(read('a,b\n\n\nc,d').rows).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('lines may end with LF, CRLF or CR', () => {
  expect(read('a\nb\r\nc\rd').rows).toEqual([['a'], ['b'], ['c'], ['d']])
})

test('a quote that is never closed is refused where it opens, and the next line is read again', () => {
  const { rows, faults } = read('a,b\nc,"d\ne,f\n')
  expect(faults).toEqual(['2:3 this quote is never closed'])
  expect(rows).toEqual([['a', 'b'], ['c'], ['e', 'f']])
})

test('a quote left open before another quoted cell is refused where it opens, not where the other begins', () => {
  const { rows, faults } = read('a,"b\nc,"d, e"\nf,g')
  expect(faults).toEqual(['1:3 this quote is never closed'])
  expect(rows).toEqual([['a'], ['c', 'd, e'], ['f', 'g']])
})

test('text after a closing quote is refused once for its row', () => {
  const { faults, parsed } = read('a,"b"c,"d"e\nf,g')
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/^1:6 text after the closing quote/)
  expect(parsed.map((row) => row.broken)).toEqual([true, false])
})

test('a quote inside a bare cell is refused in its place and the cell is kept', () => {
  const { rows, faults } = read('a,5" nail')
  expect(faults[0]).toMatch(/^1:4 a cell that holds a quote/)
  expect(rows).toEqual([['a', '5" nail']])
})

const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', ' ', 'a', 'ع') }))
const tables = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 6 })
const write = (text: string, always: boolean) =>
  always || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

test('any cells that are written come back the same, without a fault', () => {
  fc.assert(
    fc.property(tables, fc.constantFrom('\n', '\r\n'), fc.boolean(), (rows, lineBreak, always) => {
      const text = rows.map((row) => row.map((one) => write(one, always)).join(',')).join(lineBreak)
      expect(read(text)).toMatchObject({ rows, faults: [] })
    }),
  )
})

test('every cell stands where its offset says', () => {
  fc.assert(
    fc.property(tables, fc.boolean(), (rows, always) => {
      const text = rows.map((row) => row.map((one) => write(one, always)).join(',')).join('\n')
      for (const row of read(text).parsed) {
        for (const one of row.cells) {
          const written = text[one.offset] === '"' ? write(one.text, true) : one.text
          expect(text.startsWith(written, one.offset)).toBe(true)
        }
      }
    }),
  )
})

test('no text at all makes the reader throw or run on', () => {
  const characters = fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a'), maxLength: 60 })
  fc.assert(
    fc.property(characters, (text) => {
      const { parsed } = read(text)
      expect(parsed.every((row) => row.end <= text.length && row.end > row.offset)).toBe(true)
    }),
  )
})
