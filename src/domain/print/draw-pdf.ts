// Draws a printed document as a PDF: the same bytes for the same words, with the site's own fonts and letters in their order.
import { readFile } from 'node:fs/promises'
import type { Language } from '#kernel/language.ts'
import { directionOf } from '#kernel/language.ts'
import { Page } from './page.ts'
import type { PrintedDocument, PrintedTable } from './printed-document.ts'

const fontNames = ['latin-regular', 'latin-bold', 'arabic-regular', 'arabic-bold'] as const

/** A4 in points. The library is loaded with the first of them, and never on a server of which nobody asks for one. */
export async function drawPdf(document: PrintedDocument): Promise<Buffer> {
  const { default: Pdf } = await import('pdfkit')
  const { title, name, language } = document
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    lang: language,
    displayTitle: true,
    // Not when it was drawn: whoever asks twice has the same file twice.
    info: { Title: `${title} ${name}`, Creator: '', Producer: '', CreationDate: new Date(0) },
  })
  for (const font of fontNames) pdf.registerFont(font, await readFile(new URL(`./fonts/${font}.ttf`, import.meta.url)))
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  draw(new Page(pdf, directionOf(language)), document)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

export type DrawnIn = Language

function draw(page: Page, { title, name, date, notice, parties, tables, sums, notes }: PrintedDocument): void {
  page.text(title, { size: 22, isBold: true })
  page.text([name, date].filter(Boolean).join(' · '), { size: 10, isQuiet: true })
  if (notice) page.text(notice, { size: 10, isBold: true })
  page.gap(14)
  page.columns(parties)
  for (const table of tables) drawTable(page, table)
  if (sums.length > 0) {
    page.rule(1)
    for (const { label, text } of sums) page.pair(label, text, { size: 11, isBold: true })
  }
  page.gap(14)
  for (const note of notes) {
    page.text(note, { size: 9, isQuiet: true })
    page.gap(3)
  }
}

function drawTable(page: Page, { title, note, rows, sums }: PrintedTable): void {
  page.gap(16)
  page.text(title, { size: 12, isBold: true })
  if (note) page.text(note, { size: 9, isQuiet: true })
  page.gap(4)
  for (const { label, about, amount } of rows) {
    page.rule(0.5)
    page.pair(label, amount, { size: 10 })
    if (about) page.text(about, { size: 9, isQuiet: true })
    page.gap(2)
  }
  for (const { label, text } of sums) {
    page.rule(0.5)
    page.pair(label, text, { size: 10, isBold: true })
  }
}
