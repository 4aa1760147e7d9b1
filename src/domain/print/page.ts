// Places text on the pages of a PDF, from the side where its language begins: lines broken at words, amounts at the far end.
import { type BaseDirection, baseOf, visualRuns } from './visual-runs.ts'

type Style = { size: number; isBold?: boolean; isQuiet?: boolean }
/** Lines of one text have one direction. */
type Said = Style & { base: BaseDirection }
type Box = { x: number; width: number }

const [pageWidth, pageHeight, margin] = [595.28, 841.89, 56]
const whole: Box = { x: margin, width: pageWidth - 2 * margin }
const amountWidth = 150
const gutter = 18

export class Page {
  #pdf: PDFKit.PDFDocument
  #isRightToLeft: boolean
  #y = margin

  constructor(pdf: PDFKit.PDFDocument, direction: 'ltr' | 'rtl') {
    this.#pdf = pdf
    this.#isRightToLeft = direction === 'rtl'
  }

  text(text: string, style: Style, box = whole): void {
    const said = { ...style, base: this.#baseOf(text) }
    for (const line of this.#break(text, said, box.width)) {
      this.#room(leading(style))
      this.#line(line, said, box, 'start')
      this.#y += leading(style)
    }
  }

  /** A label, and at the far end what it comes to. */
  pair(label: string, amount: string, style: Style): void {
    const [near, far] = this.#sides(amountWidth)
    const lines = this.#break(label, { ...style, base: this.#baseOf(label) }, near.width)
    this.#room(leading(style) * Math.max(1, lines.length))
    this.#line(amount, { ...style, base: this.#baseOf(amount) }, far, 'end')
    this.text(label, style, near)
  }

  columns(columns: readonly { label: string; lines: readonly string[] }[]): void {
    const width = (whole.width - gutter * (columns.length - 1)) / Math.max(1, columns.length)
    const top = this.#y
    let lowest = top
    for (const [at, { label, lines }] of columns.entries()) {
      const place = this.#isRightToLeft ? columns.length - 1 - at : at
      const box = { x: whole.x + place * (width + gutter), width }
      this.#y = top
      this.text(label, { size: 9, isQuiet: true }, box)
      for (const line of lines) this.text(line, { size: 10 }, box)
      lowest = Math.max(lowest, this.#y)
    }
    this.#y = lowest
  }

  rule(width: number): void {
    this.#room(6 + leading({ size: 12 }))
    this.#y += 3
    this.#pdf
      .moveTo(whole.x, this.#y)
      .lineTo(whole.x + whole.width, this.#y)
      .lineWidth(width)
      .strokeColor('#8a8a99')
      .stroke()
    this.#y += 4
  }

  gap(points: number): void {
    this.#y += points
  }

  #baseOf(text: string): BaseDirection {
    return baseOf(text, this.#isRightToLeft ? 'rtl' : 'ltr')
  }

  #room(height: number): void {
    if (this.#y + height <= pageHeight - margin) return
    this.#pdf.addPage()
    this.#y = margin
  }

  #sides(farWidth: number): [Box, Box] {
    const near = whole.width - farWidth - gutter
    return this.#isRightToLeft
      ? [
          { x: whole.x + farWidth + gutter, width: near },
          { x: whole.x, width: farWidth },
        ]
      : [
          { x: whole.x, width: near },
          { x: whole.x + near + gutter, width: farWidth },
        ]
  }

  #line(line: string, style: Said, { x, width }: Box, side: 'start' | 'end'): void {
    const isAtRight = this.#isRightToLeft === (side === 'start')
    const runs = this.#runs(line, style)
    let at = isAtRight ? x + width - sumOf(runs) : x
    this.#pdf.fillColor(style.isQuiet ? '#55556a' : '#16162a')
    for (const { text, font, width: runWidth } of runs) {
      // One run at a time: the library would lay the words of a longer text from left to right.
      this.#pdf.font(font).fontSize(style.size)
      this.#pdf.text(text, at, this.#y + ascent(style), { lineBreak: false, baseline: 'alphabetic', features: [] })
      at += runWidth
    }
  }

  #runs(line: string, { size, isBold, base }: Said) {
    return visualRuns(line, base).map(({ text, isArabic }) => {
      const font = `${isArabic ? 'arabic' : 'latin'}-${isBold ? 'bold' : 'regular'}`
      this.#pdf.font(font).fontSize(size)
      return { text, font, width: this.#pdf.widthOfString(text, { features: [] }) }
    })
  }

  #break(text: string, style: Said, width: number): string[] {
    const lines: string[] = []
    for (const word of text.split(' ').flatMap((one) => this.#cut(one, style, width))) {
      const last = lines.at(-1)
      const longer = last === undefined ? word : `${last} ${word}`
      if (last !== undefined && sumOf(this.#runs(longer, style)) <= width) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }

  /** A word that is longer than the line. */
  #cut(word: string, style: Said, width: number): string[] {
    if (word.length < 2 || sumOf(this.#runs(word, style)) <= width) return [word]
    const half = Math.ceil(word.length / 2)
    return [...this.#cut(word.slice(0, half), style, width), ...this.#cut(word.slice(half), style, width)]
  }
}

const sumOf = (runs: readonly { width: number }[]) => runs.reduce((sum, { width }) => sum + width, 0)
const leading = ({ size }: Style) => size * 1.45
const ascent = ({ size }: Style) => size * 1.05
