// One file of a pack as text, able to refuse any place in it by line and column.
import type { PackFault } from './pack.ts'

/**
 * Refuses the character at an offset of a text.
 * @param missing of a key that is not there: the way to it from the value at the offset
 */
export type Refuse = (offset: number, message: string, missing?: readonly (string | number)[]) => void

export class Source {
  /** Relative to the pack, with `/`. */
  readonly file: string
  readonly text: string
  readonly #faults: PackFault[]
  #lineStarts: number[] | undefined

  constructor(file: string, text: string, faults: PackFault[]) {
    this.file = file
    this.text = text
    this.#faults = faults
  }

  readonly refuse: Refuse = (offset, message) => {
    this.#faults.push({ file: this.file, ...this.place(offset), message })
  }

  /** Line and column, both from 1. A line ends with CRLF, LF or CR. */
  place(offset: number): { line: number; column: number } {
    this.#lineStarts ??= startsOfLines(this.text)
    let low = 0
    let high = this.#lineStarts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 }
  }
}

function startsOfLines(text: string): number[] {
  const starts = [0]
  for (const end of text.matchAll(/\r\n|\n|\r/g)) starts.push(end.index + end[0].length)
  return starts
}
