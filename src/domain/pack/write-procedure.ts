// Writes a procedure as the document that it is edited as: its row of procedures.csv in all languages, and its page.
import type { Localized } from '#kernel/localized.ts'
import { writeAmount } from '#kernel/read-amount.ts'
import type { PackProcedure } from './pack.ts'
import type { SectionKey } from './read-procedure-text.ts'
import { writeProcedureSections } from './write-procedure-text.ts'

export type ProcedureDocument = Omit<PackProcedure, 'position' | 'priceFromMinor' | 'priceToMinor' | 'text'> & {
  /** Decimal, in `currency`. */
  priceFrom: string
  priceTo: string
  /** Each section the markdown below its heading. */
  text: Localized<Record<SectionKey, string>>
}

export function writeProcedure(row: Omit<PackProcedure, 'position'>): ProcedureDocument {
  const { currency } = row
  return {
    slug: row.slug,
    name: row.name,
    category: row.category,
    summary: row.summary,
    priceFrom: writeAmount({ amountMinor: row.priceFromMinor, currency }),
    priceTo: writeAmount({ amountMinor: row.priceToMinor, currency }),
    currency,
    unit: row.unit,
    durationMin: row.durationMin,
    anaesthesia: row.anaesthesia,
    hospitalNights: row.hospitalNights,
    stayDays: row.stayDays,
    flyFromDay: row.flyFromDay,
    releaseFromDay: row.releaseFromDay,
    flySource: row.flySource,
    flySourceUrl: row.flySourceUrl,
    reviewedBy: row.reviewedBy,
    reviewedOn: row.reviewedOn,
    text: Object.fromEntries(
      Object.entries(row.text).map(([language, text]) => [language, writeProcedureSections(text, language)]),
    ),
  }
}
