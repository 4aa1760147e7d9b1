// A document to be printed, in words: the same for the page that shows it and for the PDF that is drawn of it.
import type { Language } from '#kernel/language.ts'

export type PrintedRow = { label: string; about: string; amount: string }
export type PrintedSum = { label: string; text: string }

export type PrintedTable = {
  title: string
  /** Beneath the title, as a sentence; empty where there is nothing to say. */
  note: string
  rows: PrintedRow[]
  sums: PrintedSum[]
}

export type PrintedDocument = {
  /** Its number, which a file of it is called by. */
  name: string
  language: Language
  title: string
  /** The day of it, in words. */
  date: string
  /** Set apart at the top: that no money moved. Empty where it did. */
  notice: string
  parties: { label: string; lines: string[] }[]
  tables: PrintedTable[]
  /** Of everything. */
  sums: PrintedSum[]
  notes: string[]
}
