// Writes rows as comma-separated text by RFC 4180, and knows where each cell of it stands.

/** `offset` is where a cell starts, its opening quote included. */
export type WrittenCell = { row: number; column: number; offset: number }

/** Lines end with LF; a cell is quoted where it must be, so that no other reader takes it for something else. */
export function writeCsv(rows: readonly (readonly string[])[]): { text: string; cells: WrittenCell[] } {
  const cells: WrittenCell[] = []
  let text = ''
  for (const [row, values] of rows.entries()) {
    for (const [column, value] of values.entries()) {
      if (column > 0) text += ','
      cells.push({ row, column, offset: text.length })
      text += /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
    }
    text += '\n'
  }
  return { text, cells }
}
