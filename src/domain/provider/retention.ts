// How long a company keeps its clients' documents, access log and contracts, where nobody removes them before.
import type { Localized } from '#kernel/localized.ts'

export type Retention = {
  /** Of documents that are in no open share, from the upload on. */
  documentMonths: number
  accessLogYears: number
  /** Of accepted offers: what a client cannot have erased before. */
  contractYears: number
  /** The law that asks for it, as clients read it. */
  contractLaw: Localized
}

/** As provider.json says it: what is left out is as it is by default. */
export type RetentionSetting = { [Key in keyof Retention]?: Retention[Key] | undefined }

const defaultRetention: Retention = {
  documentMonths: 24,
  accessLogYears: 6,
  contractYears: 10,
  contractLaw: { en: 'the law on keeping commercial records', ar: 'قانون حفظ السجلات التجارية' },
}

/** Of a company; of nobody's it is the default. */
export function retentionOf(company: { retention: RetentionSetting | null } | undefined): Retention {
  const said = company?.retention ?? {}
  return {
    documentMonths: said.documentMonths ?? defaultRetention.documentMonths,
    accessLogYears: said.accessLogYears ?? defaultRetention.accessLogYears,
    contractYears: said.contractYears ?? defaultRetention.contractYears,
    contractLaw: said.contractLaw ?? defaultRetention.contractLaw,
  }
}

/** @param months whole, also negative; where the month is too short it is its last day (in UTC) */
export function monthsAfter(from: Date, months: number): Date {
  const moved = new Date(from)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  if (moved.getUTCDate() !== from.getUTCDate()) moved.setUTCDate(0)
  return moved
}
